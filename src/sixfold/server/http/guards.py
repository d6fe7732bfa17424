"""Guards around every request: how much, how often, and what browsers may do with the answer."""

import logging
import time
from collections.abc import MutableMapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixfold.server.config import Limits
from sixfold.server.http.problems import status_of
from sixfold.server.limits import Buckets
from sixfold.server.live.hub import encode
from sixfold.server.metrics import REQUESTS
from sixfold.server.table import Denial
from sixfold.server.world import World

LOG = logging.getLogger("sixfold.server.access")
COME_AGAIN = 1013
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": CSP,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }.items()
)


class Guards:
    """Limits and headers for HTTP; of sockets only how often they are opened."""

    def __init__(self, app: ASGIApp, limits: Limits, world: World) -> None:
        self._app, self._limits = app, limits
        self._buckets = Buckets(limits.requests, world.steady)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it keeps within the limits."""
        if scope["type"] == "websocket" and not self._buckets.take(_client(scope)):
            await send({"type": "websocket.close", "code": COME_AGAIN})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS, *_cache(scope, message)]
            await send(message)

        if not self._buckets.take(_client(scope)):
            await _refuse(send_guarded, Denial.TOO_MANY)
        else:
            await self._pass_on(scope, receive, send_guarded)
        REQUESTS.labels(str(status)).inc()
        took = round((time.perf_counter() - begun) * 1000, 1)
        LOG.info("request", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": took})

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._limits.record if scope["path"] == "/api/check" else self._limits.body
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > most:
            await _refuse(send, Denial.TOO_LARGE)
            return
        got = 0

        async def receive_guarded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise HTTPException(status_of(Denial.TOO_LARGE))
            return message

        await self._app(scope, receive_guarded, send)


def _client(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else "unknown"


def _cache(scope: MutableMapping[str, Any], message: Message) -> list[tuple[bytes, bytes]]:
    """Answers of the API are never kept by anybody."""
    if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in message["headers"]):
        return [(b"cache-control", b"no-store")]
    return []


async def _refuse(send: Send, code: Denial) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": encode({"code": code.value}).encode()})
