"""Bots' turns and clocks that run out: what the server must do by itself."""
