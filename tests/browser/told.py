"""A table told to a page over its socket by the rules alone: late boards without the game that leads to them."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any, cast

from playwright.sync_api import Page, Route, WebSocketRoute

from positions import cards_state, table
from sixfold.bots import bot
from sixfold.core.game import GameState
from sixfold.core.pieces import KINDS
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.records import result_json
from sixfold.wire import action_json, now_json, parse_action, play_json, preview_json, seen_turn_json

Json = dict[str, Any]
GAME = "told"
NAMES = ("Ann", "Computer", "Ben", "Cleo", "Dov", "Eve", "Fay", "Gus")
SHUFFLE: Json = {
    "method": None,
    "commitment": "",
    "round": 0,
    "commitments": None,
    "left_out": [],
    "until": None,
    "seed": None,
    "entropy": None,
}
LATE_SEED = bytes(range(32))
COLOUR_SERIES = "RoRdRs OoOcOsOt OoOdOt YcYdYsYx YoYtYx GoGdGsGt GcGsGx BoBcBdBx BsBtBx PcPdPtPx"
SHAPE_SERIES = "RoYoGoBo RcOcPc OdYdBdPd RdOdGdPd RsOsYsBs YtGtBtPt RtOtBt RxOxYxPx RxGxBxPx RcYcPc"


class ToldTable:
    """A game in which seat 0 sits at the page; what it does is judged by the rules, the others play when told to."""

    def __init__(self, page: Page, state: GameState, clock: str = "none", names: Sequence[str] = NAMES) -> None:
        self.state = state
        self.names = names
        self.clock = clock
        self.asked: list[Json] = []
        self.turns: list[Json] = [dict(turn) for turn in play_json(state, 0)["turns"]]
        self.hints = True
        self.otherwise: Json = {}
        """What the view says of the table other than usual: its status and the like."""
        self.seated: dict[int, Json] = {}
        """What it says of single seats other than usual."""
        self._number = 10
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(f"**/{GAME}/socket", self._connect)
        page.route(f"**/api/games/{GAME}/hint", self._advise)

    def open(self, page: Page, until: str = ".tray[aria-busy='false']") -> None:
        """Sit down, and wait until that is shown."""
        own = {"game": GAME, "kind": "tiles", "edition": "", "seated": [], "status": "playing", "at": 0}
        own["seats"] = {"0": "seat_0"}
        page.goto("/")
        page.evaluate("(own) => localStorage.setItem('sixfold.games', JSON.stringify([own]))", own)
        page.goto(f"/#/game/{GAME}")
        page.reload()
        page.locator(until).wait_for()

    def play(self, action: Any) -> None:
        """The seat on turn plays, and the page hears of it."""
        before = self.state
        self.state = GAMES[before.edition.game].apply(before, action)
        self._number += 1
        if turn := seen_turn_json(before, self.state):
            self.turns.append(dict(turn))
        self._say(
            {
                "type": "event",
                "number": self._number,
                "at": 0.0,
                "kind": "played",
                "seat": before.seat,
                "by": None,
                "turn": turn,
                "now": self._now(),
                "play": now_json(self.state, 0),
            }
        )

    def play_others(self) -> None:
        """The others play until it is seat 0's turn, as the greedy bot would."""
        while self.state.seat != 0 and GAMES[self.state.edition.game].result(self.state) is None:
            self.play(greedy(self.state))

    def call_out(self, seat: int, reaction: str) -> None:
        """Somebody calls something out, and the page hears it."""
        self._say({"type": "reaction", "seat": seat, "reaction": reaction})

    def _advise(self, route: Route) -> None:
        action = greedy(self.state)
        written = action_json(self.state.edition.game, action)
        shown = preview_json(self.state, 0, action)
        route.fulfill(json={"hints": [{"bot": "greedy", "action": written, "preview": shown, "expected": None}]})

    def _now(self) -> Json:
        game = GAMES[self.state.edition.game]
        result = game.result(self.state)
        blank: Json = {"bot": None, "taken": True, "before": [], "mixing": "none", "taken_over": None, "setup": "link"}
        return {
            "number": self._number,
            "answers": self._number,
            "status": "playing" if result is None else "ended",
            "you": 0,
            "seats": [
                blank | {"name": name} | self.seated.get(seat, {})
                for seat, name in enumerate(self.names[: len(self.state.hands)])
            ],
            "seniority": None,
            "on_turn": self.state.seat if result is None else None,
            "clock": {"since": None, "deadline": None, "left": None, "vote_from": None},
            "votes": [],
            "shuffle": SHUFFLE,
            "result": None if result is None else result_json(result),
            "stopped_by": None,
            "rematch": None,
        }

    def _view(self) -> Json:
        clock = {"kind": self.clock, "seconds": 60, "increment": 0}
        usual: Json = {
            "game": GAME,
            "kind": self.state.edition.game,
            "edition": self.state.edition.id,
            "rules": 1,
            "created": 0.0,
            "settings": {
                "clock": clock,
                "absence": "bot",
                "grace": 120.0,
                "substitute": "greedy",
                "spectators": "link",
                "open": False,
                "start": "full",
                "hints": self.hints,
            },
            **self._now(),
            "play": play_json(self.state, 0),
        }
        return usual | self.otherwise

    def _say(self, message: Json) -> None:
        for line in self._lines:
            line.send(json.dumps(message))

    def _connect(self, line: WebSocketRoute) -> None:
        self._lines = [line]
        line.on_message(lambda message: self._hear(json.loads(message)))

    def _hear(self, said: Json) -> None:
        self.asked.append(said)
        match said["type"]:
            case "hello":
                self._say({"type": "view", "view": self._view()})
                self._say({"type": "presence", "connected": list(range(8)), "spectators": 0})
            case "preview":
                action = parse_action(self.state.edition.game, said["action"])
                shown = preview_json(self.state, 0, action)
                self._say({**cast("Json", shown), "type": "preview", "id": said["id"]})
            case "act":
                self.play(parse_action(self.state.edition.game, said["action"]))
                self._say({"type": "accepted", "id": said["id"], "number": self._number})


def greedy(state: GameState) -> Any:
    """What the greedy bot would do."""
    name = state.edition.game
    return bot("greedy", name)(GAMES[name].observe(state, state.seat), Random(0))


def take_round(told: ToldTable) -> list[Json]:
    """Seat 0 plays as the greedy bot would, then all others, faster than anybody can follow; their turns."""
    told.play(greedy(told.state))
    before = len(told.turns)
    told.play_others()
    return told.turns[before:]


def late_tiles(least: int = 90, players: int = 3) -> tiles.State:
    """A game in which at least so many tiles lie on the board and seat 0 is to play."""
    state = tiles.start(edition("tiles-nl"), range(players), LATE_SEED)
    while len(state.board.pieces) < least or state.seat != 0:
        state = tiles.apply(state, greedy(state))
    return state


def late_cubes(least: int = 40, players: int = 3) -> cubes.State:
    """A game in which at least so many cubes lie on the board and seat 0 is to play."""
    state = cubes.start(edition("cubes-nl"), range(players), LATE_SEED)
    while len(state.board.pieces) < least or state.seat != 0:
        state = cubes.apply(state, greedy(state))
    return state


def late_cards(hand: str = "YsRoGcPsGxBs") -> cards.State:
    """A table with twenty series, ten of a colour and ten of a shape."""
    return cards_lying(f"{COLOUR_SERIES} {SHAPE_SERIES}", hand, "RsYtGtPo", "OxPoGd", "YoRtPs")


def cards_lying(series: str, *hands: str) -> cards.State:
    """These series on the table, and every card that is neither there nor in a hand on the stack."""
    lying = table(*series.split())
    state = cards_state(*hands, lying=lying)
    seen = Counter(chain.from_iterable((*lying, *state.hands)))
    rest = Counter(dict.fromkeys(KINDS, state.edition.copies)) - seen
    return replace(state, stack=tuple(rest.elements()))
