"""Actions as the API and the log write them."""

from collections.abc import Mapping
from typing import Any

from sixfold.core.pieces import UnknownPiece, piece_name
from sixfold.core.refusals import Code
from sixfold.games import cards, cubes, tiles
from sixfold.records.parse import parse_hand, parse_hands, parse_placement
from sixfold.server.table.denials import Denial, Denied

Json = Mapping[str, Any]
AnyAction = tiles.Action | cubes.Action | cards.Action


def parse_action(game: str, written: Json) -> AnyAction:
    """Read an action of that game; its shape has been checked, its fields may be another game's."""
    try:
        match game, written:
            case "tiles", {"pass": True, **rest} if not rest:
                return tiles.Pass()
            case "tiles", {"trade": pieces, **rest} if not rest:
                return tiles.Trade(parse_hand(pieces))
            case "tiles", {"play": placement, **rest} if not rest:
                return tiles.Place(parse_placement(placement))
            case "cubes", {"pass": True, **rest} if not rest:
                return cubes.Pass()
            case "cubes", {"reroll": pieces, **rest} if not rest:
                return cubes.Reroll(parse_hand(pieces))
            case "cubes", {"play": placement, **rest} if not rest:
                return cubes.Place(parse_placement(placement))
            case "cards", {"pass": True, **rest} if not rest:
                return cards.Pass()
            case "cards", {"play": pieces, "table": table, **rest} if not rest:
                return cards.Play(parse_hand(pieces), parse_hands(table))
    except UnknownPiece:
        raise Denied(Code.UNKNOWN_PIECE) from None
    except (TypeError, ValueError):
        raise Denied(Denial.WRONG_GAME) from None
    raise Denied(Denial.WRONG_GAME)


def action_json(action: AnyAction) -> dict[str, Any]:
    """Write what `parse_action` reads."""
    match action:
        case tiles.Pass() | cubes.Pass() | cards.Pass():
            return {"pass": True}
        case tiles.Trade(pieces):
            return {"trade": [piece_name(piece) for piece in pieces]}
        case cubes.Reroll(pieces):
            return {"reroll": [piece_name(piece) for piece in pieces]}
        case tiles.Place(placement) | cubes.Place(placement):
            return {"play": [[piece_name(piece), x, y] for piece, (x, y) in placement]}
        case cards.Play(pieces, table):
            return {
                "play": [piece_name(piece) for piece in pieces],
                "table": [[piece_name(piece) for piece in series] for series in table],
            }
