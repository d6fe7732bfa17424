"""Matches: paired deals, fair tallies, every record good."""

import pytest

from sixfold.arena import Match, Tally, plan, play_game
from sixfold.arena.match import Played
from sixfold.core.game import Result
from sixfold.games import EDITIONS
from sixfold.records import verify


@pytest.mark.parametrize(
    ("edition_id", "players"),
    [(rules.id, players) for rules in EDITIONS.values() for players in range(rules.players[0], rules.players[1] + 1)],
)
def test_every_edition_and_number_of_players(edition_id: str, players: int) -> None:
    bots = ("greedy", "random", "greedy", "greedy", "random", "greedy", "random", "greedy")[:players]
    for game in plan(Match(edition_id, bots, 2, "all")):
        played = play_game(game)
        state = verify(played.record)
        assert state.ended == played.result.reason
        assert [player["bot"] for player in played.record["players"]] == [bots[entrant] for entrant in game.seating]


def test_every_bot_plays_every_hand_of_a_deal() -> None:
    games = list(plan(Match("tiles-nl", ("greedy", "random", "greedy"), 6, "pairs")))
    assert [game.seating for game in games[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({game.seed for game in games[:3]}) == 1
    assert games[0].seed != games[3].seed


def test_the_seed_of_a_match_decides_everything_in_it() -> None:
    first, again, other = (
        [play_game(game).record for game in plan(Match("cubes-nl", ("random", "greedy"), 2, seed))] for seed in "aab"
    )
    assert first == again
    assert first != other


def test_a_shared_win_counts_as_its_share() -> None:
    game = next(plan(Match("tiles-nl", ("greedy", "random", "greedy"), 1, "tally")))
    tally = Tally(("a", "b", "c"))
    tally.add(Played(game, {}, Result((10, 12, 12), (1, 2), "blocked"), (3, 3, 3), (0.3, 0.6, 0.9)))
    a, b, c = tally.standings()
    assert (a.wins, b.wins, c.wins) == (0, 0.5, 0.5)
    assert (a.margin, b.margin) == (-2, 0)
    assert c.milliseconds == pytest.approx(300)
    assert b.rate == 0.5
