"""Secrets: unguessable, hashed wherever they are kept, compared in constant time."""

import hmac
import re
from base64 import urlsafe_b64encode
from hashlib import sha256

from sixfold.core.stream import SEED_BYTES
from sixfold.server.world import World

SEAT, INVITE, HOST, WATCH = "seat", "invite", "host", "watch"
SECRET = re.compile(r"\b(seat|invite|host|watch)_[A-Za-z0-9_-]{20,}")
"""What a secret looks like, so that logs can leave it out."""
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
GAME_ID = rf"^[{ALPHABET}]{{16}}$"
HASH = re.compile(r"[0-9a-f]{64}")
"""What is kept of a secret, as `hashed` gives it."""


def new_secret(world: World, purpose: str) -> str:
    """A secret of 192 bits whose first word says what it is for."""
    return f"{purpose}_{urlsafe_b64encode(world.draw(purpose, 24)).decode()}"


def new_seed(world: World) -> bytes:
    """The seed of a game."""
    return world.draw("seed", SEED_BYTES)


def new_game_id(world: World) -> str:
    """A name for a game: 80 bits, easy to read out."""
    drawn = int.from_bytes(world.draw("game", 10), "big")
    return "".join(ALPHABET[drawn >> 5 * place & 31] for place in range(16))


def new_server_name(world: World) -> str:
    """A name by which servers on one database tell each other apart."""
    return world.draw("server", 4).hex()


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one whose hash was kept, in a time that does not tell how much of it is right."""
    return equal(hashed(secret), kept)


def equal(key: str, kept: str | None) -> bool:
    """Whether a hash is the one that was kept, in a time that tells nothing."""
    return kept is not None and hmac.compare_digest(key, kept)
