"""Draw a position: as text, and as a picture in a file."""

import sys
import tempfile
from pathlib import Path

import sixfold

game = sixfold.start("cubes-nl", players=3, seed=11)
club = sixfold.bot("club", seed=1)
for _ in range(12):
    game.push(club.choose(game))
print(game.text(colour=sys.stdout.isatty()))

with tempfile.TemporaryDirectory() as folder:
    picture = Path(sys.argv[1] if len(sys.argv) > 1 else folder) / "position.svg"
    picture.write_text(game.svg(), encoding="utf-8")
    print(f"{picture.stat().st_size} bytes of SVG")
