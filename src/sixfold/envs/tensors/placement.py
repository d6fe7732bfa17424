"""What a seat sees of tiles and cubes, as numbers."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.pieces import COLOURS, KINDS, SHAPES, Piece, colour_of, mask_of, shape_of
from sixfold.core.refusals import Cell
from sixfold.envs.steps.placement import PlacementTurn
from sixfold.envs.steps.window import SIDE, window_on
from sixfold.envs.tensors.common import HUNDRED, Phase, by_seat, count_into, phase_of, unseen_into
from sixfold.envs.tensors.layout import Layout, Tensor
from sixfold.games import cubes, tiles

LOOSE = len(COLOURS) + len(SHAPES)
"""The plane of the pieces that are laid in this turn."""
PLAYABLE = LOOSE + 1
"""The plane of the cells for the piece that was named; before, of those where a piece of the observer's hand fits."""
PLANES = PLAYABLE + 1


@dataclass(frozen=True, slots=True)
class PlacementTensors:
    """Observations of a game in which pieces are laid on a board."""

    edition: Edition
    players: int
    open_hands: bool
    """Whether all hands lie open, and only the colours of the bag are unseen."""
    box: int
    """How many pieces there are."""
    side: int = SIDE

    @property
    def layout(self) -> Layout:
        """The parts of an observation."""
        kinds, players = (len(KINDS),), (self.players,)
        return Layout(
            (
                ("board", (PLANES, self.side, self.side)),
                ("hands", (self.players if self.open_hands else 1, len(KINDS))),
                ("unseen", (len(COLOURS),) if self.open_hands else kinds),
                ("named", kinds),
                ("chosen", kinds),
                ("phase", (len(Phase),)),
                ("turn", players),
                ("scores", players),
                ("sizes", players),
                ("bag", (1,)),
                ("passes", (1,)),
                ("rolled", (1,)),
            )
        )

    def fill(self, parts: dict[str, Tensor], seen: Any, turn: PlacementTurn | None) -> None:
        """Write what a seat sees; `turn` is the observer's turn in the making."""
        observer, board = seen.observer, parts["board"]
        hands = by_seat(observer, seen.hands) if self.open_hands else [seen.hand]
        for part, hand in zip(parts["hands"], hands, strict=True):
            count_into(part, hand)
        self._fill_unseen(parts["unseen"], seen)
        self._fill_board(board, seen, hands[0], turn)
        mine = Phase.BEGINNING
        if turn is not None:
            mine = _phase(turn)
            if turn.piece is not None:
                parts["named"][turn.piece] = 1
            count_into(parts["chosen"], turn.chosen or ())
        parts["phase"][phase_of(seen, mine)] = 1
        parts["turn"][(seen.seat - observer) % self.players] = 1
        parts["scores"][:] = [points / HUNDRED for points in by_seat(observer, seen.scores)]
        sizes = [len(hand) for hand in seen.hands] if self.open_hands else seen.hand_sizes
        parts["sizes"][:] = [size / self.edition.hand_size for size in by_seat(observer, sizes)]
        parts["bag"][0] = seen.bag_size / self.box
        parts["passes"][0] = seen.passes / self.players
        parts["rolled"][0] = self.open_hands and seen.reroll is not None

    def _fill_unseen(self, part: Tensor, seen: Any) -> None:
        if not self.open_hands:
            unseen_into(part, self.edition.copies, seen.board.pieces.values(), seen.hand)
            return
        lying = Counter(colour_of(piece) for piece in seen.board.pieces.values())
        held = Counter(colour_of(piece) for hand in seen.hands for piece in hand)
        copies = self.edition.copies
        part[:] = [(copies - lying[colour] - held[colour]) / copies for colour in range(len(COLOURS))]

    def _fill_board(self, board: Tensor, seen: Any, hand: tuple[Piece, ...], turn: PlacementTurn | None) -> None:
        window = window_on(seen.board.pieces, self.side)
        page = turn.page if turn is not None else (0, 0)
        planes = board.reshape(PLANES, -1)

        def mark(plane: int, cell: Cell) -> None:
            if window.page_of(cell) == page:
                planes[plane, window.place_of(cell)] = 1

        for cell, piece in seen.board.pieces.items():
            mark(colour_of(piece), cell)
            mark(len(COLOURS) + shape_of(piece), cell)
        for piece, cell in turn.laid if turn is not None else ():
            mark(colour_of(piece), cell)
            mark(len(COLOURS) + shape_of(piece), cell)
            mark(LOOSE, cell)
        if turn is not None and turn.piece is not None:
            for cell in turn.cells():
                mark(PLAYABLE, cell)
            return
        kinds = mask_of(hand)
        for cell, opening in seen.board.openings.items():
            if opening.row & opening.column & kinds:
                mark(PLAYABLE, cell)


def _phase(turn: PlacementTurn) -> Phase:
    if turn.piece is not None:
        return Phase.CELL
    if turn.chosen is not None:
        return Phase.SWAPPING
    return Phase.LAYING if turn.laid else Phase.BEGINNING


def of_tiles(edition: Edition, players: int) -> PlacementTensors:
    """Observations of an edition of tiles."""
    return PlacementTensors(edition, players, False, tiles.piece_count(edition))


def of_cubes(edition: Edition, players: int) -> PlacementTensors:
    """Observations of an edition of cubes."""
    return PlacementTensors(edition, players, True, cubes.piece_count(edition))
