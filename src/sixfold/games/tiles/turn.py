"""A turn: the action, its score, the draw, and whether it ends the game."""

from dataclasses import replace

from sixfold.core.game import BLOCKED, Hand
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Refused
from sixfold.games.placement import can_place, passed, placed, with_hand
from sixfold.games.tiles.judge import refusal
from sixfold.games.tiles.state import Action, Pass, Place, SeenTurn, State, Trade, Traded, Turn


def apply(state: State, action: Action) -> State:
    """The state after a legal action; what is drawn comes from the front of the bag.

    Traded tiles are put behind those left in the bag, in the order named, and the whole is shuffled anew.
    """
    _check(state, action)
    drawn = draw_size(state, action)
    after = _turn(state, action, state.bag[:drawn], state.bag[drawn:])
    if isinstance(action, Trade):
        if state.stream is None:
            raise ValueError("a game without a seed is followed with `advance`")
        bag, stream = state.stream.shuffled(after.bag)
        return replace(after, bag=bag, stream=stream)
    return after


def advance(state: State, action: Action, draw: Hand) -> State:
    """The state after a legal action at a real table, where these tiles were drawn."""
    _check(state, action)
    if len(draw) != draw_size(state, action):
        raise ValueError(f"{draw_size(state, action)} tiles are drawn, not {len(draw)}")
    return _turn(state, action, draw, without(state.bag, draw))


def draw_size(state: State, action: Action) -> int:
    """How many tiles the action draws: as many as it used, while the bag lasts."""
    match action:
        case Place(placement):
            return min(len(placement), state.bag_size)
        case Trade(pieces):
            return len(pieces)
        case Pass():
            return 0


def _check(state: State, action: Action) -> None:
    if refused := refusal(state, state.seat, action):
        raise Refused(refused)


def _turn(state: State, action: Action, draw: Hand, bag: tuple[Piece, ...]) -> State:
    seen: Place | Traded | Pass
    score = 0
    match action:
        case Place(placement):
            after, score = placed(state, placement, draw, bag)
            seen = action
        case Trade(pieces):
            hand = without(state.hand, pieces) + draw
            after = replace(state, hands=with_hand(state, hand), bag=bag + pieces, passes=0, seat=state.next_seat)
            seen = Traded(len(pieces))
        case Pass():
            after = passed(state)
            seen = action
    log = (*state.log, SeenTurn(state.seat, seen, score, len(draw)))
    return replace(
        after,
        turns=(*state.turns, Turn(state.seat, action, score, draw)),
        log=log,
        ended=BLOCKED if _nothing_left_but_trading(after, log) else after.ended,
    )


def _nothing_left_but_trading(state: State, log: tuple[SeenTurn, ...]) -> bool:
    """Whether all have traded one after another and no tile outside the board could ever be placed."""
    everybody = log[-state.players :]
    if len(everybody) < state.players or not all(isinstance(turn.action, Traded) for turn in everybody):
        return False
    return not can_place(state.board, (*state.bag, *(piece for hand in state.hands for piece in hand)))
