"""The rules of an edition and the board, as the kernel takes them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sixfold.games.placement import Placement
from sixfold.kernel._words import Answer, PlacedPieces, Verb, listed, placed, whole


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """What an edition prints and another may print otherwise."""

    copies: int
    """Pieces of each kind; of cubes, of each colour."""
    hand_size: int
    shortest: int
    """The fewest pieces that make a line or series."""
    qwirkle_bonus: int
    """Points of a line of six beyond one a piece."""
    ending_bonus: int
    """Points for whoever ends the game."""
    words: bytes = field(init=False, repr=False, compare=False)
    """These values, as messages hold them."""

    def __post_init__(self) -> None:
        values = (self.copies, self.hand_size, self.shortest, self.qwirkle_bonus, self.ending_bonus)
        object.__setattr__(self, "words", whole(*values))
        Answer(Verb.CHECK_RULES, self.words)


class Board:
    """Pieces on a board without edges, for tiles and cubes."""

    def __init__(self, rules: Rules, pieces: PlacedPieces = ()) -> None:
        """A board with these pieces; raises ValueError where some do not form lines or lie too far apart."""
        self._rules = rules
        self._pieces: tuple[tuple[int, tuple[int, int]], ...] = ()
        self._words = b""
        self._hold(tuple(pieces))
        self._turns: list[int] = []

    @property
    def words(self) -> bytes:
        """The rules and the pieces, as messages hold them."""
        return self._words

    def lay(self, placement: PlacedPieces) -> None:
        """Lay the pieces of a turn; raises ValueError where one does not fit."""
        before = len(self._pieces)
        self._hold((*self._pieces, *placement))
        self._turns.append(before)

    def undo(self) -> None:
        """Take back the last turn; raises IndexError if there is none."""
        if not self._turns:
            raise IndexError("there is no turn to undo")
        self._pieces = self._pieces[: self._turns.pop()]
        self._words = self._rules.words + placed(self._pieces)

    def placements(self, hand: Sequence[int]) -> list[tuple[Placement, int]]:
        """Every legal placement from a hand with its score, each once."""
        answer = Answer(Verb.BOARD_PLACEMENTS, self._words, listed(hand))
        found = []
        while answer:
            found.append((answer.placement(), answer.word()))
        return found

    def best_score(self, hand: Sequence[int]) -> int:
        """The highest score of any placement; 0 if nothing can be placed."""
        return Answer(Verb.BOARD_BEST_SCORE, self._words, listed(hand)).word()

    def can_place(self, hand: Sequence[int]) -> bool:
        """Whether any piece of the hand can be placed."""
        return bool(Answer(Verb.BOARD_CAN_PLACE, self._words, listed(hand)).word())

    def __len__(self) -> int:
        return len(self._pieces)

    def _hold(self, pieces: tuple[tuple[int, tuple[int, int]], ...]) -> None:
        """These pieces, if they can lie so; otherwise nothing changes."""
        words = self._rules.words + placed(pieces)
        Answer(Verb.CHECK_BOARD, words)
        self._pieces, self._words = pieces, words
