"""Laying and passing at a real table, where hands may be unknown: what tiles and cubes have in common."""

from collections.abc import Mapping
from dataclasses import replace

from sixfold.core.followed import Followed, FollowedTurn, LyingUnknown, drawn_for, gain, next_turn, use
from sixfold.core.game import BLOCKED, HAND_EMPTIED, Hand
from sixfold.core.pieces import Piece, kinds_in
from sixfold.core.refusals import Cell, Code, Refusal
from sixfold.games.placement.board import Board, Placement
from sixfold.games.placement.judge import lines_made, placement_refusal
from sixfold.games.placement.preview import FIRST_CELL


def lay_refusal(state: Followed, placement: Placement, shortest_opening: int) -> Refusal | None:
    """Why pieces may not be laid like that; of a hand that is not known only its size counts."""
    board = state.lying
    if board is None:
        raise LyingUnknown
    if refused := placement_refusal(board, state.hand, placement, shortest_opening):
        return refused
    size = len(placement) if state.size is None else state.size
    if excess := placement[size:]:
        return Refusal(Code.NOT_IN_HAND, tuple(cell for _, cell in excess), pieces=tuple(piece for piece, _ in excess))
    if not board.pieces and len(placement) < shortest_opening:
        return Refusal(
            Code.OPENING_NOT_LONGEST,
            tuple(cell for _, cell in placement),
            pieces=tuple(piece for piece, _ in placement),
        )
    return None


def laid(state: Followed, action: object, placement: Placement, draw: Hand | None) -> Followed:
    """The state after pieces were laid; whoever has none left ends the game."""
    used = tuple(piece for piece, _ in placement)
    score = sum(line.points for line in lines_made(state.lying, placement, state.edition.qwirkle_bonus))
    after = use(state, used, draw)
    emptied = after.size == 0
    if emptied:
        score += state.edition.ending_bonus
    after = replace(gain(after, score), lying=state.lying.lay(placement), passes=0)
    turn = FollowedTurn(state.seat, action, score, drawn_for(state, len(used)), draw)
    return next_turn(state, after, turn, HAND_EMPTIED if emptied else None)


def passed(state: Followed, action: object) -> Followed:
    """The state after a pass; when all have passed in a row, the game is over."""
    passes = state.passes + 1
    turn = FollowedTurn(state.seat, action, 0, 0)
    return next_turn(state, replace(state, passes=passes), turn, BLOCKED if passes == state.players else None)


def fits(board: Board, laid_so_far: Placement, kinds: int) -> Mapping[Piece, tuple[Cell, ...]]:
    """For each of these kinds, the cells where it may lie at once beside what is laid so far, whoever holds what."""
    if not board.pieces and not laid_so_far:
        return dict.fromkeys(kinds_in(kinds), (FIRST_CELL,))
    cells = {cell for _, cell in laid_so_far}
    found: dict[Piece, list[Cell]] = {}
    for cell, opening in sorted(board.lay(laid_so_far).openings.items()):
        if len({x for x, _ in (*cells, cell)}) > 1 and len({y for _, y in (*cells, cell)}) > 1:
            continue
        for piece in kinds_in(opening.row & opening.column & kinds):
            if placement_refusal(board, None, (*laid_so_far, (piece, cell))) is None:
                found.setdefault(piece, []).append(cell)
    return {piece: tuple(at) for piece, at in sorted(found.items())}
