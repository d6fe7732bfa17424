"""Boards, tables and hands as SVG, with the shapes and colours of the web app."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from sixfold.core.pieces import Piece, colour_of, piece_name, shape_of
from sixfold.core.refusals import Cell
from sixfold.draw.look import BLOCK, COLOUR_VALUES, CUBE, FACE, FELT, LAST, SHAPE_PATHS
from sixfold.games import cards, cubes, tiles

UNIT = 100
"""The side of a tile."""
CARD = 140
"""The height of a card."""
GAP = 4
PIXELS = 0.4
"""What a unit of the drawing takes on the screen."""


@dataclass(frozen=True, slots=True)
class Block:
    """How the pieces of a game look, apart from colour and shape."""

    height: int = UNIT
    rounding: int = 12
    fill: str = BLOCK
    shift: str = ""
    """Where the shape lies on it."""
    face: str = ""
    """What is drawn on it below the shape."""
    dots: tuple[int, int] = (13, 93)
    """How far apart the dots are, and how low."""
    in_corner: bool = False
    """Whether the dots stand in the corner, and not below the shape."""


_FACE = f'<rect x="8" y="7" width="84" height="83" rx="15" fill="{FACE}"/>'
BLOCKS: Mapping[str, Block] = {
    tiles.NAME: Block(),
    cubes.NAME: Block(
        rounding=20, fill=CUBE, shift=' transform="translate(9 4) scale(.82)"', face=_FACE, dots=(11, 82)
    ),
    cards.NAME: Block(height=CARD, shift=' transform="translate(0 22)"', dots=(13, 13), in_corner=True),
}


def piece(kind: Piece, game: str, x: float = 0, y: float = 0, last: bool = False) -> str:
    """A tile, cube or card with its corner at a place; `last` marks it as laid in the last turn."""
    colour, path = COLOUR_VALUES[colour_of(kind)], SHAPE_PATHS[shape_of(kind)]
    look = BLOCKS[game]
    edge = f'stroke="{LAST}" stroke-width="6"' if last else 'stroke="#fff" stroke-opacity=".22" stroke-width="2"'
    block = (
        f'<rect x="1.5" y="1.5" width="97" height="{look.height - 3}" rx="{look.rounding}" fill="{look.fill}" {edge}/>'
    )
    shape = f'<path d="{path}" fill="{colour}"{look.shift}/>'
    title = f"<title>{piece_name(kind)}</title>"
    return f'<g transform="translate({x:g} {y:g})">{title}{block}{look.face}{shape}{_dots(kind, look)}</g>'


def _dots(kind: Piece, look: Block) -> str:
    """From one dot for red to six for purple: colours for those who cannot tell them apart."""
    count, colour = colour_of(kind) + 1, COLOUR_VALUES[colour_of(kind)]
    apart, low = look.dots
    first = apart if look.in_corner else 50 - apart * (count - 1) / 2
    places = [(first + apart * number, low) for number in range(count)]
    circles = "".join(f'<circle cx="{x:g}" cy="{y}" r="2.6"/>' for x, y in places)
    return f'<g fill="{colour}" opacity=".85">{circles}</g>'


Drawing = tuple[str, float, float]
"""Elements of SVG, their width and their height."""


def board(pieces: Mapping[Cell, Piece], game: str, last: Iterable[Cell] = ()) -> Drawing:
    """A board with half a cell of felt around it."""
    cells = list(pieces) or [(0, 0), (5, 0)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - left + 2, max(y for _, y in cells) - top + 2
    marked = set(last)
    drawn = "".join(
        piece(kind, game, (x - left + 0.5) * UNIT, (y - top + 0.5) * UNIT, (x, y) in marked)
        for (x, y), kind in pieces.items()
    )
    width, height = columns * UNIT, rows * UNIT
    return f'<rect width="{width}" height="{height}" rx="24" fill="{FELT}"/>{drawn}', width, height


def table(series: Sequence[Sequence[Piece]], last: Sequence[Piece] = (), across: int = 3) -> Drawing:
    """Series of cards, so many side by side, each on a strip with room for six."""
    strip, margin = 6 * UNIT + 5 * GAP, UNIT / 2
    marked = list(last)
    drawn = []
    for place, lying in enumerate(series):
        down, right = divmod(place, across)
        y = margin + down * (CARD + margin)
        for number, card in enumerate(lying):
            fresh = card in marked
            if fresh:
                marked.remove(card)
            x = margin + right * (strip + margin) + number * (UNIT + GAP)
            drawn.append(piece(card, cards.NAME, x, y, fresh))
    columns, rows = min(max(len(series), 1), across), max(-(-len(series) // across), 1)
    width, height = margin + columns * (strip + margin), margin + rows * (CARD + margin)
    return f'<rect width="{width:g}" height="{height:g}" rx="24" fill="{FELT}"/>{"".join(drawn)}', width, height


def hand(pieces: Sequence[Piece], game: str) -> Drawing:
    """Pieces side by side."""
    drawn = "".join(piece(kind, game, place * (UNIT + GAP)) for place, kind in enumerate(pieces))
    return drawn, max(len(pieces), 1) * (UNIT + GAP) - GAP, BLOCKS[game].height


def label(text: str, letters: int, height: float = UNIT) -> Drawing:
    """A few letters or figures, as a mark before a hand, with room for so many."""
    style = 'font-family="ui-monospace,monospace" font-size="48" font-weight="700" fill="#7d8984"'
    return f'<text y="{height / 2 + 17:g}" xml:space="preserve" {style}>{escape(text)}</text>', 30.0 * letters, height


def beside(*drawings: Drawing) -> Drawing:
    """Drawings from left to right."""
    parts, x = [], 0.0
    for content, width, _ in drawings:
        parts.append(f'<g transform="translate({x:g} 0)">{content}</g>')
        x += width + 30
    return "".join(parts), x - 30, max(height for _, _, height in drawings)


def below(*drawings: Drawing) -> Drawing:
    """Drawings from top to bottom."""
    parts, y = [], 0.0
    for content, _, height in drawings:
        parts.append(f'<g transform="translate(0 {y:g})">{content}</g>')
        y += height + 20
    return "".join(parts), max(width for _, width, _ in drawings), y - 20


def document(drawing: Drawing, title: str) -> str:
    """A whole SVG document; the title is what is read to those who cannot see it."""
    content, width, height = drawing
    size = f'width="{width * PIXELS:.0f}" height="{height * PIXELS:.0f}" viewBox="0 0 {width:g} {height:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" style="max-width:100%;height:auto">'
    return f"{head}<title>{escape(title)}</title>{content}</svg>"
