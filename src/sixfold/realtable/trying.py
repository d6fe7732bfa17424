"""A play that is tried out on a real table or an analysis board: what it would give, and what may still join it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.followed import Followed
from sixfold.core.game import Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import EVERY_KIND, mask_of, piece_name
from sixfold.core.refusals import Code, Refusal
from sixfold.games import cards, cubes, tiles
from sixfold.games.following import FOLLOWING
from sixfold.games.placement import Board, lines_made
from sixfold.games.placement.followed import fits
from sixfold.records.pieces import cells_json
from sixfold.wire import parse_action
from sixfold.wire.cards import shown_json
from sixfold.wire.refusals import judged_json
from sixfold.wire.shapes import Preview

MOST_GAP = 4
"""As many missing pieces between those laid are taken for a play that is not finished yet."""


def try_play(
    edition: Edition,
    lying: Any,
    written: Mapping[str, Any],
    *,
    hand: Hand | None = None,
    size: int | None = None,
    left: int | None = None,
) -> Preview:
    """What a play would give whoever is on turn, holds so many pieces, and perhaps these."""
    following = FOLLOWING[edition.game]
    begun = following.follow_from(edition, 0, (hand,))
    state = replace(begun, lying=lying, sizes=None if size is None else (size,), left=left)
    action = parse_action(edition.game, written)
    refusal = following.follow_refusal(state, action)
    score = 0
    if refusal is None:
        try:
            score = following.follow(state, action, None).turns[-1].score
        except NotHeld as error:
            refusal = Refusal(Code.NOT_IN_HAND, pieces=error.missing)
    return TRIES[edition.game](state, action, refusal, score)


def _on_board(state: Followed, action: Any, refusal: Refusal | None, score: int) -> Preview:
    board: Board = state.lying
    lines = [] if refusal else lines_made(board, action.placement, state.edition.qwirkle_bonus)
    kinds = EVERY_KIND if state.hand is None else mask_of(state.hand)
    open_to = fits(board, action.placement, kinds)
    return judged_json(refusal) | {
        "score": score,
        "lines": [{"cells": cells_json(line.cells), "points": line.points} for line in lines],
        "fits": {piece_name(piece): cells_json(cells) for piece, cells in open_to.items()},
        "need": _missing(state, refusal, len(action.placement)),
    }


def _missing(state: Followed, refusal: Refusal | None, laid: int) -> int:
    """How many more pieces make it right, where nothing else is wrong."""
    if refusal is None:
        return 0
    if refusal.code is Code.GAP and len(refusal.cells) <= MOST_GAP:
        return len(refusal.cells)
    if refusal.code is Code.OPENING_NOT_LONGEST and state.hand is None:
        return max(0, state.edition.shortest - laid)
    return 0


def _on_table(state: Followed, action: Any, _: Refusal | None, __: int) -> Preview:
    hand = tuple(FOLLOWING[state.edition.game].unseen(state).elements()) if state.hand is None else state.hand
    return shown_json(cards.preview_play(state.lying, hand, action, state.edition.shortest))


TRIES: Mapping[str, Callable[[Followed, Any, Refusal | None, int], Preview]] = MappingProxyType(
    {tiles.NAME: _on_board, cubes.NAME: _on_board, cards.NAME: _on_table}
)
