"""The lessons: each game in a few steps, positions and goals as data, judged by the rules themselves."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.game import GameState, Worth
from sixfold.games import GAMES, edition
from sixfold.games.lines import QWIRKLE
from sixfold.lessons.goals import Goal, goal_of
from sixfold.lessons.positions import position_of
from sixfold.wire import parse_action

Values = Mapping[str, int]


class UnknownLesson(KeyError):
    """There is no such lesson, or no such step in it."""


class NotAsked(ValueError):
    """An action that the rules allow, but that is not what the step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position, what is asked of the player, and one way to do it."""

    id: str
    key: str
    """The message that says what to do; `-hint` and `-done` behind it name the other two."""
    state: GameState
    goal: Goal
    solution: Any
    values: Values
    """The numbers that the messages take."""

    def act(self, action: Any) -> tuple[GameState, Values]:
        """The state after an action that does what is asked, and the values for saying so.

        What the rules refuse is `Refused`; what they allow but the step does not ask for is `NotAsked`.
        """
        verbs = GAMES[self.state.edition.game]
        after: GameState = verbs.apply(self.state, action)
        worth = verbs.worth(self.state, action, after)
        if not self.goal.met_by(worth):
            raise NotAsked(self.id)
        return after, values_of(self.state.edition, worth)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game in a few steps."""

    game: str
    edition: Edition
    steps: tuple[Step, ...]

    def step(self, name: str) -> Step:
        """The step of that name."""
        found = next((step for step in self.steps if step.id == name), None)
        if found is None:
            raise UnknownLesson(name)
        return found


def values_of(rules: Edition, worth: Worth) -> Values:
    """What the messages of a lesson may use; `locale/en/lessons.ftl` says what each means."""
    return {
        "score": worth.score,
        "count": worth.count,
        "length": QWIRKLE,
        "almost": QWIRKLE - 1,
        "shortest": rules.shortest,
        "bonus": rules.qwirkle_bonus,
        "ending": rules.ending_bonus,
    }


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in GAMES:
        raise UnknownLesson(game)
    written: dict[str, Any] = json.loads(files(__name__).joinpath(f"{game}.json").read_text(encoding="utf-8"))
    rules = edition(written["edition"])
    steps: dict[str, Step] = {}
    for part in written["steps"]:
        before = steps.get(part.get("follows", ""))
        state = position_of(rules, part) if before is None else before.act(before.solution)[0]
        steps[part["id"]] = _step(game, part, state)
    return Lesson(game, rules, tuple(steps.values()))


def _step(game: str, written: Mapping[str, Any], state: GameState) -> Step:
    solution = parse_action(game, written["solution"])
    worth = GAMES[game].worth(state, solution, GAMES[game].apply(state, solution))
    values = values_of(state.edition, worth)
    return Step(written["id"], f"lesson-{game}-{written['id']}", state, goal_of(written["asks"]), solution, values)


__all__ = ["Lesson", "NotAsked", "Step", "UnknownLesson", "Values", "lesson"]
