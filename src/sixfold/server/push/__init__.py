"""Telling browsers that are closed that it is their turn (Web Push)."""
