"""The static site in Chromium without a network: its size, how soon a piece lies, experts' moves, and memory.

Each time is the median of some visits by new browsers, first at full speed, then with a processor four times slower.
Chromium slows down only the thread of a page and not that of the worker which runs the Python, so its processes are
stopped for three quarters of the time, a few milliseconds at a time. Beside the longer times stands that of the
processor, which says more on a machine that does other things as well. An expert's answer is timed by the log: from a
person's turn, which is written down meanwhile, to the turn that the expert chose.
"""

import gzip
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
MOVES = 5
"""Turns of an expert that are timed in each game."""
LONGEST = 900.0
"""Seconds after which a visit counts as hung and is broken off."""
SLOWER = (1, 4)
GAMES = ("tiles", "cubes", "cards")
SLICE = 0.004
"""Seconds that a slowed browser runs at a time."""
BETWEEN_LOOKS = 0.5
"""Seconds after which it is looked for further pages to slow down."""
TICKS = os.sysconf("SC_CLK_TCK")
COLD = "from the press to a laid piece, all kept, just opened"
WARM = "from the press to a laid piece, the table at work"
MOVE = "from a turn to the expert's answer: {}"
FIXED = "a fixed piece of work"
"""The same at every speed: how much longer it takes says how far the clock's times of a run can be trusted."""
WORK = "() => { let sum = 0; for (let i = 0; i < 1e8; i++) sum = (sum + i * 7) | 0; return sum; }"
MEMORY = "memory of the page and its worker"
FIRST = "JavaScript of the first page, gzip"
UNASKED = "of the first page, what only playing takes"


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Put the site up, and visit it some times over."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]
    from playwright.sync_api import expect, sync_playwright

    from browser.conftest import FLAGS, SLOWEST, find_chromium
    from browser.offline import served_site
    from pocket import sizes

    expect.set_options(timeout=SLOWEST)
    with (
        tempfile.TemporaryDirectory() as place,
        sync_playwright() as playwright,
        served_site(Path(place) / "site", STATIC) as site,
    ):
        plain, packed = sizes(site.folder)
        yield {"what": "the pocket site", "figure": plain / 1e6, "unit": "MB"}
        yield {"what": "the pocket site, gzip", "figure": packed / 1e6, "unit": "MB"}
        path = find_chromium(playwright.chromium.executable_path)
        with playwright.chromium.launch(executable_path=path, args=FLAGS) as browser, limited(LONGEST):
            yield from first_load(browser, site)
        for slower in SLOWER:
            seen = []
            for _ in range(VISITS * (3 if full else 1)):
                with playwright.chromium.launch(executable_path=path, args=FLAGS) as browser, limited(LONGEST):
                    seen.append(visit(browser, site, slower))
            yield from _told(seen, "" if slower == 1 else f", processor {slower} times slower")


def _told(seen: list[dict[str, float]], how: str) -> Iterator[dict[str, Any]]:
    for what in (MOVE.format(game) for game in GAMES):
        yield {"what": what + how, "figure": statistics.median(one[what] for one in seen), "unit": "ms"}
    for what in (FIXED, COLD, WARM):
        yield {"what": what + how, "figure": statistics.median(one[what] for one in seen), "unit": "ms"}
        worked = statistics.median(one[f"{what}, worked"] for one in seen)
        yield {"what": f"{what}{how}: processor time", "figure": worked, "unit": "ms"}
    yield {"what": MEMORY + how, "figure": statistics.median(one[MEMORY] for one in seen), "unit": "MB"}


def first_load(browser: Any, site: Any) -> Iterator[dict[str, Any]]:
    """What the first page fetches before anything is pressed."""
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.address).lstrip("/")))
    page.goto(site.address, wait_until="networkidle")
    files = [site.folder / name for name in dict.fromkeys(asked) if name]
    scripts = [len(gzip.compress(file.read_bytes(), 9)) for file in files if file.suffix == ".js"]
    unasked = [file.stat().st_size for file in files if file.parent.name.startswith("pocket-")]
    yield {"what": FIRST, "figure": sum(scripts) / 1e3, "unit": "kB"}
    yield {"what": UNASKED, "figure": sum(unasked) / 1e3, "unit": "kB"}


class Visitor:
    """Somebody on a page of the site, with all that playing takes kept and without a network."""

    def __init__(self, browser: Any, site: Any) -> None:
        from browser.conftest import PACE, SLOWEST
        from browser.offline import LEVEL, cut_off

        site.cut = False
        context = browser.new_context(base_url=site.address, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(SLOWEST)
        context.add_init_script(PACE % "at-once")
        context.add_init_script(LEVEL % "expert")
        self.page = context.new_page()
        cut_off(self.page, site)

    def press(self, game: str) -> None:
        """Begin a game, and lay the first piece."""
        from browser.table import await_turn

        self._button(game).click()
        self.page.locator(".tray").wait_for()
        assert await_turn(self.page)
        self._lay()

    def go_home(self) -> None:
        """Go back within the page, so that the table stays at work."""
        self.page.evaluate("() => { location.hash = '#/'; }")
        self._button(GAMES[0]).and_(self.page.locator(":enabled")).wait_for()

    def time_expert(self) -> float:
        """Play on for some turns; the median of the milliseconds that the expert took for its own."""
        from browser.offline import logged
        from browser.table import await_turn

        assert await_turn(self.page)
        for _ in range(MOVES):
            self._lay()
            assert await_turn(self.page)
        events = logged(self.page)
        latest = max(events, key=lambda event: event["at"])["game"]
        return statistics.median(_answers([event for event in events if event["game"] == latest]))

    def _button(self, game: Any) -> Any:
        from browser.table import ENGLISH, TITLES

        label = ENGLISH.say("home-play-label", game=ENGLISH.say(TITLES[game]))
        return self.page.locator("article").get_by_role("button", name=label, exact=True)

    def _lay(self) -> None:
        from browser.table import confirm_button, heard, position, take_advice

        number = position(self.page)
        take_advice(self.page)
        confirm_button(self.page).click()
        heard(self.page, number + 1)


def visit(browser: Any, site: Any, slower: int) -> dict[str, float]:
    """One person who keeps everything, loses the network and plays experts: at once, and again."""
    visitor = Visitor(browser, site)
    seen: dict[str, float] = {}
    visitor.page.evaluate(WORK)
    with slowed(slower):
        _note(seen, FIXED, lambda: visitor.page.evaluate(WORK))
        _note(seen, COLD, lambda: visitor.press(GAMES[0]))
        seen[MOVE.format(GAMES[0])] = visitor.time_expert()
        # Beside it the browser keeps an empty page at hand for the next.
        seen[MEMORY] = max(map(_memory, _pages())) / 1e6
        visitor.go_home()
        _note(seen, WARM, lambda: visitor.press(GAMES[0]))
        for game in GAMES[1:]:
            visitor.go_home()
            visitor.press(game)
            seen[MOVE.format(game)] = visitor.time_expert()
    visitor.page.context.close()
    return seen


def _answers(events: list[dict[str, Any]]) -> Iterator[float]:
    """The milliseconds from each turn of a person to the end of the expert's, the rolls of cubes included."""
    begun = ended = 0.0
    for event in events:
        by = event["data"].get("by")
        if by == "person":
            if ended > begun:
                yield 1000 * (ended - begun)
            begun = event["at"]
        elif by == "expert" and begun:
            ended = event["at"]
    if ended > begun:
        yield 1000 * (ended - begun)


def _note(seen: dict[str, float], what: str, done: Callable[[], object]) -> None:
    seen[what], seen[f"{what}, worked"] = timed(done)


def timed(done: Callable[[], object]) -> tuple[float, float]:
    """The milliseconds that something took, and those that processors worked for pages meanwhile."""
    begun, worked = perf_counter(), sum(map(_worked, _pages()))
    done()
    return 1000 * (perf_counter() - begun), 1000 * (sum(map(_worked, _pages())) - worked)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Break off whatever takes longer: a page that hangs would be waited for without end."""
    over = threading.Event()

    def end() -> None:
        over.set()
        for page in _pages():
            _signal(page, signal.SIGKILL)

    timer = threading.Timer(seconds, end)
    timer.start()
    try:
        yield
    except Exception as error:
        if over.is_set():
            raise TimeoutError(f"a visit took longer than {seconds:g} s") from error
        raise
    finally:
        timer.cancel()


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Let the pages of this program's browsers run for only a part of the time."""
    ended = threading.Event()

    def hold() -> None:
        pages, looked, owed = _pages(), perf_counter(), 0.0
        while not ended.is_set():
            begun = perf_counter()
            sleep(SLICE)
            if begun - looked > BETWEEN_LOOKS:
                pages, looked = _pages(), begun
            try:
                for page in pages:
                    _signal(page, signal.SIGSTOP)
                stopped = perf_counter()
                owed += (stopped - begun) * (times - 1)
                sleep(max(0.0, owed))
                owed -= perf_counter() - stopped
            finally:
                for page in pages:
                    _signal(page, signal.SIGCONT)

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
