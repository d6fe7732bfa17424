"""Secrets: unguessable, hashed wherever they are kept, compared in constant time."""

import hmac
import re
import secrets
from hashlib import sha256

from sixfold.core.stream import SEED_BYTES

SEAT, INVITE, HOST, WATCH = "seat", "invite", "host", "watch"
SECRET = re.compile(r"\b(seat|invite|host|watch)_[A-Za-z0-9_-]{20,}")
"""What a secret looks like, so that logs can leave it out."""
ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"


def new_secret(purpose: str) -> str:
    """A secret of 192 bits whose first word says what it is for."""
    return f"{purpose}_{secrets.token_urlsafe(24)}"


def new_seed() -> bytes:
    """The seed of a game."""
    return secrets.token_bytes(SEED_BYTES)


def new_game_id() -> str:
    """A name for a game: 80 bits, easy to read out."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one whose hash was kept, in a time that does not tell how much of it is right."""
    return equal(hashed(secret), kept)


def equal(key: str, kept: str | None) -> bool:
    """Whether a hash is the one that was kept, in a time that tells nothing."""
    return kept is not None and hmac.compare_digest(key, kept)
