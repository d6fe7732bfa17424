"""Placements on random boards: the arbiter and the score against a naive reading, and what does not matter."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from perft.brute import is_legal, layings
from perft.brute import score as naive_score
from sixfold.core.pieces import KINDS, Piece, colour_of, piece_name, piece_of, shape_of
from sixfold.core.refusals import Cell, Code
from sixfold.games.lines import COMPANIONS
from sixfold.games.placement import Board, Placement, board_of, can_place, lines_made, placement_refusal, placements

FAMILIES = [[kind for kind in KINDS if colour_of(kind) == colour] for colour in range(6)] + [
    [kind for kind in KINDS if shape_of(kind) == shape] for shape in range(6)
]
ANY = st.lists(st.sampled_from(KINDS), min_size=1, max_size=6)
RELATED = st.sampled_from(FAMILIES).flatmap(lambda family: st.lists(st.sampled_from(family), min_size=3, max_size=6))
HANDS = (ANY | RELATED).map(tuple)
LINE_CODES = {Code.LINE_TOO_LONG, Code.DUPLICATE_IN_LINE, Code.MIXED_LINE}


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Boards that legal play can reach, hand by hand."""
    board = Board()
    for _ in range(draw(st.sampled_from((1, 4, 8, 12)))):
        listed = placements(board, draw(HANDS), 6)
        if listed:
            longest_first = sorted(listed, key=lambda scored: -len(scored[0]))
            board = board.lay(draw(st.sampled_from(longest_first[:40]))[0])
    return board


@st.composite
def attempts(draw: st.DrawFn, board: Board) -> Placement:
    """Pieces of one family or any, along a row or column near the board, some of them shifted."""
    near = sorted(board.openings) + sorted(board.pieces) if board.pieces else [(0, 0)]
    x, y = draw(st.sampled_from(near))
    step = draw(st.sampled_from([(1, 0), (0, 1), (-1, 0), (0, -1)]))
    first = draw(st.sampled_from(KINDS))
    friends = [kind for kind in KINDS if COMPANIONS[first] >> kind & 1]
    others = draw(st.lists(st.sampled_from(friends) | st.sampled_from(KINDS), max_size=4))
    laid: list[tuple[Piece, Cell]] = []
    for piece in (first, *others):
        while (x, y) in board.pieces and draw(st.integers(0, 9)):
            x, y = x + step[0], y + step[1]
        laid.append((piece, (x, y)))
        stride = draw(st.sampled_from([1, 1, 1, 1, 1, 1, 2, 0]))
        x, y = x + stride * step[0], y + stride * step[1]
    if draw(st.integers(0, 9)) == 0:
        laid[-1] = (laid[-1][0], (laid[-1][1][0] + 1, laid[-1][1][1] + 1))
    return tuple(laid)


@st.composite
def positions(draw: st.DrawFn) -> tuple[Board, Placement]:
    """A board and something tried on it: near a legal placement as often as not."""
    board = draw(boards())
    near_legal = draw(st.booleans())
    listed = placements(board, draw(HANDS), 6)
    if listed and near_legal:
        laid = draw(st.sampled_from(sorted(listed, key=lambda scored: -len(scored[0]))))[0]
        changed = draw(st.integers(0, 2 * len(laid)))
        if changed < len(laid):
            other = draw(st.sampled_from(KINDS))
            laid = tuple((other if place == changed else piece, cell) for place, (piece, cell) in enumerate(laid))
        return board, tuple(draw(st.permutations(laid)))
    return board, draw(attempts(board))


def naive(board: Board) -> dict[Cell, str]:
    return {cell: piece_name(piece) for cell, piece in board.pieces.items()}


def points(board: Board, laid: Placement) -> int:
    return sum(line.points for line in lines_made(board, laid, 6))


@pytest.mark.slow
@given(positions())
@settings(max_examples=600, deadline=None)
def test_a_placement_is_refused_exactly_when_a_naive_reading_says_so(position: tuple[Board, Placement]) -> None:
    board, laid = position
    codes = tuple((piece_name(piece), cell) for piece, cell in laid)
    legal = placement_refusal(board, None, laid) is None
    assert legal == is_legal(naive(board), codes)
    if legal:
        assert points(board, laid) == naive_score(naive(board), codes)


@pytest.mark.slow
@given(positions())
@settings(max_examples=150, deadline=None)
def test_a_refusal_points_at_real_cells(position: tuple[Board, Placement]) -> None:
    board, laid = position
    refusal = placement_refusal(board, None, laid)
    if refusal is None:
        return
    placed = {cell for _, cell in laid}
    assert refusal.cells
    if refusal.code in LINE_CODES:
        assert set(refusal.cells) <= set(refusal.line)
        assert placed & set(refusal.line)
        assert set(refusal.line) <= placed | set(board.pieces)
        assert len({x for x, _ in refusal.line}) == 1 or len({y for _, y in refusal.line}) == 1
    else:
        assert refusal.line == ()
        assert refusal.code == Code.GAP or set(refusal.cells) <= placed


@pytest.mark.slow
@given(boards(), HANDS)
@settings(max_examples=60, deadline=None)
def test_the_generator_lists_what_brute_force_finds(board: Board, hand: tuple[Piece, ...]) -> None:
    listed = placements(board, hand, 6)
    found = {frozenset((piece_name(piece), cell) for piece, cell in laid): score for laid, score in listed}
    assert len(found) == len(listed)
    assert found == layings(naive(board), [piece_name(piece) for piece in hand])
    assert can_place(board, hand) == bool(found)


@pytest.mark.slow
@given(boards())
@settings(max_examples=60, deadline=None)
def test_a_board_laid_piece_by_piece_is_the_board_laid_at_once(board: Board) -> None:
    at_once = board_of((piece, cell) for cell, piece in board.pieces.items())
    backwards = board_of((piece, cell) for cell, piece in reversed(list(board.pieces.items())))
    assert at_once == backwards == board
    assert dict(at_once.openings) == dict(backwards.openings) == dict(board.openings)


Change = Callable[[Piece, Cell], tuple[Piece, Cell]]


def same_after(position: tuple[Board, Placement], change: Change) -> None:
    """Nothing about a position depends on the change: not the refusal, not the score, not what can be placed."""
    board, laid = position
    changed_board = board_of(change(piece, cell) for cell, piece in board.pieces.items())
    changed_laid = tuple(change(piece, cell) for piece, cell in laid)
    before, after = placement_refusal(board, None, laid), placement_refusal(changed_board, None, changed_laid)
    assert (before is None) == (after is None)
    if before is None or after is None:
        assert points(changed_board, changed_laid) == points(board, laid)
    else:
        assert after.code == before.code
    hand = [piece for piece, _ in laid]
    listed = {
        (frozenset(change(piece, cell) for piece, cell in one), score) for one, score in placements(board, hand, 6)
    }
    changed_hand = [piece for piece, _ in changed_laid]
    assert listed == {(frozenset(one), score) for one, score in placements(changed_board, changed_hand, 6)}


@pytest.mark.slow
@given(positions(), st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
@settings(max_examples=100, deadline=None)
def test_where_the_board_lies_does_not_matter(position: tuple[Board, Placement], right: int, down: int) -> None:
    same_after(position, lambda piece, cell: (piece, (cell[0] + right, cell[1] + down)))


@pytest.mark.slow
@given(positions())
@settings(max_examples=100, deadline=None)
def test_rows_and_columns_are_alike(position: tuple[Board, Placement]) -> None:
    same_after(position, lambda piece, cell: (piece, (cell[1], cell[0])))


@pytest.mark.slow
@given(positions(), st.booleans(), st.booleans())
@settings(max_examples=100, deadline=None)
def test_left_and_right_and_up_and_down_are_alike(
    position: tuple[Board, Placement], across: bool, upside_down: bool
) -> None:
    mirror_x, mirror_y = 1 - 2 * across, 1 - 2 * upside_down
    same_after(position, lambda piece, cell: (piece, (mirror_x * cell[0], mirror_y * cell[1])))


@pytest.mark.slow
@given(positions(), st.permutations(range(6)), st.permutations(range(6)))
@settings(max_examples=100, deadline=None)
def test_colours_are_alike_and_shapes_are_alike(
    position: tuple[Board, Placement], colours: list[int], shapes: list[int]
) -> None:
    same_after(position, lambda piece, cell: (piece_of(colours[colour_of(piece)], shapes[shape_of(piece)]), cell))


@pytest.mark.slow
@given(positions())
@settings(max_examples=100, deadline=None)
def test_colour_and_shape_are_alike(position: tuple[Board, Placement]) -> None:
    same_after(position, lambda piece, cell: (piece_of(shape_of(piece), colour_of(piece)), cell))
