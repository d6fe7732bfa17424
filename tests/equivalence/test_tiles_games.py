"""Games that the kernel plays out are games by the rules, with the same scores and the same end."""

import pytest

from equivalence import editions
from sixfold import kernel
from sixfold.core.edition import Edition
from sixfold.core.pieces import Piece
from sixfold.games import edition, tiles
from sixfold.games.placement import placements

GAMES_PER_TABLE = 12
RULES = kernel.rules_of(edition("tiles-nl"))


def action_of(placement: tuple[tuple[Piece, tuple[int, int]], ...], traded: tuple[Piece, ...]) -> tiles.Action:
    if placement:
        return tiles.Place(placement)
    return tiles.Trade(traded) if traded else tiles.Pass()


@pytest.mark.parametrize("tried", editions.TILES, ids=editions.name)
@pytest.mark.parametrize("players", range(2, 9))
def test_a_simulated_game_replays_by_the_rules(players: int, tried: Edition) -> None:
    for seed in range(GAMES_PER_TABLE):
        game = kernel.tiles_trace(kernel.rules_of(tried), players, seed)
        state = tiles.start_from(tried, range(players), game["deal"])
        for seat, placement, traded, drawn in game["turns"]:
            assert state.seat == seat
            if placement:
                best = max(score for _, score in placements(state.board, state.hand, tried.qwirkle_bonus))
                after = tiles.advance(state, tiles.Place(placement), drawn)
                ending = tried.ending_bonus if after.ended == "hand-emptied" else 0
                assert after.turns[-1].score == best + ending
                state = after
            else:
                state = tiles.advance(state, action_of(placement, traded), drawn)
        assert state.scores == game["scores"]
        assert bool(state.ended) != game["deadlocked"]


def test_a_batch_gives_the_same_totals_for_the_same_seed() -> None:
    totals = kernel.tiles_simulate(RULES, 400, 2, 5)
    assert totals == kernel.tiles_simulate(RULES, 400, 2, 5)
    assert totals != kernel.tiles_simulate(RULES, 400, 2, 6)
    assert totals["games"] == 400
    assert 48 < totals["turns"] / 400 < 54
    assert 205 < totals["winner_mean"] < 225
    assert 185 < totals["loser_mean"] < 205


@pytest.mark.slow
def test_a_deadlock_ends_a_simulated_game() -> None:
    """About one two-player game in 20,000 lays all pieces of one colour first, and then nothing fits for ever."""
    assert kernel.tiles_simulate(RULES, 20_000, 2, 1)["deadlocks"] >= 1


@pytest.mark.parametrize("players", [1, 9])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 8"):
        kernel.tiles_simulate(RULES, 1, players, 0)


@pytest.mark.parametrize("tried", editions.TILES, ids=editions.name)
def test_every_player_of_a_match_plays_by_its_edition(tried: Edition) -> None:
    rules = kernel.rules_of(tried)
    expert = kernel.TilesPlayer("expert", rollouts=30, samples=30, endgame_nodes=100)
    result = kernel.tiles_match(rules, expert, kernel.TilesPlayer("club"), deals=2, players=3)
    assert result["games"] == 6


@pytest.mark.parametrize("wrong", [{"copies": 4}, {"hand_size": 8}])
def test_an_edition_without_room_is_refused(wrong: dict[str, int]) -> None:
    values = {"copies": 3, "hand_size": 6, "shortest": 2, "qwirkle_bonus": 6, "ending_bonus": 6}
    with pytest.raises(ValueError, match="has room for"):
        kernel.tiles_simulate(kernel.Rules(**{**values, **wrong}), 1, 2, 0)


@pytest.mark.parametrize("wrong", [{"copies": 0}, {"hand_size": 0}, {"qwirkle_bonus": -1}, {"ending_bonus": 101}])
def test_an_edition_that_cannot_be_is_refused(wrong: dict[str, int]) -> None:
    values = {"copies": 3, "hand_size": 6, "shortest": 2, "qwirkle_bonus": 6, "ending_bonus": 6}
    with pytest.raises(ValueError, match=r"bonus|there are pieces"):
        kernel.Rules(**{**values, **wrong})
