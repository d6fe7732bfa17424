"""Draw `web-*.png`: every page and state of a game, at every size of screen, in light and dark.

With `--all` or a name, a sheet of all sizes is put together for each page, `sheet-NAME.png`: for looking at.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Literal

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from browser.chance import give_chance
from browser.conftest import DESK, FLAGS, PHONE, SLOWEST, browser_server, find_chromium
from browser.pages import EVERY
from browser.table import GameEnded, resting
from gallery import Asked, asked, put_together, slim
from given import STAGE

TOUCHED: dict[str, ViewportSize] = {
    "phone": PHONE,
    "narrow": {"width": 320, "height": 568},
    "tall": {"width": 390, "height": 844},
    "on-its-side": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}
CLICKED: dict[str, ViewportSize] = {"desk": DESK, "wide": {"width": 1920, "height": 1080}}
DEALS = 5
"""As many games are tried for a page that not every game leads to."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def take(browser: Browser, address: str, name: str, sizes: dict[str, ViewportSize], wanted: Asked) -> list[Path]:
    """Go to the page as a person would, with the same deal each time, and keep what is shown at each of these sizes."""
    shots = {
        (size, theme): f"web-{name}-{size}{'-dark' * (theme == 'dark')}.png" for size, theme in product(sizes, THEMES)
    }
    shots = {shot: file for shot, file in shots.items() if wanted.wants(file)}
    if not shots:
        return []
    page = reach(browser, address, name, sizes)
    taken = []
    for (size, theme), file in shots.items():
        page.set_viewport_size(sizes[size])
        page.emulate_media(color_scheme=theme)
        resting(page)
        page.screenshot(path=wanted.folder / file, animations="disabled")
        slim(wanted.folder / file)
        taken.append(wanted.folder / file)
    page.context.close()
    return taken


def reach(browser: Browser, address: str, name: str, sizes: dict[str, ViewportSize]) -> Page:
    """A page that was reached by playing; where a deal does not lead there, with another."""
    touched = sizes is TOUCHED
    for deal in range(DEALS):
        STAGE.begin(f"picture of {name}, {'touched' if touched else 'clicked'}, {deal}")
        context = browser.new_context(
            base_url=address,
            viewport=next(iter(sizes.values())),
            has_touch=touched,
            is_mobile=touched,
            locale="en-GB",
            reduced_motion="reduce",
        )
        give_chance(context, 0)
        context.set_default_timeout(SLOWEST)
        page = context.new_page()
        try:
            EVERY[name](page)
        except GameEnded:
            context.close()
        else:
            return page
    raise GameEnded(name)


def main() -> None:
    """Take the pictures that are asked for."""
    wanted = asked()
    expect.set_options(timeout=SLOWEST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = browser_server(Path(folder)).start()
        chromium = find_chromium(playwright.chromium.executable_path)
        try:
            with playwright.chromium.launch(executable_path=chromium, args=FLAGS) as browser:
                for name in EVERY:
                    taken = [
                        path for sizes in (TOUCHED, CLICKED) for path in take(browser, server.url, name, sizes, wanted)
                    ]
                    if taken and not wanted.kept:
                        put_together(taken, wanted.folder / f"sheet-{name}.png")
        finally:
            server.close()


if __name__ == "__main__":
    main()
