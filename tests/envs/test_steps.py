"""A turn in small moves: every legal turn can be made, nothing else can, and no move leads into a dead end."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest

from envs.walks import TABLES, every_action, followed, positions, walked
from positions import cards_state, drawn, table, tiles_state
from sixfold.bots import bot
from sixfold.core.hands import choices_from
from sixfold.core.pieces import Piece
from sixfold.envs import IllegalMove, steps_of
from sixfold.envs.steps.placement import ELSEWHERE, FIRST_CELL, PlacementSteps
from sixfold.games import GAMES, cards, cubes, edition, tiles
from sixfold.games.lines import is_line

ON_BOARDS = [entry for entry in TABLES if not entry[0].startswith("cards")]


@pytest.mark.parametrize(("edition_id", "players"), ON_BOARDS)
def test_the_moves_make_just_the_legal_actions_each_in_one_way(edition_id: str, players: int) -> None:
    verbs: Any = GAMES[edition(edition_id).game]
    steps = steps_of(edition(edition_id))
    for state in positions(edition_id, players, every=23, seed=players):
        seen = verbs.observe(state, state.seat)
        made = list(every_action(steps.begin(seen)))
        legal = verbs.legal_actions(state)
        assert len(made) == len(legal)
        assert set(made) == set(legal)


@pytest.mark.parametrize(("edition_id", "players"), ON_BOARDS)
def test_there_is_a_way_to_every_legal_action(edition_id: str, players: int) -> None:
    verbs: Any = GAMES[edition(edition_id).game]
    steps, rng = steps_of(edition(edition_id)), Random(players)
    for state in positions(edition_id, players, every=7, name="greedy"):
        seen = verbs.observe(state, state.seat)
        legal = verbs.legal_actions(state)
        for action in rng.sample(legal, min(len(legal), 12)):
            assert followed(steps.begin(seen), steps.way(seen, action)) == action


@pytest.mark.parametrize(("edition_id", "players"), TABLES)
def test_random_moves_make_accepted_actions(edition_id: str, players: int) -> None:
    rules, rng = edition(edition_id), Random(players)
    verbs, steps = GAMES[rules.game], steps_of(rules)
    for state in positions(edition_id, players, every=5, seed=players, name="greedy"):
        action = walked(steps.begin(verbs.observe(state, state.seat)), rng)
        assert verbs.refusal(state, state.seat, action) is None


def test_a_wide_board_is_looked_at_page_by_page() -> None:
    wide = replace(steps_of(edition("tiles-nl")), side=3)
    assert isinstance(wide, PlacementSteps)
    other = FIRST_CELL + 3 * 3
    asked = 0
    for state in positions("tiles-nl", 2, every=17):
        seen = tiles.observe(state, state.seat)
        made = list(every_action(wide.begin(seen)))
        assert Counter(made) == Counter(tiles.legal_actions(state))
        for action in tiles.legal_actions(state)[::5]:
            moves = wide.way(seen, action)
            asked += other + ELSEWHERE in moves
            assert followed(wide.begin(seen), moves) == action
    assert asked > 10


def test_an_opening_laid_elsewhere_has_a_way_too() -> None:
    state = tiles_state("RoRdRcGxYtBs", "GoGdGcRxRtRs", bag="YoYd")
    steps, seen = steps_of(state.edition), tiles.observe(state, 0)
    column = tiles.parse_action("5,3>RcRoRd")
    assert isinstance(column, tiles.Place)
    upright = tiles.Place(tuple((piece, (5, y)) for y, (piece, _) in enumerate(column.placement)))
    assert tiles.refusal(state, 0, upright) is None
    assert followed(steps.begin(seen), steps.way(seen, upright)) == tiles.parse_action("0,0>RcRoRd")


def test_a_roll_of_no_cubes_can_be_chosen_where_nothing_fits() -> None:
    for number in range(200):
        state = cubes.start(edition("cubes-nl"), (0, 1), number.to_bytes(32, "big"))
        if not cubes.able_to_place(state.board, state.hand, 2):
            break
    state = replace(state, hands=tuple(tuple(map(Piece, (0, 7, 14, 21, 28, 35))) for _ in state.hands))
    seen = cubes.observe(state, state.seat)
    steps = steps_of(state.edition)
    assert followed(steps.begin(seen), steps.way(seen, cubes.Reroll(()))) == cubes.Reroll(())


def test_a_move_that_is_not_legal_is_refused() -> None:
    state = tiles_state("RoRdRcGxYtBs", "GoGdGcRxRtRs", bag="YoYd", board=drawn("Rs"))
    turn = steps_of(state.edition).begin(tiles.observe(state, 0))
    for move in {*range(-1, 800)} - {*turn.legal()}:
        with pytest.raises(IllegalMove):
            turn.after(move)


def test_moves_have_names() -> None:
    for edition_id in ("tiles-nl", "cubes-nl", "cards-999"):
        steps = steps_of(edition(edition_id))
        names = [steps.name(move) for move in range(steps.size)]
        assert len(set(names)) == steps.size
        assert names[-1] == "wait"


def _same(one: Any, other: Any) -> bool:
    """Whether two plays of cards are the same, whatever the order of series and cards."""
    if isinstance(one, cards.Pass) or isinstance(other, cards.Pass):
        return bool(one == other)
    return _as_sets(one) == _as_sets(other)


def _as_sets(play: cards.Play) -> tuple[tuple[Piece, ...], tuple[tuple[Piece, ...], ...]]:
    return tuple(sorted(play.pieces)), tuple(sorted(tuple(sorted(series)) for series in play.table))


@pytest.mark.parametrize("name", ["random", "greedy", "club"])
@pytest.mark.parametrize(("edition_id", "players"), [entry for entry in TABLES if entry[0].startswith("cards")])
def test_there_is_a_way_to_what_bots_do_with_cards(edition_id: str, players: int, name: str) -> None:
    steps, choose, rng = steps_of(edition(edition_id)), bot(name, "cards"), Random(3)
    for state in positions(edition_id, players, every=2, name=name):
        seen = cards.observe(state, state.seat)
        action = choose(seen, rng)
        assert _same(followed(steps.begin(seen), steps.way(seen, action)), action)


def _tables(lying: tuple[Piece, ...]) -> set[tuple[tuple[Piece, ...], ...]]:
    """Every way to part cards into series, by trying all series with the first card."""
    if not lying:
        return {()}
    found = set()
    first, rest = lying[0], lying[1:]
    for size in range(2, 6):
        for others in combinations(range(len(rest)), size):
            series = (first, *(rest[place] for place in others))
            if is_line(series):
                left = tuple(card for place, card in enumerate(rest) if place not in others)
                found |= {tuple(sorted([tuple(sorted(series)), *more])) for more in _tables(left)}
    return found


SMALL = [
    ("RoGoBo,YcGcBc", "RdYoRsGc"),
    ("RoRcRd,RsRtRx", "GoBoGcBc"),
    ("RoRcRdRs,GoBoPo", "GsBs"),
    ("RoRcRdRs,GoBoYo", "RoGcBc"),
    ("", "RoRcRdRsGoBo"),
    ("RoGoBoYoPo,RcGcBc,RdRsRt", "Rx"),
]


@pytest.mark.parametrize(("lying", "hand"), SMALL)
def test_the_moves_make_every_legal_table_of_cards_and_no_other(lying: str, hand: str) -> None:
    """All plays of small positions, counted by a naive search over all tables."""
    before = table(*lying.split(",")) if lying else ()
    state = cards_state(hand, "OoOcOd", lying=before)
    seen = cards.observe(state, 0)
    flat = tuple(card for series in before for card in series)
    wanted = {
        (tuple(sorted(choice)), parted)
        for choice in choices_from(seen.hand)
        for parted in _tables(tuple(sorted((*flat, *choice))))
    }
    turns = [steps_of(state.edition).begin(seen)]
    known, made = set(turns), set[Any]()
    while turns:
        turn = turns.pop()
        if turn.action is not None:
            assert cards.refusal(state, 0, turn.action) is None
            made.add(_as_sets(turn.action))
        else:
            assert turn.legal()
        for after in map(turn.after, turn.legal()):
            if after not in known:
                known.add(after)
                turns.append(after)
    assert made == wanted
    assert wanted
