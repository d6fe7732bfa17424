"""Bots: they choose legally, by chance where they say so, and the same for the same seed."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from sixfold.bots import NAMES, UnknownBot, adviser, bot
from sixfold.bots.pick import pick, shuffled
from sixfold.core.game import GameState
from sixfold.core.pieces import parse_pieces
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.games.placement import board_of, lines_made, placements

EDITION_OF = {"tiles": "tiles-nl", "cubes": "cubes-nl", "cards": "cards-999"}


def _positions(game: str, seed: int, turns: int = 12) -> list[GameState]:
    """States along a random game."""
    rules, choose = edition(EDITION_OF[game]), bot("random", game)
    rng = Random(seed)
    state: GameState = GAMES[game].start(rules, (0, 1), rng.randbytes(32))
    found: list[GameState] = []
    while not state.ended and len(found) < turns:
        found.append(state)
        state = GAMES[game].apply(state, choose(GAMES[game].observe(state, state.seat), rng))
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", EDITION_OF)
def test_the_same_seed_gives_the_same_choice_and_it_is_legal(name: str, game: str) -> None:
    for state in _positions(game, 5):
        observation = GAMES[game].observe(state, state.seat)
        choices: list[Any] = [bot(name, game)(observation, Random(9)) for _ in range(2)]
        assert choices[0] == choices[1]
        assert GAMES[game].refusal(state, state.seat, choices[0]) is None


@pytest.mark.parametrize("game", EDITION_OF)
def test_advice_begins_with_what_the_strongest_bot_does_and_is_legal(game: str) -> None:
    several = 0
    for state in _positions(game, 5):
        observation = GAMES[game].observe(state, state.seat)
        advised = adviser(game)(observation, Random(9))
        actions: list[Any] = [advice.action for advice in advised]
        assert actions[0] == bot(NAMES[-1], game)(observation, Random(9))
        assert len(set(actions)) == len(actions) <= 3
        assert all(GAMES[game].refusal(state, state.seat, action) is None for action in actions)
        for advice in advised:
            rolls = isinstance(advice.action, cubes.Reroll)
            assert (advice.expected is not None and advice.expected > 0) == rolls
        several += len(actions) > 1
    assert several > 3


def test_random_is_uniform_over_legal_actions() -> None:
    states = [state for state in _positions("tiles", 3) if isinstance(state, tiles.State)]
    state = next(state for state in states if 10 < len(tiles.legal_actions(state)) < 90)
    actions = tiles.legal_actions(state)
    rng = Random(1)
    draws = 200 * len(actions)
    counts = Counter(bot("random", "tiles")(tiles.observe(state, state.seat), rng) for _ in range(draws))
    assert set(counts) == set(actions)
    chi_square = sum((counts[action] - 200) ** 2 / 200 for action in actions)
    assert chi_square < len(actions) + 5 * (2 * len(actions)) ** 0.5


@pytest.mark.parametrize("game", ["tiles", "cubes"])
def test_greedy_takes_a_highest_score(game: str) -> None:
    for state in _positions(game, 11, 30):
        assert isinstance(state, tiles.State | cubes.State)
        action: Any = bot("greedy", game)(GAMES[game].observe(state, state.seat), Random(1))
        scored = placements(state.board, state.hand, 6)
        if isinstance(action, tiles.Place | cubes.Place):
            taken = sum(line.points for line in lines_made(state.board, action.placement, 6))
            assert taken == max(score for _, score in scored)


def test_greedy_takes_both_qwirkles_of_cards() -> None:
    table = tuple(parse_pieces(text) for text in ("RoRcRdRsRt", "GoGcGdGsGt"))
    observation = cards.Observation(
        edition=edition("cards-999"), observer=0, seat=0, first=0, hand=parse_pieces("RxGxBoPo"), hand_sizes=(4, 9),
        stack_size=85, table=table, qwirkles=((), ()), turns_left=None, log=(), passes=0, ended=None,
    )  # fmt: skip
    action = bot("greedy", "cards")(observation, Random(1))
    assert len(cards.qwirkles_in(action.table)) == 2


def test_greedy_trades_only_when_nothing_fits() -> None:
    board = board_of([(piece, (0, 0)) for piece in parse_pieces("Ro")])
    observation = tiles.Observation(
        edition=edition("tiles-nl"), observer=0, seat=0, first=0, hand=parse_pieces("GdGdBx"), hand_sizes=(3, 6),
        bag_size=2, board=board, scores=(0, 0), log=(), passes=0, ended=None,
    )  # fmt: skip
    assert bot("greedy", "tiles")(observation, Random(1)) == tiles.Trade(parse_pieces("GdGd"))


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBot):
        bot("oracle", "tiles")


def test_picks_and_shuffles_do_not_depend_on_the_version_of_python() -> None:
    assert [pick(Random(1), "abcdef") for _ in range(3)] == ["a"] * 3
    assert shuffled(Random(1), range(8)) == [0, 2, 3, 6, 7, 4, 5, 1]
