"""The chance of a page: whatever it draws follows from the seed of the run, the test, and the person."""

from playwright.sync_api import BrowserContext

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
})()"""


def give_chance(context: BrowserContext, person: object) -> None:
    """Let the pages of this person draw what the test gives them."""
    context.add_init_script(GIVE % _given(person).hex())


def entropy(person: int = 0) -> bytes:
    """What a person's page adds to the shuffle of the first game it makes."""
    return _given(person)[:ENTROPY_BYTES]


def _given(person: object) -> bytes:
    return chance("page", STAGE.scene, person, count=MOST_BYTES)
