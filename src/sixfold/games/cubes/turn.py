"""A turn: an optional roll, the forced ones, then a placement, its score and the draw."""

from dataclasses import replace

from sixfold.core.game import Hand
from sixfold.core.hands import without
from sixfold.core.refusals import Refused
from sixfold.core.stream import Stream
from sixfold.games.cubes.judge import refusal
from sixfold.games.cubes.roll import able_to_place, colours_of, roll, take_colours
from sixfold.games.cubes.state import Action, Pass, Place, Reroll, Rolls, State, Turn
from sixfold.games.placement import passed, placed, with_hand


class WrongRoll(ValueError):
    """A roll that did not happen like that: wrong cubes, or a forced roll too many or too few."""


def apply(state: State, action: Action) -> State:
    """The state after a legal action.

    A re-roll rolls the cubes in the order named and puts them behind those kept; then, while nothing can be placed,
    the whole hand is rolled in its order. Drawn cubes come from the front of the bag and are rolled in that order.
    """
    _check(state, action)
    if isinstance(action, Pass):
        return _end_turn(state, action, (), state.bag)
    if state.stream is None:
        raise ValueError("a game without a seed is followed with `advance`")
    if isinstance(action, Place):
        drawn = draw_size(state, action)
        draw, stream = roll(state.stream, state.bag[:drawn])
        return replace(_end_turn(state, action, draw, state.bag[drawn:]), stream=stream)
    faces, stream = roll(state.stream, colours_of(action.pieces))
    kept = without(state.hand, action.pieces)
    forced, stream = _forced_rolls(state, kept + faces, stream)
    return replace(_rolled(state, action, faces, forced), stream=stream)


def advance(state: State, action: Action, faces: Hand = (), forced: tuple[Hand, ...] = ()) -> State:
    """The state after a legal action at a real table: `faces` were rolled by choice or drawn, `forced` follow."""
    _check(state, action)
    if isinstance(action, Reroll):
        _check_rolls(state, action, faces, forced)
        return _rolled(state, action, faces, forced)
    if len(faces) != draw_size(state, action):
        raise WrongRoll(f"{draw_size(state, action)} cubes are drawn, not {len(faces)}")
    return _end_turn(state, action, faces, take_colours(state.bag, faces))


def draw_size(state: State, action: Action) -> int:
    """How many cubes the action draws: as many as it used, while the bag lasts."""
    return min(len(action.placement), state.bag_size) if isinstance(action, Place) else 0


def _able(state: State, hand: Hand) -> bool:
    return able_to_place(state.board, hand, state.edition.shortest)


def _check(state: State, action: Action) -> None:
    if refused := refusal(state, state.seat, action):
        raise Refused(refused)


def _forced_rolls(state: State, hand: Hand, stream: Stream) -> tuple[tuple[Hand, ...], Stream]:
    """Roll the whole hand until it can be placed; some roll can, or the player would have passed."""
    forced: list[Hand] = []
    while not _able(state, hand):
        hand, stream = roll(stream, colours_of(hand))
        forced.append(hand)
    return tuple(forced), stream


def _check_rolls(state: State, action: Reroll, faces: Hand, forced: tuple[Hand, ...]) -> None:
    if colours_of(faces) != colours_of(action.pieces):
        raise WrongRoll("a roll keeps the colours of the cubes")
    hand = without(state.hand, action.pieces) + faces
    for after in forced:
        if _able(state, hand):
            raise WrongRoll("a roll was forced though the cubes could be placed")
        if sorted(colours_of(after)) != sorted(colours_of(hand)):
            raise WrongRoll("a roll keeps the colours of the cubes")
        hand = after
    if not _able(state, hand):
        raise WrongRoll("the cubes cannot be placed and were not rolled again")


def _rolled(state: State, action: Reroll, faces: Hand, forced: tuple[Hand, ...]) -> State:
    hand = forced[-1] if forced else without(state.hand, action.pieces) + faces
    rolls: Rolls = tuple(zip(action.pieces, faces, strict=True))
    return replace(state, hands=with_hand(state, hand), reroll=rolls, forced=forced)


def _end_turn(state: State, action: Place | Pass, draw: Hand, bag: tuple[int, ...]) -> State:
    score = 0
    match action:
        case Place(placement):
            after, score = placed(state, placement, draw, bag)
        case Pass():
            after = passed(state)
    turn = Turn(state.seat, state.reroll or (), state.forced, action, score, draw)
    return replace(after, turns=(*state.turns, turn), reroll=None, forced=())
