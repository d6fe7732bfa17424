"""The chance of a page and of its workers: what they draw follows from the seed of the run, the test and the person."""

import json
from hashlib import sha256
from inspect import getsource
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

from given import STAGE, chance
from sixfold.core.mix import ENTROPY_BYTES

MOST_BYTES = 4096
GIVE = """(() => {
  const given = Uint8Array.from("%s".match(/../g), (byte) => parseInt(byte, 16));
  const drawn = () => Number(sessionStorage.getItem("drawn") ?? 0);
  const draw = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    const first = drawn();
    if (first + bytes.length > given.length) throw new Error("the page has drawn all chance that it was given");
    bytes.set(given.subarray(first, first + bytes.length));
    sessionStorage.setItem("drawn", first + bytes.length);
    return into;
  };
  Object.defineProperty(crypto, "getRandomValues", { value: draw });
  const Usual = self.Worker;
  self.Worker = class extends Usual {
    constructor(address, options) {
      const number = Number(localStorage.getItem("workers") ?? 0) + 1;
      localStorage.setItem("workers", number);
      super(address, { ...options, name: `%s ${number}` });
    }
  };
})()"""
"""Scripts that are put in front reach no worker, so each is named: what its Python draws follows from that name."""
WORLD = "sixfold/server/world.py"
REAL_DRAW = "return token_bytes(count)"
GIVEN_DRAW = "return given_draw(_purpose, count)"
GIVEN = """

_TIMES: dict[str, int] = {}


def given_draw(purpose: str, count: int) -> bytes:
    from js import name

    _TIMES[purpose] = _TIMES.get(purpose, 0) + 1
    return worker_draw(name, purpose, _TIMES[purpose], count)
"""


def give_chance(context: BrowserContext, person: object) -> None:
    """Let the pages of this person, and the workers they begin, draw what the test gives them."""
    context.add_init_script(GIVE % (_given(person).hex(), _workers(person)))


def entropy(person: int = 0) -> bytes:
    """What a person's page adds to the shuffle of the first game it makes."""
    return _given(person)[:ENTROPY_BYTES]


def give_workers_chance(static: Path) -> None:
    """Let the Python of workers draw by their names, in a copy of the web app: the app itself has no door for that."""
    (packed,) = static.glob("assets/pocket-*/sixfold.json")
    files = json.loads(packed.read_text(encoding="utf-8"))
    assert files[WORLD].count(REAL_DRAW) == 1, "local games draw elsewhere"
    drawing = f"\n\nfrom hashlib import sha256\n\n\n{getsource(worker_draw)}{GIVEN}"
    files[WORLD] = files[WORLD].replace(REAL_DRAW, GIVEN_DRAW) + drawing
    packed.write_text(json.dumps(files), encoding="utf-8")


def worker_draw(worker: str, purpose: str, times: int, count: int) -> bytes:
    """What a worker of that name draws for a purpose, by the time it does so."""
    named = repr((worker, purpose, times)).encode()
    blocks = (sha256(named + block.to_bytes(4, "big")).digest() for block in range((count + 31) // 32))
    return b"".join(blocks)[:count]


def latest_worker(page: Page, person: int = 0) -> str:
    """The name of the worker that this person's browser has begun last."""
    number = page.evaluate("() => localStorage.getItem('workers')")
    return f"{_workers(person)} {number}"


def _given(person: object) -> bytes:
    return chance("page", STAGE.scene, person, count=MOST_BYTES)


def _workers(person: object) -> str:
    return chance("workers", STAGE.scene, person).hex()
