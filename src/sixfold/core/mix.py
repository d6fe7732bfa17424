"""A shuffle that the dealer and the players mix together, so that nobody among them can choose it.

The dealer publishes the hash of a secret first. Then every seat that takes part publishes the hash of 32 bytes of its
own, and only when all of these stand does it tell the bytes. What is dealt follows from the secret and from them all:
whoever commits early does not know the others' bytes, and whoever tells late can no longer choose.

A seat that does not answer in time is left out, and the others begin a new round with new bytes, so that whoever holds
back can refuse a deal but not pick another. `docs/fairness.md` tells the whole protocol and who could still do what.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal, NamedTuple

COMMIT_METHOD = "sha256-counter-commit/2"
ENTROPY_BYTES = 32
"""As many as the hash has: nobody finds them by trying."""
HASH_BYTES = 32
FIRST_ROUND = 1

Held = Literal["commit", "reveal"]
"""What a seat that was left out owed."""


class LeftOut(NamedTuple):
    """A seat that did not answer in time."""

    seat: int
    round: int
    owed: Held


@dataclass(frozen=True, slots=True)
class Mix:
    """What the seats added in the round that was dealt from, by seat; nothing where a seat took no part."""

    game: str
    """The game's id, so that nothing said for one game can be used in another."""
    round: int = FIRST_ROUND
    commitments: tuple[bytes | None, ...] = ()
    entropy: tuple[bytes | None, ...] = ()
    left_out: tuple[LeftOut, ...] = ()

    def stray(self) -> int | None:
        """The first seat whose bytes are not those it has committed to."""
        for seat, (promised, told) in enumerate(zip(self.commitments, self.entropy, strict=True)):
            found = None if told is None else promise(self.game, self.round, seat, told)
            if found != promised:
                return seat
        return None

    def unexplained(self) -> int | None:
        """The first round that was begun anew though nobody had held anything back."""
        held_back = {left.round for left in self.left_out if left.owed == "reveal"}
        return next((number + 1 for number in range(FIRST_ROUND, self.round) if number not in held_back), None)

    def misplaced(self) -> int | None:
        """The first seat that was left out where it cannot have been: it is not at this table, or has been left out
        already, or in a round that never came, or holding back bytes of the round that was dealt from all the same."""
        dealt = any(self.commitments)
        gone: set[int] = set()
        for left in self.left_out:
            last = self.round - (dealt and left.owed == "reveal")
            if left.seat >= len(self.commitments) or left.seat in gone or left.round > last:
                return left.seat
            gone.add(left.seat)
        return None

    def stream_seed(self, secret: bytes) -> bytes:
        """The seed of the stream: the dealer's secret with what every seat has promised and told.

        A seat gives the byte 1, its commitment and its bytes; or the byte 0, if it added nothing.
        """
        parts = (
            b"\x00" if promised is None or told is None else b"\x01" + promised + told
            for promised, told in zip(self.commitments, self.entropy, strict=True)
        )
        return sha256(b"sixfold deal 2 " + secret + b"".join(parts)).digest()


def promise(game: str, number: int, seat: int, entropy: bytes) -> bytes:
    """What a seat publishes of its bytes in a round before it tells them."""
    return sha256(f"sixfold promise 2 {game} {number} {seat} ".encode() + entropy).digest()
