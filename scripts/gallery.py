"""Which pictures are drawn, and where to: `scripts/pictures [--all | NAME ...] [--into FOLDER]`."""

import re
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "screenshots"
"""The pictures that the docs show. They stay in history for ever, so they are few and small."""
LOOKED_AT = ROOT / "build" / "pictures"
WIDTH, LARGEST, GAP = 1560, (776, 560), 8
"""How wide a sheet of several pictures is, how large each of them, and what lies between them, in pixels."""


def shown() -> set[str]:
    """The pictures that the docs show, by file name."""
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in re.findall(r"screenshots/([\w.-]+)\)", page.read_text(encoding="utf-8"))}


@dataclass(frozen=True)
class Asked:
    """What was asked for on the command line."""

    words: frozenset[str]
    everything: bool
    folder: Path
    kept: bool
    """Whether these are the pictures of the docs."""

    def wants(self, name: str) -> bool:
        """Whether to draw a picture: `web-home-phone.png` is asked for by its name, or by `home`."""
        if self.everything:
            return True
        if self.words:
            return any(re.search(rf"(^|-){re.escape(word)}(-|\.|$)", name) for word in self.words)
        return name in shown()


def asked() -> Asked:
    """Read the command line: without a name, the pictures that the docs show are drawn anew."""
    parser = ArgumentParser(prog="scripts/pictures", description="Draw pictures of the real program.")
    parser.add_argument("names", nargs="*", help="pictures or pages, such as home; without any, those in the docs")
    parser.add_argument("--all", action="store_true", help="every page at every size, light and dark")
    parser.add_argument("--into", type=Path, help="a folder; by default the docs', or build/pictures for others")
    given = parser.parse_args()
    kept = not given.all and not given.names
    folder = given.into or (KEPT if kept else LOOKED_AT)
    folder.mkdir(parents=True, exist_ok=True)
    return Asked(frozenset(given.names), given.all, folder, kept)


def slim(path: Path) -> None:
    """Give a picture a palette, which these flat drawings lose nothing by, and pack it well."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path, optimize=True)


def put_together(paths: Sequence[Path], sheet: Path) -> None:
    """One sheet of several pictures, made smaller, beside and below each other."""
    places: list[tuple[Image.Image, int, int]] = []
    left, top = 0, 0
    for path in paths:
        with Image.open(path) as picture:
            small = picture.convert("RGB")
        small.thumbnail(LARGEST)
        if left + small.width > WIDTH:
            left, top = 0, top + LARGEST[1] + GAP
        places.append((small, left, top))
        left += small.width + GAP
    whole = Image.new("RGB", (WIDTH, top + LARGEST[1]), "gray")
    for small, left, top in places:
        whole.paste(small, (left, top))
    whole.save(sheet)
