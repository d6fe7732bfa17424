"""Games without a seed: written down at a real table, their draws are believed but must be possible."""

from typing import Any

import pytest

from sixfold.arena import Match, plan, play_game
from sixfold.games import EDITIONS, tiles
from sixfold.records import BadRecord, FaultCode, record_of, verify
from sixfold.records.replay import states


def _written_down(edition_id: str) -> dict[str, Any]:
    record = play_game(next(plan(Match(edition_id, ("random", "greedy"), 1, "table")))).record
    return {name: value for name, value in record.items() if name not in ("shuffle", "checksum")}


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_game_without_a_seed_checks(edition_id: str) -> None:
    state = verify(_written_down(edition_id))
    assert state.ended
    assert state.stream is None


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_written_record_reads_back_the_same(edition_id: str) -> None:
    record = _written_down(edition_id)
    again = record_of(verify(record), record["players"])
    assert {name: value for name, value in again.items() if name != "checksum"} == record


def test_a_draw_that_the_bag_does_not_hold() -> None:
    record = _written_down("tiles-nl")
    number, turn = next((place, turn) for place, turn in enumerate(record["turns"], 1) if turn.get("draw"))
    out_of_the_bag = next(code for code in record["deal"][0] if sum(hand.count(code) for hand in record["deal"]) > 1)
    turn["draw"] = [out_of_the_bag] * 3
    turn["play"] = turn["play"][:3] if len(turn["play"]) > 3 else turn["play"]
    if len(turn["play"]) < 3:
        turn["draw"] = turn["draw"][: len(turn["play"])]
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert caught.value.fault.turn is not None
    assert caught.value.fault.turn >= number


def test_a_deal_with_four_of_a_kind_is_impossible() -> None:
    record = _written_down("tiles-nl")
    record["deal"][0] = ["Ro"] * 6
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert caught.value.fault.code is FaultCode.DEAL_IMPOSSIBLE


def test_a_cards_deal_without_a_series_does_not_count() -> None:
    record = _written_down("cards-999")
    record["deal"] = [
        ["Ro", "Ro", "Oc", "Oc", "Yd", "Yd", "Gs", "Gs", "Bt"],
        ["Ro", "Oc", "Yd", "Gs", "Bt", "Bt", "Px", "Px", "Px"],
    ]
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert caught.value.fault.code is FaultCode.DEAL_IMPOSSIBLE


def test_rolls_at_a_real_table_must_be_possible() -> None:
    record = _written_down("cubes-nl")
    rolled = next(place for place, turn in enumerate(record["turns"]) if "reroll" in turn)
    before, after = record["turns"][rolled]["reroll"][0]
    other = "P" if before[0] != "P" else "R"
    record["turns"][rolled]["reroll"][0] = [before, other + after[1]]
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert (caught.value.fault.code, caught.value.fault.turn) == (FaultCode.ROLL_IMPOSSIBLE, rolled + 1)


def test_an_unfinished_game_has_no_result_and_keeps_its_seed() -> None:
    record = play_game(next(plan(Match("tiles-nl", ("greedy", "greedy"), 1, "half")))).record
    *_, halfway = list(states(record))[:10]
    half = record_of(halfway, record["players"])
    assert half["result"] is None
    assert "seed" not in half["shuffle"]
    again = verify(half)
    assert isinstance(again, tiles.State)
    assert isinstance(halfway, tiles.State)
    assert again.scores == halfway.scores
