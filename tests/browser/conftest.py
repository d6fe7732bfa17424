"""A server, a browser, and people with pages of their own; what they saw is kept when a test fails."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from browser.chance import give_chance, give_workers_chance
from browser.offline import LEVEL, Site, served_site
from server.process import ServerProcess

OUTPUT = Path(__file__).parent / "output"
STATIC = Path(__file__).parents[2] / "src" / "sixfold" / "server" / "static"
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
)
"""A shell without windows first: it opens pages at half the cost of a browser that only hides them."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: ViewportSize = {"width": 1280, "height": 800}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 360, "height": 640}
SLOWEST = 120_000
"""After so many milliseconds a test hangs. Most things take a few, if the machine does nothing else."""
TRACED = bool(os.environ.get("SIXFOLD_TRACE"))
"""Whether to record what the pages did, to be seen with `playwright show-trace` if a test fails."""

PACE = """(() => {
  if (location.protocol === "about:") return;
  const settings = JSON.parse(localStorage.getItem("sixfold.settings") ?? "{}");
  settings.pace ??= "%s";
  localStorage.setItem("sixfold.settings", JSON.stringify(settings));
})()"""
"""How fast a page shows the moves of the others, unless its person has said otherwise."""

Someone = Callable[..., Page]


def find_chromium(own: str) -> str | None:
    """The system's browser; nothing if Playwright has its own; or a loud complaint."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None and not Path(own).exists():
        pytest.fail(
            "NO CHROMIUM: the browser tests cannot run. scripts/browser installs one where it may.", pytrace=False
        )
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all these tests. It ends with them: beside it, no other test could run an event loop."""
    assert (STATIC / "index.html").exists(), "the web app is not built: scripts/setup builds it"
    expect.set_options(timeout=SLOWEST)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=find_chromium(playwright.chromium.executable_path), args=FLAGS
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all these tests."""
    server = browser_server(tmp_path_factory.mktemp("server"))
    yield server.start()
    server.close()


def browser_server(folder: Path) -> ServerProcess:
    """A server as browsers need it: they learn the time from its heartbeat, and one thinker is enough for them."""
    static = shutil.copytree(STATIC, folder / "static")
    give_workers_chance(static)
    return ServerProcess(
        str(folder / "games.sqlite3"),
        "browser",
        static=static,
        bot_workers=1,
        heartbeat=1.0,
        push_anywhere=True,
        push_patience=0.0,
    )


@pytest.fixture
def server(serving: ServerProcess) -> ServerProcess:
    """The server; it runs, whatever the test before has done to it."""
    return serving if serving.alive() else serving.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember how a test went, for the fixtures that clean up after it."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def someone(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Someone]:
    """Call it for a page of a new person: `someone(phone=True, dark=True)`. No page may report an error."""
    people: list[tuple[BrowserContext, Page]] = []
    errors: list[str] = []

    def arrive(
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = True,
        quiet: bool = False,
        installed: bool = False,
        language: str = "en-GB",
        pace: str | None = "at-once",
        level: str | None = "greedy",
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if installed else "block",
            accept_downloads=True,
        )
        give_chance(context, len(people))
        if pace:
            context.add_init_script(PACE % pace)
        if level:
            context.add_init_script(LEVEL % level)
        if TRACED:
            context.tracing.start(screenshots=False, snapshots=True)
        context.set_default_timeout(SLOWEST)
        page = context.new_page()
        if not quiet:
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        people.append((context, page))
        return page

    yield arrive
    failed = request.node.stash.get(FAILED, True)
    for number, (context, page) in enumerate(people):
        if failed:
            _keep(context, page, f"{request.node.name.replace(os.sep, '-')}-{number}")
        context.close()
    assert not errors, errors


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The static site."""
    with served_site(tmp_path / "site", STATIC) as made:
        yield made


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Callable[..., Page]]:
    """Call it for a page of somebody who visits the static site: `visitor(phone=True, level="expert")`."""
    contexts: list[BrowserContext] = []

    def arrive(*, phone: bool = False, level: str = "greedy") -> Page:
        context = browser.new_context(
            base_url=site.address,
            locale="en-GB",
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
            viewport=PHONE if phone else DESK,
            accept_downloads=True,
        )
        context.set_default_timeout(SLOWEST)
        give_chance(context, len(contexts))
        context.add_init_script(PACE % "at-once")
        context.add_init_script(LEVEL % level)
        contexts.append(context)
        return context.new_page()

    yield arrive
    for context in contexts:
        context.close()


def _keep(context: BrowserContext, page: Page, name: str) -> None:
    """Keep what the page showed, and what it did if that was recorded."""
    OUTPUT.mkdir(exist_ok=True)
    if not page.is_closed():
        page.screenshot(path=OUTPUT / f"{name}.png")
        (OUTPUT / f"{name}.html").write_text(page.content(), encoding="utf-8")
    if TRACED:
        context.tracing.stop(path=OUTPUT / f"{name}.zip")
