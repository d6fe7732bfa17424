"""What must hold in a simulated world, whatever happens: looked at after every step, and wherever a server speaks.

The witness keeps what the database has committed and works out for itself what each seat may see of it. Servers never
meet it.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import Any, TypeVar, cast

from simulation.clockwork import Clockwork, Process
from simulation.machine import EPOCH, KEY, Machine
from simulation.network import Asked, Json, Line
from simulation.storage import Row, Storage
from sixfold.core.pieces import piece_name
from sixfold.server.encoding import encode
from sixfold.server.secret import hashed
from sixfold.server.store.database import SECONDS_TO_WRITE
from sixfold.server.store.journal import SEALED
from sixfold.server.store.seal import Seal
from sixfold.server.table import Event, Kind, Status, Table, deadline, evolve, replay
from sixfold.server.table.clocks import shuffle_deadline
from sixfold.server.table.events import ARBITER, PERSON
from sixfold.server.table.views import event_message, view
from sixfold.server.world import REAL

PIECE = re.compile(r"[ROYGBP][ocdstx]")
OPEN = frozenset({"board", "turns", "table", "qwirkles", "unseen", "forced", "reroll"})
"""What lies open at the table, or follows from it."""
OFF = 2.5
"""Seconds by which the time of the games may be off: a clock that is less off has not jumped."""
LONGEST = 4 * SECONDS_TO_WRITE
"""Seconds that an event may be on its way into the log: a server gives up long before."""


Method = TypeVar("Method", bound=Callable[..., None])


class Broken(Exception):
    """Something that must hold does not."""

    def __init__(self, rule: str, found: str) -> None:
        super().__init__(f"{rule}: {found}")
        self.rule = rule


@dataclass
class Seen:
    """A game as the log has it."""

    game: str
    events: list[Event] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    """After each event."""
    told: dict[tuple[int, int | None], str] = field(default_factory=dict)
    """Messages by the number of the event and who hears it."""

    @property
    def number(self) -> int:
        """The last event's."""
        return len(self.events)

    @property
    def table(self) -> Table:
        """As it stands."""
        return self.tables[-1]

    def message(self, number: int, seat: int | None) -> str:
        """What that seat must be told of an event."""
        key = (number, seat)
        if key not in self.told:
            before = self.tables[number - 2] if number > 1 else None
            self.told[key] = encode(event_message(before, self.events[number - 1], self.tables[number - 1], seat))
        return self.told[key]


def _watching(method: Method) -> Method:
    """Write down what is found broken: the server in whose step this happens must not be able to catch it."""

    @wraps(method)
    def watch(self: "Witness", *args: Any) -> None:
        if self._gone:
            return
        try:
            method(self, *args)
        except Exception as found:
            self.broken = self.broken or found

    return cast("Method", watch)


class Witness:
    """Sees every commit and every word of a server, and says when something is broken."""

    def __init__(self, clockwork: Clockwork, storage: Storage, machines: Sequence[Machine]) -> None:
        self._clockwork, self._storage, self._machines = clockwork, storage, machines
        self.games: dict[str, Seen] = {}
        self.acknowledged: list[tuple[str, int, int, int]] = []
        """Game, seat, what it answered, and the number of the event, of every action that was called accepted."""
        self.shift = 0.0
        """Seconds by which the time of the games was set anew while nobody's time ran."""
        self._gone = False
        self.broken: Exception | None = None
        """The first thing that was found."""
        storage.committed, storage.set = self.committed, self.set_anew
        clockwork.after = self.stepped

    @cached_property
    def _seal(self) -> Seal:
        return Seal(bytes.fromhex(KEY), REAL)

    @property
    def time(self) -> float:
        """What the time of the games should be."""
        return EPOCH + self._clockwork.now + self.shift

    def stepped(self, process: Process) -> None:
        """After every step: no server's time has run backwards, or is off."""
        if self.broken is not None:
            raise self.broken
        if process.failed:
            raise Broken("no fault", f"{process.name}: {process.failed[0]}")
        for machine in self._machines:
            server = machine.server
            if server is not None and server.process is process and server.serves:
                now = server.clock()
                if now < server.latest:
                    raise Broken("clocks never run backwards", f"{process.name}: {server.latest - now:.6f} s")
                if abs(now - self.time) > OFF:
                    raise Broken("clocks keep the time", f"{process.name}: {now - self.time:+.3f} s")
                server.latest = now

    def leave(self) -> None:
        """The world ends, and what is said in its ruins counts no more."""
        self._gone = True

    @_watching
    def committed(self, rows: Sequence[Row]) -> None:
        """Events have been committed."""
        for row in rows:
            game, number, at, kind, seat, written = row
            data = json.loads(written)
            if SEALED in data:
                data["seed"] = self._seal.open(data.pop(SEALED), game).hex()
            seen = self.games.setdefault(game, Seen(game))
            self._check_event(seen, event := Event(number, at, kind, seat, data))
            seen.events.append(event)

    def _check_event(self, seen: Seen, event: Event) -> None:
        where = f"{seen.game} {event.number} {event.kind}"
        if event.number != seen.number + 1:
            raise Broken("stored once", f"{where} after {seen.number}")
        if not seen.events:
            seen.tables.append(replay(seen.game, [event]))
            return
        before = seen.table
        if event.at < before.at:
            raise Broken("clocks never run backwards", where)
        if not -LONGEST <= event.at - self.time <= OFF and event.at != before.at:
            raise Broken("clocks keep the time", f"{where}: {event.at - self.time:+.3f} s")
        self._check_deadline(before, event, where)
        self._check_player(before, event, where)
        if event.kind == Kind.PLAYED and (event.seat, event.data["answers"]) in before.accepted:
            raise Broken("stored once", f"{where} answers {event.data['answers']} again")
        try:
            seen.tables.append(evolve(before, event))
        except Exception as error:
            raise Broken("the log can be replayed", f"{where}: {error!r}") from error

    def _check_deadline(self, before: Table, event: Event, where: str) -> None:
        until = deadline(before) if before.status is Status.PLAYING else shuffle_deadline(before)
        late = until is not None and event.at > until
        if event.kind == Kind.PLAYED and event.data["by"] == PERSON and late:
            raise Broken("deadlines hold", f"{where} came too late")
        if event.kind in (Kind.TIMED_OUT, Kind.LEFT_OUT) and not late:
            raise Broken("deadlines hold", f"{where} came too early")

    def _check_player(self, before: Table, event: Event, where: str) -> None:
        """A bot plays where a bot sits; the arbiter also skips the turns of people."""
        if event.kind == Kind.PLAYED and event.data["by"] not in (PERSON, ARBITER):
            assert event.seat is not None
            if before.seats[event.seat].bot is None:
                raise Broken("nobody plays for a person", f"{where} by {event.data['by']}")

    @_watching
    def set_anew(self, shift: float) -> None:
        """A server alone goes by its clock again when it starts, but only if nobody's time runs meanwhile."""
        machine = self._machines[0]
        if machine.shared or shift or abs(machine.offset - self.shift) <= OFF:
            return
        for seen in self.games.values():
            if seen.table.status is Status.SHUFFLING or deadline(seen.table) is not None:
                raise Broken("deadlines hold", f"time was set anew while it ran in {seen.game}")
        self.shift = machine.offset

    @_watching
    def answered(self, asked: Asked, status: int, body: bytes) -> None:
        """A server has answered a request."""
        told: Json = json.loads(body)
        if told.get("code") == "fault" or (status >= 500 and told.get("code") != "busy"):
            raise Broken("no fault", f"{asked.method} {asked.path}: {status} {body[:200]!r}")
        if status >= 400:
            return
        words = asked.path.split("/")
        made = len(words) == 3 or words[-1] == "rematch"
        seen = self._committed(
            told["game"] if made else words[3], told.get("number", 1), f"{asked.method} {asked.path}"
        )
        if words[-1] == "record":
            return
        if "view" in told:
            self._check_view(seen, told["view"], told["view"]["you"])
        elif "you" in told:
            self._check_view(seen, told, self._seat(seen, asked.token))
        if words[-1] == "actions" and asked.body is not None:
            seat = self._seat(seen, asked.token)
            assert seat is not None
            self._acknowledged(seen, seat, asked.body["answers"], asked.body["action"], told["number"])

    @_watching
    def told(self, line: Line, text: str) -> None:
        """A server has said something on a socket."""
        told = json.loads(text)
        match told["type"]:
            case "view":
                seen = self._committed(line.game, told["view"]["number"], "view")
                self._check_view(seen, told["view"], line.seat)
                line.number = told["view"]["number"]
            case "event":
                seen = self._committed(line.game, told["number"], "event")
                if text != seen.message(told["number"], line.seat):
                    raise Broken("same view for all", f"{line.game} {told['number']} to {line.seat}")
                if line.number is not None and told["number"] != line.number + 1:
                    raise Broken("every event in order", f"{line.game} {told['number']} after {line.number}")
                line.number = told["number"]
                self._check_hidden(seen.tables[told["number"] - 1], told, line.seat, text)
            case "accepted":
                seen = self._committed(line.game, told["number"], "accepted")
                answers, action = line.said[told["id"]]
                assert line.seat is not None
                self._acknowledged(seen, line.seat, answers, action, told["number"])
            case "heartbeat":
                if told["at"] < line.at:
                    raise Broken("clocks never run backwards", f"heartbeat {told['at'] - line.at:.6f} s")
                line.at = told["at"]
            case "refused" if told["code"] == "fault":
                raise Broken("no fault", f"{line.game}: {text}")

    def _seat(self, seen: Seen, token: str | None) -> int | None:
        """Whose token it is, or was."""
        key = token and hashed(token)
        for table in reversed(seen.tables):
            for number, seat in enumerate(table.seats):
                if key is not None and seat.token == key:
                    return number
        return None

    def _committed(self, game: Any, number: int, where: str) -> Seen:
        """The game, if an event of that number is in the log."""
        seen = self.games.get(game)
        if seen is None or seen.number < number:
            raise Broken("told only what is stored", f"{where} of {game} tells {number}")
        return seen

    def _acknowledged(self, seen: Seen, seat: int, answers: int, action: Json, number: int) -> None:
        event = seen.events[number - 1]
        done = (event.kind, event.seat, event.data.get("answers"), event.data.get("action"))
        if done != (Kind.PLAYED, seat, answers, action):
            raise Broken("acknowledged is stored", f"{seen.game} {number} is {done}, not {action} of {seat}")
        self.acknowledged.append((seen.game, seat, answers, number))

    def _check_view(self, seen: Seen, told: Json, seat: int | None) -> None:
        table = seen.tables[told["number"] - 1]
        if told != json.loads(encode(view(table, seat))):
            raise Broken("same view for all", f"{seen.game} {told['number']} as seen by {seat}")
        self._check_hidden(table, told, seat, json.dumps(told))

    def _check_hidden(self, table: Table, told: Json, seat: int | None, text: str) -> None:
        """No piece and no secret is told that this seat may not know; what may be known is worked out anew."""
        where = f"{table.game_id} {table.number} to {seat}"
        over = table.over or table.status is Status.CLOSED
        if not over and (table.seed.hex() in text or table.shuffle.stream_seed.hex() in text):
            raise Broken("nothing hidden is sent", f"{where}: the seed")
        if table.state is None or told["play"] is None:
            return
        state: Any = table.state
        hands = state.hands if table.edition.game == "cubes" else () if seat is None else (state.hands[seat],)
        known = Counter(piece_name(piece) for hand in hands for piece in hand)
        if Counter(_pieces({key: part for key, part in told["play"].items() if key not in OPEN})) != known:
            raise Broken("nothing hidden is sent", f"{where}: a piece")

    def check_end(self, games: Sequence[str]) -> None:
        """Everything that was ever called accepted is still there, and these games have ended."""
        rows = self._storage.rows("SELECT game, number, seat, data FROM events WHERE kind = 'played'")
        stored = Counter((game, seat, json.loads(data)["answers"], number) for game, number, seat, data in rows)
        for done in self.acknowledged:
            if stored[done] != 1:
                raise Broken("acknowledged is stored", f"{done} is there {stored[done]} times")
        for game in games:
            if self.games[game].table.status in (Status.LOBBY, Status.SHUFFLING, Status.PLAYING):
                raise Broken("every game ends", f"{game} is {self.games[game].table.status}")


def _pieces(part: Any) -> list[str]:
    """All pieces in a part of a message."""
    if isinstance(part, str):
        return [part] if PIECE.fullmatch(part) else []
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return [piece for one in inside for piece in _pieces(one)]
