"""Cards on the wire."""

from collections.abc import Mapping
from typing import Any

from typing_extensions import TypedDict

from sixfold.core.game import Hand
from sixfold.core.pieces import piece_name
from sixfold.games import cards
from sixfold.records.pieces import hand_json, hands_json, parse_hand, parse_hands
from sixfold.wire.counting import unseen_kinds
from sixfold.wire.refusals import judged_json
from sixfold.wire.shapes import ActionJson, MayPass, PieceCode, Preview, Series, Turn, closed


@closed
class CardsMay(MayPass):
    """What the seat on turn may do."""

    play: bool


@closed
class CardsNow(TypedDict):
    """What a turn may change, but for the list of turns."""

    first: int
    hand: list[PieceCode] | None
    hand_sizes: list[int]
    stack_size: int
    table: list[Series]
    qwirkles: list[list[Series]]
    scores: list[int]
    turns_left: int | None
    ended: str | None
    unseen: dict[str, int]
    may: CardsMay | None


@closed
class CardsPlay(CardsNow):
    """The whole play."""

    turns: list[Turn]


def parse_action(written: Mapping[str, Any]) -> cards.Action | None:
    """Read an action; nothing if it is none of this game."""
    match written:
        case {"pass": True, **rest} if not rest:
            return cards.Pass()
        case {"play": pieces, "table": table, **rest} if not rest:
            return cards.Play(parse_hand(pieces), parse_hands(table))
    return None


def action_json(action: cards.Action) -> ActionJson:
    """Write what `parse_action` reads."""
    match action:
        case cards.Play(pieces, table):
            return {"play": hand_json(pieces), "table": hands_json(table)}
        case cards.Pass():
            return {"pass": True}


def parse_lying(written: Mapping[str, Any]) -> cards.Table:
    """Read what lies open."""
    return parse_hands(written["table"])


def pieces_of(lying: cards.Table) -> Hand:
    """The cards that lie open."""
    return tuple(card for series in lying for card in series)


def now_json(seen: cards.Onlooker) -> CardsNow:
    """What a turn may change, as a seat or an onlooker sees it."""
    hand = seen.hand if isinstance(seen, cards.Observation) else ()
    visible = [card for series in seen.table for card in series]
    visible += [card for taken in seen.qwirkles for series in taken for card in series]
    return {
        "first": seen.first,
        "hand": hand_json(hand) if isinstance(seen, cards.Observation) else None,
        "hand_sizes": list(seen.hand_sizes),
        "stack_size": seen.stack_size,
        "table": hands_json(seen.table),
        "qwirkles": [hands_json(taken) for taken in seen.qwirkles],
        "scores": [len(taken) for taken in seen.qwirkles],
        "turns_left": seen.turns_left,
        "ended": seen.ended,
        "unseen": unseen_kinds((*visible, *hand), seen.edition.copies),
        "may": _may_json(cards.may(seen)) if isinstance(seen, cards.Observation) else None,
    }


def play_json(seen: cards.Onlooker) -> CardsPlay:
    """The whole play as a seat or an onlooker sees it."""
    return {**now_json(seen), "turns": [turn_json(turn) for turn in seen.log]}


def last_json(seen: cards.Onlooker) -> Turn | None:
    """The last turn that was played, as everybody sees it."""
    return turn_json(seen.log[-1]) if seen.log else None


def turn_json(turn: cards.SeenTurn) -> Turn:
    """A turn as everybody sees it."""
    if isinstance(turn.action, cards.Pass):
        return {"seat": turn.seat, "pass": True}
    return {
        "seat": turn.seat,
        "play": hand_json(turn.action.pieces),
        "table": hands_json(cards.left_on(turn.action.table)),
        "qwirkles": hands_json(turn.qwirkles),
        "drawn": turn.drawn,
    }


def preview_json(state: cards.State, seat: int, action: cards.Action) -> Preview:
    """What an action would give that seat."""
    shown = cards.preview(state, seat, action)
    return judged_json(shown.refusal) if isinstance(action, cards.Pass) else shown_json(shown)


def shown_json(shown: cards.Preview) -> Preview:
    """What a play would make of the table, series by series."""
    return judged_json(shown.refusal) | {
        "series": [None if fault is None else fault.value for fault in shown.series],
        "missing": hand_json(shown.missing),
        "added": hand_json(shown.added),
        "qwirkles": hands_json(shown.qwirkles),
        "fits": {piece_name(card): list(places) for card, places in shown.fits.items()},
        "need": shown.need,
    }


def _may_json(may: cards.May | None) -> CardsMay | None:
    return None if may is None else {"play": may.play, "pass": may.passing}
