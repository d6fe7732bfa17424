"""Buckets that fill with time: so many at once, so many a second."""

from collections import OrderedDict
from collections.abc import Callable

MOST_CLIENTS = 20_000


class Bucket:
    """What one client may still ask for."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; it then counts."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client; the longest unused are forgotten."""

    def __init__(self, limit: tuple[float, float], steady: Callable[[], float]) -> None:
        self._rate, self._burst = limit
        self._steady = steady
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may ask once more."""
        now = self._steady()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(now)
