"""A game at a real table: entered turn by turn, undone, corrected in the middle, and written as a record."""

import pytest

from realtable.erased import erased, whole_game
from sixfold.core.refusals import Code
from sixfold.games import EDITIONS
from sixfold.realtable import BadTable, RealTable, now_json
from sixfold.records import FaultCode, check_record

CLAIMED = ("seat", "score")


def entered(edition_id: str, players: int) -> tuple[RealTable, RealTable]:
    """The table before the first turn of a game of bots, and after its last."""
    record = erased(whole_game(edition_id, players))
    table = empty = RealTable.of(edition_id, [f"P{seat}" for seat in range(players)], record["first"])
    for turn in record["turns"]:
        table = table.add({name: value for name, value in turn.items() if name not in CLAIMED})
    return empty, table


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_a_whole_game_is_entered_undone_and_exported(edition_id: str) -> None:
    players = EDITIONS[edition_id].players[1]
    empty, table = entered(edition_id, players)
    whole = whole_game(edition_id, players)
    assert table.result is not None
    assert list(table.result.scores) == whole["result"]["scores"]
    record = table.record()
    check_record(record)
    assert record["result"] == whole["result"]
    assert RealTable.read(record).now.scores == table.now.scores
    with pytest.raises(BadTable) as caught:
        table.add({"pass": True})
    assert caught.value.fault.code is FaultCode.AFTER_END
    for _ in whole["turns"]:
        table = table.undo()
    assert table == empty


def test_a_corrected_turn_names_the_first_that_does_not_fit_any_more() -> None:
    table = RealTable.of("tiles-nl", ["Ann", "Ben", "Cleo"])
    table = table.add({"play": [["Ro", 0, 0], ["Rd", 1, 0]]})
    table = table.add({"play": [["Rc", 2, 0]]}).add({"play": [["Bc", 2, 1]]}).add({"play": [["Rs", 3, 0]]})
    corrected = table.correct(2, {"play": [["Rt", 2, 0]]})
    fault = corrected.replayed.fault
    assert fault is not None
    assert (fault.code, fault.turn) == (FaultCode.REFUSED, 3)
    assert fault.refused is not None
    assert fault.refused.refusal.code is Code.MIXED_LINE
    assert corrected.result is None
    mended = corrected.correct(3, {"play": [["Bt", 2, 1]]})
    assert mended.replayed.fault is None
    assert mended.now.scores == (2 + 4, 3, 2)
    check_record(mended.record())
    assert table.now.scores == (2 + 4, 3, 2), "the table that was corrected is still there"


def test_a_dispute_is_judged_without_entering_it() -> None:
    table = RealTable.of("tiles-nl", ["Ann", "Ben"]).add({"play": [["Ro", 0, 0], ["Rd", 1, 0]]})
    asked = table.may({"play": [["Gx", 2, 0]]})
    assert asked is not None
    assert asked.code is Code.MIXED_LINE
    assert table.may({"play": [["Rx", 2, 0]]}) is None
    assert table.may({"trade": 7}) == table.may({"trade": 12})
    assert len(table.turns) == 1


def test_points_alone_and_laid_turns_do_not_mix_but_can_be_mended() -> None:
    table = RealTable.of("tiles-nl", ["Ann", "Ben"]).add({"score": 2})
    assert now_json(table.now)["board"] is None
    with pytest.raises(BadTable) as caught:
        table.add({"play": [["Ro", 0, 0]]})
    assert caught.value.fault.code is FaultCode.LYING_UNKNOWN
    mended = table.correct(1, {"play": [["Ro", 0, 0], ["Rd", 1, 0]]}).add({"play": [["Rc", 2, 0]]})
    assert mended.now.scores == (2, 3)


@pytest.mark.parametrize(("edition_id", "bonus"), [("tiles-nl", 6), ("cubes-nl", 6), ("cards-iello", 0)])
def test_the_bonus_for_ending_is_added_to_points_alone(edition_id: str, bonus: int) -> None:
    table = RealTable.of(edition_id, ["Ann", "Ben"]).add({"score": 1}).add({"score": 2 + bonus, "ends": True})
    assert table.result is not None
    assert table.result.scores == (1, 2 + bonus)
    assert table.result.winners == (1,)


@pytest.mark.parametrize(
    "heading",
    [{"edition": "tiles-mars"}, {"players": [{"name": "Ann"}]}, {"first": 2}, {"turns": [{}]}, {"turns": "no"}],
)
def test_what_is_no_table_is_refused(heading: dict[str, object]) -> None:
    entered = {"edition": "tiles-nl", "players": [{"name": "Ann"}, {"name": "Ben"}], "first": 0, "turns": []}
    with pytest.raises(BadTable):
        RealTable.read(entered | heading)


def test_a_turn_that_is_not_there_cannot_be_corrected() -> None:
    with pytest.raises(IndexError):
        RealTable.of("tiles-nl", ["Ann", "Ben"]).correct(1, {"pass": True})


def test_whoever_can_certainly_lay_may_not_pass() -> None:
    table = RealTable.of("cubes-nl", ["Ann", "Ben"]).add({"play": [["Ro", 0, 0], ["Rd", 1, 0]]})
    refused = table.may({"pass": True})
    assert refused is not None
    assert refused.code is Code.MUST_PLACE
    assert now_json(table.now)["must_play"]


def _cards(play: list[str], *table: str) -> dict[str, object]:
    """A turn of cards, its series written one after the other."""
    series = [[text[place : place + 2] for place in range(0, len(text), 2)] for text in table]
    return {
        "play": play,
        "table": [one for one in series if len(one) < 6],
        "qwirkles": [one for one in series[:] if len(one) == 6],
    }


def test_a_corrected_turn_of_cards_changes_the_tables_after_it() -> None:
    table = RealTable.of("cards-999", ["Ann", "Ben"]).add(_cards(["Ro", "Rd", "Rx"], "RoRdRx"))
    table = table.add(_cards(["Rs"], "RoRdRxRs")).add(_cards(["Go", "Yo", "Bo"], "RoRdRxRs", "GoYoBo"))
    table = table.add(_cards(["Rt", "Po"], "RoRdRxRsRt", "GoYoBoPo"))
    corrected = table.correct(2, _cards(["Rc"], "RoRdRxRc"))
    assert corrected.replayed.fault is None
    assert {frozenset(series) for series in corrected.turns[3]["table"]} == {
        frozenset(["Ro", "Rd", "Rx", "Rc", "Rt"]),
        frozenset(["Go", "Yo", "Bo", "Po"]),
    }
    more = table.correct(2, _cards(["Rs", "Rc"], "RoRdRxRsRc"))
    assert more.replayed.fault is None
    assert more.now.scores == (0, 1), "the last turn has now made a Qwirkle"
    check_record(more.record())
    none = table.correct(2, {"pass": True})
    assert none.replayed.fault is None
    assert len(none.turns[3]["table"][0]) == 4


def test_cards_that_a_later_turn_took_apart_are_named() -> None:
    table = RealTable.of("cards-999", ["Ann", "Ben"]).add(_cards(["Ro", "Rd", "Rx", "Rs"], "RoRdRxRs"))
    table = table.add(_cards(["Gs", "Bs"], "RoRdRx", "RsGsBs"))
    fault = table.correct(1, _cards(["Ro", "Rd", "Rx", "Rc"], "RoRdRxRc")).replayed.fault
    assert fault is not None
    assert (fault.turn, fault.code) == (2, FaultCode.REFUSED)
