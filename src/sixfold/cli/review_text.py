"""A review in the terminal: the players, the moments that mattered, then every turn on a line."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.style import Style
from rich.text import Text

from sixfold.cli.draw import sentence
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
from sixfold.coach import Label
from sixfold.coach.written import DecisionJson, JudgedTurnJson, ReviewJson
from sixfold.games import edition
from sixfold.locale import Catalogue, member

MOST_REASONS = 3
WIDEST_NAME = 12
STYLES = {
    Label.BRILLIANT: Style(color="cyan", bold=True),
    Label.INACCURACY: Style(color="yellow"),
    Label.MISTAKE: Style(color="yellow", bold=True),
    Label.BLUNDER: Style(color="red", bold=True),
}
PLAIN, FAINT = Style(), Style(dim=True)


class ReviewPrinter:
    """Prints a review in the words of its book."""

    def __init__(self, words: Catalogue, console: Console, record: Mapping[str, Any], review: ReviewJson) -> None:
        self._words = words
        self._console = console
        self._names = [player["name"] for player in record["players"]]
        self._review = review

    def print(self) -> None:
        """All of it."""
        self._line(Text(self._words.say("coach-title"), "bold"))
        self._line(Text(edition_words(self._words, edition(self._review["edition"])), "dim"))
        self._accounts()
        self._moments()
        self._heading("review-turns")
        for turn in self._review["turns"]:
            self._turn(turn)

    def _heading(self, key: Any) -> None:
        self._console.print()
        self._line(Text(self._words.say(key), "bold"))

    def _line(self, text: Text, indent: int = 0) -> None:
        self._console.print(Padding(text, (0, 0, 0, indent), expand=False))

    def _labelled(self, key: Any, value: str, indent: int = 2) -> None:
        told = self._words.say("labelled", label=self._words.say(key), value=value)
        self._line(sentence(told), indent)

    def _accounts(self) -> None:
        self._heading("review-players")
        for name, account in zip(self._names, self._review["accounts"], strict=True):
            self._line(Text(name))
            accuracy = account["accuracy"]
            if accuracy is not None:
                self._labelled("coach-accuracy", self._words.decimal(accuracy, 1))
                self._labelled("coach-lost", self._words.percent(account["loss"], 1))
            self._labelled("coach-luck", self._words.percent(account["luck"], 1))
        self._line(Text(self._words.say("coach-luck-note"), "dim"))

    def _moments(self) -> None:
        self._heading("coach-moments")
        if not self._review["moments"]:
            self._line(Text(self._words.say("coach-no-moments")))
        by_number = {turn["turn"]: turn for turn in self._review["turns"]}
        for number in self._review["moments"]:
            self._moment(by_number[number])

    def _moment(self, turn: JudgedTurnJson) -> None:
        decision = weightiest(turn)
        title = self._words.say("coach-turn-of", turn=turn["turn"], name=self._names[turn["seat"]])
        label = label_words(self._words, decision)
        told = self._words.say("labelled", label=title, value=label)
        self._console.print()
        self._line(Text(told, _style(decision, PLAIN)))
        self._labelled("coach-made", option_words(self._words, decision["made"]))
        if decision["loss"]["value"] > 0:
            self._labelled("coach-best", option_words(self._words, decision["best"][0]))
            self._labelled("coach-cost", cost_words(self._words, decision["loss"]))
            self._labelled("coach-cost-points", points_words(self._words, decision["points"]))
            for part, value in decision["parts"].items():
                if abs(float(str(value))) >= 0.05:
                    self._labelled(member("part", part), self._signed(value), 4)
        for reason in decision["reasons"][:MOST_REASONS]:
            self._line(Text(reason_words(self._words, reason)), 2)
        if decision["proven"]:
            self._line(Text(self._words.say("coach-proven"), "dim"), 2)

    def _signed(self, value: Any) -> str:
        return number_words(self._words, round(value, 1), signed=True)

    def _turn(self, turn: JudgedTurnJson) -> None:
        decision = weightiest(turn)
        width = min(WIDEST_NAME, max(len(name) for name in self._names))
        name = self._names[turn["seat"]][:width]
        line = Text(f"{turn['turn']:>3} {name:<{width}} ", no_wrap=True, overflow="ellipsis")
        line.append(f"{chance_words(self._words, decision['made']['chance']):>7} ", "dim")
        line.append(label_words(self._words, decision), _style(decision, FAINT))
        if decision["loss"]["value"] >= 0.005:
            line.append(f" {self._words.percent(-decision['loss']['value'], 1)}")
        self._line(line)


def _style(decision: DecisionJson, usual: Style) -> Style:
    return STYLES.get(Label(decision["label"]), usual) if decision["label"] else usual


def weightiest(turn: JudgedTurnJson) -> DecisionJson:
    """The decision of a turn that lost most; the last one, if none lost anything."""
    return max(reversed(turn["decisions"]), key=lambda decision: decision["loss"]["value"])
