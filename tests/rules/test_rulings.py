"""The rulings that fill what the rulebooks leave open, one test or more for each."""

import pytest

from positions import SEED, cards_state, cubes_state, drawn, pieces, placement, table, tiles_state
from sixfold.core.game import BadSetup
from sixfold.core.refusals import Code, Refusal
from sixfold.games import EDITIONS, cards, cubes, edition, tiles

ROW = drawn("Ro Rd Rc")
ONLY_GREEN = drawn("Go Gc", "Gc Go")
"""A board on which nothing but green can be laid."""


@pytest.mark.parametrize("edition_id", ["cards-999", "cards-iello"])
def test_r1_cards_are_for_two_to_four(edition_id: str) -> None:
    rules = edition(edition_id)
    for players in (2, 3, 4):
        assert cards.start(rules, tuple(range(players)), SEED).players == players
    for players in (1, 5):
        with pytest.raises(BadSetup, match="2 to 4"):
            cards.start(rules, tuple(range(players)), SEED)


def test_r2_a_trade_takes_at_most_as_many_as_the_bag_holds() -> None:
    state = tiles_state("BxPtYsGx", "Ro", board=ROW, bag="YoYo")
    trades = [action for action in tiles.legal_actions(state) if isinstance(action, tiles.Trade)]
    assert {len(trade.pieces) for trade in trades} == {1, 2}
    assert tiles.refusal(state, 0, tiles.Trade(pieces("BxPtYs"))) == Refusal(Code.TRADE_TOO_MANY)


def test_r3_with_an_empty_bag_a_player_who_cannot_place_passes() -> None:
    state = tiles_state("RoBx", "Gd", board=ONLY_GREEN)
    assert tiles.legal_actions(state) == [tiles.Pass()]
    after = tiles.apply(state, tiles.Pass())
    assert (after.seat, after.passes, after.hands, after.scores) == (1, 1, state.hands, (0, 0))


def test_r3_with_an_empty_bag_a_player_who_can_place_must() -> None:
    state = tiles_state("GdBx", "Ro", board=ONLY_GREEN)
    assert tiles.refusal(state, 0, tiles.Pass()) == Refusal(Code.MUST_PLACE)
    assert tiles.refusal(state, 0, tiles.Trade(pieces("Bx"))) == Refusal(Code.MUST_PLACE)
    assert all(isinstance(action, tiles.Place) for action in tiles.legal_actions(state))


def test_r4_when_all_pass_the_game_of_tiles_ends_and_nobody_gets_the_six() -> None:
    state = tiles_state("Ro", "Bx", "Ys", board=ONLY_GREEN, scores=(5, 9, 2), seat=1)
    for _ in range(2):
        state = tiles.apply(state, tiles.Pass())
        assert tiles.result(state) is None
    result = tiles.result(tiles.apply(state, tiles.Pass()))
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((5, 9, 2), (1,), "blocked")


def test_r4_when_all_pass_the_game_of_cubes_ends_and_nobody_gets_the_six() -> None:
    state = cubes.apply(cubes_state("RoRd", "BxYs", board=ONLY_GREEN), cubes.Pass())
    assert cubes.result(state) is None
    result = cubes.result(cubes.apply(state, cubes.Pass()))
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((0, 0), (0, 1), "blocked")


def test_r5_an_opening_of_a_single_tile_scores_one() -> None:
    state = tiles_state("RoRoOcYdGsBt", "Px", bag="Yo")
    after = tiles.apply(state, tiles.Place(placement("Ro@0,0")))
    assert after.turns[-1].score == 1
    assert all(tiles.apply(state, action).scores == (1, 0) for action in tiles.legal_actions(state)), (
        "every opening of this hand is a single tile"
    )


def test_r6_equal_top_scores_share_the_win() -> None:
    state = tiles_state("Rs", "Bx", "Ys", board=ROW, scores=(1, 11, 11))
    result = tiles.result(tiles.apply(state, tiles.Place(placement("Rs@3,0"))))
    assert result is not None
    assert (result.scores, result.winners) == ((11, 11, 11), (0, 1, 2))


def test_r7_the_end_bonus_is_part_of_the_ending_turn() -> None:
    place = placement("Rs@3,0")
    tiles_after = tiles.apply(tiles_state("Rs", "Bx", board=ROW), tiles.Place(place))
    cubes_after = cubes.apply(cubes_state("Rs", "Bx", board=ROW), cubes.Place(place))
    assert tiles_after.turns[-1].score == tiles_after.log[-1].score == cubes_after.turns[-1].score == 10
    assert tiles_after.scores == cubes_after.scores == (10, 0)


def test_r8_a_player_whose_cubes_could_never_be_placed_passes() -> None:
    state = cubes_state("RoBx", "Gd", board=ONLY_GREEN)
    assert not cubes.ever_able_to_place(state.board, state.hand)
    assert cubes.legal_actions(state) == [cubes.Pass()]
    after = cubes.apply(state, cubes.Pass())
    assert (after.seat, after.passes, after.hands) == (1, 1, state.hands)


def test_r8_one_cube_that_some_roll_could_place_is_rolled_on() -> None:
    state = cubes_state("RoGo", "Gd", board=drawn("Gc Gd Gs Gt Gx"))
    assert cubes.refusal(state, 0, cubes.Pass()) == Refusal(Code.MUST_PLACE)


def test_r9_the_optional_roll_comes_before_the_forced_ones() -> None:
    state = cubes_state("BxPt", "Gd", board=ROW)
    assert not cubes.able_to_place(state.board, state.hand, 2)
    assert set(cubes.legal_actions(state)) == {
        cubes.Reroll(()),
        cubes.Reroll(pieces("Bx")),
        cubes.Reroll(pieces("Pt")),
        cubes.Reroll(pieces("BxPt")),
    }
    chosen = cubes.advance(state, cubes.Reroll(pieces("Bx")), pieces("Bt"), (pieces("BsPs"), pieces("BoPx")))
    assert chosen.reroll == ((*pieces("Bx"), *pieces("Bt")),)
    assert chosen.forced == (pieces("BsPs"), pieces("BoPx"))
    assert chosen.seat == 0


def test_r9_the_optional_roll_is_never_offered_again_in_the_same_turn() -> None:
    for first in (cubes.Reroll(()), cubes.Reroll(pieces("Bx"))):
        rolled = cubes.apply(cubes_state("BxPt", "RoRd", board=ROW, bag="Yo"), first)
        assert cubes.refusal(rolled, 0, cubes.Reroll(rolled.hand[:1])) == Refusal(Code.CANNOT_REROLL)
        actions = cubes.legal_actions(rolled)
        assert actions
        assert all(isinstance(action, cubes.Place) for action in actions)
        following = cubes.apply(rolled, actions[0])
        assert following.reroll is None
        assert cubes.Reroll(pieces("Ro")) in cubes.legal_actions(following), "the next player has a roll again"


@pytest.mark.parametrize("edition_id", ["cards-999", "cards-iello"])
def test_r10_a_player_who_cannot_play_any_card_passes(edition_id: str) -> None:
    state = cards_state("BxPt", "GsRo", lying=table("GoGcGd"), edition_id=edition_id, stack="Yo")
    assert cards.refusal(state, 0, cards.Pass()) is None
    after = cards.apply(state, cards.Pass())
    assert (after.seat, after.hands, after.stack) == (1, state.hands, state.stack)


@pytest.mark.parametrize("edition_id", ["cards-999", "cards-iello"])
def test_r10_a_player_who_can_play_must(edition_id: str) -> None:
    state = cards_state("GsPt", "GsRo", lying=table("GoGcGd"), edition_id=edition_id)
    assert cards.refusal(state, 0, cards.Pass()) == Refusal(Code.MUST_PLACE)
    only_by_borrowing = cards_state("YsRs", "Px", lying=table("BoBdBxBs"), edition_id=edition_id)
    assert cards.refusal(only_by_borrowing, 0, cards.Pass()) == Refusal(Code.MUST_PLACE)


def test_r11_when_all_pass_the_game_of_cards_ends() -> None:
    state = cards_state("BxPt", "RoYs", "PoYx", lying=table("GoGcGd"), stack="Yo")
    for _ in range(2):
        state = cards.apply(state, cards.Pass())
        assert cards.result(state) is None
    result = cards.result(cards.apply(state, cards.Pass()))
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((0, 0, 0), (0, 1, 2), "blocked")


def test_r12_rearranging_without_playing_a_card_is_not_a_turn() -> None:
    state = cards_state("BxPt", "Ro", lying=table("GoGcGd", "RoRcRdRs", "BsYsPs"), stack="Yo")
    moved = cards.Play((), table("GoGcGd", "RoRcRd", "BsYsPsRs"))
    assert cards.refusal(state, 0, moved) == Refusal(Code.NO_PIECES)


def test_every_ruling_is_named_by_an_edition_and_none_is_unknown() -> None:
    named = {ruling for rules in EDITIONS.values() for ruling in rules.rulings}
    assert named == {f"R{number}" for number in range(1, 16)}


@pytest.mark.parametrize(
    ("edition_id", "prints"), [("cards-iello", "R10"), ("tiles-nl", "R1"), ("cubes-nl", "R2"), ("cubes-nl", "R5")]
)
def test_a_book_that_settles_a_point_needs_no_ruling_for_it(edition_id: str, prints: str) -> None:
    assert prints not in edition(edition_id).rulings


def test_r13_when_nothing_can_ever_be_placed_a_round_of_trades_ends_the_game() -> None:
    state = tiles_state("RoBx", "YsPd", board=ONLY_GREEN, bag="YoYoBc", scores=(5, 9), seat=1)
    state = tiles.apply(state, tiles.Trade(pieces("Ys")))
    assert tiles.result(state) is None
    result = tiles.result(tiles.apply(state, tiles.Trade(pieces("RoBx"))))
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((5, 9), (1,), "blocked")


def test_r13_a_round_of_trades_goes_on_while_some_tile_of_the_bag_fits() -> None:
    state = tiles_state("RoBx", "YsPd", board=ONLY_GREEN, bag="YoYoGd")
    for _ in range(6):
        state = tiles.apply(state, tiles.Trade(state.hand[:1]))
        assert tiles.result(state) is None


def test_r13_a_placement_among_the_trades_starts_the_round_anew() -> None:
    state = tiles_state("RoBx", "GdYs", board=ONLY_GREEN, bag="YoYoBcRd")
    state = tiles.apply(state, tiles.Trade(pieces("Ro")))
    state = tiles.apply(state, tiles.Place(placement("Gd@2,0")))
    assert tiles.result(tiles.apply(state, tiles.Trade(state.hand[:1]))) is None
