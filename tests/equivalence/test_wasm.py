"""The kernel as WebAssembly gives the same answers as that of this machine, to the last bit."""

from collections.abc import Iterator

import pytest

import wasm
import wasm_compare
from sixfold.kernel import door
from steps import Steps

pytestmark = pytest.mark.slow
POSITIONS = 12


@pytest.fixture(scope="module")
def compared() -> Iterator[wasm_compare.Compared]:
    with Steps() as steps:
        wasm.build(steps)
    with wasm_compare.in_node(wasm.WASM) as other:
        compared = wasm_compare.Compared(other)
        door.use(compared.call)
        yield compared
    door.use(door.native())


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("edition_id", wasm_compare.EDITIONS)
def test_experts_play_the_same_in_a_browser(edition_id: str, players: int, compared: wasm_compare.Compared) -> None:
    before = compared.asked
    assert wasm_compare.compare(edition_id, players, POSITIONS, seed=players, budget="expert@120") == POSITIONS
    assert compared.asked > before + POSITIONS
    assert compared.differing == 0
