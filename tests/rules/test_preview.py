"""A preview agrees with the arbiter, and its cells with trying everything."""

from itertools import permutations
from random import Random

import pytest

from sixfold.bots import bot
from sixfold.core.hands import without
from sixfold.core.pieces import Piece, parse_pieces
from sixfold.core.refusals import Cell, Code
from sixfold.games import cards, edition, tiles
from sixfold.games.placement import Board, Placement, board_of, placement_refusal, placements, preview

BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1))


def _positions(seed: int, hand_size: int) -> list[tuple[Board, tuple[Piece, ...]]]:
    """Boards of one game and hands small enough to try everything."""
    rng = Random(seed)
    state = tiles.start(edition("tiles-nl"), (0, 1), bytes([seed]) * 32)
    found = [(state.board, state.hand[:hand_size])]
    for _ in range(9):
        state = tiles.apply(state, bot("greedy", "tiles")(tiles.observe(state, state.seat), rng))
        found.append((state.board, state.hand[:hand_size]))
    return found


def _near(board: Board, laid: Placement, reach: int) -> list[Cell]:
    lying = [*board.pieces, *(cell for _, cell in laid)]
    around = range(-reach, reach + 1)
    near = {(x + step, y) for x, y in lying for step in around} | {(x, y + step) for x, y in lying for step in around}
    return sorted(near.difference(lying)) or [(0, 0)]


def _could_still_go(board: Board, hand: tuple[Piece, ...], laid: Placement) -> dict[Piece, set[Cell]]:
    """Lay every further piece on every near cell in every order, and ask the arbiter."""
    left = without(hand, (piece for piece, _ in laid))
    found: dict[Piece, set[Cell]] = {}

    def extend(tried: Placement, rest: tuple[Piece, ...]) -> None:
        if len(tried) > len(laid) and not placement_refusal(board, hand, tried):
            for piece, cell in tried[len(laid) :]:
                found.setdefault(piece, set()).add(cell)
        for piece in set(rest):
            cells = {cell for _, cell in tried}
            for cell in _near(board, laid, len(hand)):
                straight = len({x for x, _ in cells | {cell}}) == 1 or len({y for _, y in cells | {cell}}) == 1
                if cell not in cells and straight:
                    extend((*tried, (piece, cell)), without(rest, (piece,)))

    extend(laid, left)
    lying = {*board.pieces, *(cell for _, cell in laid)}
    touching = {
        piece: {cell for cell in cells if not lying or any((cell[0] + x, cell[1] + y) in lying for x, y in BESIDE)}
        for piece, cells in found.items()
    }
    return {piece: cells for piece, cells in touching.items() if cells}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_cells_of_a_preview_are_those_found_by_trying_everything(seed: int) -> None:
    rng = Random(seed)
    for board, hand in _positions(seed, 3):
        for laid in _tries(board, hand, rng):
            shown = preview(board, hand, laid, qwirkle_bonus=6)
            expected = _could_still_go(board, hand, laid)
            assert {piece: set(cells) for piece, cells in shown.fits.items()} == expected, (board, hand, laid)


def _tries(board: Board, hand: tuple[Piece, ...], rng: Random) -> list[Placement]:
    """Pieces laid at random, and parts of legal placements."""
    near = _near(board, (), 2)
    tries: list[Placement] = [()] if board.pieces else []
    for count in range(1, min(3, len(near) + 1)):
        some = rng.sample(list(permutations(hand, count)), 2)
        tries += [tuple(zip(pieces, rng.sample(near, count), strict=True)) for pieces in some]
    legal = [placement for placement, _ in placements(board, hand, 0) if len(placement) > 1]
    for placement in rng.sample(legal, min(3, len(legal))):
        tries.append(tuple(rng.sample(placement, len(placement) - 1)))
    return tries


def test_an_opening_may_be_laid_in_any_order_in_a_row_or_a_column() -> None:
    hand = parse_pieces("RoRdRcGxBs")
    nothing = preview(Board(), hand, (), qwirkle_bonus=6)
    assert nothing.refusal is not None
    assert nothing.refusal.code is Code.NO_PIECES
    assert nothing.fits == dict.fromkeys(sorted(parse_pieces("RoRdRc")), ((0, 0),))
    red_circle, red_diamond, red_clover = parse_pieces("RoRdRc")
    one = preview(Board(), hand, ((red_circle, (5, 5)),), qwirkle_bonus=6)
    assert one.refusal is not None
    assert one.refusal.code is Code.OPENING_NOT_LONGEST
    assert set(one.fits[red_diamond]) == {(4, 5), (6, 5), (5, 4), (5, 6)}
    two = preview(Board(), hand, ((red_circle, (5, 5)), (red_diamond, (5, 7))), qwirkle_bonus=6)
    assert two.refusal is not None
    assert two.refusal.code is Code.GAP
    assert two.fits == {red_clover: ((5, 6),)}
    three = preview(Board(), hand, ((red_circle, (5, 5)), (red_diamond, (5, 7)), (red_clover, (5, 6))), qwirkle_bonus=6)
    assert (three.refusal, three.score, three.fits) == (None, 3, {})


def test_an_opening_that_is_not_finished_says_how_many_more_it_takes() -> None:
    hand = parse_pieces("RoRdRcGxBs")
    red_circle, red_diamond, red_clover, green_cross, _ = hand
    lying = ((red_circle, (0, 0)), (red_clover, (1, 0)), (red_diamond, (2, 0)))
    assert [preview(Board(), hand, lying[:count], qwirkle_bonus=6).need for count in (1, 2, 3)] == [2, 1, 0]
    gap = preview(Board(), hand, (lying[0], lying[2]), qwirkle_bonus=6)
    assert (gap.refusal and gap.refusal.code, gap.need) == (Code.GAP, 1)
    never = preview(Board(), hand, ((green_cross, (0, 0)),), qwirkle_bonus=6)
    assert (never.refusal and never.refusal.code, never.need) == (Code.OPENING_NOT_LONGEST, 0)
    apart = preview(Board(), hand, (lying[0], (red_diamond, (3, 0))), qwirkle_bonus=6)
    assert (apart.refusal and apart.refusal.code, apart.need) == (Code.GAP, 0)


def test_a_gap_that_the_hand_can_close_is_only_not_finished() -> None:
    board = board_of(zip(parse_pieces("RoRd"), ((0, 0), (1, 0)), strict=True))
    red_clover, red_square, green_cross = hand = parse_pieces("RcRsGx")
    shown = preview(board, hand, ((red_clover, (3, 0)),), qwirkle_bonus=6)
    assert (shown.refusal and shown.refusal.code, shown.need) == (Code.DETACHED, 1)
    assert shown.fits == {red_square: ((2, 0),)}
    wrong = preview(board, hand, ((green_cross, (3, 0)),), qwirkle_bonus=6)
    assert (wrong.refusal and wrong.refusal.code, wrong.need) == (Code.DETACHED, 0)
    assert preview(board, hand, ((red_clover, (2, 0)),), qwirkle_bonus=6).need == 0


@pytest.mark.parametrize("seed", range(2))
def test_as_many_pieces_as_are_needed_make_it_right_and_no_fewer(seed: int) -> None:
    rng = Random(seed)
    for board, hand in _positions(seed, 3):
        for laid in _tries(board, hand, rng):
            shown = preview(board, hand, laid, qwirkle_bonus=6)
            if shown.refusal is None:
                assert shown.need == 0
                continue
            more = [len(whole) - len(laid) for whole, _ in placements(board, hand, 0) if set(laid) < set(whole)]
            assert not board.pieces or shown.need == min(more, default=0)


def test_a_preview_scores_as_the_arbiter_does_and_counts_the_last_piece() -> None:
    board = board_of(zip(parse_pieces("RoRdRc"), ((0, 0), (1, 0), (2, 0)), strict=True))
    (square,) = parse_pieces("Rs")
    shown = preview(board, (square,), ((square, (3, 0)),), qwirkle_bonus=6, ending_bonus=6)
    assert shown.score == 10
    assert [line.points for line in shown.lines] == [4]
    assert preview(board, parse_pieces("RsGx"), ((square, (3, 0)),), qwirkle_bonus=6, ending_bonus=6).score == 4


def test_pieces_that_are_not_held_fit_nowhere() -> None:
    board = board_of(zip(parse_pieces("RoRd"), ((0, 0), (1, 0)), strict=True))
    (square,) = parse_pieces("Rs")
    shown = preview(board, parse_pieces("Gx"), ((square, (2, 0)),), qwirkle_bonus=6)
    assert shown.refusal is not None
    assert shown.refusal.code is Code.NOT_IN_HAND
    assert shown.fits == {}


def _table(*series: str) -> cards.Table:
    return tuple(parse_pieces(codes) for codes in series)


def test_a_preview_of_cards_judges_series_by_series_and_the_whole() -> None:
    table, hand = _table("RoRdRc"), parse_pieces("RsGoBoPx")
    play = cards.Play(parse_pieces("RsGoBo"), _table("RoRdRcRs", "GoBo"))
    shown = cards.preview_play(table, hand, play, 3)
    assert shown.refusal is not None
    assert (shown.refusal.code, shown.refusal.series) == (Code.SERIES_TOO_SHORT, 1)
    assert shown.series == (None, Code.SERIES_TOO_SHORT)
    assert (shown.missing, shown.added, shown.qwirkles, shown.need) == ((), (), (), 1)
    good = cards.preview_play(table, hand, cards.Play(parse_pieces("Rs"), _table("RoRdRcRs")), 3)
    assert (good.refusal, good.series, good.qwirkles, good.need) == (None, (None,), (), 0)
    lost = cards.preview_play(table, hand, cards.Play(parse_pieces("Rs"), _table("RoRdRx")), 3)
    assert (lost.missing, lost.added, lost.need) == (parse_pieces("RcRs"), parse_pieces("Rx"), 0)
    mixed = cards.preview_play(table, hand, cards.Play(parse_pieces("RsGo"), _table("RoRdRs", "GoRc")), 3)
    assert mixed.need == 1
    wrong = cards.preview_play(table, hand, cards.Play(parse_pieces("GoPx"), _table("RoRdRcGo", "Px")), 3)
    assert wrong.need == 0
    moved = cards.preview_play(table, hand, cards.Play((), _table("RoRdRc")), 3)
    assert (moved.refusal and moved.refusal.code, moved.need) == (Code.NO_PIECES, 1)


def test_a_preview_of_cards_names_the_series_that_each_card_left_may_join() -> None:
    hand = parse_pieces("RsGoBoPx")
    play = cards.Play(parse_pieces("Rs"), _table("RoRdRcRs", "RoYoPo", "RxGdBs"))
    shown = cards.preview_play(_table("RoRdRc", "RoYoPo"), hand, play, 3)
    green_circle, blue_circle = parse_pieces("GoBo")
    assert shown.fits == {green_circle: (1,), blue_circle: (1,)}


def test_a_preview_of_cards_tells_the_qwirkles_it_would_take() -> None:
    table, hand = _table("RoRdRcRsRt"), parse_pieces("RxGo")
    shown = cards.preview_play(table, hand, cards.Play(parse_pieces("Rx"), _table("RoRdRcRsRtRx")), 3)
    assert (shown.refusal, shown.qwirkles) == (None, _table("RoRdRcRsRtRx"))
    rng = Random(5)
    state = cards.start(edition("cards-999"), (0, 1), bytes(32))
    while not state.ended:
        action = bot("greedy", "cards")(cards.observe(state, state.seat), rng)
        if isinstance(action, cards.Play):
            seen = cards.preview(state, state.seat, action)
            assert seen.refusal is None
            assert set(seen.series) == {None}
            assert len(seen.qwirkles) == len(cards.apply(state, action).turns[-1].qwirkles)
        state = cards.apply(state, action)
