"""The end of a game of tiles between two: the bag is empty, so both hands are known and the end can be searched for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erf, sqrt

from sixfold import kernel
from sixfold.bots.tiles import kernel_board, kernel_seen
from sixfold.coach.measures import Measured
from sixfold.core.edition import Edition
from sixfold.core.hands import without
from sixfold.core.pieces import KINDS, Piece
from sixfold.core.refusals import Cell
from sixfold.games.lines import QWIRKLE
from sixfold.games.placement import Board, Placement, lines_made
from sixfold.games.tiles import Action, Observation, Pass, Place

NODES = 60_000
"""How many positions are looked at for the best play, and after each play."""
OTHERS = 3
"""How many plays beside the best are looked at."""
UNPROVEN_SPREAD = 4.0
"""How far a lead at the end may still move, in points, where the search did not reach the end."""
UNPROVEN_ERROR = 0.08
"""The standard error of a chance of winning that rests on such a lead."""


def known(seen: Observation) -> bool:
    """Whether nothing is hidden any more."""
    return seen.bag_size == 0 and len(seen.hand_sizes) == 2


def candidates(seen: Observation) -> list[Action]:
    """The play that a search to the end finds best, and the best of those that look no turn ahead."""
    hand, unseen, *_ = kernel_seen(seen)
    placement, *_ = kernel.tiles_endgame(kernel_board(seen), hand, _held(unseen), seen.passes, NODES)
    others = kernel.tiles_judge(kernel_board(seen), *kernel_seen(seen))
    first: Action = Place(placement) if placement else Pass()
    return [first, *(Place(other) for other, *_ in others[:OTHERS])]


def compare(seen: Observation, plays: Sequence[Action]) -> list[Measured]:
    """Each play, followed up by both as well as can be found."""
    followed = [_follow(seen, play) for play in plays]
    first = followed[0].fields
    return [
        Measured(
            one.fields,
            {name: value - first[name] for name, value in one.fields.items()},
            dict.fromkeys(one.fields, 0.0) | {"chance": 0.0 if one.proven else UNPROVEN_ERROR},
            one.replies,
            one.next,
            1,
            one.proven,
        )
        for one in followed
    ]


@dataclass(frozen=True, slots=True)
class _Followed:
    fields: Mapping[str, float]
    replies: Mapping[Cell, int]
    next: Mapping[Cell, int]
    proven: bool


class _Table:
    """The last turns of a game, as they go on."""

    def __init__(self, seen: Observation) -> None:
        hand, unseen, _, scores, _ = kernel_seen(seen)
        self.edition: Edition = seen.edition
        self.board: Board = seen.board
        self.fast = kernel_board(seen)
        self.hands: list[tuple[Piece, ...]] = [hand, _held(unseen)]
        self.scores = scores
        self.points = [0, 0]
        self.bonus = [0, 0]
        self.passes = seen.passes
        self.seat = 0
        self.laid: list[tuple[int, Placement, int, bool]] = []
        self.proven = True

    @property
    def over(self) -> bool:
        return self.passes == 2 or not all(self.hands)

    def lay(self, placement: Placement) -> None:
        if not placement:
            self.passes += 1
        else:
            lines = lines_made(self.board, placement, self.edition.qwirkle_bonus)
            points = sum(line.points for line in lines)
            self.laid.append((self.seat, placement, points, any(len(line.cells) == QWIRKLE for line in lines)))
            self.board = self.board.lay(placement)
            self.fast.lay(placement)
            self.hands[self.seat] = without(self.hands[self.seat], (piece for piece, _ in placement))
            self.points[self.seat] += points
            self.bonus[self.seat] += 0 if self.hands[self.seat] else self.edition.ending_bonus
            self.passes = 0
        self.seat = 1 - self.seat

    def play_on(self) -> None:
        while not self.over:
            mine, theirs = self.hands[self.seat], self.hands[1 - self.seat]
            placement, _, proven, _ = kernel.tiles_endgame(self.fast, mine, theirs, self.passes, NODES)
            self.proven = self.proven and proven
            self.lay(placement)


def _follow(seen: Observation, play: Action) -> _Followed:
    table = _Table(seen)
    table.lay(play.placement if isinstance(play, Place) else ())
    before = len(table.laid)
    table.play_on()
    mine, theirs = table.points
    lead = mine - theirs + table.bonus[0] - table.bonus[1]
    reply = next((laid for laid in table.laid[before:] if laid[0] == 1), None)
    following = next((laid for laid in table.laid[before:] if laid[0] == 0), None)
    fields = {
        "chance": _chance(table.scores[0] - table.scores[1] + lead, table.proven),
        "mine": float(mine),
        "others": float(theirs),
        "ending": float(table.bonus[0] - table.bonus[1]),
        "left": 0.0,
        "lead": float(lead),
        "reply": float(reply[2]) if reply else 0.0,
        "reply_qwirkle": float(bool(reply and reply[3])),
        "next": float(following[2]) if following else 0.0,
        "next_qwirkle": float(bool(following and following[3])),
    }
    return _Followed(fields, _places(reply), _places(following), table.proven)


def _chance(lead: float, proven: bool) -> float:
    if proven:
        return 0.5 if lead == 0 else float(lead > 0)
    return 0.5 + 0.5 * erf(lead / UNPROVEN_SPREAD / sqrt(2))


def _places(laid: tuple[int, Placement, int, bool] | None) -> dict[Cell, int]:
    return {cell: 1 for _, cell in laid[1]} if laid and laid[3] else {}


def _held(unseen: Sequence[int]) -> tuple[Piece, ...]:
    return tuple(kind for kind in KINDS for _ in range(unseen[kind]))
