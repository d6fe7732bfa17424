"""Hands: equal pieces are counted, not merged."""

from collections import Counter
from itertools import combinations

import pytest

from positions import pieces
from sixfold.core.hands import NotHeld, choices_from, missing_from, without


def test_taking_one_of_two_equal_pieces_leaves_the_other() -> None:
    assert without(pieces("RoGdRo"), pieces("Ro")) == pieces("GdRo")


def test_taking_keeps_the_order_of_the_rest() -> None:
    assert without(pieces("PxRoGdBs"), pieces("GdPx")) == pieces("RoBs")


def test_taking_more_copies_than_held_names_the_missing_one() -> None:
    with pytest.raises(NotHeld) as caught:
        without(pieces("RoGd"), pieces("RoRoBs"))
    assert caught.value.missing == pieces("RoBs")


def test_what_is_missing_is_named_when_pieces_come_one_by_one() -> None:
    with pytest.raises(NotHeld) as caught:
        without(pieces("RoGd"), iter(pieces("RoRoBs")))
    assert caught.value.missing == pieces("RoBs")


def test_missing_counts_repeats() -> None:
    assert missing_from(pieces("RoRoGd"), pieces("RoGdRo")) == ()
    assert missing_from(pieces("RoGd"), pieces("RoGdRo")) == pieces("Ro")


@pytest.mark.parametrize("text", ["Ro", "RoRo", "RoRoRoGd", "RoGdBsBsPxPx", "RoRcRdRsRtRx"])
def test_choices_are_all_different_subsets_each_once(text: str) -> None:
    hand = pieces(text)
    choices = [tuple(sorted(choice)) for choice in choices_from(hand)]
    expected = {tuple(sorted(taken)) for size in range(1, len(hand) + 1) for taken in combinations(hand, size)}
    assert len(choices) == len(set(choices))
    assert set(choices) == expected
    assert all(not Counter(choice) - Counter(hand) for choice in choices)


def test_an_empty_hand_offers_no_choice() -> None:
    assert list(choices_from(())) == []
