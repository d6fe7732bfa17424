"""The kernel's turns of cards equal the plain rules, and its optimum equals a constraint solver's."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from equivalence.cards_model import most_value, pieces
from sixfold import kernel
from sixfold.bots.pick import pick
from sixfold.core.pieces import KINDS, Piece
from sixfold.games import cards, edition
from sixfold.games.cards.takings import LINES

Position = tuple[cards.Table, tuple[Piece, ...]]


def play_of(turn: kernel.CardsTurn) -> cards.Play:
    return cards.Play(pieces(turn.played), tuple(pieces(series) for series in turn.table))


def positions_of_game(seed: int, players: int, takes: float) -> Iterator[Position]:
    """The positions of a game played by the kernel, each play judged by the rules.

    With `takes` below one the players often leave Qwirkles lying, so that tables grow.
    """
    rng = Random(seed)
    state = cards.start(edition("cards-999"), range(players), seed.to_bytes(32, "big"))
    while not state.ended:
        yield state.table, state.hand
        turns = kernel.cards_takings(state.table, state.hand, 0 if rng.random() < takes else 12)
        fewest = min((len(turn.qwirkles) for turn in turns), default=0)
        turns = [turn for turn in turns if len(turn.qwirkles) == fewest]
        state = cards.apply(state, play_of(pick(rng, turns)) if turns else cards.Pass())


@cache
def met_in_play() -> tuple[Position, ...]:
    games = [(seed, 2 + seed % 3, 1.0 if seed % 4 else 0.3) for seed in range(120)]
    return tuple(position for game in games for position in positions_of_game(*game))


def weights_of(seed: int) -> tuple[list[int], list[int], int]:
    """Random whole weights: in hand, on the table, for a card played."""
    rng = Random(seed)
    numbers = [int(rng.random() * 19) - 9 for _ in range(2 * len(KINDS) + 1)]
    return numbers[:36], numbers[36:72], numbers[72]


def value_of(position: Position, turn: kernel.CardsTurn, weights: tuple[list[int], list[int], int]) -> int:
    in_hand, on_table, played = weights
    left = [card for series in turn.table if len(series) < 6 for card in series]
    kept = Counter(position[1]) - Counter(pieces(turn.played))
    return (
        sum(in_hand[card] for card in kept.elements())
        + sum(on_table[card] for card in left)
        + played * len(turn.played)
    )


@pytest.mark.slow
def test_the_positions_are_many_and_some_tables_are_large() -> None:
    sizes = [sum(map(len, table)) for table, _ in met_in_play()]
    assert len(sizes) >= 2000
    assert sum(size > 40 for size in sizes) >= 50


@pytest.mark.slow
def test_takings_equal_the_plain_search() -> None:
    small = [position for position in met_in_play() if sum(map(len, position[0])) <= 36]
    assert len(small) >= 2000
    for table, hand in small:
        ours = [[LINES[line] for line in turn.qwirkles] for turn in kernel.cards_takings(table, hand)]
        assert ours == [list(taking.qwirkles) for taking in cards.best_takings(table, hand, 3)]


@pytest.mark.slow
def test_can_play_equals_the_rules() -> None:
    answers = Counter[bool]()
    for table, hand in met_in_play():
        for few in (hand[:1], hand[:3]):
            can = kernel.cards_can_play(table, few)
            assert can == cards.can_play(table, few, 3)
            answers[can] += 1
    assert min(answers[True], answers[False]) >= 100


@pytest.mark.slow
def test_every_turn_is_legal_and_takes_what_it_says() -> None:
    seen = 0
    for table, hand in met_in_play()[::25]:
        turns = kernel.cards_every_turn(table, hand, 1)
        for turn in turns[:: max(1, len(turns) // 40)]:
            assert cards.play_refusal(table, hand, play_of(turn), 3) is None
            taken = Counter(tuple(series) for series in turn.table if len(series) == 6)
            assert taken == Counter(LINES[line] for line in turn.qwirkles)
            assert Counter(turn.hand) + Counter(turn.played) == Counter(hand)
            seen += 1
    assert seen >= 1000


def test_every_set_of_cards_that_can_be_played_is_listed_once() -> None:
    for table, hand in met_in_play()[5::400]:
        lying = [card for series in table for card in series]
        turns = kernel.cards_every_turn(table, hand, 12)
        ours = [tuple(turn.played) for turn in turns if not turn.qwirkles]
        assert len(set(ours)) == len(ours)
        can = {choice for choice in choices(hand) if cards.arrange([*lying, *choice], shortest=3)}
        assert set(ours) == can


def choices(hand: tuple[Piece, ...]) -> set[tuple[Piece, ...]]:
    subsets = range(1, 1 << len(hand))
    return {tuple(sorted(card for place, card in enumerate(hand) if subset >> place & 1)) for subset in subsets}


@pytest.mark.slow
def test_the_best_turn_equals_a_constraint_solver() -> None:
    tables = met_in_play()[3::10]
    assert len(tables) >= 220
    for number, (table, hand) in enumerate(tables):
        weights = weights_of(number)
        turn = kernel.cards_best_turn(table, hand, *weights)
        expected = most_value(table, hand, *weights)
        found = None if turn is None else (len(turn.qwirkles), round(turn.value))
        assert found == expected
        if turn is None:
            continue
        assert value_of((table, hand), turn, weights) == turn.value
        assert cards.play_refusal(table, hand, play_of(turn), 3) is None


def test_the_same_question_has_the_same_answer() -> None:
    for table, hand in met_in_play()[::50]:
        answers = [kernel.cards_best_turn(table, hand, *weights_of(1)) for _ in range(2)]
        assert len({answer and (tuple(answer.played), tuple(answer.qwirkles)) for answer in answers}) == 1


@pytest.mark.parametrize("hand", [[36], [-1], [0, 0, 0, 0]])
def test_impossible_cards_are_refused(hand: list[int]) -> None:
    with pytest.raises(ValueError, match="piece"):
        kernel.cards_can_play([], hand)
