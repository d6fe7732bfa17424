"""The server: games that outlive crashes. The only room with HTTP, a database and clocks."""
