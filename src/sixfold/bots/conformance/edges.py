"""Positions in which hardly anything is left to do, as a seat sees them, with what may be done there."""

from dataclasses import dataclass
from typing import Any

from sixfold.core.pieces import SHAPE_CODES
from sixfold.games import EDITIONS, cards, cubes, tiles
from sixfold.games.texts import TEXTS

_GREEN = "board 0,0 GoGc/GcGo"
"""A board on which nothing but green can be laid."""
_FULL = (
    "board -5,-7 9BsBd/3Rc4BdBtBx/3RdGdOdPd1BsBo/1GsGc1GsOsPs1BtBx3Gd/1GcGdGxGt1PcOcBc1OsOoOtOd/3OxGx1PxOxBx2Ro/"
    "4Go3BoPoOoGoYoRo/2RcPcGcOcYcBc1Pt1YoBo/2PcOc1OsYsBsRsPsGs1GoPo/3BcYc1YdBdRd2PxPoPd/OdOt1YcYsYdYx1RoRsRdRx1Ps/"
    "1RtYt1Yx2OxRx1YdYx1PxPd/BtGtRtPtYtOt1RxRtRs/YtPtGt1YoOo2Rc"
)
"""All tiles of a game but two, neither of which fits anywhere."""


def _qwirkles(colours: str) -> str:
    """A Qwirkle of each of these colours."""
    return "[" + ",".join("".join(colour + shape for shape in SHAPE_CODES) for colour in colours) + "]"


@dataclass(frozen=True, slots=True)
class Edge:
    """A position of a game, as text."""

    game: str
    seen: str

    def observation(self, edition_id: str) -> Any:
        """What the seat on turn sees, in that edition."""
        return TEXTS[self.game].parse_seen(f"edition {edition_id} {self.seen}")


EDGES = (
    # Nothing fits and the bag is empty: a pass. Nothing fits: a trade. A hand full of copies.
    Edge(tiles.NAME, f"seat 1 first 0 hand Ys sizes 1,1 bag 0 scores 227,178 passes 0 {_FULL}"),
    Edge(tiles.NAME, f"seat 0 first 0 hand RoBxPtYdRsBt sizes 6,6 bag 92 scores 6,2 passes 0 {_GREEN}"),
    Edge(tiles.NAME, "seat 0 first 1 hand RxRxRxYdYdYd sizes 6,6 bag 95 scores 0,1 passes 0 board 0,0 Ro"),
    # No roll could ever be placed: a pass. Only a roll helps. The roll is spent. The last cube.
    Edge(cubes.NAME, f"seat 0 first 0 hands RoRd,BxYs bag 0 scores 5,9 passes 0 reroll ? forced - {_GREEN}"),
    Edge(cubes.NAME, "seat 0 first 0 hands BxPt,Gs bag 0 scores 0,3 passes 0 reroll ? forced - board 0,0 RoRdRc"),
    Edge(cubes.NAME, "seat 0 first 0 hands RxPt,Gs bag 0 scores 0,3 passes 0 reroll - forced - board 0,0 RoRdRc"),
    Edge(cubes.NAME, f"seat 1 first 0 hands GdGs,Gd bag 0 scores 5,9 passes 0 reroll Go:Gd forced - {_GREEN}"),
    # No card can be played: a pass. One can, by borrowing. The very last turn, with the last card.
    Edge(
        cards.NAME,
        "seat 1 first 0 hand RoRoRoGdGdGdBsBsBs sizes 9,9 stack 84 passes 0 last - table [] "
        f"qwirkles {_qwirkles('Y')}/[]",
    ),
    Edge(
        cards.NAME,
        "seat 1 first 0 hand RxRxRxGxGxGxPdPdPd sizes 9,9 stack 86 passes 0 last - table [BoBcBdBx] qwirkles []/[]",
    ),
    Edge(
        cards.NAME,
        "seat 1 first 0 hand Yx sizes 6,1 stack 0 passes 0 last 1 table [YoYcYdYsYt] "
        f"qwirkles {_qwirkles('YYRROOOG')}/{_qwirkles('GGBBBPPP')}",
    ),
)


def edition_of(edge: Edge, editions: tuple[str, ...]) -> str | None:
    """An edition of the position's game among those a bot plays with two; nothing if it plays none."""
    return next((one for one in editions if EDITIONS[one].game == edge.game), None)


def allowed(seen: Any, action: Any) -> bool:
    """Whether the seat on turn may do this, judged from what it sees."""
    match seen:
        case tiles.Observation():
            return _loosely(action) in map(_loosely, tiles.legal_actions(seen))
        case cubes.Observation():
            return _loosely(action) in map(_loosely, cubes.legal_actions(seen))
        case cards.Observation() if isinstance(action, cards.Play):
            return cards.play_refusal(seen.table, seen.hand, action, seen.edition.shortest) is None
        case cards.Observation():
            return not cards.can_play(seen.table, seen.hand, seen.edition.shortest)
    return False


def _loosely(action: Any) -> object:
    """An action without the order in which its pieces are named."""
    return type(action), sorted(getattr(action, "placement", getattr(action, "pieces", ())))
