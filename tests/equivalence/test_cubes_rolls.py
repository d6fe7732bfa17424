"""The expectation of every re-roll in cubes is what trying all faces by the rules gives."""

from functools import partial
from itertools import product
from random import Random

import pytest

from equivalence import editions
from sixfold import kernel
from sixfold.core.edition import Edition
from sixfold.core.pieces import KINDS, Piece, piece_of
from sixfold.games import cubes
from sixfold.games.placement import Board, placements

CASES = 24
PRINTED = editions.CUBES[0]
RULES = kernel.rules_of(PRINTED)


def board_after(turns: int, rng: Random, hand_size: int = 6) -> Board:
    board = Board()
    for _ in range(turns):
        hand = tuple(rng.choice(KINDS) for _ in range(hand_size))
        scored = placements(board, hand, 0)
        if scored:
            board = board.lay(rng.choice(scored)[0])
    return board


def expected_by_the_rules(board: Board, hand: tuple[Piece, ...], tried: Edition) -> list[float]:
    """Points by choice, each face equally likely; a hand that cannot be placed is worth the mean of those that can."""
    faces = list(product(range(6), repeat=len(hand)))
    worth = {}
    for shapes in faces:
        shown = tuple(piece_of(piece // 6, shape) for piece, shape in zip(hand, shapes, strict=True))
        able = cubes.able_to_place(board, shown, tried.shortest)
        worth[shapes] = max(score for _, score in placements(board, shown, tried.qwirkle_bonus)) if able else 0
    able_worth = [points for points in worth.values() if points]
    forced = sum(able_worth) / len(able_worth) if able_worth else 0
    expected = []
    for choice in range(1 << len(hand)):
        kept = {place: piece % 6 for place, piece in enumerate(hand) if not choice >> place & 1}
        agreeing = [shapes for shapes in faces if all(shapes[place] == shape for place, shape in kept.items())]
        expected.append(sum(worth[shapes] or forced for shapes in agreeing) / len(agreeing))
    return expected


@pytest.mark.parametrize("tried", editions.CUBES, ids=editions.name)
@pytest.mark.parametrize("case", range(CASES))
def test_expectations_are_exact(case: int, tried: Edition) -> None:
    rng = Random(case)
    board = board_after(case % 12, rng)
    hand = tuple(rng.choice(KINDS) for _ in range(1 + case % 3 if board.pieces else 3))
    fast = kernel.Board(kernel.rules_of(tried), [(piece, cell) for cell, piece in board.pieces.items()])
    expected = expected_by_the_rules(board, hand, tried)
    found = kernel.cubes_rolls(fast, hand)
    assert found == pytest.approx(expected, rel=1e-5)
    rolled, points = kernel.cubes_best_roll(fast, hand)
    assert points == pytest.approx(max(expected), rel=1e-5)
    choices = [
        choice
        for choice in range(1 << len(hand))
        if tuple(piece for place, piece in enumerate(hand) if choice >> place & 1) == rolled
    ]
    assert any(expected[choice] == pytest.approx(points, rel=1e-5) for choice in choices)


def test_without_any_roll_that_fits_nothing_is_expected() -> None:
    """Eighteen yellow pieces can lie so that every cell around them accepts yellow alone."""
    rows = {-2: "12 14 16 15 17", -1: "17 16 12 13 14", 0: "13 15 14 16", 1: "17 13 12 15"}
    first = {-2: -2, -1: -2, 0: -1, 1: -1}
    yellow = [
        (Piece(int(kind)), (first[y] + x, y)) for y, kinds in rows.items() for x, kind in enumerate(kinds.split())
    ]
    fast = kernel.Board(RULES, yellow)
    assert kernel.cubes_rolls(fast, [piece_of(4, 0), piece_of(5, 3)]) == [0, 0, 0, 0]
    assert kernel.cubes_rolls(fast, [piece_of(2, 0)])[1] > 0


@pytest.mark.parametrize("tried", editions.CUBES, ids=editions.name)
@pytest.mark.parametrize("rollouts", [0, 300])
@pytest.mark.parametrize("seed", range(6))
def test_search_gives_legal_placements(seed: int, rollouts: int, tried: Edition) -> None:
    rng = Random(seed)
    size = tried.hand_size
    board = board_after(5 + 3 * seed, rng, size)
    fast = kernel.Board(kernel.rules_of(tried), [(piece, cell) for cell, piece in board.pieces.items()])
    hands = [tuple(rng.choice(KINDS) for _ in range(size)) for _ in range(2 + seed % 3)]
    scores = [10 * seat for seat in range(len(hands))]
    legal = dict(placements(board, hands[0], tried.qwirkle_bonus))
    search = partial(kernel.cubes_search, fast, hands, scores, [5 - seed] * 6, seed, rollouts=rollouts)
    judged = search()
    assert judged == search()
    assert len(judged) == min(len(legal), 32)
    assert all(legal[placement] == points for placement, points, _ in judged)
    if rollouts:
        assert all(0 <= value <= 1 for _, _, value in judged)
    else:
        assert [value for _, _, value in judged] == sorted((value for _, _, value in judged), reverse=True)
    if not legal:
        return
    (_, most, _), *rest = search(candidates=1)
    assert most == max(legal.values())
    assert not rest


def test_search_refuses_what_is_no_game() -> None:
    board, hand = kernel.Board(RULES, [(Piece(0), (0, 0))]), [Piece(0)] * 6
    for hands, scores, bag in (
        ([hand], [0], [5] * 6),
        ([hand] * 5, [0] * 5, [5] * 6),
        ([hand] * 2, [0], [5] * 6),
        ([hand] * 2, [0, 0], [5] * 5),
        ([hand] * 2, [0, 0], [16] * 6),
        ([hand] * 2, [0, 0], [-1] * 6),
    ):
        with pytest.raises(ValueError, match=r"needs 2 to 4 hands|no bag holds"):
            kernel.cubes_search(board, hands, scores, bag, 1, rollouts=10)


def test_the_last_cube_is_laid_when_that_wins() -> None:
    """With an empty bag, going out takes six points and leaves the other none: playing on finds it."""
    board = kernel.Board(RULES, [(Piece(0), (0, 0)), (Piece(1), (1, 0)), (Piece(2), (2, 0))])
    for seed in range(5):
        (placement, _, chance), *_ = kernel.cubes_search(
            board, [[3, 4], [9, 10, 11]], [0, 8], [0] * 6, seed, rollouts=2000
        )
        assert (len(placement), chance) == (2, 1.0)


@pytest.mark.parametrize("tried", editions.CUBES, ids=editions.name)
@pytest.mark.parametrize("seed", range(6))
def test_rolls_that_are_played_on_are_those_with_the_most_points_to_expect(seed: int, tried: Edition) -> None:
    rng = Random(seed)
    board = board_after(5 + 3 * seed, rng, tried.hand_size)
    fast = kernel.Board(kernel.rules_of(tried), [(piece, cell) for cell, piece in board.pieces.items()])
    hands = [
        tuple(rng.choice(KINDS) for _ in range(1 + (seed + seat) % tried.hand_size)) for seat in range(2 + seed % 3)
    ]
    expected = dict[tuple[Piece, ...], float]()
    for choice, points in enumerate(kernel.cubes_rolls(fast, hands[0])):
        rolled = sorted(piece for place, piece in enumerate(hands[0]) if choice >> place & 1)
        if rolled or cubes.able_to_place(board, hands[0], tried.shortest):
            expected[tuple(rolled)] = points
    search = partial(kernel.cubes_search_rolls, fast, hands, [0] * len(hands), [0] * 6, seed, rollouts=100)
    judged = search()
    assert judged == search()
    most = sorted(expected.values(), reverse=True)[:8]
    assert sorted((points for _, points, _ in judged), reverse=True) == pytest.approx(most, rel=1e-5)
    for found, points, _ in judged:
        assert points == pytest.approx(expected[tuple(Piece(piece) for piece in sorted(found))], rel=1e-5)
    assert all(-0.5 < value < 1.5 for *_, value in judged)


def test_cubes_that_win_as_they_lie_are_kept() -> None:
    """Both can be laid, which ends the game and wins by a point; a roll promises more points, and may not end it."""
    board = kernel.Board(RULES, [(Piece(kind), (kind, 0)) for kind in range(5)])
    hands = [[Piece(0), Piece(1)], [Piece(8), Piece(9), Piece(10)]]
    rolled, _ = kernel.cubes_best_roll(board, hands[0])
    assert rolled
    for seed in range(5):
        (kept, *_), *_ = kernel.cubes_search_rolls(board, hands, [0, 11], [0] * 6, seed, rollouts=400)
        assert kept == ()


def test_rolls_are_searched_only_where_one_can_be_placed() -> None:
    board = kernel.Board(RULES, [(Piece(kind), (kind, 0)) for kind in range(6)])
    with pytest.raises(ValueError, match="can be placed"):
        kernel.cubes_search_rolls(board, [[], [Piece(9)]], [0, 0], [0] * 6, 1, rollouts=10)
    with pytest.raises(ValueError, match="a search needs"):
        kernel.cubes_search_rolls(board, [[Piece(9)], [Piece(9)]], [0, 0], [0] * 6, 1, rollouts=0)


@pytest.mark.slow
def test_a_player_who_looks_ahead_wins() -> None:
    greedy, club = kernel.CubesPlayer("greedy"), kernel.CubesPlayer("club", candidates=4)
    weighing = kernel.cubes_match(RULES, club, greedy, 20, 2, 1)
    assert weighing["games"] == 40
    assert weighing["wins"] > 0.5
    expert = kernel.CubesPlayer("expert", candidates=12, rollouts=100)
    assert kernel.cubes_match(RULES, expert, greedy, 20, 2, 1)["wins"] > 0.55


@pytest.mark.parametrize("tried", editions.CUBES, ids=editions.name)
def test_every_player_of_a_match_plays_by_its_edition(tried: Edition) -> None:
    expert, club = kernel.CubesPlayer("expert", rollouts=20, rolls=True), kernel.CubesPlayer("club")
    assert kernel.cubes_match(kernel.rules_of(tried), expert, club, 1, 3, 1)["games"] == 3
