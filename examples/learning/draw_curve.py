"""Draw how the learning went: `python examples/learning/draw_curve.py learned_tiles.json > curve.svg`."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

WIDTH, HEIGHT, LEFT, FOOT = 640, 300, 60, 46
INK, LINE = "#5b6b66", "#0b6e5f"


def drawn(curve: Sequence[dict[str, float]]) -> str:
    """The mean lead over random moves, by minutes of learning."""
    minutes = [point["seconds"] / 60 for point in curve]
    leads = [point["lead"] for point in curve]
    lowest, highest = 20 * (min(leads) // 20), 20 * (max(leads) // 20 + 1)

    def at(minute: float, lead: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - 16) * minute / max(minutes)
        return round(across, 1), round((HEIGHT - FOOT) * (highest - lead) / (highest - lowest) + 8, 1)

    marks = []
    for lead in range(int(lowest), int(highest) + 1, 20):
        x, y = at(0, lead)
        marks.append(f'<path d="M{x} {y}H{WIDTH - 16}" stroke="{INK}" stroke-opacity="{0.8 if lead == 0 else 0.2}"/>')
        marks.append(f'<text x="{x - 8}" y="{y + 5}" text-anchor="end">{lead:+d}</text>')
    for minute in range(int(max(minutes)) + 1):
        x, y = at(minute, lowest)
        marks.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle">{minute}</text>')
    path = " ".join(f"{x},{y}" for x, y in map(at, minutes, leads))
    told = f"lead over random moves in points, by minutes of learning; wins {100 * curve[-1]['wins']:.1f} % at the end"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        f' font-size="14" fill="{INK}" role="img" aria-label="{told}">{"".join(marks)}'
        f'<polyline points="{path}" fill="none" stroke="{LINE}" stroke-width="3"/>'
        f'<text x="{LEFT}" y="{HEIGHT - 2}">{told}</text></svg>'
    )


if __name__ == "__main__":
    print(drawn(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
