"""Games as pictures: text as the terminal shows it, and SVG as the web app does, from one set of shapes and colours.

The contract of this room: it draws what it is given and knows no rule; it prints no words but codes and figures.
"""

from typing import Any

from sixfold.core.pieces import colour_of, piece_names
from sixfold.draw import svg as _svg
from sixfold.draw.look import BLOCK, COLOUR_VALUES
from sixfold.draw.scene import Scene, Seat, scene_of
from sixfold.draw.text import Line, Look, Marks, Span, board_lines, plain, series_line, whole

__all__ = ["scene_of", "svg", "text"]


def text(seen: Any, *, colour: bool = False, unicode: bool = True) -> str:
    """A state or an observation as text: the board or table, then a line for each seat, the seat on turn marked.

    With `colour`, pieces have their colours on terminals that show them.

    Examples:
        >>> import sixfold
        >>> print(text(sixfold.start("tiles-nl", seed=1).push("0,0>OtYtBt")))
        tiles-nl  93
           -1  0  1  2  3
        -1     ·  ·  ·
         0  ·[O★|Y★|B★] ·
         1     ·  ·  ·
        >0: 0    B■ P◆ Y✖ G● P■ R♣  BsPdYxGoPsRc
         1: 3    B✖ Y◆ G■ G♣ R◆ Y★  BxYdGsGcRdYt
    """
    scene, look = scene_of(seen), Look(unicode)
    lines: list[Line] = [[Span(f"{scene.edition_id}  {scene.left}", dim=True)], *_lying(scene, look)]
    lines += [_seat_line(seat, look) for seat in scene.seats]
    return _coloured(lines) if colour else plain(lines)


def svg(seen: Any) -> str:
    """A state or an observation as an SVG document: the board or table, then the hands that are seen."""
    scene = scene_of(seen)
    if scene.board is None:
        lying = _svg.table(scene.table, scene.last_cards)
    else:
        lying = _svg.board(scene.board, scene.game, scene.last_cells)
    longest = max(len(_mark(seat)) for seat in scene.seats)
    seats = []
    for seat in scene.seats:
        pieces = _svg.hand(seat.hand, scene.game) if seat.hand is not None else _svg.label(f"({seat.held})", 4)
        seats.append(_svg.beside(_svg.label(_mark(seat), longest, pieces[2]), pieces))
    return _svg.document(_svg.below(lying, *seats), f"{scene.edition_id} {scene.left}")


def _lying(scene: Scene, look: Look) -> list[Line]:
    if scene.board is not None:
        return board_lines(scene.board, whole(scene.board), look, Marks(frozenset(scene.last_cells)))
    return [[Span(f"{number:>3}  ", dim=True), *series_line(series, look)] for number, series in enumerate(scene.table)]


def _mark(seat: Seat) -> str:
    return f"{'>' if seat.on_turn else ' '}{seat.number}: {seat.score}"


def _seat_line(seat: Seat, look: Look) -> Line:
    line = [Span(f"{_mark(seat):<9}")]
    if seat.hand is None:
        return [*line, Span(f"({seat.held})", dim=True)]
    line += series_line(seat.hand, look)
    return [*line, Span(f"  {piece_names(seat.hand)}", dim=True)] if look.unicode else line


def _coloured(lines: list[Line]) -> str:
    """Lines with the colours of the pieces, as terminals take them."""
    drawn = []
    for line in lines:
        words = []
        for word, piece, lit, dim in line:
            if piece is None:
                words.append(f"\x1b[2m{word}\x1b[0m" if dim else word)
            else:
                colour = COLOUR_VALUES[colour_of(piece)]
                front, back = (BLOCK, colour) if lit else (colour, BLOCK)
                words.append(f"\x1b[1;38;2;{_rgb(front)};48;2;{_rgb(back)}m{word}\x1b[0m")
        drawn.append("".join(words))
    return "\n".join(drawn)


def _rgb(colour: str) -> str:
    return ";".join(str(int(colour[start : start + 2], 16)) for start in (1, 3, 5))
