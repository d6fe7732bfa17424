"""Why the table refuses a request, apart from the rules of the game."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, cast

from sixfold.core.refusals import Refusal
from sixfold.wire import Problem, refusal_json


class Denial(StrEnum):
    """The server's own refusals. `docs/server.md` says what each means and with which status it is answered."""

    STALE = "stale"
    NO_SUCH_GAME = "no-such-game"
    NO_SUCH_SEAT = "no-such-seat"
    NO_SUCH_PAGE = "no-such-page"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    WRONG_SECRET = "wrong-secret"
    NOT_WATCHABLE = "not-watchable"
    SEAT_TAKEN = "seat-taken"
    TAKEN_OVER = "taken-over"
    CANNOT_RETURN = "cannot-return"
    SEATS_FREE = "seats-free"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    NOT_LAST_PERSON = "not-last-person"
    TIME_OUT = "time-out"
    TOO_EARLY = "too-early"
    CANNOT_VOTE = "cannot-vote"
    CANNOT_INVITE = "cannot-invite"
    SEAT_HELD = "seat-held"
    NOT_SHUFFLING = "not-shuffling"
    COMMITTED = "committed"
    LEFT_OUT = "left-out"
    WRONG_REVEAL = "wrong-reveal"
    NOT_ASKED = "not-asked"
    NO_HINTS = "no-hints"
    BAD_ENDPOINT = "bad-endpoint"
    UNKNOWN_EDITION = "unknown-edition"
    UNKNOWN_BOT = "unknown-bot"
    UNKNOWN_RULES = "unknown-rules"
    WRONG_GAME = "wrong-game"
    BAD_RECORD = "bad-record"
    NO_SUCH_TURN = "no-such-turn"
    BAD_NOTATION = "bad-notation"
    BAD_SEATS = "bad-seats"
    BAD_SENIORITY = "bad-seniority"
    BAD_NAME = "bad-name"
    NAME_EMPTY = "name-empty"
    NAME_MARKS = "name-marks"
    NAME_OF_BOT = "name-of-bot"
    NEEDS_SERVER = "needs-server"
    NOT_KEPT = "not-kept"
    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    TOO_MANY = "too-many"
    WRONG_ORIGIN = "wrong-origin"
    WRONG_HOST = "wrong-host"
    WRONG_METHOD = "wrong-method"
    BUSY = "busy"
    FAULT = "fault"


class Denied(Exception):
    """A request that is refused: a code, and the places it concerns; never a sentence."""

    def __init__(self, code: str, **places: Any) -> None:
        super().__init__(code)
        self.code = str(code)
        self.places: Mapping[str, Any] = places

    def json(self) -> Problem:
        """The body of the answer."""
        return cast("Problem", {"code": self.code, **self.places})


def refused(refusal: Refusal) -> Denied:
    """A refusal of the rules as an answer."""
    return Denied(**refusal_json(refusal))
