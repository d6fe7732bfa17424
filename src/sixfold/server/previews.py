"""What a tentative play would give, as it is told. The rules know; this only writes it down."""

from collections.abc import Mapping
from typing import Any

from sixfold.core.pieces import piece_name
from sixfold.core.refusals import Refusal
from sixfold.games import cards, cubes, placement, tiles
from sixfold.server.table import Denial, Denied, Table
from sixfold.server.table.actions import AnyAction, parse_action
from sixfold.server.table.denials import refusal_places

Json = dict[str, Any]


def preview(table: Table, seat: int, action: Mapping[str, Any]) -> Json:
    """What a play would give to that seat, also when it is not its turn."""
    if table.state is None:
        raise Denied(Denial.NOT_PLAYING)
    return preview_action(table, seat, parse_action(table.edition.game, action))


def preview_action(table: Table, seat: int, action: AnyAction) -> Json:
    """The same for an action that has been read."""
    state, rules = table.state, table.edition
    match state, action:
        case tiles.State() | cubes.State(), tiles.Place(laid) | cubes.Place(laid):
            shown = placement.preview(
                state.board,
                state.hands[seat],
                laid,
                qwirkle_bonus=rules.qwirkle_bonus,
                ending_bonus=0 if state.bag else rules.ending_bonus,
                shortest_opening=cubes.SHORTEST_OPENING if rules.game == "cubes" else 1,
            )
            return _refusal(shown.refusal) | {
                "score": shown.score,
                "lines": [
                    {"cells": [list(cell) for cell in line.cells], "points": line.points} for line in shown.lines
                ],
                "fits": {piece_name(piece): [list(cell) for cell in cells] for piece, cells in shown.fits.items()},
            }
        case cards.State(), cards.Play():
            seen = cards.preview(state.table, state.hands[seat], action)
            return _refusal(seen.refusal) | {
                "series": [None if fault is None else fault.value for fault in seen.series],
                "missing": [piece_name(card) for card in seen.missing],
                "added": [piece_name(card) for card in seen.added],
                "qwirkles": [[piece_name(card) for card in series] for series in seen.qwirkles],
                "fits": {piece_name(card): list(places) for card, places in seen.fits.items()},
            }
        case _:
            return _refusal(table.verbs.refusal(state, seat, action))


def _refusal(refusal: Refusal | None) -> Json:
    if refusal is None:
        return {"legal": True, "refusal": None}
    return {"legal": False, "refusal": {"code": refusal.code.value} | refusal_places(refusal)}
