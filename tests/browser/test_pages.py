"""Every page: for everybody, on every screen, small, and installed like an app."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import STATIC, TABLET, Someone
from browser.pages import PAGES
from browser.table import ENGLISH, held

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
MOST_SCRIPT = 60 * 1000
COVERED = """() => {
  const front = document.querySelector("dialog[open]") ?? document.body;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = (one) => getComputedStyle(one).overflowY !== "visible";
  const clips = (one) => one && one !== document.body
    ? [...(scrolls(one) ? [one.getBoundingClientRect()] : []), ...clips(one.parentElement)]
    : [window_];
  const covered = (one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const outside = (clip) => x < clip.left || x > clip.right || y < clip.top || y > clip.bottom;
    if (clips(one.parentElement).some(outside)) return false;
    const there = document.elementFromPoint(x, y);
    const own = there && (one.contains(there) || there.contains(one) || there.closest("label")?.contains(one));
    return !own && !there?.closest(".foot, dialog header");
  };
  return [...front.querySelectorAll("button, a, select, input, summary")]
    .filter((one) => one.checkVisibility() && covered(one))
    .map((one) => one.outerHTML.slice(0, 160));
}"""
"""What can be pressed but lies under something else, a bar at the head or foot of what scrolls excepted."""
MOVED = """() => [...document.querySelectorAll("*")].flatMap((one) => {
  const { animationName, animationDuration, animationDelay } = getComputedStyle(one);
  const time = parseFloat(animationDuration) + Math.max(0, parseFloat(animationDelay));
  const still = animationName === "none" || animationName.endsWith("-appear") || time === 0;
  return still ? [] : [`${one.className} ${animationName} ${time} s`];
})"""
"""What moves, or waits to; what only appears a moment later does not move."""


@pytest.fixture(autouse=True)
def few_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are reached sooner than pictures of them are taken."""
    monkeypatch.setattr("browser.pages.TURNS", 3)


def test_what_cannot_be_fetched_is_said(someone: Someone) -> None:
    page = someone(quiet=True)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.route("**/assets/*", lambda route: route.abort())
    page.get_by_role("button", name=ENGLISH.say("settings-open")).click()
    offline = page.get_by_role("alert").filter(has_text=ENGLISH.say("denial-offline"))
    expect(offline).to_be_visible()
    page.get_by_role("link", name=ENGLISH.say("home-new")).click()
    back = offline.get_by_role("link")
    expect(back).to_be_visible()
    page.unroute_all()
    back.click()
    page.get_by_role("button", name=ENGLISH.say("settings-open")).click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("name", PAGES)
def test_no_page_keeps_anybody_out_in_either_theme(someone: Someone, name: str) -> None:
    page = someone()
    PAGES[name](page)
    found = violations_in_either_theme(page)
    assert not found, json.dumps(found, indent=1)


def violations_in_either_theme(page: Page) -> list[dict[str, Any]]:
    """What keeps people out, by the rules of axe: all of them in the light, those on colours also in the dark."""
    page.evaluate(AXE)
    page.emulate_media(color_scheme="light")
    light = _violations(page, {})
    page.emulate_media(color_scheme="dark")
    return light + _violations(page, {"runOnly": ["color-contrast", "link-in-text-block"]})


def _violations(page: Page, only: dict[str, Any]) -> list[dict[str, Any]]:
    answer: dict[str, Any] = page.evaluate(
        "(only) => axe.run(document, { resultTypes: ['violations'], ...only })", only
    )
    assert answer["passes"], "axe has looked at nothing"
    return [
        {"rule": broken["id"], "nodes": [node["html"][:200] for node in broken["nodes"][:3]]}
        for broken in answer["violations"]
    ]


@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways_on_a_phone_and_targets_are_large(someone: Someone, name: str) -> None:
    page = someone(phone=True)
    PAGES[name](page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    covered = page.evaluate(COVERED)
    assert not covered, covered
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input:not([type=radio], [type=checkbox])')]
          .filter((one) => one.checkVisibility())
          .map((one) => [one, one.getBoundingClientRect(), one.closest('.strip, .hand.card') ? 24 : 43.5])
          .filter(([, box, least]) => box.width < least || box.height < least)
          .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""
    )
    assert not small, small
    page.set_viewport_size(TABLET)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= TABLET["width"]
    covered = page.evaluate(COVERED)
    assert not covered, covered


@pytest.mark.parametrize("name", ["home", "again", "cards-again", "result"])
def test_nothing_moves_for_whoever_wants_no_motion(someone: Someone, name: str) -> None:
    """Not for a moment, either: a card that was still to land lay over others in the first picture."""
    page = someone(phone=True)
    PAGES[name](page)
    moved = page.evaluate(MOVED)
    assert not moved, moved


def test_text_may_be_twice_as_large(someone: Someone) -> None:
    page = someone()
    PAGES["tiles"](page)
    page.evaluate("() => { document.documentElement.style.fontSize = '32px'; }")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    expect(held(page).first).to_be_in_viewport()


def test_the_first_load_is_small(someone: Someone) -> None:
    page = someone(installed=True)
    scripts: list[str] = []
    page.on("response", lambda answer: scripts.append(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/", wait_until="networkidle")
    names = {url.rsplit("/assets/", 1)[1] for url in scripts if "/assets/" in url and "service-worker" not in url}
    size = sum(len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9)) for name in _first(page, names))
    print(f"first load: {len(names)} scripts, {size} bytes gzip")
    assert 0 < size <= MOST_SCRIPT


def _first(page: Page, names: set[str]) -> Iterator[str]:
    """The scripts that the page itself fetched; the service worker fetches the rest afterwards."""
    own: list[str] = page.evaluate(
        """() => performance.getEntriesByType('resource').map((one) => one.name)
          .filter((name) => name.endsWith('.js'))"""
    )
    fetched = {url.rsplit("/", 1)[1] for url in own}
    yield from sorted(names & fetched)


def test_it_can_be_installed_and_opens_without_a_network(someone: Someone) -> None:
    page = someone(quiet=True, installed=True)
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    manifest = page.evaluate("() => fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert manifest["display"] == "standalone"
    page.reload(wait_until="networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Play together tonight")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH.say("denial-offline"))


def test_settings_are_kept(someone: Someone) -> None:
    page = someone()
    PAGES["settings"](page)
    page.get_by_role("button", name="Dark").click()
    page.get_by_label(ENGLISH.say("settings-dots")).check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-dots", "strong")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(22, 26, 25)"


def test_everything_stands_still_for_those_who_ask_for_it(someone: Someone) -> None:
    page = someone(still=True)
    PAGES["tiles"](page)
    moving = page.evaluate(
        """() => [...document.querySelectorAll('*')].map((one) => getComputedStyle(one))
          .filter((style) => parseFloat(style.animationDuration) > 0.01 || parseFloat(style.transitionDuration) > 0.01)
          .length"""
    )
    assert moving == 0
