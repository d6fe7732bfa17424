"""A table that needs no server: it answers the same requests and messages, from a store that is given to it.

In the browser a worker runs it by Pyodide, and the store is the browser's own (`web/src/local`). The contract of this
room: it decides nothing that the server's rooms decide. It carries requests to `server/replies`, and keeps the log.
"""
