"""What the player on turn may do, and why anything else is refused."""

from sixfold.core.game import Hand
from sixfold.core.hands import choices_from, missing_from
from sixfold.core.pieces import is_piece
from sixfold.core.refusals import Code, Refusal
from sixfold.games.cubes.roll import able_to_place, ever_able_to_place
from sixfold.games.cubes.state import Action, Observation, Pass, Place, Reroll, State
from sixfold.games.placement import placement_refusal, placements


def legal_actions(position: State | Observation) -> list[Action]:
    """Everything the player on turn may do, each once.

    Placing at once declines the optional roll. A player who cannot place may decline it too, by a roll of no cubes:
    the forced rolls follow.
    """
    board, hand = position.board, position.hand
    if position.ended:
        return []
    if not ever_able_to_place(board, hand):
        return [Pass()]
    able = able_to_place(board, hand, position.edition.shortest)
    actions: list[Action] = []
    if able:
        actions += [Place(placement) for placement, _ in placements(board, hand, 0)]
    if position.reroll is None:
        actions += [Reroll(choice) for choice in choices_from(hand)]
        if not able:
            actions.append(Reroll(()))
    return actions


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the seat may not do this now; of several reasons the first in the order of `docs/refusals.md`."""
    match action:
        case Place(placement):
            found = placement_refusal(state.board, state.hands[seat], placement, state.edition.shortest)
        case Reroll(pieces):
            found = _reroll_refusal(state, seat, pieces)
        case Pass():
            hopeless = not ever_able_to_place(state.board, state.hands[seat])
            found = None if hopeless else Refusal(Code.MUST_PLACE)
    if found:
        return found
    if state.seat != seat:
        return Refusal(Code.NOT_YOUR_TURN)
    if state.ended:
        return Refusal(Code.GAME_OVER)
    return None


def _reroll_refusal(state: State, seat: int, pieces: Hand) -> Refusal | None:
    board, hand = state.board, state.hands[seat]
    if not pieces and able_to_place(board, hand, state.edition.shortest):
        return Refusal(Code.NO_PIECES)
    if unknown := tuple(piece for piece in pieces if not is_piece(piece)):
        return Refusal(Code.UNKNOWN_PIECE, pieces=unknown)
    if missing := missing_from(hand, pieces):
        return Refusal(Code.NOT_IN_HAND, pieces=missing)
    if state.seat == seat and (state.reroll is not None or not ever_able_to_place(board, hand)):
        return Refusal(Code.CANNOT_REROLL)
    return None
