"""The coach judges from what a seat saw, splits losses into parts that add up, and labels only what is sure."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from positions import drawn, pieces, placement, tiles_state
from sixfold import kernel
from sixfold.bots import bot
from sixfold.coach import Estimate, Judgement, Label, ReasonCode, judge_action, judge_turn, review, review_json
from sixfold.coach.judging import judge
from sixfold.coach.labels import WORTH, accuracy_of, cost_of, label_of
from sixfold.coach.tiles import TilesQuestion
from sixfold.games import GAMES, edition, tiles
from sixfold.games.redeal import redealt
from sixfold.records import record_of

SHORT = ("tiles-nl", "cubes-nl", "cards-999", "tiles-mindware", "cards-iello")


def played(edition_id: str, names: tuple[str, ...], turns: int, seed: int = 6) -> list[Any]:
    """The states of a game between bots, up to so many turns."""
    rules, rng = edition(edition_id), Random(seed)
    game, players = GAMES[rules.game], [bot(name, rules.game) for name in names]
    state = game.start(rules, tuple(range(len(names))), rng.randbytes(32))
    path = [state]
    while len(path) <= turns and not state.ended:
        state = game.apply(state, players[state.seat](game.observe(state, state.seat), rng))
        if len(state.turns) == len(path):
            path.append(state)
    return path


def record(edition_id: str, names: tuple[str, ...], turns: int) -> dict[str, Any]:
    """The record of such a game."""
    return record_of(played(edition_id, names, turns)[-1], [{"name": name} for name in names])


@pytest.mark.slow
@pytest.mark.parametrize("edition_id", SHORT)
def test_every_turn_is_judged_and_the_parts_add_up(edition_id: str) -> None:
    written = record(edition_id, ("novice", "greedy"), 8)
    told: list[tuple[int, int]] = []
    judged = review(written, lambda done, of: told.append((done, of)))
    assert [turn.number for turn in judged.turns] == list(range(1, 9))
    assert told[0] == (0, 8)
    assert told[-1] == (8, 8)
    for turn in judged.turns:
        for decision in turn.decisions:
            _check(decision)
    assert len(judged.accounts) == 2


def _check(decision: Judgement) -> None:
    assert decision.parts.total == pytest.approx(decision.lost_points.value, abs=1e-6)
    assert decision.loss.value >= 0
    if decision.forced:
        assert decision.label is None
        return
    assert decision.best
    if decision.label in (Label.INACCURACY, Label.MISTAKE, Label.BLUNDER):
        assert decision.loss.significant
        assert decision.loss.value >= 0.02
    else:
        assert not decision.reasons


@pytest.mark.parametrize(
    ("edition_id", "players"), [("tiles-nl", 8), ("tiles-nl", 3), ("cubes-nl", 4), ("cards-999", 4)]
)
def test_more_players_are_judged_too(edition_id: str, players: int) -> None:
    path = played(edition_id, ("greedy",) * players, players + 1)
    turn = judge_turn(path[-2], path[-1], "several")
    assert turn.seat == path[-2].seat
    for decision in turn.decisions:
        _check(decision)


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cards-999"])
def test_nothing_hidden_changes_a_judgement(edition_id: str) -> None:
    path = played(edition_id, ("novice", "greedy"), 7)
    before, after = path[-2], path[-1]
    action = after.turns[-1].action
    other = redealt(before, before.seat, Random(3))
    assert other.hands != before.hands
    assert judge_action(before, action, "leak") == judge_action(other, action, "leak")


def test_the_same_record_gives_the_same_review() -> None:
    written = record("tiles-nl", ("novice", "novice"), 6)
    assert review_json(review(written)) == review_json(review(written))


def test_only_the_turns_of_the_seats_asked_for() -> None:
    judged = review(record("tiles-nl", ("novice", "greedy"), 6), seats=[1])
    assert {turn.seat for turn in judged.turns} == {1}


def test_a_proven_end_is_exact() -> None:
    """With both hands known the loss is what the search to the end says, and nothing is in doubt."""
    path = played("tiles-nl", ("greedy", "greedy"), 200)
    state = next(one for one in path if not one.bag and len(one.hand) <= 3 and len(tiles.legal_actions(one)) > 2)
    theirs = state.hands[1 - state.seat]
    board = kernel.Board(kernel.rules_of(state.edition), [(piece, cell) for cell, piece in state.board.pieces.items()])
    _, lead, proven, _ = kernel.tiles_endgame(board, state.hand, theirs, state.passes, 1_000_000)
    assert proven
    for action in tiles.legal_actions(state):
        judged = judge_action(state, action, "end")
        assert judged.proven
        assert judged.loss.within == 0
        assert judged.best[0].parts.total <= lead
        assert judged.made.parts.total <= lead
    assert any(judge_action(state, action, "end").made.parts.total == lead for action in tiles.legal_actions(state))


def test_a_missed_qwirkle_is_named_with_its_line() -> None:
    board = drawn("Ro Rc Rd Rs Rt")
    state = tiles_state("RxGoBcPdYsOt", "RoRoGcGdGsGt", board=board)
    rest = list(tiles.undrawn(state.edition, (*board.pieces.values(), *state.hands[0], *state.hands[1])))
    judged = judge_action(replace(state, bag=tuple(rest)), tiles.Place(placement("Go@0,1")), "missed")
    assert judged.label in (Label.MISTAKE, Label.BLUNDER)
    reason = next(one for one in judged.reasons if one.code is ReasonCode.QWIRKLE_MISSED)
    assert len(reason.line) == 6
    assert reason.pieces == pieces("Rx")


def test_labels_need_certainty() -> None:
    assert label_of(Estimate(0.0, 0.0)) is Label.BEST
    assert label_of(Estimate(0.015, 0.05)) is Label.GOOD
    assert label_of(Estimate(0.06, 0.07)) is None
    assert label_of(Estimate(0.03, 0.02)) is Label.INACCURACY
    assert label_of(Estimate(0.06, 0.03)) is Label.MISTAKE
    assert label_of(Estimate(0.3, 0.1)) is Label.BLUNDER
    assert label_of(Estimate(0.0, 0.0), brilliant=True) is Label.BRILLIANT


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([0.0, 0.0]) == 100
    better, worse = accuracy_of([0.01]), accuracy_of([0.1])
    assert better is not None
    assert worse is not None
    assert better > worse


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_costs_chance_and_points_alike(game: str) -> None:
    assert cost_of(game, 0.0, 0.0) == 0
    assert cost_of(game, 0.1, -3.0) == pytest.approx(0.05), "what wins points back makes no chance good"
    assert cost_of(game, -0.1, 2.0) == pytest.approx(WORTH[game])
    assert cost_of(game, 0.1, 2.0) == pytest.approx(0.05 + WORTH[game])


def test_what_the_others_laid_says_nothing_of_what_they_hold() -> None:
    """A review judges as the analysis board does, where nobody knows how a position came about."""
    path = played("tiles-nl", ("novice", "club"), 9)
    seen, action = tiles.observe(path[-2], path[-2].seat), path[-1].turns[-1].action
    assert judge(TilesQuestion(seen), action, "log") == judge(TilesQuestion(replace(seen, log=())), action, "log")


def test_comparing_needs_plays_that_are_possible() -> None:
    rules = kernel.rules_of(edition("tiles-nl"))
    board = kernel.Board(rules, [(0, (0, 0)), (1, (1, 0))])
    unseen = [3] * 36
    for piece in (0, 1, 2, 2, 9, 16, 23, 30):
        unseen[piece] -= 1
    numbers: tuple[Any, ...] = (board, (2, 2, 9, 16, 23, 30), unseen, [6, 6], [0, 0], 94, 1)
    for plays in ([], [(((5, (2, 0)),), ())], [(((9, (2, 0)),), ())], [((), ())], [(((2, (2, 0)),), (9,))]):
        with pytest.raises(ValueError, match="play"):
            kernel.tiles_compare(*numbers, plays=plays, deals=1)
    with pytest.raises(ValueError, match="unseen"):
        kernel.tiles_compare(*numbers, plays=[(((2, (2, 0)),), ())], deals=1, drawn=[0, 0, 0])
    (only,) = kernel.tiles_compare(*numbers, plays=[(((2, (2, 0)),), ())], deals=20, drawn=[3])
    means = dict(zip(kernel.FIELDS, only[0], strict=True))
    assert means["lead"] == pytest.approx(means["mine"] - means["others"] + means["ending"] + means["left"])
    assert set(only[1]) == {0.0}
