"""What a page does beside the game: it sounds, shakes, marks its tab, and shows rolls one after the other."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import Someone
from browser.pages import PAGES
from browser.table import ENGLISH, await_turn, held, play_computer, play_turn, sit_down
from browser.told import ToldTable, greedy
from positions import drawn, tiles_state

SPY = """
  window.heard = { vibrations: [], notes: [], knocks: 0 };
  Object.defineProperty(navigator, "vibrate", { value: (pattern) => window.heard.vibrations.push(pattern) });
  const ring = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard.notes.push(Math.round(this.frequency.value));
    return ring.apply(this, when);
  };
  const knock = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.knocks += 1;
    return knock.apply(this, when);
  };
"""
TURN = [523, 784]
QWIRKLE = [523, 659, 784, 1047]
END = [392, 494, 587, 784]


def _heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.heard")
    return found


def _await_notes(page: Page, notes: list[int]) -> None:
    page.wait_for_function("(notes) => window.heard.notes.join().endsWith(notes.join())", arg=notes)


def test_it_sounds_and_shakes_when_it_is_ones_turn(someone: Someone) -> None:
    page = someone()
    page.add_init_script(SPY)
    play_computer(page, "tiles")
    await_turn(page)
    _await_notes(page, TURN)
    assert _heard(page)["vibrations"][-1] == 120


def test_laying_rolling_a_qwirkle_and_the_end_have_sounds_of_their_own(someone: Someone) -> None:
    page = someone()
    page.add_init_script(SPY)
    state = tiles_state("RtRxGd", "Gs", board=drawn("Ro Rd Rs Rc"), bag="")
    told = ToldTable(page, state)
    told.open(page)
    held(page).first.click()
    page.locator(".cell.lit[data-cell='4,0']").click()
    page.wait_for_function("() => window.heard.knocks === 1")
    assert _heard(page)["vibrations"][-1] == 12
    held(page).first.click()
    page.locator(".cell.lit[data-cell='5,0']").click()
    page.locator(".tray .button.main:enabled").click()
    _await_notes(page, QWIRKLE)
    assert _heard(page)["vibrations"][-1] == [20, 40, 60]
    while told.state.ended is None:
        told.play(greedy(told.state))
    page.locator(".result").wait_for()
    _await_notes(page, END)
    assert _heard(page)["vibrations"][-1] == [40, 60, 120]


def test_rolling_cubes_rattles(someone: Someone) -> None:
    page = someone(still=False)
    page.add_init_script(SPY)
    sit_down(page, "cubes")
    page.get_by_role("button", name="Roll", exact=True).click()
    page.get_by_role("button", name="All", exact=True).click()
    before = _heard(page)["knocks"]
    page.get_by_role("button", name="Roll 6").click()
    page.wait_for_function("(before) => window.heard.knocks >= before + 5", arg=before)
    assert [10, 40, 10, 40, 10] in _heard(page)["vibrations"]


def test_it_is_silent_and_still_for_those_who_say_so(someone: Someone) -> None:
    page = someone()
    page.add_init_script(SPY)
    PAGES["settings"](page)
    page.get_by_label(ENGLISH.say("settings-sound")).uncheck()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    sit_down(page, "tiles")
    play_turn(page)
    await_turn(page)
    assert _heard(page) == {"vibrations": [], "notes": [], "knocks": 0}


def test_the_sounds_are_fetched_only_when_something_sounds(someone: Someone) -> None:
    page = someone()
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url) if "/sounds-" in asked.url else None)
    page.goto("/", wait_until="networkidle")
    assert not fetched
    play_computer(page, "tiles")
    await_turn(page)
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((one) => one.name.includes('/sounds-'))"
    )
    assert len(fetched) == 1


def test_the_tab_says_whose_turn_it_is(someone: Someone) -> None:
    page = someone()
    sit_down(page, "tiles")
    expect(page).to_have_title("● Your turn – Sixfold")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon-turn.svg")
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_title("● Your turn – Sixfold")
    page.get_by_role("link", name=ENGLISH.say("go-rules")).first.click()
    expect(page).not_to_have_title("● Your turn – Sixfold")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "./icon.svg")


def _force_rolls(page: Page) -> None:
    """Let every roll of the computer be followed by two forced ones, as if nothing had fitted."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            play = message.get("play") or {}
            if message["type"] == "event" and message["seat"] == 1 and play.get("reroll") and not message["turn"]:
                rolled = play["hands"][1]
                play["forced"] = [[f"{cube[0]}o" for cube in rolled], rolled]
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket("**/socket", connect)


def test_rolls_of_the_others_are_shown_one_after_the_other(someone: Someone) -> None:
    page = someone(still=False)
    _force_rolls(page)
    sit_down(page, "cubes")
    expect(page.locator(".cubes.rolling")).to_have_count(0)
    page.evaluate(
        """() => {
          window.told = [];
          const look = () => {
            const message = document.querySelector(".message")?.textContent ?? "";
            const cubes = document.querySelector("[data-seat='1'] .cubes")?.getAttribute("aria-label") ?? "";
            if (message.includes("roll") && window.told.at(-1)?.[0] !== message) window.told.push([message, cubes]);
          };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    told: list[tuple[str, str]] = []
    while not told:
        play_turn(page)
        assert await_turn(page), "the computer never rolled again"
        expect(page.locator(".cubes.rolling")).to_have_count(0)
        told = [(message, cubes) for message, cubes in page.evaluate("() => window.told") if "Computer" in message]
    messages = [message for message, _ in told][:3]
    assert messages[0].startswith("Computer rolls ")
    assert messages[1:] == [
        ENGLISH.say("forced-roll-of", name="Computer", number=1, of=2),
        ENGLISH.say("forced-roll-of", name="Computer", number=2, of=2),
    ]
    assert told[1][1].count("circle") == 6
    assert told[2][1] != told[1][1]
