"""The built web app in Chromium, as Lighthouse looks at pages: paint, layout shift, blocking, and presses shown.

Each figure is the median of some visits by new browsers to a server on this machine, at full speed and with the
processor slowed down four times, as a middling phone.
"""

import gzip
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "sixfold" / "server" / "static"
VISITS = 3
SLOWER = (1, 4)
LATE = 50.0
"""A frame so many milliseconds after the one before is seen to be late."""

WATCH = """
  window.seen = { shift: 0, blocked: 0, largest: 0 };
  const watch = (type, note) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  };
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) window.seen.shift += entry.value; });
  watch("longtask", (entry) => { window.seen.blocked += Math.max(0, entry.duration - 50); });
  watch("largest-contentful-paint", (entry) => { window.seen.largest = entry.startTime; });
"""
HAND = """() => [...document.querySelectorAll(".tray .held")].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""
"""Where the pieces of the hand lie. They are pressed there: a click on an element, as tests do it, has the driver's own
script ask the page in the midst of the press what lies where."""
DRAWN = """() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))"""
"""Wait for the picture: nobody presses twice within one."""


HELD = 80
"""Milliseconds between pressing and letting go, as with a finger."""
TOLD = """() => new Promise((told) => setTimeout(told, 500))"""
"""Wait until the browser knows when the last picture was on the screen."""


def hurry() -> None:
    """Give all threads of the browser the priority of this program, if that is a raised one.

    The browser gives its threads priorities of its own, by which those that draw would wait for the work of others.
    """
    own = os.getpriority(os.PRIO_PROCESS, 0)
    if own >= 0 or not Path("/proc/self/stat").exists():
        return
    family = {os.getpid()}
    for process in sorted(int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()):
        try:
            parent = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
            if parent not in family:
                continue
            family.add(process)
            for thread in Path(f"/proc/{process}/task").iterdir():
                os.setpriority(os.PRIO_PROCESS, int(thread.name), own)
        except OSError:
            continue  # it has ended meanwhile


def measure(full: bool) -> Iterator[dict[str, Any]]:
    """Visit the first page and a table, some times over."""
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "scripts")]
    from playwright.sync_api import sync_playwright

    from browser.conftest import FLAGS, browser_server, find_chromium

    visits = VISITS * (3 if full else 1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = browser_server(Path(folder)).start()
        path = find_chromium(playwright.chromium.executable_path)
        try:
            with playwright.chromium.launch(executable_path=path, args=FLAGS) as browser:
                for slower in SLOWER:
                    seen = [visit(browser, server.url, slower) for _ in range(visits)]
                    for what, unit in UNITS.items():
                        figure = statistics.median(one[what] for one in seen)
                        name = what if slower == 1 else f"{what}, processor {slower} times slower"
                        yield {"what": name, "figure": figure, "unit": unit}
                for slower in SLOWER:
                    shown = [gap for _ in range(visits) for gap in watched(browser, server.url, slower)]
                    for what, unit in WATCHED.items():
                        figure = rate(shown) if unit == "" else max(shown)
                        name = what if slower == 1 else f"{what}, processor {slower} times slower"
                        yield {"what": name, "figure": figure, "unit": unit}
                for slower in SLOWER:
                    followed = [follow(browser, server.url, slower) for _ in range(visits)]
                    for what, unit in FOLLOWED.items():
                        figure = statistics.median(one[what] for one in followed)
                        name = what if slower == 1 else f"{what}, processor {slower} times slower"
                        yield {"what": name, "figure": figure, "unit": unit}
                scripts = first_scripts(browser, server.url)
        finally:
            server.close()
    yield {"what": "JavaScript on first load, gzip", "figure": zipped(scripts) / 1000, "unit": "kB"}
    everything = [path.name for path in (STATIC / "assets").glob("*.js")]
    yield {"what": "JavaScript of the whole app, gzip", "figure": zipped(everything) / 1000, "unit": "kB"}


UNITS = {
    "first contentful paint": "ms",
    "largest contentful paint": "ms",
    "layout shift": "",
    "main thread blocked": "ms",
    "a game against the computer is on the table": "ms",
    "a press is shown, median": "ms",
    "a press is shown, slowest of six": "ms",
    "what it chooses is shown, median": "ms",
    "what it chooses is shown, slowest of six": "ms",
}


def visit(browser: Any, address: str, slower: int) -> dict[str, float]:
    """One person who has never been there: the first page, then a game, then a press on a tile."""
    from browser.chance import give_chance
    from browser.table import ENGLISH, TITLES, await_turn

    context = browser.new_context(base_url=address, viewport={"width": 412, "height": 823}, locale="en-GB")
    give_chance(context, 0)
    page = context.new_page()
    page.add_init_script(WATCH)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    hurry()
    page.goto("/", wait_until="networkidle")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
    paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    seen = page.evaluate("() => window.seen")
    label = ENGLISH.say("home-play-label", game=ENGLISH.say(TITLES["tiles"]))
    start = page.locator("article").get_by_role("button", name=label, exact=True)
    begun = page.evaluate("() => performance.now()")
    start.click()
    page.locator(".tray").wait_for()
    opened = page.evaluate("() => performance.now()")
    await_turn(page)
    shown, chosen = pressed(browser, page, Mouse(page))
    context.close()
    figures = (paint, seen["largest"], seen["shift"], seen["blocked"], opened - begun, *middle_and_most(shown))
    return dict(zip(UNITS, (*figures, *middle_and_most(chosen)), strict=True))


def middle_and_most(times: list[float]) -> tuple[float, float]:
    """The median, and the slowest."""
    return statistics.median(times), max(times)


def pressed(browser: Any, page: Any, finger: Any) -> tuple[list[float], list[float]]:
    """How long it takes until each press on a piece of the hand is on the screen, and then that it was let go.

    In milliseconds, as the browser's trace says; what it tells the page itself comes in steps of 8.
    """
    places = page.evaluate(HAND)
    browser.start_tracing(page=page, categories=[*TRACED, "input"])
    for x, y in places:
        finger.down(x, y)
        page.wait_for_timeout(HELD)
        finger.up()
        page.evaluate(DRAWN)
    page.evaluate(TOLD)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    shown, let_go = answered(events, "_PRESSED"), answered(events, "_RELEASED")
    assert len(shown) == len(let_go) == len(places), (shown, let_go)
    return shown, let_go


class Mouse:
    """A mouse that presses."""

    def __init__(self, page: Any) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        """Press there."""
        self._mouse.move(x, y)
        self._mouse.down()

    def up(self) -> None:
        """Let go."""
        self._mouse.up()


class Finger:
    """A finger that presses."""

    def __init__(self, page: Any) -> None:
        self._line = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        """Press there."""
        self._line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def up(self) -> None:
        """Let go."""
        self._line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def answered(events: list[dict[str, Any]], kind: str) -> list[float]:
    """For each event of that kind in a trace, how long it took until a picture that answers to it was on the screen."""
    begun: dict[Any, int] = {}
    latencies = list[float]()
    for event in sorted((one for one in events if one["name"] == "EventLatency"), key=lambda one: int(one["ts"])):
        line = (event["pid"], event["id2"]["local"])
        if event["ph"] == "b" and event["args"]["event_latency"]["event_type"].endswith(kind):
            begun[line] = event["ts"]
        elif event["ph"] == "e" and line in begun:
            latencies.append((event["ts"] - begun.pop(line)) / 1000)
    return latencies


WATCHED = {
    "pictures a second on the screen while pieces are moving": "",
    "longest time between two of them": "ms",
}
FOLLOWED = {
    "frames a second of the page's script while moves land": "",
    "frames a second of the page's script while pieces are moving": "",
    "longest frame of the page's script while moves land": "ms",
    "frames of the page's script later than 50 ms while moves land": "",
    "a press beside a late board is shown, median": "ms",
    "a press beside a late board is shown, slowest": "ms",
    "what it chooses is shown beside a late board, median": "ms",
    "what it chooses is shown beside a late board, slowest": "ms",
    "the page's work for such a press, at full speed": "ms",
    "the page's work for a move that lands, at full speed": "ms",
}
FRAMES = """() => {
  window.frames_ = [];
  let moving = 0;
  for (const kind of ["animation", "transition"]) {
    document.addEventListener(`${kind}start`, () => { moving += 1; });
    for (const end of ["end", "cancel"]) {
      document.addEventListener(kind + end, () => { moving = Math.max(0, moving - 1); });
    }
  }
  const tick = (at) => { window.frames_.push([at, moving > 0]); window.ticking = requestAnimationFrame(tick); };
  window.ticking = requestAnimationFrame(tick);
}"""
"""Note when each frame is drawn, and whether something was moving then."""
LANDING = """(turns) => {
  const page = document.querySelector("[data-turns]");
  window.landed = new Promise((told) => {
    const look = () => Number(page.dataset.turns) >= turns && told();
    new MutationObserver(look).observe(page, { attributes: true });
  });
}"""
RESTING = """async () => {
  await window.landed;
  await new Promise((rested) => setTimeout(rested, 300));
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""
"""Wait for the last move within the page: what asks it again and again would take its time and be measured with it."""


ROUND = 4
PRESS_ALL = """async () => {
  let presses = 0;
  for (let round = 0; round < 5; round++) {
    for (const one of document.querySelectorAll(".tray .held")) {
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + 9, box.y + 9];
      const at = { clientX: x, clientY: y, pointerId: 1, pointerType: "touch", bubbles: true, button: 0 };
      one.dispatchEvent(new PointerEvent("pointerdown", at));
      one.dispatchEvent(new PointerEvent("pointerup", at));
      await new Promise(requestAnimationFrame);
      presses += 1;
    }
  }
  return presses;
}"""
"""Press every piece of the hand some times over, a picture for each."""


def worked(line: Any) -> float:
    """How long the page's main thread has worked, in milliseconds of its own time: the same beside busy neighbours."""
    told = line.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def follow(browser: Any, address: str, slower: int) -> dict[str, float]:
    """A late board of four on a phone: a round of moves that land one after the other, then presses on the hand."""
    from browser.told import take_round

    context, page, told = late_board(browser, address)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    before, idle = len(told.turns), worked(line)
    page.evaluate(FRAMES)
    page.evaluate(LANDING, before + ROUND)
    take_round(told)
    page.evaluate(RESTING)
    landing = (worked(line) - idle) / ROUND
    drawn: list[tuple[float, bool]] = page.evaluate(
        "() => { cancelAnimationFrame(window.ticking); return window.frames_; }"
    )
    shown, chosen = pressed(browser, page, Finger(page))
    idle = worked(line)
    count: int = page.evaluate(PRESS_ALL)
    pressing = (worked(line) - idle) / count
    context.close()
    gaps = [later - earlier for (earlier, _), (later, _) in pairwise(drawn)]
    moving = [later - earlier for (earlier, moved), (later, moves) in pairwise(drawn) if moved and moves]
    late = float(sum(gap > LATE for gap in gaps))
    presses = (*middle_and_most(shown), *middle_and_most(chosen))
    return dict(zip(FOLLOWED, (rate(gaps), rate(moving), max(gaps), late, *presses, pressing, landing), strict=True))


TRACED = ["cc", "benchmark", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
MOVING = """() => {
  window.moving = [];
  for (const kind of ["animationstart", "transitionstart"]) {
    document.addEventListener(kind, ({ target }) => {
      for (const one of target.getAnimations()) {
        const { delay, endTime } = one.effect.getComputedTiming();
        if (one.startTime !== null) window.moving.push([one.startTime + delay, one.startTime + endTime]);
      }
    });
  }
  performance.mark("sixfold");
  return performance.getEntriesByName("sixfold")[0].startTime;
}"""
"""Note from when to when something moves, by a clock that the browser's trace knows a mark of."""


def watched(browser: Any, address: str, slower: int) -> list[float]:
    """The times between two pictures on the screen while pieces are moving, in milliseconds, by the browser's trace.

    Pieces are moved by the thread that puts pictures on the screen. What the page's script does at the same time, which
    is what `FRAMES` sees, does not keep them from moving.
    """
    from browser.told import take_round

    context, page, told = late_board(browser, address)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    browser.start_tracing(page=page, categories=TRACED)
    mark = page.evaluate(MOVING)
    page.evaluate(LANDING, len(told.turns) + ROUND)
    take_round(told)
    page.evaluate(RESTING)
    moving: list[tuple[float, float]] = page.evaluate("() => window.moving")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    begun = next(event["ts"] for event in events if event["name"] == "sixfold") / 1000 - mark
    shown = sorted({event["ts"] / 1000 - begun for event in events if presents(event)})
    return [
        later - earlier
        for start, end in joined(moving)
        for earlier, later in pairwise(at for at in shown if start <= at <= end)
    ]


def joined(times: list[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """The times in which something of that goes on, none of them twice."""
    begun = until = -inf
    for start, end in sorted(times):
        if start > until:
            if until > begun:
                yield begun, until
            begun = start
        until = max(until, end)
    if until > begun:
        yield begun, until


def presents(event: dict[str, Any]) -> bool:
    """Whether something in a trace is a picture that comes to be on the screen."""
    return bool(event["name"] == "SwapEndToPresentationCompositorFrame" and event["ph"] == "e")


def late_board(browser: Any, address: str) -> tuple[Any, Any, Any]:
    """A late board of four on a phone: the browser's context, the page, and what the page is told."""
    from browser.conftest import PACE
    from browser.told import ToldTable, late_tiles

    context = browser.new_context(
        base_url=address, viewport={"width": 412, "height": 823}, locale="en-GB", has_touch=True
    )
    context.add_init_script(PACE % "brisk")
    page = context.new_page()
    page.add_init_script(WATCH)
    told = ToldTable(page, late_tiles(90, 4))
    told.open(page)
    hurry()
    return context, page, told


def rate(gaps: list[float]) -> float:
    """How many frames a second these are, by the milliseconds from one to the next."""
    return 1000 * len(gaps) / sum(gaps)


def first_scripts(browser: Any, address: str) -> list[str]:
    """The names of the scripts that the first page loads."""
    context = browser.new_context(base_url=address, service_workers="block")
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    loaded: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    context.close()
    return sorted({url.rsplit("/", 1)[1] for url in loaded if url.endswith(".js")})


def zipped(names: list[str]) -> int:
    """How many bytes these scripts take when compressed one by one."""
    return sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in names)
