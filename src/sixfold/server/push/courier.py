"""Carries messages to push services, on threads of its own: nobody at a table waits for it."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sixfold.server.metrics import PUSHES
from sixfold.server.push.endpoints import open_session
from sixfold.server.push.keys import PushKeys
from sixfold.server.store.subscriptions import Subscription

LOG = logging.getLogger(__name__)
MOST_WAITING = 500
"""Messages under way; more are lost, and the page itself says whose turn it is when it is opened."""
THREADS = 2
PATIENCE = 10.0
"""Seconds that a push service has to answer."""
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
        self._session: Any = None

    async def close(self) -> None:
        """Send no more; what waits is dropped."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def send(self, to: Subscription, message: Mapping[str, Any]) -> None:
        """Send soon, if not too many messages wait."""
        if len(self._under_way) >= MOST_WAITING:
            PUSHES.labels("dropped").inc()
            return
        task = asyncio.create_task(self._carry(to, json.dumps(message)))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _carry(self, to: Subscription, written: str) -> None:
        outcome = await asyncio.get_running_loop().run_in_executor(self._threads, self._post, to, written)
        PUSHES.labels(outcome).inc()
        if outcome == "gone":
            await self._forget(to)

    def _post(self, to: Subscription, written: str) -> str:
        """Encrypt and send; how it went. This runs on a thread."""
        from py_vapid import Vapid
        from pywebpush import WebPushException, webpush
        from requests import RequestException

        if self._session is None:
            self._session = open_session(anywhere=self._anywhere)
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                written,
                vapid_private_key=Vapid.from_raw(self._keys.private.encode()),
                vapid_claims={"sub": self._contact},
                ttl=KEPT,
                timeout=PATIENCE,
                headers={"Urgency": "high", "Topic": to.game},
                requests_session=self._session,
            )
        except WebPushException as refused:
            status = getattr(refused.response, "status_code", None)
            LOG.info("push-refused", extra={"status": status})
            return "gone" if status in GONE else "refused"
        except (RequestException, OSError, ValueError) as failed:
            LOG.info("push-failed", extra={"error": type(failed).__name__})
            return "failed"
        except Exception:
            LOG.exception("push-fault")
            return "failed"
        return "sent"
