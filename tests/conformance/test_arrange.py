"""Whether cards can lie on the table: the exact search against trying every partition."""

from collections import Counter
from random import Random

import pytest

from conformance import partitions
from positions import pieces, table
from sixfold.core.game import Hand
from sixfold.core.pieces import KINDS, Piece, piece_name, piece_of
from sixfold.games import cards
from sixfold.games.lines import is_line


def names(hand: Hand) -> list[str]:
    return [piece_name(card) for card in hand]


def few_kinds(rng: Random, size: int) -> Hand:
    """Cards of few kinds, at most three of each, so that many belong together and many repeat."""
    colours, shapes = rng.sample(range(6), 3), rng.sample(range(6), 3)
    deck = [piece_of(colour, shape) for colour in colours for shape in shapes for _ in range(3)]
    return tuple(rng.sample(deck, size))


def random_table(rng: Random, series: int) -> cards.Table:
    """Series of three to five; the deck may run out of a kind, which the rules of a table do not ask about."""
    found: list[tuple[Piece, ...]] = []
    while len(found) < series:
        chosen = tuple(rng.sample(KINDS, 3)) if rng.random() < 0.2 else few_kinds(rng, 3)
        extra = tuple(kind for kind in KINDS if is_line((*chosen, kind)))
        if is_line(chosen):
            found.append((*chosen, rng.choice(extra)) if rng.random() < 0.5 else chosen)
    return tuple(found)


def check_arrangement(found: cards.Arrangement, must: Hand, may: Hand) -> None:
    lying = Counter(card for series in found.table for card in series)
    assert lying == Counter(must) + Counter(found.played)
    assert not Counter(found.played) - Counter(may)
    assert all(3 <= len(series) <= 6 and is_line(series) for series in found.table)


def test_arrange_agrees_with_every_partition() -> None:
    rng = Random(1)
    outcomes: Counter[bool] = Counter()
    for number in range(400):
        must, may = few_kinds(rng, 5 + number % 5), tuple(rng.sample(KINDS, number % 3))
        if number % 2:
            must = tuple(card for series in random_table(rng, 2) for card in series)
            if rng.random() < 0.5:
                must = (rng.choice(KINDS), *must[1:])
        found = cards.arrange(must, may, shortest=3)
        expected = partitions.can_arrange(names(must), names(may))
        assert (found is not None) == expected, (names(must), names(may))
        if found:
            check_arrangement(found, must, may)
        outcomes[expected] += 1
    assert min(outcomes.values()) > 60, "both answers occur often"


def test_arrange_agrees_on_larger_tables() -> None:
    rng = Random(2)
    outcomes: Counter[bool] = Counter()
    for _ in range(60):
        must = few_kinds(rng, 10)
        found = cards.arrange(must, shortest=3)
        assert (found is not None) == partitions.stands(names(must)), names(must)
        if found:
            check_arrangement(found, must, ())
        outcomes[found is not None] += 1
    assert min(outcomes.values()) > 5


def test_can_play_agrees_with_every_partition() -> None:
    rng = Random(3)
    outcomes: Counter[bool] = Counter()
    for number in range(300):
        lying = random_table(rng, number % 3)
        hand = tuple(rng.sample(KINDS, 1 + number % 3))
        expected = partitions.can_play([name for series in lying for name in names(series)], names(hand))
        assert cards.can_play(lying, hand, 3) == expected, (lying, names(hand))
        found = cards.find_play(lying, hand, 3)
        assert (found is not None) == expected
        if found:
            assert found.played
            check_arrangement(found, tuple(card for series in lying for card in series), hand)
        outcomes[expected] += 1
    assert min(outcomes.values()) > 60


@pytest.mark.parametrize(
    ("lying", "hand", "playable"),
    [
        ((), "RoRcRd", True),
        ((), "RoRcGd", False),
        ((), "RoRoRoRcRc", False),
        (("GoGcGd",), "Gs", True),
        (("GoGcGd",), "Go", False),
        (("GoGcGd",), "RoBo", False),
        (("GoGcGdGs",), "RoBo", True),
        (("GoGcGdGs",), "RoRc", False),
        (("GoGcGd", "RoRcRd", "BoBcBd"), "YoPo", True),
        (("RoRcRdRsRt",), "RxGo", True),
        ((), "", False),
    ],
)
def test_known_positions(lying: tuple[str, ...], hand: str, playable: bool) -> None:
    assert cards.can_play(table(*lying), pieces(hand), 3) == playable


def test_most_qwirkles_agree_with_every_partition_for_one_and_none() -> None:
    rng = Random(4)
    outcomes: Counter[int] = Counter()
    for _ in range(60):
        colour = rng.randrange(6)
        own = [piece_of(colour, shape) for shape in range(6)]
        rng.shuffle(own)
        size = rng.choice((3, 4))
        lying: cards.Table = (tuple(own[:size]),)
        held = rng.choice((6 - size, 6 - size, 5 - size))
        hand = (*own[size : size + held], rng.choice(KINDS))
        takings = cards.best_takings(lying, hand, 3)
        most = len(takings[0].qwirkles) if takings else 0
        assert most == int(set(own) <= {*lying[0], *hand})
        outcomes[most] += 1
    assert set(outcomes) == {0, 1}
