"""What the player on turn may do, and why anything else is refused."""

from sixfold.core.game import Hand
from sixfold.core.hands import choices_from, missing_from
from sixfold.core.pieces import is_piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.placement import can_place, placement_refusal, placements
from sixfold.games.tiles.state import Action, Observation, Pass, Place, State, Trade


def legal_actions(position: State | Observation) -> list[Action]:
    """Everything the player on turn may do, each once. A seat may ask it of its own observation on its turn."""
    if position.ended:
        return []
    actions: list[Action] = [Place(placement) for placement, _ in placements(position.board, position.hand, 0)]
    if position.board.pieces:
        actions += [Trade(choice) for choice in choices_from(position.hand) if len(choice) <= position.bag_size]
    return actions or [Pass()]


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not do this now; of several reasons the first in the order of `docs/refusals.md`."""
    match action:
        case Place(placement):
            found = placement_refusal(state.board, state.hands[seat], placement)
        case Trade(pieces):
            found = _trade_refusal(state, seat, pieces)
        case Pass():
            found = _pass_refusal(state, seat)
    if found:
        return found
    if state.seat != seat:
        return Refusal(Code.NOT_YOUR_TURN)
    if state.ended:
        return Refusal(Code.GAME_OVER)
    return None


def _trade_refusal(state: State, seat: int, pieces: Hand) -> Refusal | None:
    hand = state.hands[seat]
    if not pieces:
        return Refusal(Code.NO_PIECES)
    if unknown := tuple(piece for piece in pieces if not is_piece(piece)):
        return Refusal(Code.UNKNOWN_PIECE, pieces=unknown)
    if missing := missing_from(hand, pieces):
        return Refusal(Code.NOT_IN_HAND, pieces=missing)
    if not state.bag and can_place(state.board, hand):
        return Refusal(Code.MUST_PLACE)
    if len(pieces) > state.bag_size > 0:
        return Refusal(Code.TRADE_TOO_MANY)
    if not state.board.pieces:
        return Refusal(Code.TRADE_ON_OPENING)
    if not state.bag:
        return Refusal(Code.CANNOT_TRADE)
    return None


def _pass_refusal(state: State, seat: int) -> Refusal | None:
    if can_place(state.board, state.hands[seat]):
        return Refusal(Code.MUST_PLACE)
    if state.bag:
        return Refusal(Code.MUST_TRADE)
    return None
