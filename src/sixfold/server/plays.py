"""The play itself as it is told: from observations, with hands masked for spectators."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sixfold.core.game import GameState
from sixfold.core.pieces import COLOUR_CODES, KINDS, Piece, colour_of, piece_name
from sixfold.games import cards, cubes, edition, tiles
from sixfold.games.lines import longest
from sixfold.games.placement import Board, Placement, can_place
from sixfold.records import turn_json

Json = dict[str, Any]


def play_view(state: GameState, seat: int | None) -> Json:
    """The whole play as that seat sees it; a spectator if none."""
    whole = play_changes(state, seat)
    match state:
        case tiles.State():
            return whole | {"board": _board(state.board), "turns": [_tiles_turn(turn) for turn in state.log]}
        case cubes.State():
            return whole | {"board": _board(state.board), "turns": [turn_json(turn) for turn in state.turns]}
        case cards.State():
            return whole | {"turns": [_cards_turn(turn) for turn in state.log]}
    raise TypeError(f"no view of a {type(state).__name__}")


def play_changes(state: GameState, seat: int | None) -> Json:
    """What a turn may change, but for the board and the list of turns."""
    match state:
        case tiles.State():
            return _tiles(tiles.observe(state, seat or 0), seat)
        case cubes.State():
            return _cubes(cubes.observe(state, seat or 0), seat)
        case cards.State():
            return _cards(cards.observe(state, seat or 0), seat)
    raise TypeError(f"no view of a {type(state).__name__}")


def seen_turn(before: GameState, after: GameState) -> Json | None:
    """The turn that an action ended, as everybody sees it; nothing if the turn goes on."""
    if isinstance(after, tiles.State) and isinstance(before, tiles.State):
        return _tiles_turn(after.log[-1])
    if isinstance(after, cards.State) and isinstance(before, cards.State):
        return _cards_turn(after.log[-1])
    if isinstance(after, cubes.State) and isinstance(before, cubes.State) and len(after.turns) > len(before.turns):
        return turn_json(after.turns[-1])
    return None


def _tiles(seen: tiles.Observation, seat: int | None) -> Json:
    hand = None if seat is None else seen.hand
    visible = [*seen.board.pieces.values(), *(hand or ())]
    return {
        "first": seen.first,
        "hand": None if hand is None else _names(hand),
        "hand_sizes": list(seen.hand_sizes),
        "bag_size": seen.bag_size,
        "scores": list(seen.scores),
        "ended": seen.ended,
        "unseen": _unseen(visible, edition(seen.edition_id).copies),
        "may": _tiles_may(seen) if hand is not None and seat == seen.seat and not seen.ended else None,
    }


def _tiles_may(seen: tiles.Observation) -> Json:
    able = can_place(seen.board, seen.hand)
    opening = not seen.board.pieces
    trade = 0 if opening else min(len(seen.hand), seen.bag_size)
    return {
        "play": able,
        "opening": longest(seen.hand) if opening else None,
        "trade": trade,
        "pass": not able and not trade,
    }


def _cubes(seen: cubes.Observation, seat: int | None) -> Json:
    lying = [*seen.board.pieces.values(), *(piece for hand in seen.hands for piece in hand)]
    colours = Counter(colour_of(piece) for piece in lying)
    copies = edition(seen.edition_id).copies
    return {
        "first": seen.first,
        "hands": [_names(hand) for hand in seen.hands],
        "bag_size": seen.bag_size,
        "scores": list(seen.scores),
        "reroll": None if seen.reroll is None else [_names(pair) for pair in seen.reroll],
        "forced": [_names(hand) for hand in seen.forced],
        "ended": seen.ended,
        "unseen": {code: copies - colours[colour] for colour, code in enumerate(COLOUR_CODES)},
        "may": _cubes_may(seen) if seat == seen.seat and not seen.ended else None,
    }


def _cubes_may(seen: cubes.Observation) -> Json:
    able, ever = cubes.able_to_place(seen.board, seen.hand), cubes.ever_able_to_place(seen.board, seen.hand)
    opening = not seen.board.pieces
    return {
        "play": able,
        "opening": max(longest(seen.hand), cubes.SHORTEST_OPENING) if opening else None,
        "reroll": ever and seen.reroll is None,
        "must_roll": ever and not able,
        "pass": not ever,
    }


def _cards(seen: cards.Observation, seat: int | None) -> Json:
    hand = None if seat is None else seen.hand
    visible = [card for series in seen.table for card in series]
    visible += [card for taken in seen.qwirkles for series in taken for card in series]
    able = hand is not None and seat == seen.seat and not seen.ended and cards.can_play(seen.table, hand)
    return {
        "first": seen.first,
        "hand": None if hand is None else _names(hand),
        "hand_sizes": list(seen.hand_sizes),
        "stack_size": seen.stack_size,
        "table": [_names(series) for series in seen.table],
        "qwirkles": [[_names(series) for series in taken] for taken in seen.qwirkles],
        "scores": [len(taken) for taken in seen.qwirkles],
        "turns_left": seen.turns_left,
        "ended": seen.ended,
        "unseen": _unseen([*visible, *(hand or ())], edition(seen.edition_id).copies),
        "may": None if hand is None or seat != seen.seat or seen.ended else {"play": able, "pass": not able},
    }


def _tiles_turn(turn: tiles.SeenTurn) -> Json:
    match turn.action:
        case tiles.Place(placement):
            return {"seat": turn.seat, "play": _placement(placement), "score": turn.score, "drawn": turn.drawn}
        case tiles.Traded(count):
            return {"seat": turn.seat, "traded": count, "drawn": turn.drawn}
        case tiles.Pass():
            return {"seat": turn.seat, "pass": True}


def _cards_turn(turn: cards.SeenTurn) -> Json:
    if isinstance(turn.action, cards.Pass):
        return {"seat": turn.seat, "pass": True}
    return {
        "seat": turn.seat,
        "play": _names(turn.action.pieces),
        "table": [_names(series) for series in cards.left_on(turn.action.table)],
        "qwirkles": [_names(series) for series in turn.qwirkles],
        "drawn": turn.drawn,
    }


def _board(board: Board) -> list[list[str | int]]:
    return [[piece_name(piece), x, y] for (x, y), piece in board.pieces.items()]


def _placement(placement: Placement) -> list[list[str | int]]:
    return [[piece_name(piece), x, y] for piece, (x, y) in placement]


def _names(pieces: Iterable[Piece]) -> list[str]:
    return [piece_name(piece) for piece in pieces]


def _unseen(visible: Iterable[Piece], copies: int) -> dict[str, int]:
    """How many of each kind are neither lying open nor in the observer's hand."""
    counts = Counter(visible)
    return {piece_name(kind): copies - counts[kind] for kind in KINDS}
