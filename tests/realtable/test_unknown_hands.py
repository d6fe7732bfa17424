"""Records of `sixfold/2`: what nobody knows is missing, and all that can be checked is checked."""

from copy import deepcopy
from typing import Any

import pytest

from realtable.erased import Json, erased, whole_game
from sixfold.games import EDITIONS
from sixfold.records import BadRecord, FaultCode, check_record, states, verify
from sixfold.records.unknown import states_known

TABLES = [
    (edition_id, players) for edition_id, rules in EDITIONS.items() for players in {rules.players[0], rules.players[1]}
]
Change = Any


def fault_of(record: Json) -> tuple[FaultCode, int | None]:
    """The first fault of a record, and its turn."""
    with pytest.raises(BadRecord) as caught:
        check_record(record)
    return caught.value.fault.code, caught.value.fault.turn


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_without_hands_the_game_goes_as_it_went_with_them(edition_id: str, players: int) -> None:
    record = whole_game(edition_id, players)
    for mine in (None, 0):
        known = list(states_known(erased(record, mine)))
        check_record(erased(record, mine))
        for complete, followed in zip(states(record), known, strict=True):
            assert followed.seat == complete.seat
            assert followed.ended == complete.ended
            assert followed.left == complete.left_to_draw
            assert followed.sizes == tuple(len(hand) for hand in complete.hands)
        assert list(known[-1].scores) == record["result"]["scores"]


def test_a_hand_that_is_known_stays_known() -> None:
    record = whole_game("tiles-nl", 2)
    for complete, followed in zip(states(record), states_known(erased(record, 1)), strict=True):
        assert followed.hands[0] is None
        assert sorted(followed.hands[1] or ()) == sorted(complete.hands[1])


def _turn_with(record: Json, what: str) -> int:
    return next(number for number, turn in enumerate(record["turns"], 1) if turn.get(what))


def _other_score(record: Json) -> tuple[FaultCode, int]:
    number = _turn_with(record, "score")
    record["turns"][number - 1]["score"] += 1
    return FaultCode.SCORE, number


def _moved_away(record: Json) -> tuple[FaultCode, int]:
    play = record["turns"][1]["play"]
    play[0] = [play[0][0], 50, 50]
    return FaultCode.REFUSED, 2


def _other_seat(record: Json) -> tuple[FaultCode, int]:
    record["turns"][3]["seat"] = record["turns"][2]["seat"]
    return FaultCode.SEAT, 4


def _after_the_end(record: Json) -> tuple[FaultCode, int]:
    record["turns"].append({"seat": record["turns"][0]["seat"], "pass": True})
    return FaultCode.AFTER_END, len(record["turns"])


def _other_winner(record: Json) -> tuple[FaultCode, None]:
    record["result"]["winners"] = [0, 1]
    return FaultCode.RESULT, None


def _cut_off(record: Json) -> tuple[FaultCode, None]:
    del record["turns"][-1]
    return FaultCode.RESULT, None


def _pass_with_a_full_bag(record: Json) -> tuple[FaultCode, int]:
    record["turns"][2] = {"seat": record["turns"][2]["seat"], "pass": True}
    return FaultCode.REFUSED, 3


def _laid_after_points_alone(record: Json) -> tuple[FaultCode, int]:
    turn = record["turns"][0]
    record["turns"][0] = {"seat": turn["seat"], "score": turn["score"]}
    return FaultCode.LYING_UNKNOWN, 2


@pytest.mark.parametrize(
    "change",
    [
        _other_score,
        _moved_away,
        _other_seat,
        _after_the_end,
        _other_winner,
        _cut_off,
        _pass_with_a_full_bag,
        _laid_after_points_alone,
    ],
)
def test_a_disagreement_is_named_with_its_turn(change: Change) -> None:
    record = deepcopy(erased(whole_game("tiles-nl", 2)))
    assert change(record) == fault_of(record)


def test_more_of_a_kind_than_the_box_holds() -> None:
    stairs = [["Ro", 0, 0], ["Go", 0, 1], ["Gd", -1, 1], ["Rd", -1, 2], ["Ro", -2, 2], ["Bo", -2, 3], ["Bd", -3, 3]]
    stairs += [["Rd", -3, 4], ["Ro", -4, 4], ["Yo", -4, 5], ["Yd", -5, 5], ["Rd", -5, 6]]
    check_record(_sheet([{"play": [placed]} for placed in stairs]))
    fourth = [*stairs, ["Ro", -6, 6]]
    assert fault_of(_sheet([{"play": [placed]} for placed in fourth])) == (FaultCode.COPIES, 13)


def _sheet(turns: list[Json], edition_id: str = "tiles-nl", result: Json | None = None) -> Json:
    """A record of two players that says nothing but the turns."""
    return {
        "format": "sixfold/2",
        "game": EDITIONS[edition_id].game,
        "edition": edition_id,
        "players": [{"name": "Ann"}, {"name": "Ben"}],
        "first": 0,
        "turns": [{"seat": number % 2} | turn for number, turn in enumerate(turns)],
        "result": result,
    }


@pytest.mark.parametrize(
    ("edition_id", "bonus", "reason"),
    [
        ("tiles-mindware", 6, "hand-emptied"),
        ("cubes-nl", 6, "hand-emptied"),
        ("cards-999", 0, "last-round"),
    ],
)
def test_a_sheet_of_points_has_its_totals_checked(edition_id: str, bonus: int, reason: str) -> None:
    turns: list[Json] = [{"score": 3}, {"score": 5}, {"pass": True}, {"score": 1 + bonus, "ends": True}]
    result = {"scores": [3, 6 + bonus], "winners": [1], "reason": reason}
    check_record(_sheet(turns, edition_id, result))
    assert fault_of(_sheet(turns, edition_id, result | {"scores": [4, 6 + bonus]}))[0] is FaultCode.RESULT
    assert fault_of(_sheet(turns, edition_id, result | {"winners": [0]}))[0] is FaultCode.RESULT
    short = [*turns[:-1], {"score": bonus - 1, "ends": True}]
    if bonus:
        assert fault_of(_sheet(short, edition_id)) == (FaultCode.SCORE, 4)


def test_equal_totals_share_the_win() -> None:
    turns: list[Json] = [{"score": 9}, {"score": 3}, {"pass": True}, {"score": 6, "ends": True}]
    check_record(_sheet(turns, result={"scores": [9, 9], "winners": [0, 1], "reason": "hand-emptied"}))


@pytest.mark.parametrize(
    "turn",
    [
        {"play": [["Ro", 0, 0]], "ends": True},
        {"score": 3, "trade": 2, "play": [["Ro", 0, 0]]},
        {"trade": 0},
        {"trade": 13},
        {"score": -1},
        {"score": 2.0},
        {"ends": True},
        {},
    ],
)
def test_a_turn_that_says_too_much_or_nothing_is_no_turn(turn: Json) -> None:
    code, number = fault_of(_sheet([turn]))
    assert code in (FaultCode.BAD_VALUE, FaultCode.MISSING_FIELD, FaultCode.UNKNOWN_FIELD)
    assert number == 1


def test_who_starts_is_checked_where_it_can_be() -> None:
    record = _sheet([], "cubes-nl") | {"seniority": [1, 0]}
    assert fault_of(record)[0] is FaultCode.FIRST
    check_record(record | {"first": 1})
    check_record(_sheet([], "tiles-nl") | {"seniority": [1, 0]})


def test_a_game_of_unknown_hands_has_no_states_of_hands() -> None:
    with pytest.raises(BadRecord) as caught:
        verify(erased(whole_game("tiles-nl", 2)))
    assert caught.value.fault.code is FaultCode.HANDS_UNKNOWN
