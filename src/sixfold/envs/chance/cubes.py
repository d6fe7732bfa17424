"""Chance of cubes: the colours that are drawn, and the shapes that are rolled."""

from collections import Counter

from sixfold.core.edition import Edition
from sixfold.core.game import Hand
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.envs.chance.kinds import Outcomes, colours_of, rolled
from sixfold.games import cubes
from sixfold.games.cubes import Action, Reroll, State, able_to_place, draw_size, whole_bag


def dealing(edition: Edition, dealt: Hand) -> Outcomes:
    """What the next cube of the deal may be, and show."""
    return rolled(Counter(whole_bag(edition)) - colours_of(dealt))


def deal_counts(_: Edition, _hands: list[Hand]) -> bool:
    """Every deal stands."""
    return True


def drawing(state: State, action: Action, drawn: Hand) -> Outcomes:
    """What the next cube may be that is drawn, or show that is rolled by choice or because nothing can be placed."""
    if not isinstance(action, Reroll):
        return rolled(Counter(state.bag) - colours_of(drawn)) if len(drawn) < draw_size(state, action) else []
    faces, forced, begun = _rolls(state, action, drawn)
    if len(faces) < len(action.pieces):
        return _showing(action.pieces[len(faces)])
    hand = _hand(state, action, faces, forced)
    if not begun and able_to_place(state.board, hand, state.edition.shortest):
        return []
    return _showing(hand[len(begun)])


def advance(state: State, action: Action, drawn: Hand) -> State:
    """The state after an action and all that it has drawn or rolled."""
    if not isinstance(action, Reroll):
        return cubes.advance(state, action, drawn)
    faces, forced, _ = _rolls(state, action, drawn)
    return cubes.advance(state, action, faces, forced)


def _rolls(state: State, action: Reroll, drawn: Hand) -> tuple[Hand, tuple[Hand, ...], Hand]:
    """What was rolled by choice, the whole hands rolled after that, and the roll that has begun."""
    count, size = len(action.pieces), len(state.hand)
    hands = [drawn[begin : begin + size] for begin in range(count, len(drawn), size)]
    begun = hands.pop() if hands and len(hands[-1]) < size else ()
    return drawn[:count], tuple(hands), begun


def _hand(state: State, action: Reroll, faces: Hand, forced: tuple[Hand, ...]) -> Hand:
    return forced[-1] if forced else without(state.hand, action.pieces) + faces


def _showing(cube: Piece) -> Outcomes:
    return rolled(colours_of([cube]))
