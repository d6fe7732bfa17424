"""What clients may send: the shapes, with examples. Limits on sizes are part of the shape."""

from itertools import islice
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from sixfold.server.asked import Joining, NewGame, parse_new_game


def _whole(number: object) -> object:
    return int(number) if isinstance(number, float) and number.is_integer() else number


def _true(value: object) -> object:
    """Python takes 1.0 for true; JSON does not."""
    return value if value is True else None


Whole = BeforeValidator(_whole)
"""To JSON, 1.0 is an integer like 1; neither true nor "1" is."""
PIECE = r"^[ROYGBP][ocdstx]$"
PieceCode = Annotated[str, Field(pattern=PIECE, examples=["Gd"])]
Coordinate = Annotated[int, Field(strict=True, ge=-10_000, le=10_000), Whole]
Placed = tuple[PieceCode, Coordinate, Coordinate]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=7), Whole]
Name = Annotated[str, Field(max_length=80, examples=["Ann"])]
Secret = Annotated[str, Field(min_length=20, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Digest = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", examples=["c0ffee00" * 8])]
Round = Annotated[int, Field(strict=True, ge=1, le=9), Whole]
Mixes = Annotated[bool, Field(strict=True)]
Seconds = Annotated[float, Field(strict=True, ge=0, le=31_536_000, allow_inf_nan=False)]
Grace = Annotated[float, Field(strict=True, ge=30, le=31_536_000, allow_inf_nan=False)]
"""Whoever may be voted out at once has no turn."""
EventNumber = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1), Whole]


UNKNOWN = 5
"""Fields that nobody knows, of which a refusal tells. There may be thousands, and each has its price."""


class Sent(BaseModel):
    """Anything sent by a client: unknown fields are refused. A message on a socket is short, so each is told."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


class Asked(Sent):
    """Anything sent in a request."""

    @model_validator(mode="before")
    @classmethod
    def _with_few_unknown(cls, sent: object) -> object:
        if not isinstance(sent, dict) or len(sent) <= len(cls.model_fields) + UNKNOWN:
            return sent
        names = {*cls.model_fields, *(field.alias for field in cls.model_fields.values() if field.alias)}
        some = islice((name for name in sent if name not in names), UNKNOWN)
        return {name: sent[name] for name in (*(name for name in names if name in sent), *some)}


class Placing(Sent):
    """Tiles and cubes: lay pieces on cells."""

    play: Annotated[list[Placed], Field(max_length=12, examples=[[["Ro", 0, 0], ["Rd", 1, 0]]])]


class Trading(Sent):
    """Tiles: trade."""

    trade: Annotated[list[PieceCode], Field(max_length=12, examples=[["Ro", "Yd"]])]


class Rolling(Sent):
    """Cubes: roll chosen cubes again; none to go on to the forced rolls."""

    reroll: Annotated[list[PieceCode], Field(max_length=12, examples=[["Ro"]])]


class Arranging(Sent):
    """Cards: play cards so that the table becomes this one, Qwirkles still on it."""

    play: Annotated[list[PieceCode], Field(max_length=12, examples=[["Rx"]])]
    table: Annotated[
        list[Annotated[list[PieceCode], Field(max_length=108, fail_fast=True)]],
        Field(max_length=108, fail_fast=True, examples=[[["Ro", "Rd", "Rx"]]]),
    ]


class Passing(Sent):
    """Do nothing, where the rules allow only that."""

    passing: Annotated[Literal[True], BeforeValidator(_true)] = Field(alias="pass")


Action = Placing | Trading | Rolling | Arranging | Passing


def few(action: object) -> object:
    """An action with a few of its fields, for each of five shapes would tell of all that it does not know."""
    return dict(islice(action.items(), UNKNOWN)) if isinstance(action, dict) else action


AskedAction = Annotated[Action, BeforeValidator(few)]


def action_of(asked: Action) -> dict[str, Any]:
    """An action as the log writes it."""
    return asked.model_dump(mode="json", by_alias=True)


class ClockAsked(Asked):
    """No clock, one for each turn, or one for the game with an increment for each turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Seconds = 0.0
    increment: Seconds = 0.0


class SeatAsked(Asked):
    """A person on this device, a person with a link, or a bot. A client that `mixes` adds to the shuffle for this seat
    (docs/fairness.md); of several seats on one device, one is enough."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Annotated[str, Field(max_length=40)] | None = None
    mixes: Mixes = False


class GameAsked(Asked):
    """A new game."""

    edition: Annotated[str, Field(max_length=40, examples=["tiles-nl"])]
    seats: Annotated[list[SeatAsked], Field(min_length=2, max_length=8)]
    seniority: Annotated[list[SeatNumber], Field(max_length=8)] | None = None
    clock: ClockAsked = ClockAsked()
    absence: Literal["bot", "skip"] = "bot"
    grace: Grace = 120.0
    substitute: Annotated[str, Field(max_length=40)] = "greedy"
    spectators: Literal["none", "link", "open"] = "link"
    open: Annotated[bool, Field(strict=True)] = False
    start: Literal["full", "host"] = "full"
    hints: Annotated[bool, Field(strict=True)] = True

    def plain(self) -> NewGame:
        """The game as the desk knows it."""
        return parse_new_game(self.model_dump())


class JoinAsked(Asked):
    """Sit down: with the secret of an invite link, or at a free seat of an open game.

    A client that chooses the seat's token itself may repeat the request without losing the seat.
    """

    invite: Secret | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    token: Annotated[str, Field(min_length=43, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")] | None = None
    mixes: Mixes = False

    def plain(self) -> Joining:
        """Who wants to sit down, as the desk knows it."""
        return Joining(**self.model_dump())


class InviteAsked(Asked):
    """Issue a new link: for a seat, or for spectators."""

    seat: SeatNumber | None = None


class CommitAsked(Asked):
    """What a seat adds to the shuffle, as its hash; with the round that the view tells."""

    round: Round
    commitment: Digest


class RevealAsked(Asked):
    """What a seat adds to the shuffle: the 32 bytes that it has committed to, once all commitments stand."""

    entropy: Digest


class ActAsked(Asked):
    """An action, and the number of the event it answers (`answers` of the view)."""

    answers: EventNumber
    action: AskedAction


class PreviewAsked(Asked):
    """A play tried out."""

    action: AskedAction


class ResignAsked(Asked):
    """Give up: a bot plays on, or, for the last person at the table, the game ends here."""

    end: Annotated[bool, Field(strict=True)] = False


class VoteAsked(Asked):
    """Vote to do without the person on turn."""

    seat: SeatNumber


class OwnGame(Asked):
    """A game, and a secret of it."""

    game: Annotated[str, Field(pattern=r"^[a-z0-9]{1,32}$")]
    secret: Secret


class GlanceAsked(Asked):
    """The games of one device, in short."""

    games: Annotated[list[OwnGame], Field(max_length=40)]


Key64 = Annotated[str, Field(min_length=16, max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(Asked):
    """What a message for one browser is encrypted with."""

    p256dh: Key64
    auth: Key64


class PushAsked(Asked):
    """Where a browser wants to be told that it is its turn: a subscription as browsers give it."""

    endpoint: Annotated[str, Field(min_length=10, max_length=1024)]
    keys: PushKeys


class PushStopAsked(Asked):
    """Where a browser wants to be told no more."""

    endpoint: Annotated[str, Field(min_length=10, max_length=1024)]


class CheckAsked(Asked):
    """A record to be checked."""

    record: dict[str, Any]


TurnNumber = Annotated[int, Field(strict=True, ge=1, le=10_000), Whole]


class CoachAsked(Asked):
    """Turns to be judged, counted from 1."""

    turns: Annotated[list[TurnNumber], Field(min_length=1, max_length=4)]


class CoachRecordAsked(CoachAsked):
    """Turns of a record to be judged."""

    record: dict[str, Any]


class ConsiderAsked(Asked):
    """Another action in the place of what was done in a turn."""

    turn: TurnNumber
    action: AskedAction


class ConsiderRecordAsked(ConsiderAsked):
    """The same in a record."""

    record: dict[str, Any]


def body_of(asked: type[BaseModel]) -> dict[str, Any]:
    """How the API describes a body that is read elsewhere."""
    schema = {"$ref": f"#/components/schemas/{asked.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


class Hello(Sent):
    """The first message on a socket: who listens, and the last event it has seen."""

    type: Literal["hello"]
    token: Secret | None = None
    after: EventNumber | None = None


class Act(Sent):
    """An action over the socket, as in a request; `id` comes back with the answer."""

    answers: EventNumber
    action: Action
    type: Literal["act"]
    id: Annotated[str, Field(max_length=64)] | None = None


class Try(Sent):
    """A preview over the socket."""

    action: Action
    type: Literal["preview"]
    id: Annotated[str, Field(max_length=64)] | None = None


class Beat(Sent):
    """A sign of life; it is answered with one."""

    type: Literal["heartbeat"]


Reaction = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "wow",
    "oh-no",
    "thinking",
    "hurry",
    "sorry",
    "laugh",
    "good-game",
    "again",
]
"""What people may call out to each other at the table; the words are the client's."""


class React(Sent):
    """Call something out at the table."""

    type: Literal["react"]
    id: Annotated[str, Field(max_length=64)] | None = None
    reaction: Reaction


Said = Annotated[Act | Try | Beat | React, Field(discriminator="type")]
