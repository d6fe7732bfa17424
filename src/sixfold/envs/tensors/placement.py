"""What a seat sees of tiles and cubes, as numbers."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from sixfold.core.edition import Edition
from sixfold.core.pieces import COLOURS, KINDS, SHAPES, colour_of, mask_of, shape_of
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

    def fill(self, parts: dict[str, Tensor], seen: Any) -> None:
        """Write what a seat sees, as if nothing had been chosen yet."""
        observer = seen.observer
        hands = by_seat(observer, seen.hands) if self.open_hands else [seen.hand]
        for part, hand in zip(parts["hands"], hands, strict=True):
            count_into(part, hand)
        self._fill_unseen(parts["unseen"], seen)
        self._fill_board(parts["board"], seen, (0, 0))
        self._fill_openings(parts["board"], seen, (0, 0), mask_of(hands[0]))
        parts["phase"][phase_of(seen)] = 1
        parts["turn"][(seen.seat - observer) % self.players] = 1
        parts["scores"][:] = [points / HUNDRED for points in by_seat(observer, seen.scores)]
        sizes = [len(hand) for hand in seen.hands] if self.open_hands else seen.hand_sizes
        parts["sizes"][:] = [size / self.edition.hand_size for size in by_seat(observer, sizes)]
        parts["bag"][0] = seen.bag_size / self.box
        parts["passes"][0] = seen.passes / self.players
        parts["rolled"][0] = self.open_hands and seen.reroll is not None

    def fill_turn(self, parts: dict[str, Tensor], seen: Any, turn: PlacementTurn) -> None:
        """Write into that what the observer has chosen so far."""
        window, board = turn.window, parts["board"]
        if turn.page != (0, 0):
            board.fill(0)
            self._fill_board(board, seen, turn.page)
        planes = board.reshape(PLANES, -1)
        for piece, cell in turn.laid:
            parts["hands"][0, piece] -= 1
            if window.page_of(cell) == turn.page:
                planes[[colour_of(piece), len(COLOURS) + shape_of(piece), LOOSE], window.place_of(cell)] = 1
        count_into(parts["chosen"], turn.chosen or ())
        parts["phase"].fill(0)
        parts["phase"][_phase(turn)] = 1
        if turn.piece is not None:
            parts["named"][turn.piece] = 1
            planes[PLAYABLE] = 0
            here = [window.place_of(cell) for cell in turn.cells() if window.page_of(cell) == turn.page]
            planes[PLAYABLE, here] = 1

    def _fill_unseen(self, part: Tensor, seen: Any) -> None:
        if not self.open_hands:
            unseen_into(part, self.edition.copies, seen.board.pieces.values(), seen.hand)
            return
        lying = Counter(colour_of(piece) for piece in seen.board.pieces.values())
        held = Counter(colour_of(piece) for hand in seen.hands for piece in hand)
        copies = self.edition.copies
        part[:] = [(copies - lying[colour] - held[colour]) / copies for colour in range(len(COLOURS))]

    def _fill_board(self, board: Tensor, seen: Any, page: Cell) -> None:
        window, planes = window_on(seen.board.pieces, self.side), board.reshape(PLANES, -1)
        shown = [
            (piece, window.place_of(cell)) for cell, piece in seen.board.pieces.items() if window.page_of(cell) == page
        ]
        places = [place for _, place in shown]
        planes[[colour_of(piece) for piece, _ in shown], places] = 1
        planes[[len(COLOURS) + shape_of(piece) for piece, _ in shown], places] = 1

    def _fill_openings(self, board: Tensor, seen: Any, page: Cell, kinds: int) -> None:
        """Mark the empty cells that one of these kinds fits."""
        window, planes = window_on(seen.board.pieces, self.side), board.reshape(PLANES, -1)
        fitting = [cell for cell, (row, _, column, _) in seen.board.openings.items() if row & column & kinds]
        planes[PLAYABLE, [window.place_of(cell) for cell in fitting if window.page_of(cell) == page]] = 1


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
