"""The floor that the server is measured against: a bare WebSocket handler that inserts one row and commits.

Run as a process of its own: `python benchmarks/serving/floor.py DATABASE`; prints its port, and ends with its input.
"""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

import sqlalchemy as sa
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from sixfold.server.config import Config
from sixfold.server.run import Announced, uvicorn_config
from sixfold.server.store.database import EVENTS, open_database, parse_database


def make_floor(database: str) -> FastAPI:
    """One table, one handler. SQLite takes one writer, so there a lock spares the writers each other's time-outs."""
    numbers = count(1)
    lock = asyncio.Lock()

    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        app.state.engine = await open_database(parse_database(database))
        app.state.writer = await app.state.engine.connect() if "://" not in database else None
        yield
        await app.state.engine.dispose()

    app = FastAPI(lifespan=run)

    @app.websocket("/floor")
    async def insert(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                row = {"game": "floor", "number": next(numbers), "at": 0.0, "kind": "played", "seat": 0, "data": text}
                if app.state.writer is not None:
                    async with lock:
                        await app.state.writer.execute(sa.insert(EVENTS), row)
                        await app.state.writer.commit()
                else:
                    async with app.state.engine.begin() as connection:
                        await connection.execute(sa.insert(EVENTS), row)
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    return app


def _end_with_input() -> None:
    """Whoever started this holds the other end; the system closes it when that process is killed."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """Serve, with the same settings of uvicorn as the server itself."""
    threading.Thread(target=_end_with_input, daemon=True).start()
    config = uvicorn_config(make_floor(sys.argv[1]), Config(sys.argv[1]), "127.0.0.1", 0)
    Announced(config, lambda port: print(port, flush=True)).run()


if __name__ == "__main__":
    main()
