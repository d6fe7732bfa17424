"""How pieces look, for browser, terminal and notebook alike: `look.json` is the one place for colours and shapes.

The paths of the shapes lie on a field of 100 by 100, centred, each with an area of about 2,750 so that none looks
heavier than another.
"""

import json
from importlib.resources import files
from typing import Any

from sixfold.core.pieces import COLOURS, SHAPES

_LOOK: dict[str, Any] = json.loads(files(__package__).joinpath("look.json").read_text(encoding="utf-8"))

COLOUR_VALUES: tuple[str, ...] = tuple(_LOOK["colours"][colour] for colour in COLOURS)
"""By the index of the colour."""
SHAPE_PATHS: tuple[str, ...] = tuple(_LOOK["shapes"][shape] for shape in SHAPES)
"""By the index of the shape."""
SIGNS = "".join(_LOOK["signs"][shape] for shape in SHAPES)
"""One sign for each shape, for text."""
BLOCK: str = _LOOK["block"]
"""What a piece is made of."""
CUBE: str = _LOOK["cube"]
"""The edges of a cube."""
FACE: str = _LOOK["face"]
"""The side of a cube that is up."""
FELT: str = _LOOK["felt"]["light"]
"""What pieces lie on."""
LAST: str = _LOOK["last"]["dark"]
"""The mark around pieces that were laid last."""
