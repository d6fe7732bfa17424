"""Games that the kernel plays out are games by the rules, with the same scores and the same end."""

import pytest

from sixfold import kernel
from sixfold.core.pieces import Piece
from sixfold.games import edition, tiles
from sixfold.games.placement import placements

GAMES_PER_TABLE = 12


def action_of(placement: tuple[tuple[Piece, tuple[int, int]], ...], traded: tuple[Piece, ...]) -> tiles.Action:
    if placement:
        return tiles.Place(placement)
    return tiles.Trade(traded) if traded else tiles.Pass()


@pytest.mark.parametrize("players", range(2, 9))
def test_a_simulated_game_replays_by_the_rules(players: int) -> None:
    for seed in range(GAMES_PER_TABLE):
        game = kernel.trace_greedy(players, seed)
        state = tiles.start_from(edition("tiles-nl"), range(players), game["deal"])
        for seat, placement, traded, drawn in game["turns"]:
            assert state.seat == seat
            if placement:
                best = max(score for _, score in placements(state.board, state.hand, kernel.QWIRKLE_BONUS))
                after = tiles.advance(state, tiles.Place(placement), drawn)
                ending = kernel.ENDING_BONUS if after.ended == "hand-emptied" else 0
                assert after.turns[-1].score == best + ending
                state = after
            else:
                state = tiles.advance(state, action_of(placement, traded), drawn)
        assert state.scores == game["scores"]
        assert bool(state.ended) != game["deadlocked"]


def test_a_batch_gives_the_same_totals_for_the_same_seed() -> None:
    totals = kernel.simulate_greedy(400, 2, 5)
    assert totals == kernel.simulate_greedy(400, 2, 5)
    assert totals != kernel.simulate_greedy(400, 2, 6)
    assert totals["games"] == 400
    assert 48 < totals["turns"] / 400 < 54
    assert 205 < totals["winner_mean"] < 225
    assert 185 < totals["loser_mean"] < 205


def test_a_deadlock_ends_a_simulated_game() -> None:
    """About one two-player game in 20,000 lays all pieces of one colour first, and then nothing fits for ever."""
    assert kernel.simulate_greedy(20_000, 2, 1)["deadlocks"] >= 1


@pytest.mark.parametrize("players", [1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 8"):
        kernel.simulate_greedy(1, players, 0)
