"""Which pictures are drawn, and where to: `scripts/pictures [--all | NAME ...] [--into FOLDER]`."""

import re
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs" / "screenshots"
"""The pictures that the docs show. They stay in history for ever, so they are few and small."""
LOOKED_AT = ROOT / "build" / "pictures"


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
    parser.add_argument("--all", action="store_true", help="every page, on desk, tablet and phone, light and dark")
    parser.add_argument("--into", type=Path, help="a folder; by default the docs', or build/pictures for others")
    given = parser.parse_args()
    folder = given.into or (LOOKED_AT if given.all or given.names else KEPT)
    folder.mkdir(parents=True, exist_ok=True)
    return Asked(frozenset(given.names), given.all, folder)


def slim(path: Path) -> None:
    """Give a picture a palette, which these flat drawings lose nothing by, and pack it well."""
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path, optimize=True)
