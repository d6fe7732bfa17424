"""What is answered to each request, whoever carries it: HTTP, or the worker of a page that plays without a network.

Here is neither: requests come with their shapes checked, answers go as plain JSON, and what is refused is `Denied`.
"""
