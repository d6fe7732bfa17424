"""Tables of cards: what the exact search finds stands, and what does not matter does not matter."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import partitions
from sixfold.core.hands import choices_from, missing_from, without
from sixfold.core.pieces import KINDS, Piece, colour_of, piece_name, piece_of, shape_of
from sixfold.games import cards
from sixfold.games.lines import is_line

DECK = [piece_of(colour, shape) for colour in range(3) for shape in range(4)]
"""Few kinds, so that series and repeats are common."""
FEW = st.lists(st.sampled_from(DECK), max_size=9).map(tuple)
HANDS = st.lists(st.sampled_from(KINDS), max_size=9).map(tuple)


def names(some: tuple[Piece, ...]) -> list[str]:
    return [piece_name(card) for card in some]


@given(FEW)
@settings(max_examples=150, deadline=None)
def test_cards_stand_exactly_when_some_partition_does(lying: tuple[Piece, ...]) -> None:
    found = cards.arrange(lying, shortest=3)
    assert (found is not None) == partitions.stands(names(lying))


@given(FEW, st.lists(st.sampled_from(KINDS), max_size=3).map(tuple))
@settings(max_examples=100, deadline=None)
def test_an_arrangement_is_a_legal_play(lying: tuple[Piece, ...], hand: tuple[Piece, ...]) -> None:
    start = cards.arrange(lying, shortest=3)
    if start is None:
        return
    found = cards.find_play(start.table, hand, 3)
    assert (found is not None) == cards.can_play(start.table, hand, 3)
    assert (found is not None) == partitions.can_play(names(lying), names(hand))
    if found:
        assert cards.play_refusal(start.table, hand, cards.Play(found.played, found.table), 3) is None


@given(FEW, st.permutations(range(6)), st.permutations(range(6)), st.booleans())
@settings(max_examples=100, deadline=None)
def test_colours_and_shapes_are_alike(
    lying: tuple[Piece, ...], colours: list[int], shapes: list[int], swapped: bool
) -> None:
    changed = [piece_of(colours[colour_of(card)], shapes[shape_of(card)]) for card in lying]
    if swapped:
        changed = [piece_of(shape_of(card), colour_of(card)) for card in changed]
    assert (cards.arrange(changed, shortest=3) is None) == (cards.arrange(lying, shortest=3) is None)


@given(HANDS, HANDS)
@settings(max_examples=150, deadline=None)
def test_more_cards_to_choose_from_never_hurt(must: tuple[Piece, ...], may: tuple[Piece, ...]) -> None:
    fewer, more = cards.arrange(must, may[1:], shortest=3), cards.arrange(must, may, shortest=3)
    assert more is not None or fewer is None
    if more:
        assert Counter(card for series in more.table for card in series) == Counter(must) + Counter(more.played)
        assert all(3 <= len(series) <= 6 and is_line(series) for series in more.table)


@given(HANDS)
def test_every_choice_of_a_hand_can_be_taken_from_it(hand: tuple[Piece, ...]) -> None:
    for choice in list(choices_from(hand))[:60]:
        assert missing_from(hand, choice) == ()
        assert Counter(without(hand, choice)) == Counter(hand) - Counter(choice)
