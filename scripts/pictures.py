"""Draw `terminal-*.svg`: games in the terminal, as the real program shows them."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from gallery import asked
from sixfold.cli.play import play

PICTURES = {
    "tiles": ("tiles-mindware", 6),
    "cubes": ("cubes-nl", 5),
    "cards": ("cards-999", 4),
}
"""For each picture the edition, and how many turns are played before the one that is shown."""
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
)
"""A picture in the reader's own fixed-width font: it fetches nothing from elsewhere."""


def take(path: Path, edition_id: str, turns: int) -> None:
    """Play some turns by taking advice, and keep what is shown from the last of them on."""
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    script = _answers(console, turns)

    def ask(prompt: str) -> str:
        answer = next(script, None)
        if answer is None:
            drawing = console.export_svg(title=f"sixfold play --edition {edition_id}", code_format=FORMAT)
            path.write_text(drawing, encoding="utf-8")
            raise EOFError
        console.print(f"{prompt}{answer}")
        return answer

    play(edition_id, seed="pictures", name="Ada", language="en", console=console, ask=ask)


def _answers(console: Console, turns: int) -> Iterator[str]:
    """Take the advice for some turns, then have the table drawn afresh and ask once more."""
    for _ in range(turns):
        yield "hint"
        told = " ".join(console.export_text(clear=False).split())
        advice = re.findall(r"Advice: (.*?)(?: for \d+ points?)?\.", told)
        laid_out = "done" if "done" in told[-400:] else "keep"
        yield advice[-1] if advice and re.search(r",|^roll", advice[-1]) else laid_out
    console.export_text(clear=True)
    yield ""
    yield "hint"


def main() -> None:
    """Take the pictures that are asked for."""
    wanted = asked()
    for name, (edition_id, turns) in PICTURES.items():
        path = wanted.folder / f"terminal-{name}.svg"
        if wanted.wants(path.name):
            take(path, edition_id, turns)


if __name__ == "__main__":
    main()
