"""What the server answers beyond the table itself: the shapes, for the routes and the description of the API."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypedDict

from sixfold.coach.written import DecisionJson, JudgedTurnJson
from sixfold.server.table.shapes import EventMessage, GameName, Glance, Listed, Preview, Problem, ShuffleView, View
from sixfold.wire.shapes import closed


@closed
class EventsAnswer(TypedDict):
    """Events in a row."""

    events: list[EventMessage]
    last: int


@closed
class ViewMessage(TypedDict):
    """The whole view."""

    type: Literal["view"]
    view: View


@closed
class PresenceMessage(TypedDict):
    """Who listens."""

    type: Literal["presence"]
    connected: list[int]
    spectators: int


@closed
class HeartbeatMessage(TypedDict):
    """A sign of life, with the server's time."""

    type: Literal["heartbeat"]
    at: float


@closed
class AcceptedMessage(TypedDict):
    """An action was accepted, as the event of that number."""

    type: Literal["accepted"]
    id: str | None
    number: int


@closed
class RefusedMessage(Problem):
    """What was said is refused."""

    type: Literal["refused"]
    id: str | None


@closed
class PreviewMessage(Preview):
    """What a play that is tried out would give."""

    type: Literal["preview"]
    id: str | None


@closed
class ReactionMessage(TypedDict):
    """Somebody at the table has called something out. It is told once and kept nowhere."""

    type: Literal["reaction"]
    seat: int
    reaction: str


@closed
class Glances(TypedDict):
    """Games in short, in the order in which they were asked for."""

    games: list[Glance]


@closed
class PushKey(TypedDict):
    """The public key by which browsers know this server's messages: 65 bytes in URL-safe base64."""

    key: str


@closed
class PushKept(TypedDict):
    """Whether that browser will be told."""

    told: bool


@closed
class SeatSecret(TypedDict):
    """The token of a seat on this device, or the secret of a link to it."""

    seat: int
    token: str | None
    invite: str | None


@closed
class GameMade(TypedDict):
    """A new game, with the secrets that are told this once."""

    game: str
    host: str
    seats: list[SeatSecret]
    watch: str | None
    view: View


@closed
class Joined(TypedDict):
    """A seat that was taken, and its token."""

    game: str
    seat: int
    token: str | None
    view: View


@closed
class Invited(TypedDict):
    """A new link."""

    seat: int | None
    invite: str


@closed
class Accepted(TypedDict):
    """The number of the event."""

    number: int


@closed
class Hint(TypedDict):
    """A play, and for a roll of cubes the points that the turn may expect then."""

    bot: str
    action: dict[str, Any]
    preview: Preview
    expected: float | None


@closed
class Hints(TypedDict):
    """Advice, best first."""

    hints: list[Hint]


@closed
class Rematch(TypedDict):
    """The game in which the same table plays again."""

    game: str


@closed
class Games(TypedDict):
    """A list of games."""

    games: list[Listed]


@closed
class EditionView(TypedDict):
    """A rule set."""

    id: str
    game: GameName
    title: str
    languages: list[str]
    players: tuple[int, int]
    hand_size: int
    copies: int
    starts: str
    start_tie: str
    rematch_on_tie: bool
    rulings: list[str]


@closed
class Choices(TypedDict):
    """What a new game may be made of."""

    editions: list[EditionView]
    bots: list[str]
    levels: list[str]
    strongest: str
    rules: int


@closed
class Fault(TypedDict):
    """What is wrong with a record, and in which turn."""

    code: str
    turn: int | None


@closed
class Checked(TypedDict):
    """Whether a record is right."""

    good: bool
    fault: Fault | None


@closed
class Judged(TypedDict):
    """Turns as the coach judged them; those that the game does not have are left out."""

    turns: list[JudgedTurnJson]


@closed
class Considered(TypedDict):
    """What another action would have been worth, or why it could not be done."""

    legal: bool
    refusal: Problem | None
    decision: DecisionJson | None


@closed
class Fairness(TypedDict):
    """Where chance came from. `good` says whether the record passes the check; nothing before the end."""

    shuffle: ShuffleView
    seniority: list[int] | None
    good: bool | None


@closed
class Health(TypedDict):
    """Whether the server works."""

    status: Literal["well", "ill"]
    version: str


SocketMessage: TypeAlias = Annotated[
    ViewMessage
    | EventMessage
    | PresenceMessage
    | HeartbeatMessage
    | AcceptedMessage
    | RefusedMessage
    | PreviewMessage
    | ReactionMessage,
    Field(discriminator="type"),
]

__all__ = [
    "Accepted",
    "AcceptedMessage",
    "Checked",
    "Choices",
    "EditionView",
    "EventsAnswer",
    "Fairness",
    "Fault",
    "GameMade",
    "Games",
    "Glances",
    "Health",
    "HeartbeatMessage",
    "Hint",
    "Hints",
    "Invited",
    "Joined",
    "PresenceMessage",
    "Preview",
    "PreviewMessage",
    "PushKept",
    "PushKey",
    "ReactionMessage",
    "RefusedMessage",
    "Rematch",
    "SeatSecret",
    "SocketMessage",
    "View",
    "ViewMessage",
]
