"""The lessons: each game in a few steps, positions and goals as data, judged by the rules themselves."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.refusals import Refused
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.games.lines import QWIRKLE
from sixfold.lessons.goals import Goal, Outcome, goal_of, outcome_of
from sixfold.lessons.positions import AnyState, action_of, position_of

AnyAction = tiles.Action | cubes.Action | cards.Action
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
    state: AnyState
    goal: Goal
    solution: AnyAction
    values: Values
    """The numbers that the messages take."""

    def act(self, action: AnyAction) -> tuple[AnyState, Values]:
        """The state after an action that does what is asked, and the values for saying so.

        What the rules refuse is `Refused`; what they allow but the step does not ask for is `NotAsked`.
        """
        verbs = GAMES[self.state.edition.game]
        if refusal := verbs.refusal(self.state, self.state.seat, action):
            raise Refused(refusal)
        after: AnyState = verbs.apply(self.state, action)
        outcome = outcome_of(self.state, action, after)
        if not self.goal.met_by(outcome):
            raise NotAsked(self.id)
        return after, values_of(self.state.edition, outcome)


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


def values_of(rules: Edition, outcome: Outcome) -> Values:
    """What the messages of a lesson may use; `locale/en/lessons.ftl` says what each means."""
    return {
        "score": outcome.score,
        "count": outcome.count,
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


def _step(game: str, written: Mapping[str, Any], state: AnyState) -> Step:
    solution = action_of(game, written["solution"])
    outcome = outcome_of(state, solution, GAMES[game].apply(state, solution))
    values = values_of(state.edition, outcome)
    return Step(written["id"], f"lesson-{game}-{written['id']}", state, goal_of(written["asks"]), solution, values)


__all__ = ["Lesson", "NotAsked", "Step", "UnknownLesson", "Values", "lesson"]
