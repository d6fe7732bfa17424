"""Pieces, cells, refusals and turns in words of a catalogue."""

from collections.abc import Iterable, Mapping, Sequence

from sixfold.cli.draw import code
from sixfold.core.edition import Edition
from sixfold.core.game import Result
from sixfold.core.pieces import COLOURS, SHAPES, Piece, colour_of, shape_of
from sixfold.core.refusals import Cell, Refusal
from sixfold.games import cards, cubes, tiles
from sixfold.games.cards import Series
from sixfold.games.placement import Placement
from sixfold.locale import Catalogue, member


def piece_words(catalogue: Catalogue, piece: Piece) -> str:
    """A piece by name, such as "green diamond"."""
    return catalogue.say("piece", colour=COLOURS[colour_of(piece)], shape=SHAPES[shape_of(piece)])


def cell_words(cell: Cell) -> str:
    """A cell as it is typed."""
    return f"{cell[0]},{cell[1]}"


def codes(pieces: Iterable[Piece]) -> str:
    """The codes of pieces, to be coloured by `draw.sentence`."""
    return " ".join(code(piece) for piece in pieces)


def laid(placement: Placement) -> str:
    """A placement as it is typed, its codes to be coloured by `draw.sentence`."""
    return " ".join(f"{code(piece)} {cell_words(cell)}" for piece, cell in placement)


def series_words(catalogue: Catalogue, series: Series) -> str:
    """What the cards of a series share: its colour, or its shape."""
    colours = {colour_of(card) for card in series}
    if len(colours) == 1:
        return catalogue.say("series-of-colour", colour=COLOURS[colours.pop()])
    return catalogue.say("series-of-shape", shape=SHAPES[shape_of(series[0])])


def edition_words(catalogue: Catalogue, edition: Edition) -> str:
    """An edition by the names of its game and its rulebook."""
    game, rulebook = catalogue.say(member("game", edition.game)), catalogue.say(member("edition", edition.id))
    return catalogue.say("edition-name", game=game, edition=rulebook)


def refusal_words(
    catalogue: Catalogue,
    refusal: Refusal,
    game: str,
    *,
    longest: int = 0,
    left: int = 0,
) -> str:
    """Why something is refused, with its cells as they are typed.

    `longest` and `left` are numbers that the refusal does not carry: the length an opening needs, and what the bag
    holds.
    """
    kinds = tuple(dict.fromkeys(refusal.pieces))
    return catalogue.say(
        member("refusal", refusal.code.value),
        game=game,
        pieces=catalogue.listed([piece_words(catalogue, piece) for piece in kinds]),
        count=len(kinds),
        cells=catalogue.listed([cell_words(cell) for cell in refusal.cells]),
        named="yes",
        length=len(refusal.line),
        series=0 if refusal.series is None else refusal.series + 1,
        longest=longest,
        left=left,
    )


def tiles_turn_words(catalogue: Catalogue, turn: tiles.SeenTurn, name: str, you: bool) -> str:
    """A turn of tiles as everybody sees it."""
    who = {"name": name, "you": "yes" if you else "no"}
    match turn.action:
        case tiles.Place(placement):
            return catalogue.say("turn-lays", **who, laid=laid(placement), score=turn.score, drawn=turn.drawn)
        case tiles.Traded(count):
            return catalogue.say("turn-trades", **who, count=count)
        case tiles.Pass():
            return catalogue.say("turn-passes", **who)


def cubes_turn_words(catalogue: Catalogue, turn: cubes.Turn, name: str, you: bool) -> str:
    """A turn of cubes: the rolls, then what was laid."""
    who = {"name": name, "you": "yes" if you else "no"}
    told = [] if you else [*_rolls(catalogue, turn.reroll, turn.forced, who)]
    match turn.action:
        case cubes.Place(placement):
            drawn = len(turn.draw)
            told.append(catalogue.say("turn-lays", **who, laid=laid(placement), score=turn.score, drawn=drawn))
        case cubes.Pass():
            told.append(catalogue.say("turn-passes", **who))
    return "\n".join(told)


def rolls_words(catalogue: Catalogue, state: cubes.State, name: str, you: bool) -> str:
    """The rolls of a turn that goes on."""
    who = {"name": name, "you": "yes" if you else "no"}
    return "\n".join(_rolls(catalogue, state.reroll or (), state.forced, who))


def _rolls(catalogue: Catalogue, rolls: cubes.Rolls, forced: Sequence[object], who: Mapping[str, str]) -> list[str]:
    told = []
    if rolls:
        before, after = (codes(cubes_shown) for cubes_shown in zip(*rolls, strict=True))
        told.append(catalogue.say("turn-rolls", **who, before=before, after=after))
    if forced:
        told.append(catalogue.say("turn-must-roll", **who, times=len(forced)))
    return told


def cards_turn_words(catalogue: Catalogue, turn: cards.SeenTurn, name: str, you: bool) -> str:
    """A turn of cards as everybody sees it."""
    who = {"name": name, "you": "yes" if you else "no"}
    if isinstance(turn.action, cards.Pass):
        return catalogue.say("turn-passes", **who)
    told = catalogue.say("turn-plays", **who, played=codes(turn.action.pieces), drawn=turn.drawn)
    if turn.qwirkles:
        names = catalogue.listed([series_words(catalogue, series) for series in turn.qwirkles])
        told += "\n" + catalogue.say("turn-takes", **who, count=len(turn.qwirkles), qwirkles=names)
    return told


def result_words(catalogue: Catalogue, result: Result, names: Sequence[str], human: int) -> str:
    """Who won, shared or alone."""
    if len(result.winners) > 1:
        return catalogue.say("end-shared", names=catalogue.listed([names[seat] for seat in result.winners]))
    winner = result.winners[0]
    return catalogue.say("end-won", you="yes" if winner == human else "no", name=names[winner])
