"""Everything a seat cannot see, dealt anew: a player that is honest does not notice."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from sixfold.core.pieces import Piece
from sixfold.core.stream import Stream
from sixfold.games import cards, cubes, tiles

OTHER_SEED = b"another seed, of thirty-two byte"


def redealt(state: Any, seat: int, rng: Random) -> Any:
    """The same game for that seat, with other hidden hands, another bag or stack, another seed and past."""
    return BY_GAME[state.edition.game](state, seat, rng)


def _tiles(state: tiles.State, seat: int, rng: Random) -> tiles.State:
    hands, bag = _swap(state.hands, state.bag, seat, rng)
    turns = tuple(turn if turn.seat == seat else _forget_tiles(turn) for turn in state.turns)
    return replace(
        state, hands=hands, bag=bag, deal=_other_deal(state, seat), stream=Stream(OTHER_SEED, 5), turns=turns
    )


def _cubes(state: cubes.State, seat: int, rng: Random) -> cubes.State:
    if not 0 <= seat < state.players:
        raise ValueError(f"there is no seat {seat}")
    return replace(state, bag=tuple(rng.sample(state.bag, len(state.bag))), stream=Stream(OTHER_SEED, 5))


def _cards(state: cards.State, seat: int, rng: Random) -> cards.State:
    hands, stack = _swap(state.hands, state.stack, seat, rng)
    turns = tuple(
        turn if turn.seat == seat else replace(turn, draw=tuple(Piece(0) for _ in turn.draw)) for turn in state.turns
    )
    return replace(
        state, hands=hands, stack=stack, deal=_other_deal(state, seat), stream=Stream(OTHER_SEED, 5), turns=turns
    )


BY_GAME: dict[str, Callable[[Any, int, Random], Any]] = {"tiles": _tiles, "cubes": _cubes, "cards": _cards}


def _swap(
    hands: tuple[tuple[Piece, ...], ...], bag: tuple[Piece, ...], seat: int, rng: Random
) -> tuple[tuple[tuple[Piece, ...], ...], tuple[Piece, ...]]:
    """Mix the other hands with the bag; all sizes stay."""
    pool = [*bag, *(piece for other, hand in enumerate(hands) if other != seat for piece in hand)]
    rng.shuffle(pool)
    dealt = []
    for other, hand in enumerate(hands):
        dealt.append(hand if other == seat else tuple(pool.pop() for _ in hand))
    return tuple(dealt), tuple(pool)


def _other_deal(state: tiles.State | cards.State, seat: int) -> tuple[tuple[Piece, ...], ...]:
    return tuple(
        hand if other == seat else tuple(Piece(35 - piece) for piece in hand) for other, hand in enumerate(state.deal)
    )


def _forget_tiles(turn: tiles.Turn) -> tiles.Turn:
    """The turn of another seat with other tiles drawn, and other tiles traded."""
    action = turn.action
    if isinstance(action, tiles.Trade):
        action = tiles.Trade(tuple(Piece(35 - piece) for piece in action.pieces))
    return replace(turn, action=action, draw=tuple(Piece(35 - piece) for piece in turn.draw))
