"""The static site: the built web app, told that it has no server, in a folder that any web server can serve."""

import gzip
import shutil
import sys
from pathlib import Path

from needs import ROOT
from steps import Steps, steps_of
from web import STATIC, build

USUAL = ROOT / "build" / "pocket"
PAGE = "index.html"
PLAIN, MARKED = '<html lang="en">', '<html lang="en" data-pocket>'
NOT_SERVED = (".built",)


class Unmarked(Exception):
    """The page does not look as it should."""


class Occupied(Exception):
    """The folder holds something else."""


def put_up(folder: Path, source: Path = STATIC) -> None:
    """Copy the app to a folder and mark its page; a site that was there before is replaced as a whole."""
    if folder.exists() and any(folder.iterdir()) and not (folder / "pocket.json").exists():
        raise Occupied(folder)
    page = (source / PAGE).read_text(encoding="utf-8")
    if page.count(PLAIN) != 1:
        raise Unmarked(source / PAGE)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns(*NOT_SERVED))
    (folder / PAGE).write_text(page.replace(PLAIN, MARKED), encoding="utf-8")


def sizes(folder: Path) -> tuple[int, int]:
    """How large the folder is, and how large if each file is compressed."""
    contents = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
    return sum(map(len, contents)), sum(len(gzip.compress(content, mtime=0)) for content in contents)


def main(steps: Steps) -> None:
    """Build, and say how to look at it."""
    folder = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else USUAL
    build(steps)
    try:
        put_up(folder)
    except Occupied:
        sys.exit(f"{folder} holds something else; an empty folder is wanted.")
    plain, packed = sizes(folder)
    print(f"{folder}: {plain / 1e6:.1f} MB, {packed / 1e6:.1f} MB gzip")
    print(f"python -m http.server --directory {folder}")


if __name__ == "__main__":
    steps_of(main)
