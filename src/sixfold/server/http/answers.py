"""What the server answers: the shapes, for the description of the API and the types generated from it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from sixfold.server.http.requests import PieceCode

Cell = tuple[int, int]
Placed = tuple[PieceCode, int, int]
Series = list[PieceCode]


class Answer(BaseModel):
    """Anything sent by the server."""

    model_config = ConfigDict(extra="forbid")


class Problem(Answer):
    """A refusal: a code, and the places it concerns. The words are the client's."""

    model_config = ConfigDict(extra="forbid")

    code: Annotated[str, Field(examples=["mixed-line"])]
    cells: list[Cell] | None = None
    line: list[Cell] | None = None
    pieces: list[PieceCode] | None = None
    series: int | None = None
    number: int | None = None
    at: float | None = None
    seats: list[int] | None = None
    fields: list[str] | None = None


class ClockSettings(Answer):
    kind: Literal["none", "turn", "game"]
    seconds: float
    increment: float


class TableSettings(Answer):
    clock: ClockSettings
    absence: Literal["bot", "skip"]
    grace: float
    substitute: str
    spectators: Literal["none", "link", "open"]
    open: bool
    start: Literal["full", "host"]


class SeatView(Answer):
    name: str
    bot: str | None
    taken: bool
    entropy: bool
    taken_over: Literal["resigned", "timed-out", "voted-out"] | None
    setup: Literal["here", "link", "bot"]


class ClockView(Answer):
    """Times are seconds since 1970; `left` is what each seat had when its present or next turn begins."""

    since: float | None
    deadline: float | None
    left: list[float] | None
    vote_from: float | None


class ShuffleView(Answer):
    """The commitment, always; the rest once the game is over."""

    method: str | None
    commitment: str
    seed: str | None
    entropy: list[str | None] | None
    given: Literal[True] | None = None
    """There if the seed was chosen, as in tests, and not drawn."""


class ResultView(Answer):
    scores: list[int]
    winners: list[int]
    reason: Literal["hand-emptied", "blocked", "last-round"]


class Turn(Answer):
    """A turn as everybody sees it; which fields there are depends on the game and on what was done."""

    seat: int
    play: list[Placed] | list[PieceCode] | None = None
    score: int | None = None
    drawn: int | None = None
    draw: list[PieceCode] | None = None
    traded: int | None = None
    passing: Literal[True] | None = Field(default=None, alias="pass")
    reroll: list[tuple[PieceCode, PieceCode]] | None = None
    forced: list[list[PieceCode]] | None = None
    table: list[Series] | None = None
    qwirkles: list[Series] | None = None


class TilesMay(Answer):
    """What the seat on turn may do: the length an opening must have, and how many tiles it may trade."""

    play: bool
    opening: int | None
    trade: int
    passing: bool = Field(alias="pass")


class CubesMay(Answer):
    play: bool
    opening: int | None
    reroll: bool
    must_roll: bool
    passing: bool = Field(alias="pass")


class CardsMay(Answer):
    play: bool
    passing: bool = Field(alias="pass")


class TilesNow(Answer):
    first: int
    hand: list[PieceCode] | None
    hand_sizes: list[int]
    bag_size: int
    scores: list[int]
    ended: str | None
    unseen: dict[str, int]
    may: TilesMay | None


class TilesPlay(TilesNow):
    board: list[Placed]
    turns: list[Turn]


class CubesNow(Answer):
    first: int
    hands: list[list[PieceCode]]
    bag_size: int
    scores: list[int]
    reroll: list[tuple[PieceCode, PieceCode]] | None
    forced: list[list[PieceCode]]
    ended: str | None
    unseen: dict[str, int]
    may: CubesMay | None


class CubesPlay(CubesNow):
    board: list[Placed]
    turns: list[Turn]


class CardsNow(Answer):
    first: int
    hand: list[PieceCode] | None
    hand_sizes: list[int]
    stack_size: int
    table: list[Series]
    qwirkles: list[list[Series]]
    scores: list[int]
    turns_left: int | None
    ended: str | None
    unseen: dict[str, int]
    may: CardsMay | None


class CardsPlay(CardsNow):
    turns: list[Turn]


Status = Literal["lobby", "playing", "ended", "resigned", "closed"]


class Now(Answer):
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
    rematch: str | None


class View(Now):
    """Everything a seat, or a spectator, may see of a game."""

    game: str
    kind: Literal["tiles", "cubes", "cards"]
    edition: str
    rules: int
    created: float
    settings: TableSettings
    play: TilesPlay | CubesPlay | CardsPlay | None


class EventMessage(Answer):
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
    play: TilesPlay | CubesPlay | CardsPlay | TilesNow | CubesNow | CardsNow | None


class EventsAnswer(Answer):
    events: list[EventMessage]


class ViewMessage(Answer):
    type: Literal["view"]
    view: View


class PresenceMessage(Answer):
    type: Literal["presence"]
    connected: list[int]
    spectators: int


class HeartbeatMessage(Answer):
    type: Literal["heartbeat"]
    at: float


class AcceptedMessage(Answer):
    type: Literal["accepted"]
    id: str | None
    number: int


class RefusedMessage(Problem):
    type: Literal["refused"]
    id: str | None


class Line(Answer):
    cells: list[Cell]
    points: int


class Preview(Answer):
    """What a play would give. Tiles and cubes: `score`, `lines`, and the cells where each piece left may still go;
    cards: which `series` stand, and which of them each card left may join."""

    legal: bool
    refusal: Problem | None
    score: int | None = None
    lines: list[Line] | None = None
    series: list[str | None] | None = None
    missing: list[PieceCode] | None = None
    added: list[PieceCode] | None = None
    qwirkles: list[Series] | None = None
    fits: dict[str, list[Cell] | list[int]] | None = None


class PreviewMessage(Preview):
    type: Literal["preview"]
    id: str | None


class SeatSecret(Answer):
    """The token of a seat on this device, or the secret of a link to it."""

    seat: int
    token: str | None
    invite: str | None


class GameMade(Answer):
    game: str
    host: str
    seats: list[SeatSecret]
    watch: str | None
    view: View


class Joined(Answer):
    game: str
    seat: int
    token: str | None
    view: View


class Invited(Answer):
    seat: int | None
    invite: str


class Accepted(Answer):
    number: int


class Hint(Answer):
    """A play, and for a roll of cubes the points that the turn may expect then."""

    bot: str
    action: dict[str, Any]
    preview: Preview
    expected: float | None


class Hints(Answer):
    hints: list[Hint]


class Rematch(Answer):
    game: str


class ListedSeat(Answer):
    name: str
    bot: str | None
    taken: bool


class Listed(Answer):
    game: str
    edition: str
    kind: Literal["tiles", "cubes", "cards"]
    status: Status
    created: float
    open: bool
    spectators: Literal["none", "link", "open"]
    clock: ClockSettings
    seats: list[ListedSeat]


class Games(Answer):
    games: list[Listed]


class EditionView(Answer):
    id: str
    game: Literal["tiles", "cubes", "cards"]
    title: str
    languages: list[str]
    players: tuple[int, int]
    hand_size: int
    copies: int
    starts: str
    start_tie: str
    rematch_on_tie: bool
    rulings: list[str]


class Choices(Answer):
    """What a new game may be made of."""

    editions: list[EditionView]
    bots: list[str]
    strongest: str
    rules: int


class Fault(Answer):
    code: str
    turn: int | None


class Checked(Answer):
    good: bool
    fault: Fault | None


class Fairness(Answer):
    shuffle: ShuffleView
    seniority: list[int] | None
    good: bool | None
    """Whether the record of the game passes the check; nothing before the end."""


class Health(Answer):
    status: Literal["well", "ill"]
    version: str


SocketMessage = Annotated[
    ViewMessage | EventMessage | PresenceMessage | HeartbeatMessage | AcceptedMessage | RefusedMessage | PreviewMessage,
    Field(discriminator="type"),
]
