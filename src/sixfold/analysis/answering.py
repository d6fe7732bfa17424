"""The best plays of a position and why, or what another play would be worth."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from typing_extensions import TypedDict

from sixfold.analysis.problems import problems_of
from sixfold.analysis.seeing import observation_of, state_of, worlds_of
from sixfold.analysis.setup import Setup
from sixfold.analysis.supposed import SupposedQuestion
from sixfold.bots import bot
from sixfold.coach.judgement import Judgement
from sixfold.coach.judging import Question, judge
from sixfold.coach.review import COACHES
from sixfold.coach.written import DecisionJson, PartsJson, decision_json
from sixfold.core.game import GameState
from sixfold.core.hands import choices_from
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.games.placement import placements
from sixfold.wire import Problem as ProblemJson
from sixfold.wire import action_json, parse_action, preview_json, refusal_json
from sixfold.wire.shapes import ActionJson, Preview, closed

GLANCE = "greedy"
"""Who finds what one sees at first glance."""
MOST = 3
"""How many plays are told."""
TRIED = 40
"""How many choices of cards are tried out where nobody can search."""
AS_GOOD = 0.01
"""Who loses less of the chance of winning than this loses nothing that anybody would notice."""
COACH, POINTS = "coach", "points"


@closed
class AdvisedJson(TypedDict):
    """A play: what it gives, and how good it is if somebody could tell."""

    action: ActionJson
    preview: Preview
    points: float
    chance: float | None
    parts: PartsJson | None
    expected: float | None


@closed
class AnalysedJson(TypedDict):
    """The best plays of a position, best first. `decisions` compare what was asked about, or what one sees at first
    glance, with the best; cubes that may still be rolled come before what to lay of them."""

    problems: list[ProblemJson]
    refusal: ProblemJson | None
    by: str
    decisions: list[DecisionJson]
    hints: list[AdvisedJson]


def analyse(setup: Setup, action: Mapping[str, Any] | None = None) -> AnalysedJson:
    """Judge a position, or an action in it; the same position is always answered alike.

    `NotOfThisGame` or `UnknownPiece` if the action is none of its game.
    """
    told, state = _begin(setup, action)
    if state is None:
        return told
    read = None if action is None else parse_action(setup.edition.game, action)
    key = f"{setup} {json.dumps(action, sort_keys=True)}"
    judged = [*_judged(setup, read, key)]
    told["decisions"] = [decision_json(one, setup.edition.game) for one in judged]
    told["hints"] = _hints(state, judged[-1])
    return told


def analyse_by_points(setup: Setup, action: Mapping[str, Any] | None = None) -> AnalysedJson:
    """The plays with the most points, where nobody is there to look further."""
    told, state = _begin(setup, action)
    told["by"] = POINTS
    if state is None:
        return told
    found = BY_POINTS[setup.edition.game](observation_of(setup))
    told["hints"] = [_advised(state, action, float(points)) for action, points in found]
    return told


def _begin(setup: Setup, action: Mapping[str, Any] | None) -> tuple[AnalysedJson, GameState | None]:
    """An answer without plays, and the game to look for them in; none if something is wrong."""
    told: AnalysedJson = {"problems": [], "refusal": None, "by": COACH, "decisions": [], "hints": []}
    told["problems"] = [problem.json() for problem in problems_of(setup)]
    if told["problems"]:
        return told, None
    state = state_of(setup)
    if action is not None:
        read = parse_action(setup.edition.game, action)
        refusal = GAMES[setup.edition.game].refusal(state, 0, read)
        told["refusal"] = None if refusal is None else refusal_json(refusal)
    return told, None if told["refusal"] else state


def _judged(setup: Setup, action: Any | None, key: str) -> Iterable[Judgement]:
    """The decisions of the turn; a second one, where after the first it is plain how to go on."""
    seen = observation_of(setup)
    made = _at_first_glance(setup, seen, key) if action is None else action
    first = judge(_question(setup, seen, made, key), made, key)
    yield first
    may: Any = GAMES[setup.edition.game].may(seen)
    if action is None and _may_keep(first) and may.play:
        yield from _judged(replace(setup, rolled=True), None, key)


def _at_first_glance(setup: Setup, seen: Any, key: str) -> Any:
    """What one would do without looking ahead; whoever may still roll and would not has first to decide to keep all."""
    made = bot(GLANCE, setup.edition.game)(seen, Random(key))
    return cubes.Reroll(()) if isinstance(made, cubes.Place) and not setup.rolled else made


def _may_keep(judged: Judgement) -> bool:
    """Whether to keep all cubes is the best, or as good as that."""
    best, made = judged.best[0].action, judged.made.action
    return _keeps(best) or (_keeps(made) and judged.loss.value < AS_GOOD)


def _keeps(action: Any) -> bool:
    return isinstance(action, cubes.Reroll) and not action.pieces


def _question(setup: Setup, seen: Any, action: Any, key: str) -> Question:
    coach = COACHES[setup.edition.game]
    worlds: list[Question] = [coach.question(world, action) for world in worlds_of(setup, key)]
    return worlds[0] if len(worlds) == 1 else SupposedQuestion(coach.question(seen, action), worlds)


def _hints(state: GameState, judged: Judgement) -> list[AdvisedJson]:
    told = []
    for option, written in zip(judged.best, decision_json(judged, state.edition.game)["best"], strict=True):
        advised = _advised(state, option.action, written["points"])
        told.append(advised | {"chance": written["chance"], "parts": written["parts"]})
    return told


def _advised(state: GameState, action: Any, points: float) -> AdvisedJson:
    return {
        "action": action_json(state.edition.game, action),
        "preview": preview_json(state, 0, action),
        "points": points,
        "chance": None,
        "parts": None,
        "expected": points if isinstance(action, cubes.Reroll) else None,
    }


Found = Sequence[tuple[Any, int]]


def _most_points(seen: tiles.Observation | cubes.Observation) -> list[tuple[Any, int]]:
    """The placements with the most points, each with them."""
    found = placements(seen.board, seen.hand, seen.edition.qwirkle_bonus)
    return sorted(found, key=lambda one: -one[1])[:MOST]


def _tiles(seen: tiles.Observation) -> Found:
    found: Found = [(tiles.Place(placement), points) for placement, points in _most_points(seen)]
    if found:
        return found
    traded = seen.hand[: seen.bag_size] if seen.board.pieces else ()
    return [(tiles.Trade(traded) if traded else tiles.Pass(), 0)]


def _cubes(seen: cubes.Observation) -> Found:
    may = cubes.may(seen)
    assert may is not None
    if may.play:
        return [(cubes.Place(placement), points) for placement, points in _most_points(seen)]
    return [(cubes.Reroll(()) if may.reroll else cubes.Pass(), 0)]


def _cards(seen: cards.Observation) -> Found:
    """The most Qwirkles, then the most cards, among the larger choices of the hand."""
    lying, shortest = [card for series in seen.table for card in series], seen.edition.shortest
    found: list[tuple[Any, int]] = []
    for choice in sorted(choices_from(seen.hand), key=lambda one: -len(one))[:TRIED]:
        if cards.arrange([*lying, *choice], shortest=shortest):
            taking = max(cards.takings_of([*lying, *choice], shortest), key=lambda one: len(one.qwirkles))
            found.append((cards.Play(choice, taking.rest + taking.qwirkles), len(taking.qwirkles)))
    if not found and (some := cards.find_play(seen.table, seen.hand, shortest)):
        found.append((cards.Play(some.played, some.table), 0))
    return sorted(found, key=lambda one: -one[1])[:MOST] or [(cards.Pass(), 0)]


BY_POINTS: Mapping[str, Callable[[Any], Found]] = MappingProxyType(
    {tiles.NAME: _tiles, cubes.NAME: _cubes, cards.NAME: _cards}
)
