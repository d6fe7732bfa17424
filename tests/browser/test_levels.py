"""Whom one plays against: eight levels by name, one that follows the player, and what was chosen before they came."""

from collections.abc import Callable
from typing import Any, cast

import httpx
from playwright.sync_api import Locator, Page, expect

from browser.ahead import own_game, play_ahead
from browser.conftest import Someone
from browser.table import ENGLISH, Game, heard, play_computer
from given import SLOWEST
from server.client import bearer
from server.process import ServerProcess
from sixfold.bots import LEVELS
from sixfold.locale import Key

MINE = "mine"


def level_name(level: str) -> str:
    """What a level is called where it is chosen."""
    name = ENGLISH.say(cast("Key", f"bot-{level}"))
    return ENGLISH.say("level-step", number=level.removeprefix("level-"), name=name)


def followed(level: str) -> str:
    """What the level that follows the player says while it stands there."""
    return ENGLISH.say("level-mine-now", level=level_name(level))


def choosing(page: Page, game: Game) -> Locator:
    """The choice of a level for the computer across."""
    page.goto(f"/#/new/{game}")
    return page.get_by_label(ENGLISH.say("new-level-of", number=2))


def chosen(choice: Locator) -> str:
    """What the choice shows."""
    return str(choice.evaluate("(select) => select.selectedOptions[0].textContent"))


def start(page: Page) -> None:
    """Begin the game."""
    page.get_by_role("button", name=ENGLISH.say("new-start")).click()
    page.locator(".tray").wait_for()


def opponent(page: Page, server: ServerProcess) -> str:
    """The bot that sits across, as the server has it."""
    own = own_game(page)
    with httpx.Client(base_url=server.url, trust_env=False, timeout=SLOWEST) as client:
        view: dict[str, Any] = client.get(f"/api/games/{own['game']}", headers=bearer(own["seats"]["0"])).json()
    return str(view["seats"][1]["bot"])


def test_a_level_is_chosen_by_its_name_and_remembered(someone: Someone, server: ServerProcess) -> None:
    page = someone(level=None)
    choice = choosing(page, "tiles")
    expect(choice).to_have_value(MINE)
    expect(choice.locator("option")).to_have_text([followed(LEVELS[2]), *map(level_name, LEVELS)])
    choice.select_option("level-6")
    expect(choice).to_have_accessible_description(ENGLISH.say("level-about-6"))
    start(page)
    assert opponent(page, server) == "level-6"
    expect(choosing(page, "cards")).to_have_value("level-6")


def test_seats_of_one_level_say_once_what_it_is_like(someone: Someone) -> None:
    page = someone(phone=True, level=None)
    choosing(page, "tiles").select_option("level-2")
    add = page.get_by_role("button", name=ENGLISH.say("new-add"))
    add.click()
    page.get_by_label(ENGLISH.say("new-level-of", number=3)).select_option("level-2")
    add.click()
    expect(page.locator(".seats .about")).to_have_text([ENGLISH.say("level-about-2"), ENGLISH.say("level-mine-about")])


def test_a_computer_that_was_chosen_before_the_ladder_stays(someone: Someone, server: ServerProcess) -> None:
    page = someone(level="club")
    choice = choosing(page, "tiles")
    expect(choice).to_have_value("club")
    assert chosen(choice) == ENGLISH.say("bot-club")
    start(page)
    assert opponent(page, server) == "club"


def test_it_goes_by_the_games_of_that_kind_on_this_device(someone: Someone) -> None:
    page = someone(level=None)
    page.goto("/")
    won = [
        {"game": f"g{at}", "kind": "tiles", "at": at, "against": f"level-{3 + at}", "others": 1, "won": True}
        | {"score": 90, "best": 12, "qwirkles": 1}
        for at in range(3)
    ]
    page.evaluate("(won) => localStorage.setItem('sixfold.played', JSON.stringify(won))", won)
    page.reload()
    choice = choosing(page, "tiles")
    expect(choice).to_have_value(MINE)
    assert chosen(choice) == followed(LEVELS[4])
    expect(choice).to_have_accessible_description(ENGLISH.say("level-mine-about"))
    page.get_by_role("button", name=ENGLISH.say("kind-cubes")).click()
    expect(choice.locator("option").first).to_have_text(followed(LEVELS[2]))


def test_it_follows_the_player_from_game_to_game(someone: Someone, server: ServerProcess) -> None:
    page = someone(level=None)
    play_computer(page, "cards")
    assert opponent(page, server) == LEVELS[2]
    heard(page, play_ahead(page, lambda _: False))
    page.locator(".result").wait_for()
    won = page.locator(".result li.won[data-seat='0']").count() == 1
    step = LEVELS[3] if won else LEVELS[1]
    expect(page.locator(".result")).to_contain_text(ENGLISH.say("level-next", level=level_name(step)))
    before = page.url
    page.get_by_role("button", name=ENGLISH.say("result-rematch")).click()
    page.wait_for_function("(url) => location.href !== url", arg=before)
    page.locator(".tray").wait_for()
    assert opponent(page, server) == step
    assert own_game(page)["fit"] is True


def test_a_level_is_played_without_a_server_too(visitor: Callable[..., Page]) -> None:
    page = visitor(level="level-2")
    play_computer(page, "cards")
    page.locator(".tray").wait_for()
    assert own_game(page)["seated"][1]["bot"] == "level-2"
