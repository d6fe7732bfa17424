"""The stream of a seed: against published values and a second implementation."""

from collections import Counter
from hashlib import sha256
from itertools import count

import pytest

from sixfold.core.stream import METHOD, SEED_BYTES, Stream, commitment

ZEROS = bytes(32)
COUNTING = bytes(range(32))


class SlowStream:
    """The stream as its description reads, one byte at a time."""

    def __init__(self, seed: bytes) -> None:
        blocks = (sha256(seed + block.to_bytes(8, "big")).digest() for block in count())
        self._bytes = (byte for block in blocks for byte in block)

    def below(self, bound: int) -> int:
        """Throw bytes away until one is under the largest multiple of the bound, then take the remainder."""
        largest_multiple = max(multiple for multiple in range(257) if multiple % bound == 0)
        return next(byte for byte in self._bytes if byte < largest_multiple) % bound

    def shuffled(self, items: list[int]) -> list[int]:
        """Fisher–Yates from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def test_the_method_has_a_name() -> None:
    assert METHOD == "sha256-counter/1"
    assert SEED_BYTES == 32


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (ZEROS, "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"),
        (COUNTING, "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"),
    ],
)
def test_the_commitment_is_the_hash_of_the_seed(seed: bytes, published: str) -> None:
    assert commitment(seed) == published


@pytest.mark.parametrize(
    ("seed", "published"),
    [
        (ZEROS, "2c34ce1df23b838c5abf2a7f6437cca3d3067ed509ff25f11df6b11b582b51eb08e00266fff0aacc"),
        (COUNTING, "a9d6e500293a88bd38cbe213d07ab71f8cb2258552072a01bdf1c40be527f4d06061c4386d7a1788"),
    ],
)
def test_the_first_forty_bytes_are_pinned(seed: bytes, published: str) -> None:
    numbers, after = Stream(seed).below(*[256] * 40)
    assert bytes(numbers).hex() == published
    assert after == Stream(seed, 40)


def test_dice_and_a_shuffle_are_pinned() -> None:
    dice, after = Stream(ZEROS).below(*[6] * 22)
    assert dice == (2, 4, 2, 5, 2, 5, 5, 2, 0, 5, 0, 1, 4, 1, 0, 1, 1, 0, 0, 3, 3, 1)
    assert after.position == 23, "the byte 0xff at place 21 is thrown away"
    order, after = Stream(COUNTING).shuffled(range(12))
    assert order == (7, 3, 6, 8, 10, 4, 2, 11, 0, 9, 5, 1)
    assert after.position == 11


@pytest.mark.parametrize("seed", [ZEROS, COUNTING, b"\xff" * 32])
@pytest.mark.parametrize("bound", [1, 2, 6, 7, 100, 129, 200, 255, 256])
def test_numbers_agree_with_a_second_implementation(seed: bytes, bound: int) -> None:
    slow = SlowStream(seed)
    assert list(Stream(seed).below(*[bound] * 100)[0]) == [slow.below(bound) for _ in range(100)]


@pytest.mark.parametrize("seed", [ZEROS, COUNTING, b"\xff" * 32])
def test_shuffles_one_after_the_other_agree_with_a_second_implementation(seed: bytes) -> None:
    slow, stream = SlowStream(seed), Stream(seed)
    for size in (108, 90, 0, 1, 2, 5, 108):
        order, stream = stream.shuffled(range(size))
        assert list(order) == slow.shuffled(list(range(size)))


def test_reading_in_parts_is_reading_at_once() -> None:
    bounds = [6, 108, 3, 200] * 25
    at_once, end = Stream(COUNTING).below(*bounds)
    stream, parts = Stream(COUNTING), []
    for bound in bounds:
        (number,), stream = stream.below(bound)
        parts.append(number)
    assert tuple(parts) == at_once
    assert stream == end


def test_reading_leaves_the_stream_where_it_was() -> None:
    stream = Stream(COUNTING)
    assert stream.below(200, 200, 200) == stream.below(200, 200, 200)
    assert stream.position == 0


@pytest.mark.parametrize("bound", [0, -1, 257])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound is from 1 to 256"):
        Stream(ZEROS).below(bound)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Stream(bytes(length))


def chi_square(counts: list[int], expected: float) -> float:
    """How far counts lie from an even spread."""
    return sum((seen - expected) ** 2 / expected for seen in counts)


def test_dice_are_even() -> None:
    numbers, _ = Stream(COUNTING).below(*[6] * 12_000)
    seen = Counter(numbers)
    assert set(seen) == set(range(6))
    assert chi_square(list(seen.values()), 2_000) < 20.5, "one in a thousand for five degrees of freedom"


def test_numbers_below_200_are_even_where_remainders_alone_would_not_be() -> None:
    numbers, _ = Stream(COUNTING).below(*[200] * 20_000)
    below_56 = sum(number < 56 for number in numbers)
    assert chi_square([below_56, 20_000 - below_56], 10_000) > 100
    expected = 20_000 * 56 / 200
    spread = (below_56 - expected) ** 2 / expected + (below_56 - expected) ** 2 / (20_000 - expected)
    assert spread < 10.8, "one in a thousand for one degree of freedom"


def test_all_orders_of_four_are_equally_likely() -> None:
    stream, seen = Stream(COUNTING), Counter[tuple[int, ...]]()
    for _ in range(4_800):
        order, stream = stream.shuffled(range(4))
        seen[order] += 1
    assert len(seen) == 24
    assert chi_square(list(seen.values()), 200) < 49.7, "one in a thousand for 23 degrees of freedom"
