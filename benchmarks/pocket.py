"""The static site in Chromium: how large it is, and how soon a game without a server is on the table.

Each time is the median of some visits by new browsers to a folder served on this machine. Chromium can slow down the
thread of a page, but not that of the worker which runs the Python, so all figures are at full speed.
"""

import statistics
import sys
import tempfile
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
VISITS = 3
UNITS = {
    "from the press to the table, nothing kept": "ms",
    "from the press to the table, everything kept": "ms",
    "a turn by the hint, and the computer's": "ms",
}


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Put the site up, and visit it some times over."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, find_chromium
    from browser.test_pocket import Quiet
    from pocket import put_up, sizes

    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place) / "site"
        put_up(folder, STATIC)
        plain, packed = sizes(folder)
        yield {"what": "the pocket site", "figure": plain / 1e6, "unit": "MB"}
        yield {"what": "the pocket site, gzip", "figure": packed / 1e6, "unit": "MB"}
        path = find_chromium(playwright.chromium.executable_path)
        with (
            ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as server,
            playwright.chromium.launch(executable_path=path, args=FLAGS) as browser,
        ):
            threading.Thread(target=server.serve_forever, daemon=True).start()
            address = f"http://127.0.0.1:{server.server_address[1]}"
            seen = [visit(browser, address) for _ in range(VISITS * (3 if full else 1))]
            server.shutdown()
    for what, unit in UNITS.items():
        yield {"what": what, "figure": statistics.median(one[what] for one in seen), "unit": unit}


def visit(browser: Any, address: str) -> dict[str, float]:
    """One person who has never been there: a game at once; then everything is kept, and a game again."""
    from browser.conftest import PACE
    from browser.table import await_turn, play_turn
    from browser.test_pocket import keep

    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(PACE % "at-once")
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    cold = press(page)
    page.goto("/")
    keep(page)
    page.reload(wait_until="networkidle")
    warm = press(page)
    await_turn(page)
    begun = page.evaluate("() => performance.now()")
    play_turn(page)
    await_turn(page)
    answered = page.evaluate("() => performance.now()") - begun
    context.close()
    return dict(zip(UNITS, (cold, warm, answered), strict=True))


def press(page: Any) -> float:
    """The milliseconds from the press that begins a game to the hand on the table."""
    from browser.table import ENGLISH, TITLES

    label = ENGLISH.say("home-play-label", game=ENGLISH.say(TITLES["tiles"]))
    begun: float = page.evaluate("() => performance.now()")
    page.locator("article").get_by_role("button", name=label, exact=True).click()
    page.locator(".tray").wait_for()
    ended: float = page.evaluate("() => performance.now()")
    return ended - begun
