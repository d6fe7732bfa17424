"""Carries messages to push services, on threads of its own: nobody at a table waits for it.

Anybody may subscribe with a service of their own, so services take turns, and none can hold up what is for another.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from typing import Any, cast
from weakref import WeakValueDictionary

from sixfold.server.metrics import PUSHES
from sixfold.server.push.endpoints import service_of
from sixfold.server.push.exchange import Exchange
from sixfold.server.push.keys import PushKeys
from sixfold.server.store.subscriptions import Subscription
from sixfold.server.turnstile import Fair

LOG = logging.getLogger(__name__)
MOST_WAITING = 500
"""Messages under way; more are lost, and the page itself says whose turn it is when it is opened."""
WAITING_A_SERVICE = 100
"""Those of one service among them."""
PLACES, PLACES_A_SERVICE = 4, 2
"""Messages that are told at a time, and to one service."""
THREADS = 16
"""More than places: a thread that asks where a name leads cannot be ended, and is left behind until it has heard."""
PATIENCE = 10.0
"""Seconds that a push service has for all of an exchange, from its name to its answer."""
KEPT = 86_400
"""Seconds for which a push service keeps a message for a browser that is off."""
GONE = frozenset({404, 410})
"""What a push service answers once a browser has taken its subscription back."""

Forget = Callable[[Subscription], Awaitable[None]]


class Courier:
    """Sends messages as long as the server runs."""

    def __init__(self, keys: PushKeys, contact: str, forget: Forget, *, anywhere: bool = False) -> None:
        """`forget` is called with a subscription that has ended."""
        self._keys, self._contact, self._forget, self._anywhere = keys, contact, forget, anywhere
        self._threads = ThreadPoolExecutor(THREADS, "push")
        self._under_way: set[asyncio.Task[None]] = set()
        self._waiting: Counter[str] = Counter()
        """By service, the messages among them."""
        self._places = Fair(PLACES, PLACES_A_SERVICE)
        self._services: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def close(self) -> None:
        """Send no more; what waits is dropped."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def send(self, to: Subscription, message: Mapping[str, Any]) -> None:
        """Send soon, if not too many messages wait."""
        service = service_of(to.endpoint)
        if len(self._under_way) >= MOST_WAITING or self._waiting[service] >= WAITING_A_SERVICE:
            PUSHES.labels("dropped").inc()
            return
        self._waiting[service] += 1
        task = asyncio.create_task(self._carry(service, to, json.dumps(message)))
        self._under_way.add(task)
        task.add_done_callback(lambda done: self._done(service, done))

    def _done(self, service: str, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._waiting[service] -= 1
        if not self._waiting[service]:
            del self._waiting[service]

    async def _carry(self, service: str, to: Subscription, written: str) -> None:
        async with self._turns(service), self._places.place(service):
            outcome = await self._tell(to, written)
        PUSHES.labels(outcome).inc()
        if outcome == "gone":
            await self._forget(to)

    def _turns(self, service: str) -> asyncio.Semaphore:
        turns = self._services.get(service)
        if turns is None:
            turns = self._services[service] = asyncio.Semaphore(PLACES_A_SERVICE)
        return turns

    async def _tell(self, to: Subscription, written: str) -> str:
        """Tell one browser; how it went. An exchange that takes too long is cut off."""
        exchange = Exchange(anywhere=self._anywhere)
        telling = asyncio.get_running_loop().run_in_executor(self._threads, self._post, exchange, to, written)
        try:
            return await asyncio.wait_for(telling, PATIENCE)
        except TimeoutError:
            LOG.info("push-failed", extra={"error": "CutOff"})
            return "failed"
        finally:
            exchange.cut()

    def _post(self, exchange: Exchange, to: Subscription, written: str) -> str:
        """Encrypt and send; how it went. This runs on a thread."""
        # They take a moment to load, and only a server that tells browsers something needs them.
        from py_vapid import Vapid
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                written,
                vapid_private_key=Vapid.from_raw(self._keys.private.encode()),
                vapid_claims={"sub": self._contact},
                ttl=KEPT,
                timeout=PATIENCE,
                headers={"Urgency": "high", "Topic": to.game},
                requests_session=cast("Any", exchange),
            )
        except WebPushException as refused:
            status = getattr(refused.response, "status_code", None)
            LOG.info("push-refused", extra={"status": status})
            return "gone" if status in GONE else "refused"
        except (HTTPException, OSError, ValueError) as failed:
            LOG.info("push-failed", extra={"error": type(failed).__name__})
            return "failed"
        except Exception:
            LOG.exception("push-fault")
            return "failed"
        return "sent"
