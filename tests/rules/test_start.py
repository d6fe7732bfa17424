"""Who starts, and what the deal must hold."""

from typing import Any

import pytest

from positions import SEED, pieces
from sixfold.core.game import BadSetup, starter
from sixfold.core.pieces import piece_name
from sixfold.core.stream import Stream
from sixfold.games import EDITIONS, GAMES, cards, cubes, edition, tiles

ONE = pieces("RoOcYdGsBtPx")
TWO = pieces("RoRcYdGsBtPx")
THREE = pieces("RcRdRsGtBoPx")
OTHER_THREE = pieces("GoGcGdYsBtPx")

REDEALT = (41).to_bytes(32, "big")
"""A seed whose first deal of nine cards to two players gives nobody a series."""


@pytest.mark.parametrize(
    ("edition_id", "seniority", "first"),
    [
        ("tiles-nl", (0, 1, 2), 1),
        ("tiles-nl", (2, 1, 0), 2),
        ("tiles-nl", (0, 2, 1), 2),
        ("tiles-mindware", (0, 1, 2), 1),
        ("tiles-mindware", (2, 0, 1), 2),
        ("tiles-schmidt", (0, 1, 2), 2),
        ("tiles-schmidt", (2, 0, 1), 1),
        ("tiles-schmidt", (1, 2, 0), 2),
    ],
)
def test_a_tie_for_the_longest_line_goes_to_the_oldest_or_youngest_of_those_tied(
    edition_id: str, seniority: tuple[int, ...], first: int
) -> None:
    state = tiles.start_from(edition(edition_id), seniority, (TWO, THREE, OTHER_THREE))
    assert state.first == state.seat == first


@pytest.mark.parametrize("seniority", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
@pytest.mark.parametrize("edition_id", ["tiles-nl", "tiles-mindware", "tiles-schmidt"])
def test_the_longest_line_starts_whatever_the_age(edition_id: str, seniority: tuple[int, ...]) -> None:
    assert tiles.start_from(edition(edition_id), seniority, (ONE, TWO, THREE)).first == 2


@pytest.mark.parametrize("edition_id", ["cards-999", "cards-iello"])
def test_a_tie_for_the_largest_series_goes_to_the_oldest(edition_id: str) -> None:
    hands = (pieces("RoOcYdGsBtPxRcRdGo"), pieces("GoGcGdYsBtPxRoOcYd"), pieces("BoBcBdYsYtPxRoOcYd"))
    for seniority, first in (((0, 1, 2), 0), ((2, 0, 1), 2), ((1, 2, 0), 1)):
        assert cards.start_from(edition(edition_id), seniority, hands).first == first


def test_the_oldest_starts_cubes_whatever_they_rolled() -> None:
    for seniority in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        assert cubes.start_from(edition("cubes-nl"), seniority, (ONE, THREE, TWO)).first == seniority[0]
        assert cubes.start(edition("cubes-nl"), seniority, SEED).first == seniority[0]


def test_every_seniority_of_a_full_tie_follows_the_edition() -> None:
    lengths = (3, 3, 3, 3)
    assert starter(edition("tiles-nl"), (3, 0, 2, 1), lengths) == 3
    assert starter(edition("tiles-schmidt"), (3, 0, 2, 1), lengths) == 1


def test_after_the_starter_the_turn_goes_clockwise() -> None:
    state = tiles.start_from(edition("tiles-nl"), (0, 1, 2), (ONE, TWO, THREE))
    state = tiles.advance(state, tiles.legal_actions(state)[0], pieces("YoYcYs"))
    assert state.seat == 0


def test_cards_are_dealt_again_when_nobody_holds_a_series_of_three() -> None:
    stack = cards.whole_stack(edition("cards-999"))
    first_deal, after = Stream(REDEALT).shuffled(stack)
    for hand in (first_deal[:9], first_deal[9:18]):
        codes = {piece_name(card) for card in hand}
        assert all(sum(letter in code for code in codes) < 3 for letter in "ROYGBPocdstx")
    second_deal, after = after.shuffled(stack)
    state = cards.start(edition("cards-999"), (0, 1), REDEALT)
    assert state.hands == (second_deal[:9], second_deal[9:18])
    assert state.stack == second_deal[18:]
    assert state.stream == after


def test_a_deal_at_a_real_table_without_a_series_is_refused() -> None:
    nothing = pieces("RoOcYdGsBtPxRoOcYd")
    with pytest.raises(BadSetup, match="dealt again"):
        cards.start_from(edition("cards-999"), (0, 1), (nothing, nothing))
    assert not cards.deal_counts(edition("cards-999"), (nothing, pieces("RoRcGdGsBtBx")))
    assert cards.deal_counts(edition("cards-999"), (nothing, pieces("RoRcRdGsBtBx")))


def test_the_starter_of_cards_need_not_lay_the_largest_series() -> None:
    hands = (pieces("RoRcRdRsGtBtPtYxOx"), pieces("GoGcGdYsBtPxRoOcYd"))
    state = cards.start_from(edition("cards-999"), (0, 1), hands)
    assert state.first == 0
    assert cards.refusal(state, 0, cards.Play(pieces("GtBtPt"), (pieces("GtBtPt"),))) is None


@pytest.mark.parametrize("edition_id", list(EDITIONS))
@pytest.mark.parametrize("seniority", [(), (0,), (0, 0), (1, 2), (0, 1, 3), tuple(range(9))])
def test_a_table_that_no_edition_allows(edition_id: str, seniority: tuple[int, ...]) -> None:
    with pytest.raises(BadSetup):
        GAMES[edition(edition_id).game].start(edition(edition_id), seniority, SEED)


@pytest.mark.parametrize("seniority", [(0, 1), (0, 1, 2, 3)], ids=["a hand too many", "a hand too few"])
@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_a_real_table_has_one_hand_for_each_seat(edition_id: str, seniority: tuple[int, ...]) -> None:
    rules: Any = GAMES[edition(edition_id).game]
    with pytest.raises(BadSetup):
        rules.start_from(edition(edition_id), seniority, (TWO, THREE, OTHER_THREE))


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cards-999"])
def test_the_deal_is_the_front_of_the_shuffled_set_seat_by_seat(edition_id: str) -> None:
    rules = edition(edition_id)
    everything, _ = Stream(SEED).shuffled([kind for kind in range(36) for _ in range(3)])
    state = GAMES[rules.game].start(rules, (0, 1, 2), SEED)
    size = rules.hand_size
    assert state.hands == tuple(everything[seat * size : (seat + 1) * size] for seat in range(3))


def test_cubes_are_drawn_by_colour_then_rolled_seat_by_seat() -> None:
    colours, stream = Stream(SEED).shuffled([colour for colour in range(6) for _ in range(15)])
    shapes, after = stream.below(*[6] * 12)
    state = cubes.start(edition("cubes-nl"), (0, 1), SEED)
    cubes_shown = [6 * colour + shape for colour, shape in zip(colours[:12], shapes, strict=True)]
    assert [*state.hands[0], *state.hands[1]] == cubes_shown
    assert state.bag == colours[12:]
    assert state.stream == after
