"""Rolling cubes: a roll changes shapes, never colours."""

from collections.abc import Iterable, Sequence

from sixfold.core.game import Hand
from sixfold.core.hands import NotHeld
from sixfold.core.pieces import SHAPES, Piece, colour_of, piece_of
from sixfold.core.stream import Stream
from sixfold.games.lines import COLOUR_MASKS, longest
from sixfold.games.placement import Board, can_place, fits_somewhere


def roll(stream: Stream, colours: Sequence[int]) -> tuple[Hand, Stream]:
    """Roll cubes of these colours, one after the other: a number below six names the shape."""
    shapes, after = stream.below(*(len(SHAPES) for _ in colours))
    return tuple(piece_of(colour, shape) for colour, shape in zip(colours, shapes, strict=True)), after


def colours_of(hand: Iterable[Piece]) -> tuple[int, ...]:
    """The colours of the cubes, whatever they show."""
    return tuple(colour_of(piece) for piece in hand)


def able_to_place(board: Board, hand: Hand, shortest: int) -> bool:
    """Whether the cubes as they lie can be placed; the very first turn needs a line, `shortest` that go together."""
    if not board.pieces:
        return longest(hand) >= shortest
    return can_place(board, hand)


def ever_able_to_place(board: Board, hand: Hand) -> bool:
    """Whether some roll of these cubes could be placed."""
    kinds = 0
    for colour in colours_of(hand):
        kinds |= COLOUR_MASKS[colour]
    return fits_somewhere(board, kinds)


def take_colours(bag: tuple[int, ...], cubes: Hand) -> tuple[int, ...]:
    """The bag without cubes of these colours."""
    left = list(bag)
    for cube in cubes:
        if colour_of(cube) not in left:
            raise NotHeld((cube,))
        left.remove(colour_of(cube))
    return tuple(left)
