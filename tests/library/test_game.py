"""A game at hand: what `import sixfold` lets people do with it."""

from typing import get_args

import pytest

import sixfold
from sixfold import draw
from sixfold.api.game import CardsEdition, CubesEdition, TilesEdition
from sixfold.games import EDITIONS, GAMES
from sixfold.records.notation import parse_turn, turn_text


@pytest.mark.parametrize("edition_id", EDITIONS)
def test_every_edition_from_the_deal_to_the_record(edition_id: str) -> None:
    game, greedy = sixfold.start(edition_id, seed=3), sixfold.bot("greedy", seed=3)
    assert (game.players, game.edition.id, game.over, game.result) == (2, edition_id, False, None)
    while not game.over:
        action = greedy.choose(game)
        assert game.parse(action.notation) == action
        assert game.is_legal(action.notation)
        before = game.state
        assert game.push(action.notation) is game.state
        assert game.state != before
    assert game.result is not None
    assert game.scores == game.result.scores
    record = game.record(["Ada", "Ben"])
    assert [checked.fault for checked in sixfold.check(record)] == [None]
    again = sixfold.replay(record)
    assert (again.state, again.scores) == (game.state, game.scores)
    assert [parse_turn(turn_text(turn)) for turn in record["turns"]] == record["turns"]


@pytest.mark.parametrize("edition_id", ["tiles-nl", "cubes-nl", "cards-999"])
def test_taking_back_leads_to_the_beginning(edition_id: str) -> None:
    game, club = sixfold.start(edition_id, players=3, seed="x"), sixfold.bot("club", seed=1)
    beginning = game.state
    for _ in range(9):
        game.push(club.choose(game))
    copy, actions = game.copy(), game.actions
    assert [game.pop() for _ in range(9)] == list(reversed(actions))
    assert game.state is beginning
    assert len(copy.states) == 10
    with pytest.raises(IndexError):
        game.pop()
    assert sixfold.replay(copy.record()).scores == copy.scores
    again = sixfold.replay(copy.record(reveal=True))
    assert again.state.turns == copy.state.turns
    assert draw.text(again.state).splitlines()[:3] == draw.text(copy.state).splitlines()[:3]
    assert again.push(club.choose(again)) is again.state
    again.pop()
    assert len(again.states) == len(again.actions) + 1


def test_the_same_seed_gives_the_same_game() -> None:
    for seed in (7, "7", b"7", bytes(32), "00" * 32):
        assert sixfold.start("cards-999", seed=seed).state == sixfold.start("cards-999", seed=seed).state
    assert sixfold.start("cards-999", seed=bytes(32)).state == sixfold.start("cards-999", seed="00" * 32).state
    assert sixfold.start("cards-999", seed=7).state != sixfold.start("cards-999", seed=8).state
    assert sixfold.start("cards-999").state != sixfold.start("cards-999").state


def test_what_is_refused_and_what_cannot_be_read() -> None:
    game = sixfold.start("tiles-nl", seed=1)
    with pytest.raises(sixfold.Refused) as refused:
        game.push("-Ot")
    assert refused.value.refusal.code is sixfold.Code.TRADE_ON_OPENING
    assert len(game.states) == 1
    for text in ("", "dance", "0,0>Zz", "0,0", "-", "[Ro]"):
        with pytest.raises((sixfold.BadNotation, sixfold.Refused)):
            game.push(text)
    with pytest.raises(ValueError, match="no edition 'chess'"):
        sixfold.start("chess")
    with pytest.raises(ValueError, match="2 to 8 players"):
        sixfold.start("tiles-nl", players=9)
    with pytest.raises(ValueError, match="2 names"):
        game.record(["Ada"])


def test_plays_of_cards_are_not_listed() -> None:
    game = sixfold.start("cards-999", seed=1)
    with pytest.raises(sixfold.NotListed):
        game.legal_actions()


def test_a_seat_sees_only_its_own_hand() -> None:
    game = sixfold.start("tiles-nl", players=4, seed=1)
    assert game.observe().hand == game.hand
    assert game.observe(2).hand == game.state.hands[2]


def test_states_actions_boards_and_observations_are_short_and_name_pieces() -> None:
    for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
        game, greedy = sixfold.start(edition_id, players=4, seed=1), sixfold.bot("greedy", seed=1)
        while not game.over:
            action = greedy.choose(game)
            hand = sixfold.piece_names(game.hand)
            assert hand in repr(game.state)
            assert hand in repr(game.observe())
            for thing in (game.state, game.observe(), GAMES[game.edition.game].observe(game.state), game):
                assert len(repr(thing)) < 150
            assert action.notation in repr(action)
            game.push(action)
            if game.state.seat != game.states[-2].seat:
                assert action.notation in repr(game.state.turns[-1])
        assert game.state.ended in repr(game)
    assert repr(sixfold.start("tiles-nl", seed=1).push("0,0>OtYtBt").board) == "<Board 0,0 OtYtBt>"


def test_the_types_know_every_edition() -> None:
    known = {"tiles": TilesEdition, "cubes": CubesEdition, "cards": CardsEdition}
    named = {edition_id: game for game, ids in known.items() for edition_id in get_args(ids)}
    assert named == {rules.id: rules.game for rules in EDITIONS.values()}


def test_a_bot_is_ready_for_any_game() -> None:
    with sixfold.bot("greedy", seed=1) as greedy:
        for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
            game = sixfold.start(edition_id, seed=1)
            assert game.is_legal(greedy.choose(game))
    with pytest.raises(sixfold.UnknownBot):
        sixfold.bot("nobody").choose(sixfold.start("tiles-nl"))
