"""The keys by which push services know this server's messages (VAPID). The private one lies sealed in the database.

All servers on one database share it, and with it the subscriptions.
"""

from base64 import urlsafe_b64encode
from dataclasses import dataclass

import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sixfold.server.store.database import PUSH_KEYS
from sixfold.server.store.seal import Seal
from sixfold.server.world import World

PURPOSE = "push"
KEY_BYTES = 32
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""


@dataclass(frozen=True, slots=True)
class PushKeys:
    """Both halves, as URL-safe base64 without padding."""

    private: str
    public: str


async def open_push_keys(engine: AsyncEngine, seal: Seal, world: World) -> PushKeys:
    """The keys of a database; made on first use. Of several servers that start at once, the first one's stay."""
    sealed = await _known(engine)
    if sealed is None:
        number = int.from_bytes(world.draw("push", KEY_BYTES + 8), "big") % (ORDER - 1) + 1
        sealed = seal.close(number.to_bytes(KEY_BYTES, "big"), PURPOSE)
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.insert(PUSH_KEYS), {"number": 1, "sealed": sealed})
        except IntegrityError:
            sealed = await _known(engine) or sealed
    return keys_of(seal.open(sealed, PURPOSE))


def keys_of(secret: bytes) -> PushKeys:
    """Both halves of the key whose number is written in these bytes."""
    private = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
    point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return PushKeys(_written(secret), _written(point))


async def _known(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        found: str | None = (await connection.execute(sa.select(PUSH_KEYS.c.sealed))).scalar()
    return found


def _written(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()
