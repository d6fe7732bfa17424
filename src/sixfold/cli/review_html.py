"""A review as a page of its own: the graph of the chances, the moments with their boards, every turn."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from sixfold.cli.review_text import MOST_REASONS, weightiest
from sixfold.cli.review_words import (
    chance_words,
    cost_words,
    label_words,
    number_words,
    option_words,
    points_words,
    reason_words,
)
from sixfold.cli.words import edition_words
from sixfold.coach.written import DecisionJson, JudgedTurnJson, OptionJson, ReviewJson
from sixfold.core.game import GameState
from sixfold.draw import svg
from sixfold.games import GAMES, edition
from sixfold.locale import Catalogue, Key, member
from sixfold.records import states
from sixfold.wire import parse_action

WIDTH, HEIGHT = 720, 200
"""Of the graph, in its own units."""
LINES = ("#0969a2", "#b3401a", "#2d7d46", "#7a4bb0", "#a06a00", "#00796b", "#ad1457", "#455a64")
"""One for each seat."""


def page_of(words: Catalogue, record: Mapping[str, Any], review: ReviewJson) -> str:
    """The whole document; nothing in it is loaded from elsewhere."""
    return "\n".join(_Page(words, record, review).document())


class _Page:
    def __init__(self, words: Catalogue, record: Mapping[str, Any], review: ReviewJson) -> None:
        self._words = words
        self._review = review
        self._names = [str(player["name"]) for player in record["players"]]
        self._path: list[GameState] = list(states(dict(record)))

    def document(self) -> Iterator[str]:
        title, style = self._say("coach-title"), files("sixfold.cli").joinpath("review.css").read_text(encoding="utf-8")
        viewport = '<meta name="viewport" content="width=device-width,initial-scale=1">'
        head = f'<meta charset="utf-8">{viewport}<title>{title}</title><style>{style}</style>'
        yield f'<!doctype html>\n<html lang="{self._words.language}"><head>{head}</head><body>'
        yield f"<h1>{title}</h1><p>{escape(edition_words(self._words, edition(self._review['edition'])))}</p>"
        yield from self._accounts()
        yield from self._graph()
        yield f"<h2>{self._say('coach-moments')}</h2>"
        if not self._review["moments"]:
            yield f"<p>{self._say('coach-no-moments')}</p>"
        by_number = {turn["turn"]: turn for turn in self._review["turns"]}
        for number in self._review["moments"]:
            yield from self._moment(by_number[number])
        yield f"<h2>{self._say('review-turns')}</h2><table>"
        yield from (self._row(turn) for turn in self._review["turns"])
        yield "</table></body></html>"

    def _say(self, key: Key, **values: object) -> str:
        return escape(self._words.say(key, **values))

    def _accounts(self) -> Iterator[str]:
        keys: Sequence[Key] = ("coach-accuracy", "coach-lost", "coach-luck")
        heads = "".join(f"<th>{self._say(key)}</th>" for key in keys)
        yield f"<table><tr><th></th>{heads}</tr>"
        for seat, account in enumerate(self._review["accounts"]):
            accuracy = account["accuracy"]
            cells = [
                "–" if accuracy is None else self._words.decimal(accuracy, 1),
                self._words.percent(account["loss"], 1),
                self._words.percent(account["luck"], 1),
            ]
            mark = f'<svg class="mark" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="{LINES[seat]}"/></svg>'
            told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            yield f"<tr><th>{mark}{escape(self._names[seat])}</th>{told}</tr>"
        yield f'</table><p class="note">{self._say("coach-luck-note")}</p>'

    def _graph(self) -> Iterator[str]:
        """For each seat, its chance of winning at each of its turns, if it did its best."""
        turns = self._review["turns"]
        last = max((turn["turn"] for turn in turns), default=1)
        yield f"<h2>{self._say('coach-graph')}</h2>"
        yield f'<svg class="graph" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{self._say("coach-graph")}">'
        yield f'<line x1="0" y1="{HEIGHT / 2}" x2="{WIDTH}" y2="{HEIGHT / 2}" class="half"/>'
        for seat in range(len(self._names)):
            places = [
                (WIDTH * (turn["turn"] - 1) / max(1, last - 1), HEIGHT * (1 - chance))
                for turn in turns
                if turn["seat"] == seat and (chance := turn["decisions"][0]["best"][0]["chance"]) is not None
            ]
            points = " ".join(f"{x:.1f} {y:.1f}" for x, y in places)
            yield f'<polyline points="{points}" stroke="{LINES[seat]}"/>'
        yield "</svg>"

    def _moment(self, turn: JudgedTurnJson) -> Iterator[str]:
        decision = weightiest(turn)
        title = self._words.say("coach-turn-of", turn=turn["turn"], name=self._names[turn["seat"]])
        head = self._words.say("labelled", label=title, value=label_words(self._words, decision))
        yield f'<section><h3 class="{decision["label"] or ""}">{escape(head)}</h3>'
        for reason in decision["reasons"][:MOST_REASONS]:
            yield f"<p>{escape(reason_words(self._words, reason))}</p>"
        yield from self._figures(decision)
        yield '<div class="boards">'
        yield self._figure("coach-made", turn, decision["made"])
        if decision["loss"]["value"] > 0:
            yield self._figure("coach-best", turn, decision["best"][0])
        yield "</div></section>"

    def _figures(self, decision: DecisionJson) -> Iterator[str]:
        if decision["loss"]["value"] <= 0:
            return
        parts: Mapping[str, Any] = {**decision["parts"]}
        rows = [
            (self._say("coach-cost"), cost_words(self._words, decision["loss"])),
            (self._say("coach-cost-points"), points_words(self._words, decision["points"])),
            *(
                (self._say(member("part", part)), number_words(self._words, round(value, 1), signed=True))
                for part, value in parts.items()
                if abs(value) >= 0.05
            ),
        ]
        yield (
            "<table>" + "".join(f"<tr><th>{head}</th><td>{escape(told)}</td></tr>" for head, told in rows) + "</table>"
        )

    def _figure(self, key: Key, turn: JudgedTurnJson, option: OptionJson) -> str:
        """A play on the board as it was faced, with the hand before the draw."""
        told = option_words(self._words, option).replace("\u2068", "").replace("\u2069", "")
        caption = escape(self._words.say("labelled", label=self._words.say(key), value=told))
        return f"<figure>{self._picture(turn, option)}<figcaption>{caption}</figcaption></figure>"

    def _picture(self, turn: JudgedTurnJson, option: OptionJson) -> str:
        before = self._path[turn["turn"] - 1]
        game = GAMES[before.edition.game]
        action = parse_action(before.edition.game, option["action"])
        seen = game.observe(before, before.seat)
        if "reroll" in option["action"] or game.refusal(before, before.seat, action) is not None:
            return svg(seen)
        return svg(game.observe(game.apply(before, action) if before.stream else before, before.seat))

    def _row(self, turn: JudgedTurnJson) -> str:
        decision = weightiest(turn)
        cost = self._words.percent(-decision["loss"]["value"], 1) if decision["loss"]["value"] >= 0.005 else ""
        cells = [
            str(turn["turn"]),
            self._names[turn["seat"]],
            chance_words(self._words, decision["made"]["chance"]),
            label_words(self._words, decision),
            cost,
        ]
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        return f'<tr class="{decision["label"] or ""}">{told}</tr>'
