"""Guards around every request: how much, how often, and what browsers may do with the answer."""

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixfold.server.config import Config
from sixfold.server.connections import GONE
from sixfold.server.encoding import encode
from sixfold.server.http.hosts import allowed_host
from sixfold.server.http.problems import status_of
from sixfold.server.limits import Buckets, client_at
from sixfold.server.metrics import REQUESTS
from sixfold.server.table import Denial, Denied
from sixfold.server.turnstile import OVERHEAD, PART, Turnstile
from sixfold.server.world import World

LOG = logging.getLogger("sixfold.server.access")
COME_AGAIN = 1013
REFUSALS_LOGGED = (0.2, 3.0)
"""Of requests of one client that were too many or meant for another host."""
HANDSHAKE = 5 * OVERHEAD
MOST_OF_A_QUERY = 1024
"""Bytes behind the `?`: it would be taken apart in one step, and there may be 32 KiB of it."""
A_PART = 16 * 1024
"""Bytes of an answer that are sent in one turn."""
WAIT: Message = {"type": "http.response.body", "body": b"", "more_body": True}
"""Sent to nobody: uvicorn goes on only when what was sent before has been taken, but for a little."""
WITH_RECORDS = frozenset({"/api/check", "/api/real", "/api/analysis/record"})
"""Where a whole game may be handed in; a worker reads it."""
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
WORKER = "/assets/worker-"
"""The worker in which the local table runs (`web/src/local`): it, and no page, may compile WebAssembly."""
WORKER_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=()",
    }.items()
)


class Guards:
    """Limits and headers for HTTP; of sockets only how often they are opened."""

    def __init__(self, app: ASGIApp, config: Config, turnstile: Turnstile, world: World) -> None:
        self._app, self._limits, self._turnstile = app, config.limits, turnstile
        self._hosts, self._root = config.hosts, config.root_path
        self._buckets = Buckets(config.limits.requests, world.steady)
        self._told = Buckets(REFUSALS_LOGGED, world.steady)
        self._untold = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it keeps within the limits."""
        if self._root and scope["type"] in ("http", "websocket"):
            scope = {**scope, "path": _below(self._root, scope["path"])}
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] != "websocket" or await self._may_come_in(scope):
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": COME_AGAIN})

    async def _may_come_in(self, scope: Scope) -> bool:
        """Whether a socket may be opened; its messages take their own turns."""
        client = _client(scope)
        if not self._buckets.take(client) or not self._is_ours(scope) or _is_too_long(scope):
            return False
        if not await self._has_turn(client):
            return False
        self._turnstile.charge(client, HANDSHAKE)
        return True

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500

        client = _client(scope)
        in_parts = self._in_parts(client, send, scope.get("state", {}).get(GONE, _never))

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *_policy(scope), *HEADERS, *_cache(scope, message)]
            await in_parts(message)

        if refusal := await self._refusal(client, scope):
            await _refuse(send_guarded, refusal)
        else:
            await self._turnstile.metered(client, self._pass_on(scope, receive, send_guarded))
        REQUESTS.labels(str(status)).inc()
        took = round((time.perf_counter() - begun) * 1000, 1)
        told = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        self._log(client, told, sampled=refusal is not None or status == status_of(Denial.TOO_MANY))

    def _in_parts(self, client: str, send: Send, gone: Callable[[], bool]) -> Send:
        """Sends a long answer in parts, each in a turn of its own, and once what came before it was taken: hundreds who
        are told much, or take all of it in the same moment, keep nobody else waiting. Whoever has gone needs no more
        turns: nobody counts its connection any longer, so such answers would pile up without end."""
        begun = False

        async def send_part(message: Message) -> None:
            nonlocal begun
            if message["type"] != "http.response.body":
                await send(message)
                return
            body, more = message.get("body", b""), message.get("more_body", False)
            for start in range(0, max(len(body), 1), A_PART):
                if begun:
                    await send(WAIT)
                    if gone():
                        return
                    await self._turnstile.enter(client, PART)
                begun = True
                end = start + A_PART
                part = body if len(body) <= A_PART else body[start:end]
                await send({"type": "http.response.body", "body": part, "more_body": more or end < len(body)})

        return send_part

    async def _refusal(self, client: str, scope: Scope) -> Denial | None:
        """Why a request is not passed on. How often one is made is counted first, so that nothing is free."""
        if not self._buckets.take(client):
            return Denial.TOO_MANY
        if not self._is_ours(scope):
            return Denial.WRONG_HOST
        if _is_too_long(scope):
            return Denial.TOO_LARGE
        return None if await self._has_turn(client) else Denial.TOO_MANY

    def _log(self, client: str, told: dict[str, Any], *, sampled: bool) -> None:
        """Write a request down; of those that are refused here only some, with how many others there were."""
        if sampled:
            if not self._told.take(client):
                self._untold += 1
                return
            told["untold"], self._untold = self._untold, 0
        LOG.info("request", extra=told)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether a request is meant for this server; whoever names two hosts must mean it twice."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        return all(allowed_host(host, self._hosts) for host in hosts)

    async def _has_turn(self, client: str) -> bool:
        try:
            await self._turnstile.enter(client)
        except Denied:
            return False
        return True

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        most = self._limits.record if scope["path"] in WITH_RECORDS else self._limits.body
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


def _never() -> bool:
    """Where nobody says who has gone."""
    return False


def _below(root: str, path: str) -> str:
    """A path without what stands in front of every path; some proxies have taken it away already."""
    return path.removeprefix(root) if path.startswith(f"{root}/") else path


def _is_too_long(scope: Scope) -> bool:
    return len(scope.get("query_string", b"")) > MOST_OF_A_QUERY


def _client(scope: Scope) -> str:
    return client_at(scope["client"][0] if scope.get("client") else None)


def _policy(scope: Scope) -> list[tuple[bytes, bytes]]:
    policy = WORKER_CSP if scope["path"].startswith(WORKER) else CSP
    return [(b"content-security-policy", policy.encode())]


def _cache(scope: MutableMapping[str, Any], message: Message) -> list[tuple[bytes, bytes]]:
    """Answers of the API are never kept by anybody."""
    if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in message["headers"]):
        return [(b"cache-control", b"no-store")]
    return []


async def _refuse(send: Send, code: Denial) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status_of(code), "headers": headers})
    await send({"type": "http.response.body", "body": encode({"code": code.value}).encode()})
