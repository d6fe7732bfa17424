"""Fast twins of the rules, for search."""

from collections.abc import Sequence


from collections.abc import Sequence
from typing import Any
from sixfold.games.placement import Placement

QWIRKLE_BONUS: int = 6

ENDING_BONUS: int = 6

class Board:
    """Pieces on a board without edges, for tiles and cubes."""

    def __init__(self, pieces: Sequence[tuple[int, tuple[int, int]]] = ()) -> None:
        """
        A board with these pieces; raises ValueError where some do not form lines or lie too far apart.
        """

    def lay(self, placement: Sequence[tuple[int, tuple[int, int]]]) -> None:
        """Lay the pieces of a turn; raises ValueError where one does not fit."""

    def undo(self) -> None:
        """Take back the last turn; raises IndexError if there is none."""

    def placements(self, hand: Sequence[int]) -> list[tuple[Placement, int]]:
        """Every legal placement from a hand with its score, each once."""

    def best_score(self, hand: Sequence[int]) -> int:
        """The highest score of any placement; 0 if nothing can be placed."""

    def can_place(self, hand: Sequence[int]) -> bool:
        """Whether any piece of the hand can be placed."""

    def __len__(self) -> int: ...

def simulate_greedy(games: int, players: int, seed: int) -> dict[str, Any]:
    """
    Play whole games of tiles between greedy players: games, turns, mean scores of winners and losers.
    """

def trace_greedy(players: int, seed: int) -> dict[str, Any]:
    """
    One game between greedy players, turn by turn: (seat, placement, traded, drawn), so that it can be replayed.
    """

class CardsTurn:
    """A turn of cards, laid out on the table."""

    @property
    def qwirkles(self) -> list[int]:
        """The lines taken: 0 to 5 are the colours, 6 to 11 the shapes."""

    @property
    def played(self) -> list[int]:
        """The cards played from the hand."""

    @property
    def table(self) -> list[list[int]]:
        """The table as it is shown at the end of the turn, with its Qwirkles."""

    @property
    def hand(self) -> list[int]:
        """The cards kept, before drawing."""

    @property
    def value(self) -> float:
        """What the turn was chosen for, where it was chosen for a value."""

def cards_can_play(table: Sequence[Sequence[int]], hand: Sequence[int]) -> bool:
    """Whether at least one card of the hand can be played."""

def cards_arrange(pieces: Sequence[int]) -> list[list[int]] | None:
    """
    Series of three to five that hold exactly these cards; nothing if they cannot stand.
    """

def cards_takings(table: Sequence[Sequence[int]], hand: Sequence[int], fewer: int = 0) -> list[CardsTurn]:
    """
    Every choice of as many Qwirkles as possible, or of up to `fewer` less, each with one way to do it.
    """

def cards_best_turn(table: Sequence[Sequence[int]], hand: Sequence[int], in_hand: Sequence[float], on_table: Sequence[float], played: float = 0.0) -> CardsTurn | None:
    """
    The most Qwirkles, and of all ways to take as many the one that leaves the highest sum of weights:
    of each kind kept in hand, of each kind left on the table, and of each card played.
    """

def cards_every_turn(table: Sequence[Sequence[int]], hand: Sequence[int], fewer: int = 0, limit: int = 10000) -> list[CardsTurn]:
    """
    Every choice of Qwirkles, as in `cards_takings`, with every set of cards that can be played.
    """

class CardsPlayer:
    """p"""

    def __init__(self, style: str, miss: float = 0.3, taste: Sequence[float] = [0.0, 0.0, 0.0, 0.0], candidates: int = 32, rollouts: int = 1000, plies: int = 4, to_the_end: int = 0, fewer: int = 1) -> None: ...

class CardsMatch:
    """m"""

    @property
    def games(self) -> int: ...

    @property
    def wins(self) -> int: ...

    @property
    def ties(self) -> int: ...

    @property
    def points(self) -> float: ...

    @property
    def margin(self) -> float: ...

    @property
    def squared_margin(self) -> float: ...

    @property
    def qwirkles(self) -> float: ...

    @property
    def seconds(self) -> float: ...

    @property
    def slowest(self) -> float: ...

    @property
    def moves(self) -> int: ...

def cards_match(first: CardsPlayer, second: CardsPlayer, players: int = 2, deals: int = 100, seed: int = 0, redeal: bool = False) -> CardsMatch: ...
