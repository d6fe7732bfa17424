"""Cubes: rolling, the opening, drawing."""

from dataclasses import replace

import pytest

from positions import cubes_state, drawn, pieces, placement
from sixfold.core.pieces import colour_of
from sixfold.core.stream import Stream
from sixfold.games import cubes
from sixfold.games.lines import longest

ROW = drawn("Ro Rd Rc")
APART = "RoOcYdGsBtPx"
"""No two of these go together."""


def test_an_opening_hand_without_two_that_go_together_cannot_be_placed() -> None:
    state = cubes_state(APART, "Px", bag="Yo")
    assert not any(isinstance(action, cubes.Place) for action in cubes.legal_actions(state))
    assert cubes.Reroll(()) in cubes.legal_actions(state)


def test_two_equal_cubes_do_not_go_together() -> None:
    state = cubes_state("RoRoOcOcYdYd", "Px", bag="Yo")
    assert not cubes.able_to_place(state.board, state.hand, 2)


@pytest.mark.parametrize("last_byte", range(30))
def test_the_opening_hand_is_rolled_until_two_go_together(last_byte: int) -> None:
    seeded = Stream(bytes(31) + bytes([last_byte]))
    state = replace(cubes_state("RoOcYdGsBtRo", "Px", bag="Yo"), stream=seeded)
    after = cubes.apply(state, cubes.Reroll(()))
    assert after.forced
    assert after.hand == after.forced[-1]
    assert longest(after.hand) >= 2
    assert all(longest(rolled) < 2 for rolled in after.forced[:-1])
    assert all([colour_of(cube) for cube in rolled] == [0, 1, 2, 3, 4, 0] for rolled in after.forced)


def test_forced_rolls_take_one_number_for_each_cube_kept_cubes_first() -> None:
    forced = 0
    for last_byte in range(20):
        stream = Stream(bytes(31) + bytes([last_byte]))
        state = replace(cubes_state("RsGdBx", "Px", board=drawn("Yo Yc", "Yc Yo", ".. Ro")), stream=stream)
        after = cubes.apply(state, cubes.Reroll(pieces("BxRs")))
        (blue, red), stream = stream.below(6, 6)
        assert after.reroll == ((pieces("Bx")[0], 24 + blue), (pieces("Rs")[0], red))
        for rolled in after.forced:
            (green, blue, red), stream = stream.below(6, 6, 6)
            assert rolled == (18 + green, 24 + blue, red)
        assert after.stream == stream
        forced += len(after.forced)
    assert forced


def test_a_roll_changes_shapes_never_colours_and_puts_rolled_cubes_behind_those_kept() -> None:
    state = cubes_state("RsGdBxRtYoPc", "Px", board=ROW, bag="Yo")
    after = cubes.apply(state, cubes.Reroll(pieces("RsBx")))
    assert after.hand[:4] == pieces("GdRtYoPc")
    assert [colour_of(cube) for cube in after.hand[4:]] == [0, 4]
    assert after.seat == 0
    assert after.bag == state.bag


def test_drawn_cubes_come_from_the_front_of_the_bag_and_are_rolled() -> None:
    state = cubes_state("RsRtBx", "Px", board=ROW, bag="YoGoPo")
    assert state.stream is not None
    after = cubes.apply(state, cubes.Place(placement("Rs@3,0 Rt@4,0")))
    shapes, stream = state.stream.below(6, 6)
    assert after.turns[-1].draw == (12 + shapes[0], 18 + shapes[1])
    assert after.hands[0] == (*pieces("Bx"), *after.turns[-1].draw)
    assert after.bag == (5,)
    assert after.stream == stream


def test_a_turn_remembers_its_rolls_and_the_next_one_starts_clean() -> None:
    state = cubes.advance(cubes_state("RsBx", "Px", board=ROW, bag="Yo"), cubes.Reroll(pieces("Bx")), pieces("Bs"))
    state = cubes.advance(state, cubes.Place(placement("Rs@3,0 Bs@3,1")), pieces("Yc"))
    turn = state.turns[-1]
    assert turn.reroll == ((*pieces("Bx"), *pieces("Bs")),)
    assert turn.forced == ()
    assert turn.score == 4 + 2
    assert (state.reroll, state.forced, state.seat) == (None, (), 1)


def test_the_opening_places_as_many_as_can_form_a_line() -> None:
    state = cubes_state("RoRdRcGxBsYt", "Px", bag="Yo")
    assert cubes.refusal(state, 0, cubes.Place(placement("Ro@0,0 Rd@1,0 Rc@2,0"))) is None
    assert {len(action.placement) for action in cubes.legal_actions(state) if isinstance(action, cubes.Place)} == {3}


def test_the_last_cube_ends_the_game_with_six_more() -> None:
    after = cubes.apply(cubes_state("Rs", "Px", board=ROW), cubes.Place(placement("Rs@3,0")))
    assert (after.ended, after.scores) == ("hand-emptied", (10, 0))
    assert cubes.legal_actions(after) == []
