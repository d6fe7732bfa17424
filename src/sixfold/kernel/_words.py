"""Messages to the kernel and back: rows of words of eight bytes, whole numbers or doubles."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import chain
from struct import error, pack, unpack, unpack_from

from sixfold.core.pieces import Piece
from sixfold.games.placement import Placement
from sixfold.kernel.door import ask

PlacedPieces = Sequence[tuple[int, tuple[int, int]]]
Lists = Sequence[Sequence[int]]


class Verb(IntEnum):
    """What the kernel can be asked for: places in the table of `cpp/door/door.cpp`."""

    VERSION = 0
    CHECK_RULES = 1
    CHECK_BOARD = 2
    BOARD_PLACEMENTS = 3
    BOARD_BEST_SCORE = 4
    BOARD_CAN_PLACE = 5
    TILES_SIMULATE = 6
    TILES_TRACE = 7
    TILES_SEARCH = 8
    TILES_JUDGE = 9
    TILES_TRADE = 10
    TILES_ENDGAME = 11
    CHECK_TILES_PLAYER = 12
    TILES_MATCH = 13
    TILES_COMPARE = 14
    CUBES_ROLLS = 15
    CUBES_BEST_ROLL = 16
    CUBES_SEARCH = 17
    CHECK_CUBES_PLAYER = 18
    CUBES_MATCH = 19
    CUBES_COMPARE = 20
    CARDS_CAN_PLAY = 21
    CARDS_ARRANGE = 22
    CARDS_TAKINGS = 23
    CARDS_BEST_TURN = 24
    CARDS_EVERY_TURN = 25
    CHECK_CARDS_PLAYER = 26
    CARDS_CHOOSE = 27
    CARDS_SEARCH = 28
    CARDS_SIMULATE = 29
    CARDS_PLAY_OUT = 30
    CARDS_MATCH = 31
    CARDS_TRACE = 32
    CARDS_COMPARE = 33
    CUBES_SEARCH_ROLLS = 34


def whole(*numbers: int) -> bytes:
    """Whole numbers."""
    try:
        return pack(f"<{len(numbers)}q", *numbers)
    except error as refused:
        raise _meant(numbers, refused) from None


def real(*numbers: float) -> bytes:
    """Numbers with a fraction."""
    try:
        return pack(f"<{len(numbers)}d", *numbers)
    except error as refused:
        raise TypeError(f"the kernel takes numbers: {refused}") from None


def seeded(seed: int) -> bytes:
    """A seed: 64 bits without a sign."""
    try:
        return pack("<Q", seed)
    except error as refused:
        raise _meant([seed], refused) from None


def listed(numbers: Sequence[int]) -> bytes:
    """How many numbers, and those."""
    return whole(len(numbers), *numbers)


def lists(several: Lists) -> bytes:
    """How many lists, and those."""
    return whole(len(several), *chain.from_iterable((len(one), *one) for one in several))


def placed(pieces: PlacedPieces) -> bytes:
    """How many pieces, and each with its cell."""
    return whole(len(pieces), *chain.from_iterable((piece, x, y) for piece, (x, y) in pieces))


def _meant(numbers: Iterable[object], refused: error) -> Exception:
    """Something else than a whole number is an error of type; one that is too large is one of value."""
    if all(isinstance(number, int) for number in numbers):
        return ValueError(f"the kernel takes numbers of 64 bits: {refused}")
    return TypeError(f"the kernel takes whole numbers: {refused}")


class Answer:
    """What the kernel answered, read from its beginning."""

    def __init__(self, verb: Verb, *request: bytes) -> None:
        self._bytes = ask(b"".join((pack("<q", verb), *request)))
        self._words: tuple[int, ...] = unpack(f"<{len(self._bytes) // 8}q", self._bytes)
        self._at = 1

    def __bool__(self) -> bool:
        """Whether there is more to read."""
        return self._at < len(self._words)

    def word(self) -> int:
        """A whole number."""
        self._at += 1
        return self._words[self._at - 1]

    def words(self, size: int) -> list[int]:
        """So many whole numbers."""
        self._at += size
        return list(self._words[self._at - size : self._at])

    def real(self) -> float:
        """A number with a fraction."""
        self._at += 1
        (number,) = unpack_from("<d", self._bytes, 8 * self._at - 8)
        return float(number)

    def reals(self, size: int) -> list[float]:
        """So many numbers with a fraction."""
        self._at += size
        return list(unpack_from(f"<{size}d", self._bytes, 8 * (self._at - size)))

    def listed(self) -> list[int]:
        """Numbers, after how many they are."""
        return self.words(self.word())

    def lists(self) -> list[list[int]]:
        """Lists of numbers, after how many they are."""
        return [self.listed() for _ in range(self.word())]

    def placement(self) -> Placement:
        """Pieces with their cells."""
        words, first = self._words, self._at + 1
        self._at = last = first + 3 * words[first - 1]
        return tuple([(Piece(words[at]), (words[at + 1], words[at + 2])) for at in range(first, last, 3)])
