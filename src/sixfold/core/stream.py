"""All the chance of a game: one 32-byte seed, stretched into bytes that anybody can recompute.

The stream of a seed is SHA-256 in counter mode: block *i* is ``SHA-256(seed ‖ i as 8 bytes, big-endian)`` for
i = 0, 1, 2, …, and the blocks are read one after the other as bytes.

A number below *n* (1 ≤ n ≤ 256) takes the next byte *b*. With ``limit = 256 − 256 mod n``: if ``b ≥ limit`` the
byte is thrown away and the next one is taken; otherwise the number is ``b mod n``. All numbers are equally likely.

A shuffle of a list of length *m* is Fisher–Yates from the end: for i = m−1 down to 1, take j below i + 1 and swap
items i and j.

The commitment of a seed is ``SHA-256(seed)``: published when the game starts, it binds the dealer to the seed,
which is published when the game ends. Where seats add entropy of their own, the published seed is mixed with it (see
`Shuffle`, and `mix.py` for the way in which nobody can choose it). `docs/fairness.md` says in which order each game
uses the stream and gives test vectors.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

from sixfold.core.mix import COMMIT_METHOD, Mix

Item = TypeVar("Item")

METHOD = "sha256-counter/1"
ENTROPY_METHOD = "sha256-counter-entropy/1"
SEED_BYTES = 32
MOST_ENTROPY_BYTES = 64
_BLOCK = 32


def seed_from(text: str | int | bytes) -> bytes:
    """A seed from what people write: 32 bytes, or 64 hexadecimal digits, as they are; the SHA-256 of anything else."""
    if isinstance(text, bytes):
        return text if len(text) == SEED_BYTES else sha256(text).digest()
    written = str(text)
    if len(written) == 2 * SEED_BYTES:
        with suppress(ValueError):
            return bytes.fromhex(written)
    return sha256(written.encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """What is published of the seed before the game: its SHA-256, in hexadecimal."""
    return sha256(seed).hexdigest()


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Where the stream of a game comes from: the dealer's seed, and what the seats added to it before the deal."""

    seed: bytes
    entropy: tuple[bytes | None, ...] = ()
    """By seat; nothing where a seat added none. Empty if no seat did."""
    given: bool = False
    """Whether somebody chose the seed, as tests do. Without entropy nobody else can tell, so it is said."""
    mix: Mix | None = None
    """How the seats have mixed it, where the dealer is a server; `entropy` is then empty."""

    def __post_init__(self) -> None:
        if any(given is not None and not 1 <= len(given) <= MOST_ENTROPY_BYTES for given in self.entropy):
            raise ValueError(f"a seat adds from 1 to {MOST_ENTROPY_BYTES} bytes")

    @property
    def method(self) -> str:
        """The name of the way from here to the stream."""
        if self.mix is not None:
            return COMMIT_METHOD
        return ENTROPY_METHOD if any(self.entropy) else METHOD

    @property
    def commitment(self) -> str:
        """What is published of it before the game."""
        return commitment(self.seed)

    @property
    def stream_seed(self) -> bytes:
        """The seed of the stream: the dealer's own, or its SHA-256 with the seats' entropy behind it.

        Each seat, in order, adds one byte with the length of its entropy, then the entropy; a seat without adds 0.
        """
        if self.mix is not None:
            return self.mix.stream_seed(self.seed)
        if not any(self.entropy):
            return self.seed
        added = b"".join(bytes([len(given or b"")]) + (given or b"") for given in self.entropy)
        return sha256(self.seed + added).digest()

    def order(self, seats: int) -> tuple[int, ...]:
        """An order of the seats, from a stream apart from the game's, where none is given."""
        return Stream(sha256(b"sixfold seniority" + self.stream_seed).digest()).shuffled(range(seats))[0]


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
