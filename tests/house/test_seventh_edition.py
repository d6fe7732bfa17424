"""An edition that no box prints, added as a text: other bonuses, another hand, and everything works with it."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixfold.bots import bot
from sixfold.core.edition import Edition
from sixfold.games import EDITIONS, GAMES, add_edition, editions
from sixfold.games.editions import BadEdition
from sixfold.records import record_of, states, verify
from sixfold.records.positions import judge, parse_position
from sixfold.rulebook import rules_page

FOLDER = Path(editions.__file__).parent
BONUSES = {"qwirkle_bonus": 5, "ending_bonus": 7}


def _text(like: str, changed: dict[str, int]) -> str:
    """The file of another edition with other values."""
    text = (FOLDER / f"{like}.toml").read_text(encoding="utf-8").replace(f'id = "{like}"', f'id = "house-{like}"')
    for name, value in changed.items():
        head, table, rest = text.partition(f"[{name}]\n")
        assert table
        text = head + table + f"value = {value}\n" + rest.partition("\n")[2]
    return text


@pytest.fixture
def house(request: pytest.FixtureRequest) -> Iterator[Edition]:
    """An edition with bonuses of its own, known for one test."""
    added = add_edition(_text(request.param, BONUSES))
    yield added
    editions._known.pop(added.id)


ON_BOARDS = pytest.mark.parametrize("house", ["tiles-nl", "cubes-nl"], indirect=True)


@ON_BOARDS
@pytest.mark.parametrize("name", ["greedy", "club", "expert@20"])
def test_bots_play_it_and_records_of_it_verify(house: Edition, name: str) -> None:
    game, choose = GAMES[house.game], bot(name, house.game)
    state: Any = game.start(house, (0, 1), sha256(name.encode()).digest())
    rng = Random(7)
    while not state.ended:
        state = game.apply(state, choose(game.observe(state, state.seat), rng))
    written = json.loads(json.dumps(record_of(state, [{"name": "A"}, {"name": "B"}])))
    assert verify(written) == state
    assert written["edition"] == house.id
    last = state.turns[-1]
    if state.ended == "hand-emptied":
        before = list(states(written))[-2]
        without_end = game.worth(before, last.action, state).score
        assert without_end == last.score
        assert last.score >= BONUSES["ending_bonus"]


@ON_BOARDS
def test_a_qwirkle_scores_what_the_edition_says(house: Edition) -> None:
    board = [["Ro", 0, 0], ["Rc", 1, 0], ["Rd", 2, 0], ["Rs", 3, 0], ["Rt", 4, 0]]
    asked = {"game": house.game, "edition": house.id, "board": board, "play": [["Rx", 5, 0]]}
    verdict = judge(parse_position(asked))
    assert verdict["score"] == 6 + BONUSES["qwirkle_bonus"]
    printed = judge(parse_position({**asked, "edition": house.id.removeprefix("house-")}))
    assert printed["score"] == 12


@ON_BOARDS
def test_its_rules_page_tells_its_numbers(house: Edition) -> None:
    page = rules_page(house)
    assert (page.facts["bonus"], page.facts["full"], page.facts["ending"]) == (5, 11, 7)
    scored = [example for section in page.sections for example in section.examples if getattr(example, "ending", 0)]
    assert scored
    assert all(getattr(example, "ending", 0) == BONUSES["ending_bonus"] for example in scored)


def test_an_edition_cannot_take_the_place_of_another() -> None:
    with pytest.raises(BadEdition, match="another edition already"):
        add_edition(_text("tiles-nl", BONUSES).replace('id = "house-tiles-nl"', 'id = "tiles-nl"'))
    assert EDITIONS["tiles-nl"].qwirkle_bonus == 6


@pytest.mark.parametrize("text", ["", "id = 3", "[players]\nvalue = [2]", "not toml at all"])
def test_a_text_that_is_no_edition_is_refused(text: str) -> None:
    with pytest.raises(BadEdition):
        add_edition(text)
