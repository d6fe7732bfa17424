"""Mistakes seen in other programs, each with the test that would have caught it."""

from collections import Counter
from dataclasses import replace

import pytest

from positions import SEED, cards_state, cells, cubes_state, drawn, pieces, placement, table, tiles_state
from sixfold.core.refusals import Code, Refusal
from sixfold.core.stream import Stream
from sixfold.games import cards, cubes, edition, tiles
from sixfold.games.placement import Board, board_of, lines_made, placement_refusal, placements

ROW = drawn("Ro Rd Rc")
ONLY_GREEN = drawn("Go Gc", "Gc Go")
"""A board on which nothing but green can be laid."""


def score_of(board: Board, text: str) -> int:
    laid = placement(text)
    assert placement_refusal(board, None, laid) is None
    return sum(line.points for line in lines_made(board, laid, 6))


def code_of(board: Board, text: str) -> Code | None:
    refusal = placement_refusal(board, None, placement(text))
    return refusal.code if refusal else None


def test_playing_one_of_two_equal_tiles_loses_the_other() -> None:
    after = tiles.apply(tiles_state("RsGdRs", "Px", board=ROW, bag="Yo"), tiles.Place(placement("Rs@3,0")))
    assert after.hands[0] == pieces("GdRsYo")


def test_trading_one_of_two_equal_tiles_loses_the_other() -> None:
    after = tiles.apply(tiles_state("RsGdRs", "Px", board=ROW, bag="Yo"), tiles.Trade(pieces("Rs")))
    assert after.hands[0] == pieces("GdRsYo")
    assert after.bag == pieces("Rs")


def test_rerolling_one_of_two_equal_cubes_rerolls_the_other() -> None:
    after = cubes.apply(cubes_state("RsGdRs", "Px", board=ROW), cubes.Reroll(pieces("Rs")))
    assert after.hands[0][:2] == pieces("GdRs")
    assert after.reroll is not None
    assert len(after.reroll) == 1


def test_playing_one_of_two_equal_cards_loses_the_other() -> None:
    state = cards_state("RsGdRs", "Px", lying=table("RoRdRc"), stack="Yo")
    after = cards.apply(state, cards.Play(pieces("Rs"), table("RoRdRcRs")))
    assert after.hands[0] == pieces("GdRsYo")


def test_start_length_counting_duplicates() -> None:
    duplicates, pair = pieces("RoRoRoGdBsPx"), pieces("GoGcYsBtOxPd")
    state = tiles.start_from(edition("tiles-nl"), (0, 1), (duplicates, pair))
    assert state.first == 1
    assert tiles.refusal(state, 1, tiles.Place(placement("Go@0,0 Gc@1,0"))) is None


def test_opening_length_counting_duplicates() -> None:
    state = tiles_state("RoRoRdGsBtPx", "Px", bag="Yo")
    assert tiles.refusal(state, 0, tiles.Place(placement("Ro@0,0 Rd@1,0"))) is None
    three = tiles.refusal(state, 0, tiles.Place(placement("Ro@0,0 Rd@1,0 Ro@2,0")))
    assert three == Refusal(Code.REPEATED_PIECE, cells("0,0 2,0"), pieces=pieces("RoRo"))


def test_plays_on_both_ends_of_a_line_refused() -> None:
    assert score_of(ROW, "Rs@-1,0 Rt@3,0") == 5


def test_plays_on_both_ends_not_found_by_the_generator() -> None:
    found = {frozenset(laid): score for laid, score in placements(ROW, pieces("RsRt"), 6)}
    assert found[frozenset(placement("Rs@-1,0 Rt@3,0"))] == 5
    assert found[frozenset(placement("Rt@-1,0 Rs@3,0"))] == 5


def test_bridging_plays_refused() -> None:
    board = drawn("Ro .. Rd .. Rc", "Go .. Gd .. Gc")
    assert score_of(board, "Rs@1,0 Rt@3,0") == 5
    found = {frozenset(laid) for laid, _ in placements(board, pieces("RsRt"), 6)}
    assert frozenset(placement("Rs@1,0 Rt@3,0")) in found


def test_bridge_between_two_lines_that_do_not_agree_accepted() -> None:
    board = drawn("Ro Rd .. Rd Rc")
    assert code_of(board, "Rs@2,0") == Code.DUPLICATE_IN_LINE
    assert placements(drawn("Ro Rd .. Gd"), pieces("Rs"), 6) != []
    assert all(cell != (2, 0) for laid, _ in placements(drawn("Ro Rd .. Gd"), pieces("Rs"), 6) for _, cell in laid)


def test_a_bridged_piece_forgotten_two_pieces_further_along() -> None:
    board = drawn(".. .. Rd", "Go .. ..")
    found = {frozenset(laid) for laid, _ in placements(board, pieces("RoRcRsRtRd"), 6)}
    assert frozenset(placement("Ro@0,0 Rc@1,0 Rs@3,0 Rt@4,0")) in found
    assert frozenset(placement("Ro@0,0 Rc@1,0 Rs@3,0 Rd@4,0")) not in found


def test_a_gap_accepted() -> None:
    assert code_of(ROW, "Rs@3,0 Rt@5,0") == Code.GAP
    assert code_of(drawn("Ro", "Rd", "Rc"), "Rs@0,3 Rt@0,5") == Code.GAP
    assert code_of(Board(), "Rs@0,0 Rt@2,0") == Code.GAP


def test_a_gap_accepted_because_other_lines_join_the_pieces() -> None:
    board = drawn("Ro .. Rd", "Go Gc Gd")
    assert code_of(board, "Bo@0,-1 Bd@2,-1") == Code.GAP


def test_a_cross_line_of_the_second_tile_unchecked() -> None:
    board = drawn("Ro Rd Rc", ".. .. ..", ".. Gs ..")
    assert code_of(board, "Bo@0,1") is None
    assert placement_refusal(board, None, placement("Bo@0,1 Bd@1,1")) == Refusal(
        Code.MIXED_LINE, cells("1,1"), cells("1,0 1,1 1,2"), pieces("Bd")
    )


def test_scoring_across_a_gap() -> None:
    board = drawn("Ro Rd .. Rc", ".. Gd Go Gc")
    assert score_of(board, "Rx@-1,0") == 3


def test_a_lone_crossing_tile_scored_as_a_line() -> None:
    assert score_of(ROW, "Rs@3,0") == 4
    assert score_of(ROW, "Go@0,1") == 2


def test_crossing_lines_that_were_not_touched_scored() -> None:
    board = drawn("Ro Rd Rc", "Go .. ..", "Bo .. ..")
    assert score_of(board, "Rs@3,0") == 4


def test_two_qwirkles_in_one_turn() -> None:
    row = [f"{code}@{x},0" for x, code in enumerate(("Ro", "Rc", "Rd", "Rs", "Rt"))]
    column = [f"{code}@5,{y}" for y, code in enumerate(("Ox", "Yx", "Gx", "Bx", "Px"), start=1)]
    board = board_of(placement(" ".join(row + column)))
    assert score_of(board, "Rx@5,0") == 24
    assert (placement("Rx@5,0"), 24) in placements(board, pieces("Rx"), 6)


def test_two_qwirkles_taken_in_one_turn_of_cards() -> None:
    state = cards_state("RxGx", "Px", lying=table("RoRcRdRsRt", "GoGcGdGsGt"), stack="YoYo")
    after = cards.apply(state, cards.Play(pieces("RxGx"), table("RoRcRdRsRtRx", "GoGcGdGsGtGx")))
    assert after.qwirkles == (table("RoRcRdRsRtRx", "GoGcGdGsGtGx"), ())
    assert after.table == ()


@pytest.mark.parametrize("bag", ["PoPc", "PoPcPd"])
def test_trade_returning_tiles_before_drawing(bag: str) -> None:
    after = tiles.apply(tiles_state("RsRt", "Px", board=ROW, bag=bag), tiles.Trade(pieces("RsRt")))
    assert after.hands[0] == pieces(bag)[:2]
    assert Counter(after.bag) == Counter(pieces("RsRt" + bag[4:]))


def test_traded_tiles_left_on_top_of_the_bag() -> None:
    state = tiles_state("RsRtGo", "Px", board=ROW, bag="PoPcPdPs")
    after = tiles.apply(state, tiles.Trade(pieces("RtRs")))
    expected, stream = Stream(SEED).shuffled(pieces("PdPsRtRs"))
    assert (after.bag, after.stream) == (expected, stream)


def test_a_tile_traded_away_and_drawn_back_at_a_real_table() -> None:
    state = tiles_state("RsRt", "Px", board=ROW, bag="Po")
    with pytest.raises(ValueError, match="not held"):
        tiles.advance(state, tiles.Trade(pieces("Rs")), pieces("Rs"))


def test_trade_larger_than_the_bag() -> None:
    state = tiles_state("RsRtGo", "Px", board=ROW, bag="PoPc")
    assert tiles.refusal(state, 0, tiles.Trade(pieces("RsRt"))) is None
    assert tiles.refusal(state, 0, tiles.Trade(pieces("RsRtGo"))) == Refusal(Code.TRADE_TOO_MANY)


def test_a_stuck_player_ending_the_game_for_all() -> None:
    state = tiles_state("Ro", "GdBx", "Bx", board=ONLY_GREEN)
    state = tiles.apply(state, tiles.Pass())
    assert state.ended is None
    state = tiles.apply(state, tiles.Place(placement("Gd@2,0")))
    assert state.passes == 0
    assert tiles.result(state) is None
    state = tiles.apply(tiles.apply(state, tiles.Pass()), tiles.Pass())
    assert state.ended is None, "two of three have passed since the last placement"


def test_end_bonus_with_tiles_still_in_the_bag() -> None:
    state = tiles_state("RsRtRx", "Px", board=ROW, bag="YoYc")
    after = tiles.apply(state, tiles.Place(placement("Rs@3,0 Rt@4,0 Rx@5,0")))
    assert after.turns[-1].score == 12
    assert after.hands[0] == pieces("YoYc")
    assert after.ended is None


def test_end_bonus_for_laying_a_whole_hand_of_six() -> None:
    line = placement("Ro@0,0 Rc@1,0 Rd@2,0 Rs@3,0 Rt@4,0 Rx@5,0")
    after = tiles.apply(tiles_state("RoRcRdRsRtRx", "Px", bag="Yo"), tiles.Place(line))
    assert (after.turns[-1].score, after.ended) == (12, None)


def test_end_missed_when_the_bag_ran_out_earlier() -> None:
    after = tiles.apply(tiles_state("Rs", "Px", board=ROW), tiles.Place(placement("Rs@3,0")))
    assert after.turns[-1].score == 4 + 6
    assert after.ended == "hand-emptied"


def test_one_winner_named_in_a_tie() -> None:
    for scores, winners in (((7, 7), (0, 1)), ((3, 9, 9, 2), (1, 2)), ((0, 0, 0), (0, 1, 2)), ((1, 2), (1,))):
        state = tiles_state(*["Ro"] * len(scores), board=ONLY_GREEN, scores=scores)
        result = tiles.result(replace(state, ended="blocked"))
        assert result is not None
        assert (result.scores, result.winners) == (scores, winners)


def test_boards_of_fixed_size() -> None:
    """A staircase of 400 pieces, then a play hundreds of cells from the first."""
    codes = ("Ro", "Rd", "Gd", "Go")
    board = Board().lay(placement("Ro@-40,75 Rd@-39,75"))
    x, y = -39, 75
    for step in range(2, 400):
        x, y = (x, y + 1) if step % 2 == 0 else (x + 1, y)
        text = f"{codes[step % 4]}@{x},{y}"
        assert score_of(board, text) == 2
        board = board.lay(placement(text))
    assert (x, y) == (160, 274)
    assert score_of(board, f"Gx@{x},{y + 1} Gc@{x},{y + 2}") == 3
    assert (placement(f"Gx@{x + 1},{y}"), 3) in placements(board, pieces("Gx"), 6)


@pytest.mark.parametrize("far", [10**3, -(10**6), 10**12])
def test_an_opening_far_from_the_middle(far: int) -> None:
    state = tiles_state("RoRd", "RcRx", bag="Yo")
    state = tiles.apply(state, tiles.Place(placement(f"Ro@{far},{-far} Rd@{far + 1},{-far}")))
    state = tiles.apply(state, tiles.Place(placement(f"Rc@{far + 2},{-far} Rx@{far + 3},{-far}")))
    assert state.scores == (2, 10)
