"""A square window on a board without edges, which follows the board."""

from collections.abc import Collection
from dataclasses import dataclass

from sixfold.core.refusals import Cell

SIDE = 26
"""The side of the window: boards of 8 players and of random play seldom need more."""


@dataclass(frozen=True, slots=True)
class Window:
    """A window by its upper left cell. Windows like it cover the plane: pages, of which this one is (0, 0)."""

    left: int
    top: int
    side: int

    def page_of(self, cell: Cell) -> Cell:
        """The page that shows a cell."""
        return (cell[0] - self.left) // self.side, (cell[1] - self.top) // self.side

    def place_of(self, cell: Cell) -> int:
        """Where on its page a cell is, row by row from 0."""
        across, down = (cell[0] - self.left) % self.side, (cell[1] - self.top) % self.side
        return down * self.side + across

    def cell_at(self, page: Cell, place: int) -> Cell:
        """The cell at that place of a page."""
        down, across = divmod(place, self.side)
        return self.left + page[0] * self.side + across, self.top + page[1] * self.side + down


def window_on(cells: Collection[Cell], side: int) -> Window:
    """The window in the middle of which these cells lie."""
    if not cells:
        return Window(-(side // 2), -(side // 2), side)
    across, down = [x for x, _ in cells], [y for _, y in cells]
    return Window(
        (min(across) + max(across) + 1) // 2 - side // 2,
        (min(down) + max(down) + 1) // 2 - side // 2,
        side,
    )


def nearest_first(page: Cell) -> tuple[int, Cell]:
    """A key for the order in which pages are looked at: the window itself, then those around it."""
    return abs(page[0]) + abs(page[1]), page
