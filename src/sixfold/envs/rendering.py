"""How environments show a game."""

from typing import Any

from sixfold import draw
from sixfold.envs.raster import picture
from sixfold.envs.table import Table

MODES = ["human", "ansi", "rgb_array"]


class UnknownMode(ValueError):
    """Environments do not show games like that."""

    def __init__(self, mode: str) -> None:
        super().__init__(f"no render mode {mode!r}; there are {', '.join(MODES)}")


def check_mode(mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise UnknownMode(mode)


def rendered(table: Table, mode: str | None) -> Any:
    """The whole table with all hands: printed, as text with colours, or as pixels."""
    if mode == "rgb_array":
        return picture(table.state)
    shown = draw.text(table.state, colour=True)
    if table.made:
        shown += "\n" + " ".join(table.steps.name(move) for move in table.made)
    if mode == "human":
        print(shown)
        return None
    return shown if mode == "ansi" else None
