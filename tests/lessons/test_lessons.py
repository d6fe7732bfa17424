"""The lessons: whole positions, solutions that do what is asked, and tries that do not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from sixfold.core.pieces import colour_of, parse_piece, parse_pieces, piece_names, shape_of
from sixfold.core.refusals import Code, Refused
from sixfold.games import GAMES, cards, cubes, tiles
from sixfold.games.lines import is_line
from sixfold.games.placement import Placement, PlacementState, can_place, lines_made, run_through
from sixfold.games.placement.board import COLUMN, ROW
from sixfold.lessons import Lesson, NotAsked, Step, UnknownLesson, lesson
from sixfold.locale import Key, catalogue, languages
from sixfold.locale.keys import KEYS
from sixfold.records.pieces import parse_hands, parse_placement

STEPS = [step for game in GAMES for step in lesson(game).steps]
IDS = [step.key.removeprefix("lesson-") for step in STEPS]
every_step = pytest.mark.parametrize("step", STEPS, ids=IDS)
VERBS: dict[str, Any] = dict(GAMES)
PARTS = ("", "-hint", "-done")
TAUGHT_IN = [language for language in languages() if "lesson-title" in set(catalogue(language).keys())]
LONGEST_TEXT = 200
"""In letters: five lines of a phone."""


def key(text: str) -> Key:
    """A key that there is."""
    assert text in KEYS
    return cast("Key", text)


def step_of(game: str, name: str) -> Any:
    """A step, whose state and solution are those of that game."""
    return lesson(game).step(name)


def place(game: str, *laid: tuple[str, int, int]) -> Any:
    placement = parse_placement(laid)
    return cubes.Place(placement) if game == "cubes" else tiles.Place(placement)


def pieces_of(state: Any) -> Iterator[int]:
    """Every piece of a game, wherever it is; of cubes only the colour."""
    for hand in state.hands:
        yield from map(colour_of, hand) if isinstance(state, cubes.State) else hand
    if isinstance(state, cards.State):
        yield from (card for series in state.table for card in series)
        yield from state.stack
    else:
        lying = state.board.pieces.values()
        yield from map(colour_of, lying) if isinstance(state, cubes.State) else lying
        yield from state.bag


@every_step
def test_a_position_holds_every_piece_of_the_edition_once(step: Step) -> None:
    rules = step.state.edition
    whole = cards.whole_stack(rules) if rules.game == "cards" else VERBS[rules.game].whole_bag(rules)
    assert Counter(pieces_of(step.state)) == Counter(whole)
    assert all(len(hand) == rules.hand_size for hand in step.state.hands)


@every_step
def test_a_position_could_occur(step: Step) -> None:
    state = step.state
    if isinstance(state, cards.State):
        assert all(3 <= len(series) < 6 and is_line(series) for series in state.table)
        return
    assert isinstance(state, PlacementState)
    for cell in state.board.pieces:
        for direction in (ROW, COLUMN):
            run = run_through(state.board.pieces, cell, direction)
            assert is_line([state.board.pieces[there] for there in run])


@every_step
def test_the_solution_does_what_is_asked_and_gives_what_the_text_says(step: Step) -> None:
    after, values = step.act(step.solution)
    assert values == step.values
    if isinstance(after, tiles.State | cubes.State):
        assert after.scores[0] == values["score"]
    assert step.goal.lay in (0, values["count"])
    assert step.goal.score in (0, values["score"])


@every_step
@pytest.mark.parametrize("language", TAUGHT_IN)
def test_every_message_of_a_step_can_be_said(step: Step, language: str) -> None:
    texts = [catalogue(language).say(key(step.key + part), **step.values) for part in PARTS]
    assert len(set(texts)) == len(PARTS)
    assert all(len(text) <= LONGEST_TEXT for text in texts), max(texts, key=len)


@pytest.mark.parametrize("language", TAUGHT_IN)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_message_and_no_message_too_many(game: str, language: str) -> None:
    words = catalogue(language)
    assert words.say(key(f"lesson-{game}-end"), **lesson(game).steps[-1].values)
    said = {step.key + part for step in lesson(game).steps for part in PARTS} | {f"lesson-{game}-end"}
    there = words.keys()
    assert {one for one in there if one.startswith(f"lesson-{game}-")} == said


def test_the_numbers_of_the_texts() -> None:
    scores = {name: step.values["score"] for name, step in zip(IDS, STEPS, strict=True)}
    assert scores == {
        "tiles-place": 4,
        "tiles-several": 5,
        "tiles-score": 7,
        "tiles-qwirkle": 12,
        "tiles-trade": 0,
        "cubes-place": 4,
        "cubes-score": 7,
        "cubes-roll": 0,
        "cubes-qwirkle": 12,
        "cubes-forced": 0,
        "cards-series": 0,
        "cards-longer": 0,
        "cards-rearrange": 0,
        "cards-qwirkle": 0,
    }


REFUSED = [
    ("tiles", "place", place("tiles", ("Gt", 3, 0)), Code.MIXED_LINE),
    ("tiles", "place", place("tiles", ("Rd", 3, 0)), Code.DUPLICATE_IN_LINE),
    ("tiles", "place", place("tiles", ("Rc", 5, 5)), Code.DETACHED),
    ("tiles", "place", place("tiles", ("Ro", 3, 0)), Code.NOT_IN_HAND),
    ("tiles", "several", place("tiles", ("Yd", 2, 0), ("Bc", 3, 0)), Code.NO_SHARED_ATTRIBUTE),
    ("tiles", "several", place("tiles", ("Yd", 2, 0), ("Ys", 4, 0)), Code.GAP),
    ("tiles", "score", place("tiles", ("Yd", 3, 0)), Code.MIXED_LINE),
    ("tiles", "trade", tiles.Pass(), Code.MUST_TRADE),
    ("tiles", "trade", place("tiles", ("Gs", 3, 0)), Code.MIXED_LINE),
    ("cubes", "place", place("cubes", ("Rc", 2, 0)), Code.MIXED_LINE),
    ("cubes", "qwirkle", cubes.Reroll(parse_pieces("Bx")), Code.CANNOT_REROLL),
    ("cubes", "forced", cubes.Pass(), Code.MUST_PLACE),
    ("cards", "series", cards.Play(parse_pieces("RoRd"), (parse_pieces("RoRd"),)), Code.SERIES_TOO_SHORT),
    ("cards", "series", cards.Play(parse_pieces("RoRdGs"), (parse_pieces("RoRdGs"),)), Code.MIXED_SERIES),
    ("cards", "longer", cards.Pass(), Code.MUST_PLACE),
]


@pytest.mark.parametrize(("game", "name", "action", "code"), REFUSED)
def test_what_the_rules_refuse_is_refused_with_its_code(game: str, name: str, action: Any, code: Code) -> None:
    with pytest.raises(Refused) as found:
        step_of(game, name).act(action)
    assert found.value.refusal.code is code


NOT_ASKED = [
    ("tiles", "place", tiles.Trade(parse_pieces("Gt"))),
    ("tiles", "several", place("tiles", ("Yd", 2, 0), ("Ys", 3, 0))),
    ("tiles", "score", place("tiles", ("Rs", -1, 0))),
    ("tiles", "qwirkle", place("tiles", ("Px", 0, 1))),
    ("cubes", "place", place("cubes", ("Gd", 2, 0))),
    ("cubes", "score", place("cubes", ("Bt", -1, 0))),
    ("cubes", "place", cubes.Reroll(parse_pieces("Rc"))),
    ("cubes", "roll", cubes.Reroll(parse_pieces("BdYo"))),
    ("cubes", "roll", cubes.Reroll(parse_pieces("Yo"))),
    ("cubes", "roll", place("cubes", ("Yo", 0, 1))),
    ("cards", "longer", cards.Play(parse_pieces("Oo"), (parse_pieces("RoGoBoOo"), parse_pieces("PdPcPt")))),
    ("cards", "rearrange", cards.Play(parse_pieces("Oc"), (parse_pieces("BoBdBxBs"), parse_pieces("YcGcRcOc")))),
    ("cards", "qwirkle", cards.Play(parse_pieces("Yt"), (parse_pieces("YoYdYsYxYt"), parse_pieces("YcRcGcBc")))),
]


@pytest.mark.parametrize(("game", "name", "action"), NOT_ASKED)
def test_what_the_rules_allow_may_still_not_be_what_is_asked(game: str, name: str, action: Any) -> None:
    with pytest.raises(NotAsked):
        step_of(game, name).act(action)


@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_only_two_lines_at_once_give_the_score_that_is_asked_for(game: str) -> None:
    step = step_of(game, "score")
    rich = []
    for action in VERBS[game].legal_actions(step.state):
        laid: Placement = getattr(action, "placement", ())
        lines = lines_made(step.state.board, laid, 6) if laid else []
        if sum(line.points for line in lines) >= step.values["score"]:
            rich.append((laid, len(lines)))
    assert rich == [(step.solution.placement, 2)]


def test_where_nothing_is_said_to_fit_nothing_does() -> None:
    for step in (step_of("tiles", "trade"), step_of("cubes", "forced")):
        assert not can_place(step.state.board, step.state.hand)


def test_the_roll_shows_what_the_text_says() -> None:
    step = step_of("cubes", "roll")
    line = list(step.state.board.pieces.values())
    mine = [cube for cube in step.state.hand if colour_of(cube) == colour_of(line[0])]
    assert mine == list(step.solution.pieces)
    assert mine[0] in line
    after, _ = step.act(step.solution)
    assert after.reroll == ((mine[0], parse_piece("Bx")),)
    assert {shape_of(cube) for cube in (*line, parse_piece("Bx"))} == set(range(6))
    assert step_of("cubes", "qwirkle").state == after


def test_forced_rolls_end_with_something_that_fits() -> None:
    after, _ = step_of("cubes", "forced").act(cubes.Reroll(()))
    assert [piece_names(hand) for hand in after.forced] == ["GxBtPxGsPtBt", "GoBtPtGdPtBc"]
    assert can_place(after.board, after.hand)


def test_a_qwirkle_of_cards_needs_a_card_of_the_other_series() -> None:
    step = step_of("cards", "qwirkle")
    (first, second), hand = step.state.table, step.state.hand
    assert sum(is_line((*first, card)) for card in hand) == 1
    assert sum(is_line((*second, card)) for card in hand) == 0
    after, _ = step.act(step.solution)
    assert [set(series) for series in after.qwirkles[0]] == [set(parse_pieces("YoYdYsYxYtYc"))]
    assert after.table == parse_hands([["Rc", "Gc", "Bc"]])


def test_another_solution_is_as_good() -> None:
    step_of("tiles", "qwirkle").act(place("tiles", ("Px", -1, 0)))
    step_of("cards", "rearrange").act(
        cards.Play(parse_pieces("PdYd"), (parse_pieces("BoBxBs"), parse_pieces("YcGcRc"), parse_pieces("BdPdYd")))
    )


def test_what_there_is_not() -> None:
    with pytest.raises(UnknownLesson):
        lesson("chess")
    with pytest.raises(UnknownLesson):
        lesson("tiles").step("castle")
    assert isinstance(lesson("tiles"), Lesson)
