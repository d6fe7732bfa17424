"""The static site in Chromium without a network: its size, how soon a piece lies, an expert's move, and memory.

Each time is the median of some visits by new browsers, first at full speed, then with a processor four times slower.
Chromium slows down only the thread of a page and not that of the worker which runs the Python, so its processes are
stopped for three quarters of the time, a few milliseconds at a time. Beside each time stands that of the processor,
which says more on a machine that does other things as well.
"""

import os
import signal
import statistics
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
VISITS = 3
MOVES = 6
SLOWER = (1, 4)
SLICE = 0.004
"""Seconds that a slowed browser runs at a time."""
TICKS = os.sysconf("SC_CLK_TCK")
COLD = "from the press to a laid piece, all kept, just opened"
WARM = "from the press to a laid piece, the table at work"
MOVE = "an expert's move"
TIMES = (COLD, WARM, MOVE)
MEMORY = "memory of the page and its worker"


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Put the site up, and visit it some times over."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, find_chromium
    from browser.offline import served_site
    from pocket import sizes

    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        served_site(Path(place) / "site", STATIC) as (address, folder),
    ):
        plain, packed = sizes(folder)
        yield {"what": "the pocket site", "figure": plain / 1e6, "unit": "MB"}
        yield {"what": "the pocket site, gzip", "figure": packed / 1e6, "unit": "MB"}
        path = find_chromium(playwright.chromium.executable_path)
        for slower in SLOWER:
            seen = []
            for _ in range(VISITS * (3 if full else 1)):
                with playwright.chromium.launch(executable_path=path, args=FLAGS) as browser:
                    seen.append(visit(browser, address, slower))
            yield from _told(seen, "" if slower == 1 else f", processor {slower} times slower")


def _told(seen: list[dict[str, float]], how: str) -> Iterator[dict[str, Any]]:
    for what in TIMES:
        yield {"what": what + how, "figure": statistics.median(one[what] for one in seen), "unit": "ms"}
        worked = statistics.median(one[f"{what}, worked"] for one in seen)
        yield {"what": f"{what}{how}: processor time", "figure": worked, "unit": "ms"}
    yield {"what": MEMORY + how, "figure": statistics.median(one[MEMORY] for one in seen), "unit": "MB"}


def visit(browser: Any, address: str, slower: int) -> dict[str, float]:
    """One person who keeps everything, loses the network and plays an expert: at once, and again."""
    from browser.conftest import PACE
    from browser.offline import LEVEL, cut_off
    from browser.table import await_turn, confirm_button, heard, play_computer, position, take_advice

    context = browser.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(PACE % "at-once")
    context.add_init_script(LEVEL % "expert")
    page = context.new_page()
    cut_off(page)

    def lay() -> None:
        number = position(page)
        take_advice(page)
        confirm_button(page).click()
        heard(page, number + 1)

    def press() -> None:
        play_computer(page, "tiles")
        assert await_turn(page)
        lay()

    seen: dict[str, float] = {}
    with slowed(slower):
        _note(seen, COLD, press)
        assert await_turn(page)
        moves = []
        for _ in range(MOVES):
            lay()
            moves.append(timed(lambda: await_turn(page)))
        seen[MOVE], seen[f"{MOVE}, worked"] = map(statistics.median, zip(*moves, strict=True))
        # Beside it the browser keeps an empty page at hand for the next.
        seen[MEMORY] = max(map(_memory, _pages())) / 1e6
        _note(seen, WARM, press)
    context.close()
    return seen


def _note(seen: dict[str, float], what: str, done: Callable[[], object]) -> None:
    seen[what], seen[f"{what}, worked"] = timed(done)


def timed(done: Callable[[], object]) -> tuple[float, float]:
    """The milliseconds that something took, and those that processors worked for pages meanwhile."""
    begun, worked = perf_counter(), sum(map(_worked, _pages()))
    done()
    return 1000 * (perf_counter() - begun), 1000 * (sum(map(_worked, _pages())) - worked)


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the pages of this program's browsers run for only a part of the time."""
    ended = threading.Event()

    def hold() -> None:
        while not ended.is_set():
            pages = _pages()
            for page in pages:
                _signal(page, signal.SIGSTOP)
            sleep(SLICE * (times - 1))
            for page in pages:
                _signal(page, signal.SIGCONT)
            sleep(SLICE)

    holding = threading.Thread(target=hold)
    if times > 1:
        holding.start()
    try:
        yield
    finally:
        ended.set()
        if times > 1:
            holding.join()


def _signal(process: int, number: signal.Signals) -> None:
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return


def _pages() -> list[int]:
    """The processes of pages and their workers, in browsers that this program has started."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue

    def ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and ours(parents[process]))

    return [process for process in parents if ours(process) and b"--type=renderer" in _command(process)]


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _worked(process: int) -> float:
    """The seconds that a process has had of processors."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(process: int) -> int:
    """The bytes that a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
