"""The kernel finds the same placements with the same scores as the rules, position by position."""

from collections.abc import Iterator
from random import Random

import pytest

from equivalence import editions
from sixfold import kernel
from sixfold.core.pieces import KINDS, Piece
from sixfold.games.placement import Board, Placement, board_of, can_place, placements

BONUS = editions.TILES[0].qwirkle_bonus
RULES = kernel.rules_of(editions.TILES[0])
CHUNKS = 8
POSITIONS_PER_CHUNK = 2_600
FAR = 10**12


def tiles_hand(rng: Random) -> tuple[Piece, ...]:
    return tuple(rng.sample([kind for kind in KINDS for _ in range(3)], rng.randint(1, 6)))


def cubes_hand(rng: Random) -> tuple[Piece, ...]:
    colours = rng.sample([colour for colour in range(6) for _ in range(15)], rng.randint(1, 6))
    return tuple(Piece(6 * colour + rng.randrange(6)) for colour in colours)


def narrow_hand(rng: Random) -> tuple[Piece, ...]:
    """Pieces of one colour or shape, which make the longest lists."""
    value = rng.randrange(6)
    line = [kind for kind in KINDS if (kind // 6 if rng.random() < 0.5 else kind % 6) == value]
    return tuple(rng.sample(line, min(len(line), rng.randint(2, 6))))


def chosen(scored: list[tuple[Placement, int]], manner: str, rng: Random) -> Placement:
    greedy = manner == "greedy" or (manner == "mixed" and rng.random() < 0.5)
    if greedy:
        most = max(score for _, score in scored)
        scored = [entry for entry in scored if entry[1] == most]
    return rng.choice(scored)[0]


def positions(
    seed: int, wanted: int, rules: kernel.Rules = RULES
) -> Iterator[tuple[Board, "kernel.Board", tuple[Piece, ...]]]:
    """Boards met in random, greedy and mixed play, each with some hands of tiles and cubes."""
    rng = Random(seed)
    met = 0
    while met < wanted:
        board, fast = Board(), kernel.Board(rules)
        manner = rng.choice(("random", "greedy", "mixed"))
        while len(board.pieces) < 100 and met < wanted:
            hands = [deal(rng) for deal in (tiles_hand, cubes_hand, rng.choice((tiles_hand, cubes_hand, narrow_hand)))]
            for hand in hands:
                met += 1
                yield board, fast, hand
            playable = [hand for hand in hands if fast.can_place(hand)]
            if not playable:
                break
            placement = chosen(fast.placements(rng.choice(playable)), manner, rng)
            board = board.lay(placement)
            fast.lay(placement)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_placements_and_scores_are_those_of_the_rules(chunk: int) -> None:
    met = 0
    for board, fast, hand in positions(chunk, POSITIONS_PER_CHUNK):
        expected = sorted(placements(board, hand, BONUS))
        assert sorted(fast.placements(hand)) == expected
        assert fast.can_place(hand) == can_place(board, hand) == bool(expected)
        assert fast.best_score(hand) == max((score for _, score in expected), default=0)
        met += 1
    assert met >= POSITIONS_PER_CHUNK


@pytest.mark.slow
def test_a_cell_between_runs_that_never_join_accepts_nothing() -> None:
    red_pair = [(Piece(0), (0, 0)), (Piece(1), (1, 0))]
    blue_pair = [(Piece(24), (3, 0)), (Piece(26), (4, 0))]
    fast = kernel.Board(RULES, red_pair + blue_pair)
    found = {cell for placement, _ in fast.placements(KINDS) for _, cell in placement}
    assert (2, 0) not in found
    assert sorted(fast.placements(KINDS[:12])) == sorted(placements(board_of(red_pair + blue_pair), KINDS[:12], BONUS))


@pytest.mark.parametrize("origin", [(FAR, -FAR), (-FAR, 3), (2**40 + 135, 2**41 + 119), (0, -8192), (16383, 16383)])
def test_far_from_the_origin_nothing_changes(origin: tuple[int, int]) -> None:
    rng = Random(repr(origin))
    board, fast = Board(), kernel.Board(RULES)
    start = ((Piece(0), origin),)
    board, fast = board.lay(start), kernel.Board(RULES, start)
    for _ in range(25):
        hand = tiles_hand(rng)
        found = fast.placements(hand)
        assert sorted(found) == sorted(placements(board, hand, BONUS))
        if found:
            placement = chosen(found, "mixed", rng)
            board = board.lay(placement)
            fast.lay(placement)


def test_a_board_as_wide_as_a_game_can_make_it_wraps_safely() -> None:
    """A staircase of pairs, 54 to the right and 54 down, the farthest that 108 pieces reach along a diagonal."""
    rng = Random(7)
    board, fast = Board(), kernel.Board(RULES)
    x = y = 0
    staircase: list[tuple[Piece, tuple[int, int]]] = [(Piece(0), (0, 0))]
    for step in range(107):
        x, y = (x + 1, y) if step % 2 else (x, y + 1)
        staircase.append((Piece((step + 1) % 6), (x, y)))
    board, fast = board.lay(tuple(staircase)), kernel.Board(RULES, staircase)
    for _ in range(20):
        hand = tiles_hand(rng)
        assert sorted(fast.placements(hand)) == sorted(placements(board, hand, BONUS))


@pytest.mark.slow
def test_laying_and_undoing_comes_back_to_the_same_lists() -> None:
    rng = Random(11)
    fast = kernel.Board(RULES)
    probe = tuple(KINDS)
    before: list[list[tuple[Placement, int]]] = []
    while len(fast) < 60:
        before.append(fast.placements(probe[:8]))
        scored = fast.placements(tiles_hand(rng))
        if not scored:
            before.pop()
            continue
        fast.lay(chosen(scored, "mixed", rng))
    while before:
        fast.undo()
        assert fast.placements(probe[:8]) == before.pop()
    assert len(fast) == 0
    with pytest.raises(IndexError):
        fast.undo()


@pytest.mark.parametrize(
    "pieces",
    [
        [(Piece(0), (0, 0)), (Piece(0), (1, 0))],
        [(Piece(0), (0, 0)), (Piece(7), (0, 1))],
        [(Piece(0), (0, 0)), (Piece(1), (0, 0))],
        [(Piece(36), (0, 0))],
        [(Piece(0), (0, 0)), (Piece(1), (200, 0))],
        [(Piece(0), (0, 0)), (Piece(1), (0, 200))],
    ],
)
def test_a_board_that_cannot_be_is_refused_and_changes_nothing(pieces: list[tuple[Piece, tuple[int, int]]]) -> None:
    fast = kernel.Board(RULES)
    with pytest.raises(ValueError, match="pie"):
        fast.lay(pieces)
    assert len(fast) == 0
    assert fast.placements([Piece(0)]) == [(((0, (0, 0)),), 1)]


@pytest.mark.parametrize("bonus", [0, 5, 100])
def test_points_are_those_of_the_edition(bonus: int) -> None:
    rules = kernel.Rules(copies=3, hand_size=6, shortest=2, qwirkle_bonus=bonus, ending_bonus=0)
    for board, fast, hand in positions(bonus, 600, rules):
        assert sorted(fast.placements(hand)) == sorted(placements(board, hand, bonus))
