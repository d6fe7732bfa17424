"""Long work for clients, done in processes of its own so that nobody at a table waits for it."""
