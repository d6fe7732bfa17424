"""A turn: cards played, Qwirkles taken, the draw, and whether it ends the game."""

from dataclasses import replace

from sixfold.core.game import BLOCKED, LAST_ROUND, Hand, Result, highest
from sixfold.core.hands import without
from sixfold.core.pieces import Piece
from sixfold.core.refusals import Refused
from sixfold.games.cards.judge import refusal
from sixfold.games.cards.state import Action, Play, SeenTurn, State, Table, Turn
from sixfold.games.lines import QWIRKLE


def apply(state: State, action: Action) -> State:
    """The state after a legal action; what is drawn comes from the front of the stack."""
    _check(state, action)
    drawn = draw_size(state, action)
    return _turn(state, action, state.stack[:drawn], state.stack[drawn:])


def advance(state: State, action: Action, draw: Hand) -> State:
    """The state after a legal action at a real table, where these cards were drawn."""
    _check(state, action)
    if len(draw) != draw_size(state, action):
        raise ValueError(f"{draw_size(state, action)} cards are drawn, not {len(draw)}")
    return _turn(state, action, draw, without(state.stack, draw))


def draw_size(state: State, action: Action) -> int:
    """How many cards the action draws: as many as it used, while the stack lasts."""
    return min(len(action.pieces), len(state.stack)) if isinstance(action, Play) else 0


def qwirkles_in(table: Table) -> Table:
    """The series of six, which the player takes."""
    return tuple(series for series in table if len(series) == QWIRKLE)


def left_on(table: Table) -> Table:
    """The series that stay when the Qwirkles are taken."""
    return tuple(series for series in table if len(series) < QWIRKLE)


def result(state: State) -> Result | None:
    """Most Qwirkles win; nothing while the game goes on."""
    return highest([len(taken) for taken in state.qwirkles], state.ended) if state.ended else None


def _check(state: State, action: Action) -> None:
    if refused := refusal(state, state.seat, action):
        raise Refused(refused)


def _turn(state: State, action: Action, draw: Hand, stack: tuple[Piece, ...]) -> State:
    table, hand, passes = state.table, state.hand, state.passes + 1
    taken: Table = ()
    if isinstance(action, Play):
        taken = qwirkles_in(action.table)
        table = left_on(action.table)
        hand = without(hand, action.pieces) + draw
        passes = 0
    turns_left = None if state.turns_left is None else state.turns_left - 1
    if draw and not stack:
        turns_left = state.players
    seat = state.seat
    return replace(
        state,
        seat=state.next_seat,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        stack=stack,
        table=table,
        qwirkles=(*state.qwirkles[:seat], state.qwirkles[seat] + taken, *state.qwirkles[seat + 1 :]),
        turns_left=turns_left,
        turns=(*state.turns, Turn(seat, action, taken, draw)),
        log=(*state.log, SeenTurn(seat, action, taken, len(draw))),
        passes=passes,
        ended=LAST_ROUND if turns_left == 0 else BLOCKED if passes == state.players else None,
    )
