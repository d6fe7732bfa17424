"""A position as it is told to whoever sets it up: what is wrong with it, and what follows from it."""

from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType

from typing_extensions import TypedDict

from sixfold.analysis.notation import ON_TABLE, setup_text
from sixfold.analysis.problems import Problem, hidden, left_of, most_left, problems_of
from sixfold.analysis.seeing import state_of
from sixfold.analysis.setup import Setup, SetupJson, setup_json
from sixfold.core.pieces import Piece, colour_of
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.realtable.told import UNSEEN
from sixfold.wire import Play, play_json
from sixfold.wire import Problem as ProblemJson
from sixfold.wire.shapes import closed


@closed
class DescribedJson(TypedDict):
    """A position, its text, what is wrong with it, and what nobody sees: by kind, or by colour for cubes."""

    position: SetupJson
    text: str
    problems: list[ProblemJson]
    left: int
    most_left: int
    unseen: dict[str, int]
    play: Play | None
    """The position as the player on turn sees it; nothing while something is wrong with it."""


def describe(setup: Setup) -> DescribedJson:
    """What there is to say of a position without thinking about it."""
    out = hidden(setup)
    count = 0 if isinstance(out, Problem) else out
    problems = [problem.json() for problem in problems_of(setup)]
    return {
        "position": setup_json(setup, on_table=ON_TABLE[setup.edition.game]),
        "text": setup_text(setup),
        "problems": problems,
        "left": left_of(setup, count),
        "most_left": max(0, most_left(setup, count)),
        "unseen": _unseen(setup),
        "play": None if problems else play_json(state_of(setup), 0),
    }


def _unseen(setup: Setup) -> dict[str, int]:
    """What is out of sight; none of what is more often in sight than the box holds it."""
    game = setup.edition.game
    box = Counter(GAMES[game].undrawn(setup.edition, ()))
    return UNSEEN[game](box - Counter(map(COUNTED[game], setup.seen)))


def _kind(piece: Piece) -> int:
    return piece


COUNTED: Mapping[str, Callable[[Piece], int]] = MappingProxyType(
    {tiles.NAME: _kind, cubes.NAME: colour_of, cards.NAME: _kind}
)
"""What counts of a piece that is out of sight."""
