"""Whether a database can be used, found out before the server starts."""

import asyncio
import re

import asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from sixfold.server.store.database import FAILURES, BadDatabase, open_database
from sixfold.server.store.migrations import TooNew
from sixfold.server.store.seal import check_seal
from sixfold.server.world import REAL

NAME = re.compile(r"[\w.-]+")
"""What a database is called, if it is not called oddly."""
HOST = re.compile(r"[\w.-]+|[0-9A-Fa-f:.]+(?:%\w+)?")
"""The name or the address of a machine; anything else may be a part of a password with an `@` in it."""
PORTS = range(1, 65536)
SECONDS_TO_ANSWER = 15


class Mistyped(ValueError):
    """An address that cannot be anybody's."""


class CannotReach(Exception):
    """A database that cannot be used; `why` is a code."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def check_database(url: URL, key: str | None = None, key_file: str | None = None, *, opens: bool = True) -> None:
    """Open the database once, and close it; `CannotReach` says why that is not possible, `BadKey` what of its key.

    An address that cannot be one is `Mistyped`, and nobody is asked for it.
    """
    if (url.host and not HOST.fullmatch(url.host)) or (url.port is not None and url.port not in PORTS):
        raise Mistyped
    asyncio.run(_check(url, key, key_file, opens))


def place_of(url: URL) -> str:
    """Where a database is, without the name and the password that open it."""
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    port = f":{url.port}" if url.port else ""
    # Where a name holds a slash, what comes after it is taken for that of a database, with the password.
    name = url.database if url.database and NAME.fullmatch(url.database) else ""
    host = (url.host or "localhost").rpartition("@")[2]
    return f"{host if HOST.fullmatch(host) else ''}{port}/{name}"


async def _check(url: URL, key: str | None, key_file: str | None, opens: bool) -> None:
    try:
        if url.get_backend_name() != "sqlite":
            await _answers(url)
        engine = await open_database(url)
        try:
            if opens:
                await check_seal(engine, url, REAL, key, key_file)
        finally:
            await engine.dispose()
    except (*FAILURES, BadDatabase, TooNew, TimeoutError) as error:
        raise CannotReach(_why(url, error)) from None


async def _answers(url: URL) -> None:
    engine = create_async_engine(url, connect_args={"timeout": SECONDS_TO_ANSWER})
    try:
        async with engine.connect():
            pass
    except (TypeError, ValueError, OverflowError):
        # The driver asks nobody before it has understood every part of the address.
        raise Mistyped from None
    finally:
        await engine.dispose()


def _why(url: URL, error: BaseException) -> str:
    if isinstance(error, TooNew):
        return "newer"
    if url.get_backend_name() == "sqlite":
        return "file"
    cause = getattr(error, "orig", None) or error
    cause = getattr(cause, "__cause__", None) or cause
    match cause:
        case TimeoutError():
            return "silent"
        case asyncpg.InvalidAuthorizationSpecificationError():
            return "denied"
        case asyncpg.InvalidCatalogNameError():
            return "missing"
        case OSError():
            return "away"
    return "other"
