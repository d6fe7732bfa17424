"""What a game lists is exactly what it accepts."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from conformance.played import TABLES, played
from perft.brute import is_legal, is_line, longest_in_hand
from sixfold.core.pieces import KINDS, Piece, piece_name
from sixfold.core.refusals import Code
from sixfold.games import cards, cubes, tiles

ON_BOARDS = [table for table in TABLES if not table[0].startswith("cards")]
WITH_CARDS = [table for table in TABLES if table[0].startswith("cards")]
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (5, 0))


def key(action: Any) -> tuple[str, object]:
    """The same for actions that do the same."""
    match action:
        case tiles.Place(placement) | cubes.Place(placement):
            return "place", tuple(sorted(placement))
        case tiles.Trade(pieces) | cubes.Reroll(pieces):
            return "choice", tuple(sorted(pieces))
    return "pass", None


@pytest.mark.parametrize(("edition_id", "players", "bot_name"), ON_BOARDS)
def test_all_that_is_listed_is_accepted_and_listed_once(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rules: Any = game.rules
    for step in game.steps:
        listed = rules.legal_actions(step.before)
        assert listed
        assert len({key(action) for action in listed}) == len(listed)
        for action in listed[:: 1 + len(listed) // 25]:
            assert rules.refusal(step.before, step.before.seat, action) is None


@pytest.mark.parametrize(("edition_id", "players", "bot_name"), ON_BOARDS)
def test_nothing_else_is_accepted(edition_id: str, players: int, bot_name: str) -> None:
    game = played(edition_id, players, bot_name)
    rules: Any = game.rules
    rng = Random(10)
    accepted = 0
    for step in game.steps:
        if not step.before.board.pieces:
            continue
        listed = {key(action) for action in rules.legal_actions(step.before)}
        for attempt in attempts(step.before, rng):
            legal = rules.refusal(step.before, step.before.seat, attempt) is None
            assert legal == (key(attempt) in listed)
            accepted += legal
    assert accepted


def attempts(state: Any, rng: Random) -> list[Any]:
    """Actions near legal ones: pieces shifted, exchanged, added; any pieces on any cells; every other verb."""
    verbs: Any = tiles if isinstance(state, tiles.State) else cubes
    legal = [action.placement for action in verbs.legal_actions(state) if isinstance(action, verbs.Place)]
    tried: list[Any] = [verbs.Pass(), verbs.Place(())]
    for placement in rng.sample(legal, min(4, len(legal))):
        piece, (x, y) = rng.choice(placement)
        step_x, step_y = rng.choice(STEPS)
        cell = (x + step_x, y + step_y)
        rest = tuple(pair for pair in placement if pair[1] != (x, y))
        tried += [verbs.Place((*rest, (piece, cell))), verbs.Place((*rest, (rng.choice(state.hand), (x, y))))]
        tried += [verbs.Place((*placement, (rng.choice(state.hand), cell))), verbs.Place(rest)]
    cells = list(state.board.openings) + list(state.board.pieces)
    tried += [verbs.Place(((rng.choice(state.hand), rng.choice(cells)),)) for _ in range(6)]
    tried += [verbs.Place(((rng.choice(KINDS), rng.choice(cells)),)) for _ in range(2)]
    choice: Any = tiles.Trade if verbs is tiles else cubes.Reroll
    size = rng.randrange(len(state.hand) + 1)
    tried += [choice(tuple(rng.sample(state.hand, size))), choice(tuple(rng.choices(KINDS, k=2))), choice(())]
    return tried


@pytest.mark.parametrize(("edition_id", "players", "bot_name"), ON_BOARDS)
def test_an_opening_anywhere_is_accepted_when_it_is_a_longest_line(
    edition_id: str, players: int, bot_name: str
) -> None:
    game = played(edition_id, players, bot_name)
    state = next(step.before for step in game.steps if not isinstance(step.action, cubes.Reroll))
    assert not state.board.pieces
    verbs: Any = game.rules
    names = [piece_name(piece) for piece in state.hand]
    rng = Random(11)
    for _ in range(200):
        size = rng.randrange(1, 5)
        chosen: list[Piece] = rng.sample(state.hand, size)
        step_x, step_y = rng.choice(STEPS[:5])
        laid = tuple((piece, (70 + place * step_x, -9 + place * step_y)) for place, piece in enumerate(chosen))
        naive = is_legal({}, tuple((piece_name(piece), cell) for piece, cell in laid))
        expected = naive and size == longest_in_hand(names)
        assert (verbs.refusal(state, state.seat, verbs.Place(laid)) is None) == expected


@pytest.mark.parametrize(("edition_id", "players", "bot_name"), WITH_CARDS)
def test_plays_of_cards_near_legal_ones_are_judged_as_the_rules_read(
    edition_id: str, players: int, bot_name: str
) -> None:
    game = played(edition_id, players, bot_name)
    rng = Random(12)
    for step in game.steps:
        if not isinstance(step.action, cards.Play):
            assert not cards.can_play(step.before.table, step.before.hand, 3)
            continue
        refused = cards.refusal(step.before, step.before.seat, cards.Pass())
        assert refused is not None
        assert refused.code == Code.MUST_PLACE
        for _ in range(12):
            played_cards, table = disturbed(step.action, step.before.hand, rng)
            legal = stands(step.before, played_cards, table)
            found = cards.refusal(step.before, step.before.seat, cards.Play(played_cards, table))
            assert (found is None) == legal


def disturbed(play: cards.Play, hand: tuple[Piece, ...], rng: Random) -> tuple[tuple[Piece, ...], cards.Table]:
    """A play with one card moved, added, left out, or only its series in another order."""
    table = [list(series) for series in play.table]
    played_cards = list(play.pieces)
    source, target = rng.choice(table), rng.choice(table)
    match rng.randrange(5):
        case 0:
            target.append(source.pop(rng.randrange(len(source))))
        case 1:
            card = rng.choice(hand)
            target.append(card)
            played_cards.append(card)
        case 2:
            source.pop()
        case 3:
            rng.shuffle(table)
            rng.shuffle(played_cards)
        case 4:
            played_cards.pop()
    return tuple(played_cards), tuple(tuple(series) for series in table)


def stands(state: cards.State, played_cards: tuple[Piece, ...], table: cards.Table) -> bool:
    """Whether the rules allow this play, read naively."""
    before = Counter(card for series in state.table for card in series)
    after = Counter(card for series in table for card in series)
    return (
        len(played_cards) > 0
        and not Counter(played_cards) - Counter(state.hand)
        and after == before + Counter(played_cards)
        and all(3 <= len(series) <= 6 and is_line([piece_name(card) for card in series]) for series in table)
    )
