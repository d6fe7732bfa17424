"""The best plays of positions: legal, always the same, judged from what is known and nothing else."""

from random import Random
from typing import Any

import pytest

from coach.test_judging import played
from sixfold.analysis import analyse, analyse_by_points, parse_setup_text
from sixfold.analysis.found import STATES
from sixfold.analysis.seeing import WORLDS, observation_of, state_of, worlds_of
from sixfold.coach import ReasonCode
from sixfold.coach.tiles import CAREFUL, TilesQuestion
from sixfold.games import EDITIONS, GAMES, tiles
from sixfold.games.redeal import redealt
from sixfold.wire import NotOfThisGame, parse_action

TILES = "tiles-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6"
CUBES = "cubes-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6,6"
CARDS = "cards-iello [RoRdRc,GsBsYs] hand:RsRtRxOsPsYtYoYcGx others:9"
Json = dict[str, Any]


@pytest.mark.parametrize("text", [TILES, CUBES, CARDS, f"{TILES} left:9", f"{CUBES} rolled", "tiles-nl - hand:RoGsBx"])
@pytest.mark.parametrize("work", [analyse, analyse_by_points])
def test_what_is_advised_is_legal_and_always_the_same(text: str, work: Any) -> None:
    setup = parse_setup_text(text if "- hand" not in text else f"{text}YtGcPx")
    told = work(setup)
    assert told == work(setup)
    assert (told["problems"], told["refusal"]) == ([], None)
    assert 1 <= len(told["hints"]) <= 3
    for hint in told["hints"]:
        action = parse_action(setup.edition.game, hint["action"])
        assert GAMES[setup.edition.game].refusal(state_of(setup), 0, action) is None
        assert hint["preview"]["legal"]
    assert [hint["chance"] is not None for hint in told["hints"]] == [work is analyse] * len(told["hints"])


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("turn", [1, 9])
def test_positions_of_games_are_judged_whatever_is_hidden(edition_id: str, turn: int) -> None:
    state = played(edition_id, ("greedy", "greedy"), turn)[-1]
    other = redealt(state, state.seat, Random(1))
    one, another = (analyse(STATES[state.edition.game](some)) for some in (state, other))
    assert one == another
    assert one["hints"]
    assert one["decisions"]


def test_every_problem_is_told_and_nothing_is_thought() -> None:
    told = analyse(parse_setup_text("tiles-nl 0,0 RoGx hand:Rs"))
    assert [problem["code"] for problem in told["problems"]] == ["no-line", "hand-short"]
    assert (told["hints"], told["decisions"]) == ([], [])


def test_another_play_is_judged_against_the_best() -> None:
    board = "tiles-nl 0,0 RoRdRcRsRt hand:RxGsGcBoPxYt others:6"
    told = analyse(parse_setup_text(board), {"play": [["Yt", 4, 1]]})
    made = told["decisions"][0]
    assert made["made"]["action"] == {"play": [["Yt", 4, 1]]}
    assert made["label"] in ("mistake", "blunder")
    assert ReasonCode.QWIRKLE_MISSED.value in [reason["code"] for reason in made["reasons"]]
    assert told["hints"][0]["points"] >= 12


@pytest.mark.parametrize(
    ("text", "action", "code"),
    [
        (TILES, {"play": [["Yt", 3, 0]]}, "mixed-line"),
        (TILES, {"play": [["Rx", 3, 0]]}, "not-in-hand"),
        (TILES, {"pass": True}, "must-place"),
        (CUBES, {"reroll": ["Rx"]}, "not-in-hand"),
        (f"{CUBES} rolled", {"reroll": ["Rs"]}, "cannot-reroll"),
        (CARDS, {"play": ["Rs"], "table": [["Ro", "Rd", "Rc"], ["Gs", "Bs", "Ys"], ["Rs"]]}, "series-too-short"),
    ],
)
@pytest.mark.parametrize("work", [analyse, analyse_by_points])
def test_what_may_not_be_played_is_refused_by_the_rules(text: str, action: Json, code: str, work: Any) -> None:
    told = work(parse_setup_text(text), action)
    assert told["refusal"]["code"] == code
    assert told["hints"] == []


def test_an_action_of_another_game_is_none() -> None:
    with pytest.raises(NotOfThisGame):
        analyse(parse_setup_text(TILES), {"reroll": []})


def test_a_roll_comes_before_what_is_laid() -> None:
    rolls = analyse(parse_setup_text("cubes-nl 0,0 RoRdRc hand:RsGsGcBoPxYt others:6"))
    assert [*rolls["hints"][0]["action"]] == ["reroll"]
    assert rolls["hints"][0]["expected"] == rolls["hints"][0]["points"]
    keeps = analyse(parse_setup_text("cubes-nl 0,0 RoRdRc hand:RsRtRxBoPxYt others:6,6"))
    assert len(keeps["decisions"]) == 2
    assert [*keeps["hints"][0]["action"]] == ["play"]


def test_nothing_is_supposed_where_all_that_counts_is_known() -> None:
    assert len(worlds_of(parse_setup_text(TILES), "a")) == 1
    assert len(worlds_of(parse_setup_text(CARDS), "a")) == 1
    assert len(worlds_of(parse_setup_text(CUBES), "a")) == WORLDS
    fewer = parse_setup_text(f"{TILES} left:9")
    worlds = worlds_of(fewer, "a")
    assert len(worlds) == WORLDS
    assert len({world.gone for world in worlds}) > 1
    assert observation_of(fewer).gone == ()
    assert {len(world.gone) for world in worlds} == {84}


def test_what_is_out_of_the_game_is_never_drawn() -> None:
    """With every other red square out of the game, nobody can ever finish the line."""
    board = "tiles-nl 0,0 RoRdRcRtRx hand:GsGcBoPxYtYo others:6"
    risky = analyse(parse_setup_text(board))["hints"][0]
    safe = analyse(parse_setup_text(f"{board} gone:RsRsRs"))["hints"][0]
    assert safe["parts"] is not None
    assert risky["parts"] is not None
    assert safe["parts"]["replies"] > risky["parts"]["replies"]


@pytest.mark.parametrize("left", [1, 4, 6])
def test_careful_players_count_only_what_is_in_the_game(left: int) -> None:
    """They would otherwise take tiles that are out of the game for somebody's hand, more than a hand can hold."""
    setup = parse_setup_text(f"tiles-nl 0,0 RoRdRcRtRx hand:GsGcBoPxYtYo others:6 left:{left} gone:RsRsRsGtGtGt")
    world = worlds_of(setup, "a")[0]
    plays = [action for action in tiles.legal_actions(world) if isinstance(action, tiles.Place)][:2]
    measured = TilesQuestion(world).replay(plays, 30, 1, player=CAREFUL)
    assert len(measured) == len(plays) == 2


def test_the_last_tile_wins_and_that_is_known() -> None:
    told = analyse(parse_setup_text("tiles-nl 0,0 RoRd hand:Rc others:1 left:0 scores:0,8"))
    assert told["hints"][0]["action"]["play"] in ([["Rc", 2, 0]], [["Rc", -1, 0]])
    assert told["hints"][0]["chance"] == 1.0
