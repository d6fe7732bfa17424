"""Draw `web-*.png`: every page and state of a game, on desk, tablet and phone, in light and dark."""

import sys
import tempfile
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser.chance import give_chance
from browser.conftest import DESK, FLAGS, PHONE, TABLET, browser_server, find_chromium
from browser.pages import EVERY
from browser.table import resting
from gallery import asked, slim
from given import STAGE

SIZES: dict[str, ViewportSize] = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
DARK = {"home", "new", "tiles-laid", "refused", "cubes", "cards", "hand-over", "verify", "contrast"}
"""The pages that are also taken in the dark."""


def take(browser: Browser, address: str, name: str, size: str, path: Path, *, dark: bool) -> None:
    """Go to the page as a person would, and keep what is shown: with the same deal each time."""
    STAGE.begin(f"picture of {name}, {size}, {'dark' if dark else 'light'}")
    context = browser.new_context(
        base_url=address,
        viewport=SIZES[size],
        has_touch=size != "desk",
        is_mobile=size != "desk",
        locale="en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    give_chance(context, 0)
    page = context.new_page()
    EVERY[name](page)
    resting(page)
    page.screenshot(path=path, animations="disabled")
    slim(path)
    context.close()


def main() -> None:
    """Take the pictures that are asked for."""
    wanted = asked()
    shots = [*product(EVERY, SIZES, [False]), *product(sorted(DARK), ["desk", "phone"], [True])]
    paths = {shot: wanted.folder / f"web-{shot[0]}-{shot[1]}{'-dark' if shot[2] else ''}.png" for shot in shots}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = browser_server(Path(folder)).start()
        chromium = find_chromium(playwright.chromium.executable_path)
        try:
            with playwright.chromium.launch(executable_path=chromium, args=FLAGS) as browser:
                for (name, size, dark), path in paths.items():
                    if wanted.wants(path.name):
                        take(browser, server.url, name, size, path, dark=dark)
        finally:
            server.close()


if __name__ == "__main__":
    main()
