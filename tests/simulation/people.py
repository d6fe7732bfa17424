"""People in a simulated world: they see only what they are sent, lose connections, come back, and say things twice."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Protocol

from server.client import applied, choose
from simulation.network import Asked, Json, Line, Lost, Network
from sixfold.core.mix import promise
from sixfold.records import check_receipt, verify
from sixfold.records.receipts import RECEIPT_FORMAT

PATIENCE = 20.0
"""Seconds after which somebody who hears nothing tries another way."""
HURRY = 0.3
"""How often somebody on turn has had enough: most games are given up early, so that many can be played."""
KINDS = (("here", "here"), ("here", "link"), ("here", "bot"), ("here", "link", "bot"), ("here", "here", "here"))
UNDER_WAY = ("lobby", "shuffling", "playing")
FORGET = ("stale", "time-out", "taken-over", "not-your-turn", "not-playing", "wrong-secret")
"""Refusals after which somebody looks again at what there is to do."""


class Town(Protocol):
    """Where people live."""

    network: Network
    rng: Random
    hurry: float
    """How often somebody on turn gives up."""
    uneasy: bool
    """Whether anything may still go wrong; afterwards nobody stays away for long."""

    def host(self) -> Any:
        """One of the servers, dead or alive."""

    def final(self, game: str, seat: int | None) -> Json:
        """What a seat should see of a game that is over."""


class Mistaken(Exception):
    """A server said something to a client that cannot be."""


async def insist(town: Town, method: str, path: str, body: Json | None = None, token: str | None = None) -> Any:
    """Ask until there is an answer, whoever gives it: its status and what it says."""
    while True:
        try:
            asking = town.network.ask(town.host(), Asked(method, path, body, token))
            async with asyncio.timeout(PATIENCE):
                status, told = await asking
        except (Lost, TimeoutError):
            status, told = 503, None
        if status < 500:
            return status, told
        await asyncio.sleep(town.rng.uniform(0.1, 2.0))


@dataclass
class Mixing:
    """What a device adds to the shuffle, and the receipt that it keeps."""

    game: str
    seat: int
    receipt: Json = field(default_factory=dict)

    def promise(self, town: Town, view: Json) -> Json | None:
        """The request that commits this seat, if it owes one."""
        if not self.receipt:
            self.receipt = {"format": RECEIPT_FORMAT, "game": self.game, "seat": self.seat, "rounds": []}
            self.receipt["commitment"] = view["shuffle"]["commitment"]
        number, rounds = view["shuffle"]["round"], self.receipt["rounds"]
        if not rounds or rounds[-1]["round"] != number:
            entropy = town.rng.randbytes(32).hex()
            kept = {"round": number, "entropy": entropy, "commitments": None, "committed": False, "revealed": False}
            rounds.append(kept)
        told = bytes.fromhex(rounds[-1]["entropy"])
        return {"round": number, "commitment": promise(self.game, number, self.seat, told).hex()}


class Person:
    """Somebody at a seat, or a spectator."""

    def __init__(self, town: Town, game: str, seat: int | None, token: str | None, *, mixes: bool) -> None:
        self._town, self.game, self.seat, self.token = town, game, seat, token
        self.view: Json = {}
        self._mixing = Mixing(game, seat) if mixes and seat is not None else None
        self._pending: tuple[str, int, Json] | None = None
        self._after = 0
        """The number of the event that must be seen before this person acts again."""
        self._ids = count()
        self._back = False

    @property
    def receipt(self) -> Json | None:
        """What the device has kept of the shuffle."""
        return self._mixing.receipt if self._mixing is not None else None

    async def live(self) -> None:
        """Stay until the game is over, over as many connections as it takes."""
        while self.view.get("status", "playing") in UNDER_WAY:
            try:
                await self._sit()
            except Lost:
                await asyncio.sleep(self._town.rng.uniform(0.1, 2.0))
        if self.view != self._town.final(self.game, self.seat):
            raise Mistaken(f"the view that {self.seat} has put together of {self.game}")

    async def _sit(self) -> None:
        town = self._town
        line = town.network.line(town.host(), self.game, self.seat)
        after = self.view.get("number") if town.rng.random() < 0.8 else None
        line.number = after
        try:
            line.say({"type": "hello", "token": self.token, "after": after})
            while self.view.get("status", "playing") in UNDER_WAY:
                try:
                    async with asyncio.timeout(PATIENCE):
                        message = await line.hear()
                except TimeoutError:
                    await self._wonder()
                    continue
                self._take(message)
                if self.seat is not None and self.view:
                    await self._do(line)
        finally:
            line.cut()

    def _take(self, message: Json) -> None:
        """Understand a message."""
        self.view = applied(self.view, message)
        pending = self._pending
        if pending is None or message.get("id") != pending[0]:
            return
        if message["type"] == "accepted":
            self._pending, self._after = None, message["number"]
        elif message["type"] == "refused":
            if message["code"] in FORGET:
                self._pending, self.view = None, {}
                raise Lost
            if message["code"] != "busy":
                raise Mistaken(f"{message} to {pending[2]} of {self.seat} in {self.game}")
            raise Lost

    async def _do(self, line: Line) -> None:
        """Do what there is to do."""
        match self.view["status"]:
            case "shuffling" if self._mixing is not None:
                await self._mix()
            case "playing" if self.view["seats"][self.seat]["taken_over"]:
                await self._come_back()
            case "playing" if self._pending is not None:
                self._say(line, *self._pending)
            case "playing" if self.view["on_turn"] == self.seat and self.view["number"] >= self._after:
                await self._play(line)

    async def _mix(self) -> None:
        assert self._mixing is not None
        if self._town.uneasy and self._town.rng.random() < 0.02:
            await asyncio.sleep(40.0)
        state = self.view["seats"][self.seat]["mixing"]
        asked = self._mixing.promise(self._town, self.view)
        kept = self._mixing.receipt["rounds"][-1]
        if state == "expected":
            status, _ = await self._ask("commit", asked)
            kept["committed"] = kept["committed"] or status == 200
        elif state == "committed" and (listed := self.view["shuffle"]["commitments"]) is not None:
            kept["commitments"] = listed
            status, _ = await self._ask("reveal", {"entropy": kept["entropy"]})
            kept["revealed"] = kept["revealed"] or status == 200

    async def _come_back(self) -> None:
        """Take the seat back, once."""
        if not self._back and self._town.rng.random() < 0.5:
            await self._ask("return", None)
        self._back = True

    async def _play(self, line: Line) -> None:
        town = self._town
        await asyncio.sleep(town.rng.uniform(0.05, 1.5))
        if town.uneasy and town.rng.random() < 0.03:
            await asyncio.sleep(town.rng.uniform(5.0, 60.0))
        if town.rng.random() < town.hurry:
            await self._resign()
            return
        action, answers = choose(self.view, town.rng), self.view["answers"]
        if town.rng.random() < 0.25:
            status, told = await self._ask("actions", {"action": action, "answers": answers})
            if status == 200:
                self._after = told["number"]
            elif told["code"] in FORGET:
                self.view = {}
                raise Lost
            else:
                raise Mistaken(f"{told} to {action} of {self.seat} in {self.game}")
            return
        self._pending = (f"{next(self._ids)}", answers, action)
        if town.rng.random() < 0.05:
            line.say({"type": "preview", "id": "preview", "action": action})
        self._say(line, *self._pending)

    def _say(self, line: Line, name: str, answers: int, action: Json) -> None:
        if name not in line.said:
            line.say({"type": "act", "id": name, "answers": answers, "action": action})

    async def _resign(self) -> None:
        alone = [seat["bot"] for seat in self.view["seats"]].count(None) == 1
        status, told = await self._ask("resign", {"end": alone})
        if status == 200:
            self._after = told["number"]
        elif told["code"] not in ("taken-over", "not-playing", "not-last-person", "wrong-secret"):
            raise Mistaken(f"{told} to a resignation of {self.seat} in {self.game}")

    async def _wonder(self) -> None:
        """Nothing is heard: come again, or do without whoever is on turn."""
        on_turn = self.view.get("on_turn")
        if self.seat is not None and on_turn not in (None, self.seat) and self._town.rng.random() < 0.5:
            await self._ask("votes", {"seat": on_turn})
        raise Lost

    async def _ask(self, verb: str, body: Json | None) -> Any:
        return await insist(self._town, "POST", f"/api/games/{self.game}/{verb}", body, self.token)


@dataclass
class Party:
    """Some people who play a game together, from its making to its record."""

    town: Town
    editions: Sequence[str]
    games: list[str] = field(default_factory=list)

    async def play(self) -> None:
        """Make a game, play it, and perhaps another."""
        rng = self.town.rng
        kinds = rng.choice(KINDS)
        mixes = rng.random() < 0.5
        asked = self._asked(rng, kinds, mixes)
        _, made = await insist(self.town, "POST", "/api/games", asked)
        tokens = [await self._token(made["game"], seat) for seat in made["seats"]]
        await self._at_table(made["game"], tokens, mixes)
        if rng.random() < 0.1 and any(tokens):
            token = next(token for token in tokens if token)
            status, again = await insist(self.town, "POST", f"/api/games/{made['game']}/rematch", None, token)
            if status == 200:
                await self._at_table(again["game"], tokens, mixes)

    def _asked(self, rng: Random, kinds: Sequence[str], mixes: bool) -> Json:
        seats = [
            {"kind": "bot", "bot": "greedy"} if kind == "bot" else {"kind": kind, "name": f"p{number}"}
            for number, kind in enumerate(kinds)
        ]
        for seat in seats:
            if seat["kind"] == "here" and mixes:
                seat["mixes"] = True  # type: ignore[assignment]
        clock = rng.choice(
            (
                {"kind": "none"},
                {"kind": "turn", "seconds": rng.uniform(8.0, 40.0)},
                {"kind": "game", "seconds": rng.uniform(20.0, 60.0), "increment": 1.0},
            )
        )
        return {
            "edition": rng.choice(self.editions),
            "seats": seats,
            "clock": clock,
            "absence": rng.choice(("bot", "skip")),
            "grace": 30.0,
            "spectators": "open",
        }

    async def _token(self, game: str, seat: Json) -> str | None:
        """The token of a seat; where there is a link, somebody sits down with it, however often that takes."""
        if seat["invite"] is None:
            return seat["token"]  # type: ignore[no-any-return]
        token = f"seat_{self.town.rng.randbytes(24).hex()}"
        asked = {"invite": seat["invite"], "name": "Guest", "token": token, "mixes": True}
        status, told = await insist(self.town, "POST", f"/api/games/{game}/join", asked)
        if status != 200 or told["seat"] != seat["seat"]:
            raise Mistaken(f"{told} to who joins {game}")
        return token

    async def _at_table(self, game: str, tokens: Sequence[str | None], mixes: bool) -> None:
        self.games.append(game)
        _, view = await insist(self.town, "GET", f"/api/games/{game}")
        people = [
            Person(self.town, game, seat, token, mixes=mixes or view["seats"][seat]["setup"] == "link")
            for seat, token in enumerate(tokens)
            if token and view["seats"][seat]["bot"] is None
        ]
        if self.town.rng.random() < 0.3:
            people.append(Person(self.town, game, None, None, mixes=False))
        async with asyncio.TaskGroup() as group:
            for person in people:
                group.create_task(person.live())
        while view["status"] in UNDER_WAY:
            # Where only bots are left, they play on by themselves.
            await asyncio.sleep(1.0)
            _, view = await insist(self.town, "GET", f"/api/games/{game}")
        status, record = await insist(self.town, "GET", f"/api/games/{game}/record")
        if status == 200:
            verify(json.loads(json.dumps(record)))
            for person in people:
                if person.receipt and person.receipt["rounds"]:
                    check_receipt(record, person.receipt)
