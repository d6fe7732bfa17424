"""A finished game of novices under review, and the coach's own answers about it."""

from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.table import ENGLISH
from coach.test_judging import played
from sixfold.records import record_of
from sixfold.server.errands.coaching import consider, judge_turns

GAME = "k3m9x2p7q4w8z5ab"
TURNS = 12
Json = dict[str, Any]


def open_review(page: Page, edition_id: str, turns: int = TURNS) -> list[Json]:
    """Open the review of a game that novices played; the coach's answers are those of its own errands."""
    written = record_of(played(edition_id, ("novice", "novice"), turns, seed=8)[-1], [{"name": "Ann"}, {"name": "Bob"}])

    def answer(route: Route) -> None:
        asked: Json = route.request.post_data_json or {}
        if route.request.url.endswith("/record"):
            route.fulfill(json=written)
        elif route.request.url.endswith("/try"):
            route.fulfill(json=consider(written, asked["turn"], asked["action"], edition_id))
        else:
            route.fulfill(json=judge_turns(written, asked["turns"], edition_id))

    page.route(f"**/api/games/{GAME}/**", answer)
    page.goto(f"/#/review/{GAME}")
    told: list[Json] = judge_turns(written, range(1, turns + 1), edition_id)["turns"]
    return told


def ask_coach(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH.say("coach-start")).click()
    expect(page.get_by_text(ENGLISH.say("coach-moments"))).to_be_visible()


def worst_turn(turns: list[Json]) -> tuple[Json, Json]:
    """The turn that lost most, and its decision."""
    turn = max(turns, key=lambda one: float(one["loss"]))
    return turn, max(turn["decisions"], key=lambda one: float(one["loss"]["value"]))
