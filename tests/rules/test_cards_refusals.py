"""Cards: every refusal, with the series and the cards to point at, and which comes first."""

from dataclasses import replace

import pytest

from positions import cards_state, pieces, table
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Code, Refusal, Refused
from sixfold.games import cards

UNKNOWN = Piece(36)
LYING = table("RoRdRc", "GsBsPs")
HAND = "RxYsRsRoBtPc"


def refused(action: cards.Action, hand: str = HAND, lying: cards.Table = LYING) -> Refusal:
    found = cards.refusal(cards_state(hand, "Px", lying=lying, stack="Yo"), 0, action)
    assert found is not None
    return found


def play(cards_played: str, *series: str) -> cards.Play:
    return cards.Play(pieces(cards_played), table(*series))


def test_no_pieces() -> None:
    assert refused(play("", "RoRdRc", "GsBsPs")) == Refusal(Code.NO_PIECES)


def test_unknown_piece_played() -> None:
    found = refused(cards.Play((UNKNOWN, Piece(5)), LYING))
    assert found == Refusal(Code.UNKNOWN_PIECE, pieces=(UNKNOWN,))


def test_unknown_piece_on_the_new_table() -> None:
    found = refused(cards.Play(pieces("Rx"), (pieces("RoRdRcRx"), (*pieces("GsBsPs"), UNKNOWN))))
    assert found == Refusal(Code.UNKNOWN_PIECE, pieces=(UNKNOWN,), series=1)


def test_not_in_hand() -> None:
    assert refused(play("RxYo", "RoRdRcRx", "GsBsPs")) == Refusal(Code.NOT_IN_HAND, pieces=pieces("Yo"))


def test_not_in_hand_that_often() -> None:
    assert refused(play("RxRx", "RoRdRcRx", "GsBsPs")) == Refusal(Code.NOT_IN_HAND, pieces=pieces("Rx"))


def test_not_your_turn() -> None:
    state = cards_state("Px", HAND, lying=LYING, stack="Yo")
    assert cards.refusal(state, 1, play("Rx", "RoRdRcRx", "GsBsPs")) == Refusal(Code.NOT_YOUR_TURN)
    assert cards.refusal(state, 1, cards.Pass()) == Refusal(Code.NOT_YOUR_TURN)


def test_game_over() -> None:
    state = replace(cards_state(HAND, "Px", lying=LYING), ended="last-round")
    assert cards.refusal(state, 0, play("Rx", "RoRdRcRx", "GsBsPs")) == Refusal(Code.GAME_OVER)
    assert cards.refusal(state, 0, cards.Pass()) == Refusal(Code.GAME_OVER)


def test_must_place() -> None:
    assert refused(cards.Pass()) == Refusal(Code.MUST_PLACE)


@pytest.mark.parametrize("short", ["RxRs", "Rx", ""])
def test_series_too_short(short: str) -> None:
    played = short or "Rx"
    found = refused(play(played, "RoRdRc", "GsBsPs", short))
    assert found == Refusal(Code.SERIES_TOO_SHORT, pieces=pieces(short), series=2)


def test_duplicate_in_series_points_at_both() -> None:
    found = refused(play("Ro", "GsBsPs", "RoRdRcRo"))
    assert found == Refusal(Code.DUPLICATE_IN_SERIES, pieces=pieces("RoRo"), series=1)


def test_mixed_series() -> None:
    found = refused(play("Bt", "RoRdRc", "GsBsPsBt"))
    assert found == Refusal(Code.MIXED_SERIES, pieces=pieces("GsBsPsBt"), series=1)


def test_a_series_of_seven_holds_a_duplicate() -> None:
    found = refused(play("Ro", "RoRcRdRsRtRxRo"), lying=table("RoRcRdRsRt"), hand="RxRo")
    assert found.code == Code.DUPLICATE_IN_SERIES


def test_cards_missing_because_a_played_card_is_not_on_the_table() -> None:
    assert refused(play("RxYs", "RoRdRcRx", "GsBsPs")) == Refusal(Code.CARDS_MISSING, pieces=pieces("Ys"))


def test_cards_missing_because_a_card_was_taken_back() -> None:
    assert refused(play("YsRs", "YsRsGsPs", "RoRdRc")) == Refusal(Code.CARDS_MISSING, pieces=pieces("Bs"))


def test_cards_added() -> None:
    assert refused(play("Rx", "RoRdRcRxRt", "GsBsPs")) == Refusal(Code.CARDS_ADDED, pieces=pieces("Rt"))


ORDER = [
    ("unknown-piece before not-in-hand", cards.Play((Piece(12), UNKNOWN), LYING), Code.UNKNOWN_PIECE),
    ("not-in-hand before series-too-short", play("Yo", "Yo"), Code.NOT_IN_HAND),
    ("series-too-short before duplicate-in-series", play("Ro", "RoRdRcRo", "Gs"), Code.SERIES_TOO_SHORT),
    ("duplicate-in-series before mixed-series", play("Ro", "GsBsRd", "RoRoRc"), Code.DUPLICATE_IN_SERIES),
    ("mixed-series before cards-missing", play("Bt", "RoRdBt"), Code.MIXED_SERIES),
    ("cards-missing before cards-added", play("Rx", "RoRdRcRt", "GsBsPs"), Code.CARDS_MISSING),
]


@pytest.mark.parametrize(("action", "code"), [case[1:] for case in ORDER], ids=[case[0] for case in ORDER])
def test_of_several_reasons_the_first_of_the_table_is_given(action: cards.Action, code: Code) -> None:
    assert refused(action).code == code


def test_mistakes_of_the_turn_before_those_of_the_table() -> None:
    waiting = cards_state("Px", HAND, lying=LYING)
    not_in_hand = cards.refusal(waiting, 1, play("Yo", "Yo"))
    too_short = cards.refusal(waiting, 1, play("Rx", "Rx"))
    over = cards.refusal(replace(waiting, ended="blocked"), 1, play("Rx", "Rx"))
    assert not_in_hand is not None
    assert not_in_hand.code == Code.NOT_IN_HAND
    assert too_short == over == Refusal(Code.NOT_YOUR_TURN)


def test_a_position_without_a_hand_lets_any_card_be_played() -> None:
    assert cards.play_refusal(LYING, None, play("Yo", "RoRdRc", "GsBsPs", "Yo"), 3) == Refusal(
        Code.SERIES_TOO_SHORT, pieces=pieces("Yo"), series=2
    )
    assert cards.play_refusal(LYING, None, play("Os", "RoRdRc", "GsBsPsOs"), 3) is None


def test_applying_what_is_refused_raises_the_refusal() -> None:
    with pytest.raises(Refused, match="cards-missing"):
        cards.apply(cards_state(HAND, "Px", lying=LYING), play("RxYs", "RoRdRcRx", "GsBsPs"))
