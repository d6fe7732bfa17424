"""Which paragraph of the rules a refusal refers to, by game: the first of those named that the page has."""

from collections.abc import Mapping

from sixfold.core.refusals import Code
from sixfold.games import cards, cubes, tiles

Reasons = Mapping[Code, tuple[str, ...]]

_ALWAYS: Reasons = {
    Code.NOT_IN_HAND: ("turn-own",),
    Code.NOT_YOUR_TURN: ("turn-own",),
    Code.GAME_OVER: ("turn-own",),
}

_PLACING: Reasons = {
    Code.NO_PIECES: ("place-alike",),
    Code.CELL_TAKEN: ("place-cell",),
    Code.NOT_IN_ONE_LINE: ("place-row",),
    Code.NO_SHARED_ATTRIBUTE: ("place-alike",),
    Code.REPEATED_PIECE: ("place-alike",),
    Code.GAP: ("place-unbroken",),
    Code.DETACHED: ("place-touch",),
    Code.LINE_TOO_LONG: ("line-longest",),
    Code.DUPLICATE_IN_LINE: ("line-different",),
    Code.MIXED_LINE: ("place-lines",),
}

REASONS: Mapping[str, Reasons] = {
    tiles.NAME: {
        **_ALWAYS,
        **_PLACING,
        Code.UNKNOWN_PIECE: ("tiles-setup-pieces",),
        Code.OPENING_NOT_LONGEST: ("tiles-start-lay",),
        Code.MUST_PLACE: ("ruling-R3", "tiles-turn"),
        Code.MUST_TRADE: ("tiles-trade-must",),
        Code.TRADE_TOO_MANY: ("ruling-R2", "tiles-trade"),
        Code.TRADE_ON_OPENING: ("ruling-R14",),
        Code.CANNOT_TRADE: ("ruling-R3", "tiles-trade"),
    },
    cubes.NAME: {
        **_ALWAYS,
        **_PLACING,
        Code.UNKNOWN_PIECE: ("cubes-setup-pieces",),
        Code.OPENING_NOT_LONGEST: ("cubes-start-lay",),
        Code.MUST_PLACE: ("cubes-roll-only",),
        Code.CANNOT_REROLL: ("cubes-roll",),
    },
    cards.NAME: {
        **_ALWAYS,
        Code.NO_PIECES: ("ruling-R12", "cards-turn"),
        Code.UNKNOWN_PIECE: ("cards-setup-pieces",),
        Code.MUST_PLACE: ("ruling-R10", "cards-turn-pass"),
        Code.SERIES_TOO_SHORT: ("series",),
        Code.DUPLICATE_IN_SERIES: ("series-different",),
        Code.MIXED_SERIES: ("series",),
        Code.CARDS_MISSING: ("cards-stay",),
        Code.CARDS_ADDED: ("cards-stay",),
    },
}
