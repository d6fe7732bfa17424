"""Search: exact answers to questions about a position."""
