"""The door to the kernel: what is no message is refused, and another kernel can stand behind it."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from struct import pack, unpack_from

import pytest

from sixfold import kernel
from sixfold.games import edition
from sixfold.kernel import door
from sixfold.kernel._words import Verb

RULES = kernel.rules_of(edition("tiles-nl"))
WITHOUT_LIBRARIES = """
import sys
sys.modules["ctypes"] = None
from struct import pack
from sixfold.kernel import door
asked = []
def call(request):
    asked.append(request)
    return pack("<2q", 0, door.VERSION)
door.use(call)
import sixfold.bots.cards
assert len(asked) > 1 and all(type(request) is bytes for request in asked)
"""


@pytest.fixture(autouse=True)
def _own_kernel_afterwards() -> Iterator[None]:
    yield
    door.use(door.native())


def words(*numbers: int) -> bytes:
    """A message of whole numbers."""
    return pack(f"<{len(numbers)}q", *numbers)


@pytest.mark.parametrize(
    ("message", "why"),
    [
        (b"", "too early"),
        (b"\0\0\0", "after its end"),
        (words(len(Verb)), f"no verb {len(Verb)}"),
        (words(-1), "no verb -1"),
        (words(Verb.VERSION, 1), "after its end"),
        (words(Verb.CHECK_RULES, 3, 6, 2, 6), "too early"),
        (words(Verb.CHECK_RULES, 3, 6, 2, 6, 6, 6), "after its end"),
        (words(Verb.CHECK_RULES, 2**31, 6, 2, 6, 6), "larger number"),
        (words(Verb.CHECK_BOARD, 3, 6, 2, 6, 6, 2**62), "too early"),
        (words(Verb.CHECK_BOARD, 3, 6, 2, 6, 6, -1), "too early"),
        (words(Verb.CHECK_BOARD, 3, 6, 2, 6, 6, 1, 0, 2**63 - 1, 0), "too far away"),
        (words(Verb.TILES_TRADE, 0, 5), "holds pieces"),
        (words(Verb.CHECK_CUBES_PLAYER, 2, 9, 9) + pack("<d", float("nan")) + words(1), "infinite, or none"),
        (words(Verb.CHECK_TILES_PLAYER, 7, 1, 1, 1, 1) + pack("<d", 0.3) + words(0, 1, 1, 0, 0), "style of play"),
    ],
)
def test_what_is_no_message_is_refused(message: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        door.ask(message)


def test_any_bytes_get_an_answer() -> None:
    rng, call = Random(5), door.native()
    for _ in range(3000):
        small = [rng.choice((0, 1, 2, 3, 6, 36, -1, 2**40)) for _ in range(rng.randrange(40))]
        answer = call(words(rng.randrange(len(Verb)), *small))
        assert answer
        assert len(answer) % 8 == 0


def test_numbers_that_fit_no_word_are_named() -> None:
    with pytest.raises(ValueError, match="64 bits"):
        kernel.tiles_trade([0], 2**70)
    with pytest.raises(ValueError, match="64 bits"):
        kernel.tiles_simulate(RULES, 1, 2, -1)
    with pytest.raises(TypeError, match="whole numbers"):
        kernel.tiles_trade([0.5], 1)  # type: ignore[list-item]  # what a caller without types may do
    assert kernel.tiles_simulate(RULES, 1, 2, 2**64 - 1)["games"] == 1


def test_many_threads_may_ask_at_once() -> None:
    def simulated(seed: int) -> object:
        return kernel.tiles_simulate(RULES, 20, 2, seed % 3)

    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(simulated, range(24)))
    assert found == [simulated(seed) for seed in range(24)]


def test_another_kernel_can_stand_behind_it() -> None:
    own, asked = door.native(), []

    def call(request: bytes) -> bytes:
        asked.append(unpack_from("<q", request)[0])
        return own(request)

    door.use(call)
    assert kernel.tiles_trade([0, 1, 2, 9], 5) == (9,)
    assert asked == [Verb.VERSION, Verb.TILES_TRADE]


@pytest.mark.parametrize("answer", [b"", words(0, door.VERSION + 1), words(1, door.VERSION), words(0)])
def test_a_kernel_of_another_version_is_not_used(answer: bytes) -> None:
    with pytest.raises(door.KernelUnavailable):
        door.use(lambda _: answer)
    assert kernel.tiles_trade([0, 1, 2, 9], 5) == (9,)


def test_where_the_kernel_is_given_no_library_is_opened() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_LIBRARIES], check=True)
