"""All the chance of a game: one 32-byte seed, stretched into bytes that anybody can recompute.

The stream of a seed is SHA-256 in counter mode: block *i* is ``SHA-256(seed ‖ i as 8 bytes, big-endian)`` for
i = 0, 1, 2, …, and the blocks are read one after the other as bytes.

A number below *n* (1 ≤ n ≤ 256) takes the next byte *b*. With ``limit = 256 − 256 mod n``: if ``b ≥ limit`` the
byte is thrown away and the next one is taken; otherwise the number is ``b mod n``. All numbers are equally likely.

A shuffle of a list of length *m* is Fisher–Yates from the end: for i = m−1 down to 1, take j below i + 1 and swap
items i and j.

The commitment of a seed is ``SHA-256(seed)``: published when the game starts, it binds the dealer to the seed,
which is published when the game ends. `docs/fairness.md` says in which order each game uses the stream and gives
test vectors.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")

METHOD = "sha256-counter/1"
SEED_BYTES = 32
_BLOCK = 32


def commitment(seed: bytes) -> str:
    """What is published of the seed before the game: its SHA-256, in hexadecimal."""
    return sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Stream:
    """A place in the bytes of a seed; every verb returns what it read and the stream after it."""

    seed: bytes
    position: int = 0

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    def below(self, *bounds: int) -> tuple[tuple[int, ...], "Stream"]:
        """One number below each bound in turn, all numbers equally likely."""
        numbers = []
        index, offset = divmod(self.position, _BLOCK)
        block = _block(self.seed, index)
        for bound in bounds:
            if not 1 <= bound <= 256:
                raise ValueError(f"a bound is from 1 to 256, not {bound}")
            limit = 256 - 256 % bound
            while True:
                if offset == _BLOCK:
                    index, offset = index + 1, 0
                    block = _block(self.seed, index)
                byte = block[offset]
                offset += 1
                if byte < limit:
                    break
            numbers.append(byte % bound)
        return tuple(numbers), Stream(self.seed, index * _BLOCK + offset)

    def shuffled(self, items: Sequence[Item]) -> tuple[tuple[Item, ...], "Stream"]:
        """The items in an order in which all orders are equally likely."""
        order = list(items)
        places = range(len(order) - 1, 0, -1)
        picks, after = self.below(*(place + 1 for place in places))
        for place, pick in zip(places, picks, strict=True):
            order[place], order[pick] = order[pick], order[place]
        return tuple(order), after


def _block(seed: bytes, index: int) -> bytes:
    return sha256(seed + index.to_bytes(8, "big")).digest()
