"""The log of events on a disk: two tables, and how they came to their shape."""
