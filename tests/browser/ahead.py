"""Turns played beside the page: one that is to show a late position need not play up to it press by press."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Page

from server.client import bearer, choose

Json = dict[str, Any]
Enough = Callable[[Json], bool]
"""Whether a view is as wanted, seen from the seat whose turn it is."""
SLOWEST = 120
"""Seconds after which a computer that does not play hangs."""
PAUSE = 0.005


def play_ahead(page: Page, enough: Enough) -> int:
    """Play this device's seats until a view is as wanted or the game is over; the number of its last event."""
    own = own_game(page)
    tokens = {int(seat): token for seat, token in own["seats"].items()}
    rng = Random(0)
    with httpx.Client(base_url=page.evaluate("() => location.origin"), timeout=SLOWEST, trust_env=False) as client:
        table = f"/api/games/{own['game']}"
        while True:
            view = await_view(client, table, tokens)
            if view["status"] != "playing" or enough(view):
                return int(view["number"])
            said = {"answers": view["answers"], "action": choose(view, rng)}
            client.post(f"{table}/actions", headers=bearer(tokens[view["you"]]), json=said).raise_for_status()


def own_game(page: Page) -> Json:
    """What this device knows of the game that the page shows, its secrets included."""
    found: Json = page.evaluate(
        """() => {
          const game = location.hash.split('/')[2];
          return JSON.parse(localStorage.getItem('sixfold.games')).find((one) => one.game === game);
        }"""
    )
    return found


def await_view(client: httpx.Client, table: str, tokens: dict[int, str]) -> Json:
    """The view of the seat whose turn it is, once it is one of these; or the last of a game that is over."""
    seat, hangs = next(iter(tokens)), time.monotonic() + SLOWEST
    while time.monotonic() < hangs:
        view: Json = client.get(table, headers=bearer(tokens[seat])).raise_for_status().json()
        if view["status"] != "playing" or view["on_turn"] == seat:
            return view
        if view["on_turn"] in tokens:
            seat = view["on_turn"]
        else:
            time.sleep(PAUSE)
    raise AssertionError("the computer does not play")
