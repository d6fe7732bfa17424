"""Cards: playing, taking Qwirkles, drawing, and the last round."""

import pytest

from positions import cards_state, pieces, table
from sixfold.games import cards


def test_drawing_back_to_nine_from_the_front_of_the_stack() -> None:
    state = cards_state("GsGtPx", "Ro", lying=table("GoGcGd"), stack="YoYcYd")
    after = cards.apply(state, cards.Play(pieces("GsGt"), table("GoGcGdGsGt")))
    assert after.hands[0] == pieces("PxYoYc")
    assert after.stack == pieces("Yd")
    assert after.turns[-1].draw == pieces("YoYc")
    assert after.log[-1].drawn == 2
    assert after.turns_left is None


@pytest.mark.parametrize("stack", ["YoYc", "Yo"])
def test_after_the_last_card_is_drawn_everyone_has_one_more_turn_and_the_drawer_is_last(stack: str) -> None:
    state = cards_state("GsGtPx", "Gx", "RoBt", lying=table("GoGcGd"), stack=stack, seat=0)
    state = cards.apply(state, cards.Play(pieces("GsGt"), table("GoGcGdGsGt")))
    assert state.turns_left == 3
    assert state.seat == 1
    state = cards.apply(state, cards.Play(pieces("Gx"), table("GoGcGdGsGtGx")))
    state = cards.apply(state, cards.Pass())
    assert (state.seat, state.ended) == (0, None)
    state = cards.apply(state, cards.Pass())
    assert state.ended == "last-round"
    result = cards.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((0, 1, 0), (1,))


def test_the_last_round_is_not_renewed_by_plays_that_draw_nothing() -> None:
    state = cards_state("Gs", "GtRo", lying=table("GoGcGd"), stack="Yo")
    state = cards.apply(state, cards.Play(pieces("Gs"), table("GoGcGdGs")))
    assert state.turns_left == 2
    state = cards.apply(state, cards.Play(pieces("Gt"), table("GoGcGdGsGt")))
    assert state.turns_left == 1
    assert state.ended is None


def test_a_hand_without_cards_passes_in_the_last_round() -> None:
    state = cards_state("Gs", "GtRo", lying=table("GoGcGd"), stack="")
    state = cards.apply(state, cards.Play(pieces("Gs"), table("GoGcGdGs")))
    assert state.hands[0] == ()
    state = cards.apply(state, cards.Play(pieces("Gt"), table("GoGcGdGsGt")))
    assert cards.refusal(state, 0, cards.Pass()) is None


def test_a_play_breaks_the_row_of_passes() -> None:
    state = cards_state("Px", "GsRo", lying=table("GoGcGd"), stack="YoBx")
    state = cards.apply(state, cards.Pass())
    state = cards.apply(state, cards.Play(pieces("Gs"), table("GoGcGdGs")))
    assert state.passes == 0
    state = cards.apply(state, cards.Pass())
    assert (state.passes, state.ended) == (1, None)


def test_a_qwirkle_is_kept_in_the_order_taken() -> None:
    state = cards_state("RxBx", "GxPx", lying=table("RoRcRdRsRt", "GoGcGdGsGt"), stack="YoYcYd")
    state = cards.apply(state, cards.Play(pieces("Rx"), table("RoRcRdRsRtRx", "GoGcGdGsGt")))
    state = cards.apply(state, cards.Play(pieces("Gx"), table("GoGcGdGsGtGx")))
    assert state.qwirkles == (table("RoRcRdRsRtRx"), table("GoGcGdGsGtGx"))
    assert state.table == ()
    assert [turn.qwirkles for turn in state.turns] == [table("RoRcRdRsRtRx"), table("GoGcGdGsGtGx")]


def test_a_table_is_shown_as_colour_series_and_shape_series() -> None:
    colours, shapes = cards.in_rows(table("GoGcGd", "RsBsPs", "YoYcYd"))
    assert colours == table("GoGcGd", "YoYcYd")
    assert shapes == table("RsBsPs")
