"""The key that keeps hidden state hidden at rest: whoever reads the database alone learns no seed of a game.

The key lies beside the database, not in it. AES in GCM is authenticated: a sealed seed that was changed, or moved to
another game, does not open.
"""

import os
from base64 import b64decode, b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import sqlalchemy as sa
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from platformdirs import user_data_path
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixfold.server.store.database import PRIVATE, SEALS
from sixfold.server.world import World

KEY_BYTES = 32
NONCE_BYTES = 12
TEST = b"sixfold"
"""What is sealed in the database, so that another key is known for one at once."""
VARIABLE = "SIXFOLD_KEY"


class BadKey(Exception):
    """A key that cannot be used. `why` is a code: `missing`, `unreadable`, `shape`, or `wrong` for another database's;
    `place` is where it was looked for."""

    def __init__(self, why: str, place: str = "") -> None:
        super().__init__(f"{why} {place}".strip())
        self.why, self.place = why, place


class Seal:
    """Seals small secrets with a key, each for one purpose, and opens them again."""

    def __init__(self, key: bytes, world: World) -> None:
        self._cipher, self._world = AESGCM(key), world

    def close(self, secret: bytes, purpose: str) -> str:
        """The secret as it may be written down."""
        nonce = self._world.draw("nonce", NONCE_BYTES)
        return b64encode(nonce + self._cipher.encrypt(nonce, secret, purpose.encode())).decode()

    def open(self, sealed: str, purpose: str) -> bytes:
        """The secret; `BadKey` if it was sealed with another key or for another purpose."""
        try:
            written = b64decode(sealed, validate=True)
            return self._cipher.decrypt(written[:NONCE_BYTES], written[NONCE_BYTES:], purpose.encode())
        except (InvalidTag, ValueError):
            raise BadKey("wrong") from None


def key_place(url: URL, key_file: str | None) -> Path | None:
    """Where the key of a database lies; nowhere for one that is only in memory."""
    if key_file is not None:
        return Path(key_file)
    if url.get_backend_name() == "sqlite":
        return Path(f"{url.database}.key") if url.database and url.database != ":memory:" else None
    named = sha256(f"{url.host}:{url.port}/{url.database}".encode()).hexdigest()[:16]
    return user_data_path("sixfold") / "keys" / f"{named}.key"


async def open_seal(
    engine: AsyncEngine, url: URL, world: World, *, key: str | None = None, key_file: str | None = None
) -> Seal:
    """The seal of a database. It is made on first use; later only the same key will do, or `BadKey` says why not."""
    known, place = await _known(engine), key_place(url, key_file)
    found = parse_key(key, VARIABLE) if key is not None else _find_key(place, world, may_make=known is None)
    seal = Seal(found, world)
    if known is None:
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.insert(SEALS), {"number": 1, "test": seal.close(TEST, TEST.decode())})
            return seal
        except IntegrityError:
            known = await _known(engine)
    _try(seal, known, VARIABLE if key is not None else f"{place}")
    return seal


async def check_seal(engine: AsyncEngine, url: URL, world: World, key: str | None, key_file: str | None) -> None:
    """`BadKey` if a server could not open the seal of a database; nothing is made."""
    place = key_place(url, key_file)
    if key is None and (place is None or (await _known(engine) is None and not place.exists())):
        return
    await find_seal(engine, url, world, key, key_file)


async def find_seal(engine: AsyncEngine, url: URL, world: World, key: str | None, key_file: str | None) -> Seal:
    """The seal of a database whose key is there already, or `BadKey` says why not; nothing is made."""
    known, place = await _known(engine), key_place(url, key_file)
    found = parse_key(key, VARIABLE) if key is not None else _find_key(place, world, may_make=False)
    seal = Seal(found, world)
    if known is not None:
        _try(seal, known, VARIABLE if key is not None else f"{place}")
    return seal


async def _known(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        found: str | None = (await connection.execute(sa.select(SEALS.c.test))).scalar()
    return found


def _try(seal: Seal, known: str | None, place: str) -> None:
    try:
        seal.open(known or "", TEST.decode())
    except BadKey:
        raise BadKey("wrong", place) from None


def _find_key(place: Path | None, world: World, *, may_make: bool) -> bytes:
    """The key in its file; if nothing is sealed yet and there is none, a new one that is written there."""
    if place is None:
        return world.draw("key", KEY_BYTES)
    try:
        if may_make and not place.exists():
            _write(place, world.draw("key", KEY_BYTES))
        return parse_key(place.read_text(encoding="ascii", errors="replace"), f"{place}")
    except FileNotFoundError:
        raise BadKey("missing", f"{place}") from None
    except OSError:
        raise BadKey("unreadable", f"{place}") from None


def _write(place: Path, key: bytes) -> None:
    """Write the key whole or not at all; of several servers that start at once, the first one's stays."""
    place.parent.mkdir(parents=True, exist_ok=True)
    draft = place.with_name(f"{place.name}.{os.getpid()}")
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w") as file:
        file.write(key.hex() + "\n")
        file.flush()
        os.fsync(file.fileno())
    try:
        with suppress(FileExistsError):
            os.link(draft, place)
    finally:
        draft.unlink()


def parse_key(written: str, place: str) -> bytes:
    """A key as 64 hexadecimal digits."""
    try:
        key = bytes.fromhex(written.strip())
    except ValueError:
        raise BadKey("shape", place) from None
    if len(key) != KEY_BYTES:
        raise BadKey("shape", place)
    return key
