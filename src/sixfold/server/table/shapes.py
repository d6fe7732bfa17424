"""What a seat or a spectator is told of a table: the shapes, for the builders and for the description of the API."""

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from sixfold.games import GameName
from sixfold.wire import Play, PlayNow, Preview, Problem, Turn
from sixfold.wire.shapes import closed

Status: TypeAlias = Literal["lobby", "shuffling", "playing", "ended", "resigned", "closed"]
Spectators: TypeAlias = Literal["none", "link", "open"]
TakenOver: TypeAlias = Literal["resigned", "timed-out", "voted-out"]
Mixing: TypeAlias = Literal["none", "expected", "committed", "revealed", "left-out"]


@closed
class ClockSettings(TypedDict):
    """No clock, one for each turn, or one for the game with an increment for each turn."""

    kind: Literal["none", "turn", "game"]
    seconds: float
    increment: float


@closed
class TableSettings(TypedDict):
    """How the table was set up; `seniority` is the order of age that was given, before the shuffle."""

    seniority: list[int] | None
    clock: ClockSettings
    absence: Literal["bot", "skip"]
    grace: float
    substitute: str
    spectators: Spectators
    open: bool
    start: Literal["full", "host"]
    hints: bool


@closed
class SeatView(TypedDict):
    """A place at the table and who plays it; `before` names those who sat there earlier in the game. `mixing` is what
    the seat has done for the shuffle."""

    name: str
    bot: str | None
    taken: bool
    before: list[str]
    mixing: Mixing
    taken_over: TakenOver | None
    setup: Literal["here", "link", "bot"]


@closed
class ClockView(TypedDict):
    """Times are seconds since 1970; `left` is what each seat had when its present or next turn begins."""

    since: float | None
    deadline: float | None
    left: list[float] | None
    vote_from: float | None


@closed
class LeftOutView(TypedDict):
    """A seat that did not answer in time in a round of the shuffle, and what it owed."""

    seat: int
    round: int
    owed: Literal["commit", "reveal"]


@closed
class ShuffleView(TypedDict):
    """The server's commitment, always; what the seats have committed to, once that list stands; the seed and what the
    seats added, once the game is over. `until` is when seats that are waited for are left out. `given` is there if the
    seed was chosen, as in tests, and not drawn."""

    method: str | None
    commitment: str
    round: int
    commitments: list[str | None] | None
    left_out: list[LeftOutView]
    until: float | None
    seed: str | None
    entropy: list[str | None] | None
    given: NotRequired[Literal[True]]


@closed
class ResultView(TypedDict):
    """How the game ended."""

    scores: list[int]
    winners: list[int]
    reason: Literal["hand-emptied", "blocked", "last-round"]


@closed
class Now(TypedDict):
    """What any event may change. `answers` is the number that an action must carry."""

    number: int
    answers: int
    status: Status
    you: int | None
    seats: list[SeatView]
    seniority: list[int] | None
    on_turn: int | None
    clock: ClockView
    votes: list[tuple[int, int]]
    shuffle: ShuffleView
    result: ResultView | None
    stopped_by: int | None
    rematch: str | None


@closed
class View(Now):
    """Everything a seat, or a spectator, may see of a game."""

    game: str
    kind: GameName
    edition: str
    rules: int
    created: float
    settings: TableSettings
    play: Play | None


@closed
class EventMessage(TypedDict):
    """One event as a seat may see it. `play` replaces those fields of the view's `play`; `turn` is added to its turns,
    and its pieces to the board."""

    type: Literal["event"]
    number: int
    at: float
    kind: str
    seat: int | None
    by: str | None
    turn: Turn | None
    now: Now
    play: Play | PlayNow | None


@closed
class Glance(TypedDict):
    """A game in short, for whoever holds a secret of it: whose turn it is, the scores and the last turn. `at` is when
    something last happened. What the secret does not open is named with a `code`."""

    game: str
    code: NotRequired[str]
    kind: NotRequired[GameName]
    edition: NotRequired[str]
    status: NotRequired[Status]
    number: NotRequired[int]
    you: NotRequired[int | None]
    on_turn: NotRequired[int | None]
    seats: NotRequired[list["ListedSeat"]]
    scores: NotRequired[list[int] | None]
    last: NotRequired[Turn | None]
    at: NotRequired[float]
    deadline: NotRequired[float | None]
    winners: NotRequired[list[int] | None]
    rematch: NotRequired[str | None]


@closed
class ListedSeat(TypedDict):
    """A seat as lists of games show it."""

    name: str
    bot: str | None
    taken: bool


@closed
class Listed(TypedDict):
    """A game as lists of games show it."""

    game: str
    edition: str
    kind: GameName
    status: Status
    created: float
    open: bool
    spectators: Spectators
    clock: ClockSettings
    hints: bool
    seats: list[ListedSeat]


__all__ = [
    "ClockSettings",
    "EventMessage",
    "GameName",
    "Glance",
    "Listed",
    "Now",
    "Preview",
    "Problem",
    "ShuffleView",
    "Status",
    "Turn",
    "View",
]
