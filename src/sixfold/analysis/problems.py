"""Why a position that somebody has set up cannot be one of the game: every fault, as a code with its places."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from sixfold.analysis.setup import Setup
from sixfold.core.game import Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Cell
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.games.lines import QWIRKLE, is_line
from sixfold.games.placement import run_through
from sixfold.games.placement.board import COLUMN, ROW
from sixfold.records.pieces import cells_json, hand_json
from sixfold.wire import Problem as ProblemJson


class ProblemCode(StrEnum):
    """What may be wrong with a position."""

    PLAYERS = "players"
    TOO_MANY = "too-many"
    NO_LINE = "no-line"
    APART = "apart"
    NO_SERIES = "no-series"
    SERIES_SHORT = "series-short"
    QWIRKLE_LEFT = "qwirkle-left"
    NO_QWIRKLE = "no-qwirkle"
    HAND_EMPTY = "hand-empty"
    HAND_LARGE = "hand-large"
    HAND_SHORT = "hand-short"
    OTHERS_LARGE = "others-large"
    OTHERS_SHORT = "others-short"
    LEFT_LARGE = "left-large"
    LEFT_OTHER = "left-other"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a position, and where it is."""

    code: ProblemCode
    cells: tuple[Cell, ...] = ()
    pieces: Hand = ()
    series: int | None = None
    number: int | None = None
    """What it should be at most, or exactly."""

    def json(self) -> ProblemJson:
        """The problem as it is told."""
        told: ProblemJson = {"code": self.code.value}
        if self.cells:
            told["cells"] = cells_json(self.cells)
        if self.pieces:
            told["pieces"] = hand_json(self.pieces)
        if self.series is not None:
            told["series"] = self.series
        if self.number is not None:
            told["number"] = self.number
        return told


def problems_of(setup: Setup) -> list[Problem]:
    """Everything that is wrong with a position; nothing if it can be played on from."""
    found = list(LYING[setup.edition.game](setup))
    fewest, most = setup.edition.players
    if not setup.edition.allows(setup.players):
        found.append(Problem(ProblemCode.PLAYERS, number=fewest if setup.players < fewest else most))
    out = hidden(setup)
    if isinstance(out, Problem):
        return [*found, out]
    return [*found, *_held(setup, out)]


def hidden(setup: Setup) -> int | Problem:
    """How many pieces are out of sight; a problem if more are in sight than the box holds."""
    try:
        return len(GAMES[setup.edition.game].undrawn(setup.edition, setup.seen))
    except NotHeld as error:
        return Problem(ProblemCode.TOO_MANY, pieces=tuple(dict.fromkeys(error.missing)), number=setup.edition.copies)


def most_left(setup: Setup, out: int) -> int:
    """How many of the pieces out of sight can be left to draw; below zero where they do not even fill the hands."""
    return out - sum(setup.others) - (0 if setup.hand else setup.edition.hand_size)


def left_of(setup: Setup, out: int) -> int:
    """How many pieces there are to draw."""
    return max(0, most_left(setup, out)) if setup.left is None else setup.left


def _held(setup: Setup, out: int) -> Iterator[Problem]:
    """What is wrong with how much there is in the hands and to draw."""
    full, left, most = setup.edition.hand_size, left_of(setup, out), most_left(setup, out)
    if not setup.hand:
        yield Problem(ProblemCode.HAND_EMPTY, number=full)
        return
    if most < 0:
        yield Problem(ProblemCode.OTHERS_LARGE, number=out)
    elif left > most:
        yield Problem(ProblemCode.LEFT_LARGE, number=most)
    elif (left < most or setup.gone) and not MAY_LACK[setup.edition.game]:
        yield Problem(ProblemCode.LEFT_OTHER, number=most + len(setup.gone))
    # On a board that is still empty nobody has laid anything, so all hands are full.
    filled = left or (MAY_LACK[setup.edition.game] and not setup.laid)
    if len(setup.hand) > full:
        yield Problem(ProblemCode.HAND_LARGE, number=full)
    elif filled and len(setup.hand) < full:
        yield Problem(ProblemCode.HAND_SHORT, number=full)
    if any(size > full for size in setup.others):
        yield Problem(ProblemCode.OTHERS_LARGE, number=full)
    elif filled and any(size < full for size in setup.others):
        yield Problem(ProblemCode.OTHERS_SHORT, number=full)
    elif not left and ENDED[setup.edition.game](setup):
        yield Problem(ProblemCode.OVER)


def _board_problems(setup: Setup) -> Iterator[Problem]:
    pieces = {cell: piece for piece, cell in setup.laid}
    told: set[tuple[Cell, ...]] = set()
    for cell in pieces:
        for step in (ROW, COLUMN):
            run = run_through(pieces, cell, step)
            if run not in told and not is_line([pieces[other] for other in run]):
                told.add(run)
                yield Problem(ProblemCode.NO_LINE, cells=run)
    whole = _together(pieces)
    if apart := tuple(cell for cell in pieces if cell not in whole):
        yield Problem(ProblemCode.APART, cells=apart)


def _together(pieces: Mapping[Cell, Piece]) -> set[Cell]:
    """The cells of the largest part of a board that hangs together."""
    left, largest = set(pieces), set[Cell]()
    while left:
        part, waiting = set[Cell](), deque([left.pop()])
        while waiting:
            x, y = waiting.popleft()
            part.add((x, y))
            for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if beside in left:
                    left.remove(beside)
                    waiting.append(beside)
        largest = max(largest, part, key=len)
    return largest


def _table_problems(setup: Setup) -> Iterator[Problem]:
    for place, series in enumerate(setup.table):
        if not is_line(series):
            yield Problem(ProblemCode.NO_SERIES, pieces=series, series=place)
        elif len(series) < setup.edition.shortest:
            yield Problem(ProblemCode.SERIES_SHORT, pieces=series, series=place, number=setup.edition.shortest)
        elif len(series) == QWIRKLE:
            yield Problem(ProblemCode.QWIRKLE_LEFT, pieces=series, series=place)
    for taken in (series for seat in setup.qwirkles for series in seat):
        if len(taken) != QWIRKLE or not is_line(taken):
            yield Problem(ProblemCode.NO_QWIRKLE, pieces=taken)


def _hand_emptied(setup: Setup) -> bool:
    return not all(setup.others)


def _last_turn_over(setup: Setup) -> bool:
    return setup.turns_left == 0


LYING: Mapping[str, Callable[[Setup], Iterator[Problem]]] = MappingProxyType(
    {tiles.NAME: _board_problems, cubes.NAME: _board_problems, cards.NAME: _table_problems}
)
ENDED: Mapping[str, Callable[[Setup], bool]] = MappingProxyType(
    {tiles.NAME: _hand_emptied, cubes.NAME: _hand_emptied, cards.NAME: _last_turn_over}
)
MAY_LACK: Mapping[str, bool] = MappingProxyType({tiles.NAME: True, cubes.NAME: True, cards.NAME: False})
"""Whether fewer pieces may be in the game than the box holds: cards leave it only in Qwirkles, which are known."""
