"""The analysis board: what a position is, and whether it can be judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sixfold.analysis import describe, parse_setup, parse_setup_text
from sixfold.core.notation import BadNotation
from sixfold.core.pieces import UnknownPiece
from sixfold.games import EDITIONS
from sixfold.server.table import Denial, Denied
from sixfold.wire import NotOfThisGame, parse_action

if TYPE_CHECKING:
    from sixfold.analysis import DescribedJson


def described(position: Mapping[str, Any] | None, text: str | None) -> DescribedJson:
    """What there is to say of a position, or of one that is written as text."""
    if position is not None:
        return describe(parse_setup(checked(position)))
    try:
        return describe(parse_setup_text(text or ""))
    except BadNotation as wrong:
        raise Denied(Denial.BAD_NOTATION, fields=[wrong.token[:40]]) from None


def checked(position: Mapping[str, Any], action: Mapping[str, Any] | None = None) -> Mapping[str, Any]:
    """A position of an edition that there is, and perhaps an action of its game."""
    edition = EDITIONS.get(position["edition"])
    if edition is None:
        raise Denied(Denial.UNKNOWN_EDITION)
    try:
        if action is not None:
            parse_action(edition.game, action)
    except (NotOfThisGame, UnknownPiece):
        raise Denied(Denial.WRONG_GAME) from None
    return position
