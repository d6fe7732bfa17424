"""What one client may ask for: so many at once and so many a second, and so much of the processor."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import inf

MOST_CLIENTS = 20_000
IPV6_PREFIX = 64
"""Whoever has one IPv6 address has all of its network."""


@lru_cache(MOST_CLIENTS)
def client_at(host: str | None) -> str:
    """Whom limits count for: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or "unknown"
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, IPV6_PREFIX), strict=False))


class Bucket:
    """What one client may still ask for."""

    __slots__ = ("_at", "_burst", "_left", "_most_owed", "_rate")

    def __init__(self, rate: float, burst: float, now: float, most_owed: float = inf) -> None:
        self._rate, self._burst, self._most_owed = rate, burst, most_owed
        self._left, self._at = burst, now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; it then counts."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float, now: float) -> None:
        """Count something that has been used already; more than there was is owed."""
        self._fill(now)
        self._left = max(self._left - amount, -self._most_owed)

    def wait(self, now: float) -> float:
        """Seconds until something is there again; 0 if there is."""
        self._fill(now)
        return 0.0 if self._left > 0 else (1e-3 - self._left) / self._rate

    def left(self, now: float) -> float:
        """How much of the burst is there, from 0 to 1; below 0 if something is owed."""
        self._fill(now)
        return self._left / self._burst

    def _fill(self, now: float) -> None:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for each client; the longest unused are forgotten."""

    def __init__(
        self, limit: tuple[float, float], steady: Callable[[], float] | None = None, most_owed: float = inf
    ) -> None:
        """Without `steady`, time is the event loop's own."""
        self._rate, self._burst = limit
        self._most_owed = most_owed
        self._steady = steady
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may ask once more."""
        now = self._now()
        return self._of(client, now).take(now)

    def spend(self, client: str, amount: float) -> None:
        """Count what this client has used."""
        now = self._now()
        self._of(client, now).spend(amount, now)

    def wait(self, client: str) -> float:
        """Seconds until this client has something left; 0 if it has."""
        now = self._now()
        return self._of(client, now).wait(now)

    def left(self, client: str) -> float:
        """How much of its burst this client has, from 0 to 1."""
        now = self._now()
        return self._of(client, now).left(now)

    def _now(self) -> float:
        return asyncio.get_running_loop().time() if self._steady is None else self._steady()

    def _of(self, client: str, now: float) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now, self._most_owed)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket
