"""Positions written short, for tests: pieces by code, boards as drawings, states from hands and a board."""

from sixfold.core.game import Hand
from sixfold.core.pieces import colour_of, parse_piece, parse_pieces
from sixfold.core.refusals import Cell
from sixfold.core.stream import Stream
from sixfold.games import cards, cubes, edition, tiles
from sixfold.games.placement import Board, Placement, board_of

SEED = bytes(range(32))


def pieces(text: str) -> Hand:
    """Pieces from codes such as ``RoRd``."""
    return parse_pieces(text)


def cells(text: str) -> tuple[Cell, ...]:
    """Cells from a text such as ``0,0 1,0``."""
    return tuple((int(x), int(y)) for x, y in (cell.split(",") for cell in text.split()))


def placement(text: str) -> Placement:
    """A placement from a text such as ``Ro@0,0 Rd@1,0``."""
    laid = [word.split("@") for word in text.split()]
    return tuple((parse_piece(code), cells(cell)[0]) for code, cell in laid)


def drawn(*rows: str) -> Board:
    """A board from rows such as ``Ro .. Rd``; the first word of the first row lies on cell 0,0."""
    return board_of(
        (parse_piece(code), (x, y)) for y, row in enumerate(rows) for x, code in enumerate(row.split()) if code != ".."
    )


def table(*series: str) -> cards.Table:
    """A table of series, each from codes."""
    return tuple(pieces(codes) for codes in series)


def tiles_state(
    *hands: str,
    board: Board | None = None,
    bag: str = "",
    seat: int = 0,
    scores: tuple[int, ...] | None = None,
    edition_id: str = "tiles-nl",
) -> tiles.State:
    """A game of tiles in the middle; seat 0 is the oldest and started."""
    dealt = tuple(pieces(hand) for hand in hands)
    return tiles.State(
        edition=edition(edition_id),
        seniority=tuple(range(len(hands))),
        stream=Stream(SEED),
        deal=dealt,
        first=0,
        seat=seat,
        hands=dealt,
        bag=pieces(bag),
        board=board or Board(),
        scores=scores or (0,) * len(hands),
    )


def cubes_state(*hands: str, board: Board | None = None, bag: str = "", seat: int = 0) -> cubes.State:
    """A game of cubes in the middle; of the cubes in the bag only the colours count."""
    dealt = tuple(pieces(hand) for hand in hands)
    return cubes.State(
        edition=edition("cubes-nl"),
        seniority=tuple(range(len(hands))),
        stream=Stream(SEED),
        deal=dealt,
        first=0,
        seat=seat,
        hands=dealt,
        bag=tuple(colour_of(cube) for cube in pieces(bag)),
        board=board or Board(),
        scores=(0,) * len(hands),
    )


def cards_state(
    *hands: str, lying: cards.Table = (), stack: str = "", seat: int = 0, edition_id: str = "cards-999"
) -> cards.State:
    """A game of cards in the middle."""
    dealt = tuple(pieces(hand) for hand in hands)
    return cards.State(
        edition=edition(edition_id),
        seniority=tuple(range(len(hands))),
        stream=Stream(SEED),
        deal=dealt,
        first=0,
        seat=seat,
        hands=dealt,
        stack=pieces(stack),
        table=lying,
        qwirkles=((),) * len(hands),
    )
