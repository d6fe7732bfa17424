"""One exchange with a push service. Anybody may name one, so it is over when its time is, whatever the service does.

Nothing of what it answers is read but the beginning.
"""

import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from http.client import HTTPConnection
from threading import Lock
from time import monotonic
from urllib.parse import urlsplit

from sixfold.server.push.endpoints import NotPublic, is_public


class CutOff(OSError):
    """The time of an exchange is over."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How a push service has answered, in the shape that `pywebpush` looks at. Its words are left where they are."""

    status_code: int
    reason: str
    text: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


class Exchange:
    """Says one thing to a push service, on whatever thread; any other may cut it off."""

    def __init__(self, *, anywhere: bool = False) -> None:
        """`anywhere` is for tests: plain HTTP, and this machine."""
        self._anywhere = anywhere
        self._changing = Lock()
        self._over = False
        self._line: socket.socket | None = None
        """Another handle of the connection: encryption takes the first for itself before it has begun."""

    def cut(self) -> None:
        """End it: whoever waits for an answer waits no longer."""
        with self._changing:
            self._over = True
            if self._line is not None:
                with suppress(OSError):
                    self._line.shutdown(socket.SHUT_RDWR)

    def post(self, endpoint: str, *, data: bytes, headers: Mapping[str, str], timeout: float) -> Answer:
        """Send, and look at the first line of the answer and its headers. Redirections lead nowhere.

        `timeout` is the longest that any one step may wait; only `cut` limits them all together.
        """
        parts = urlsplit(endpoint)
        safe = parts.scheme == "https"
        if not safe and not self._anywhere:
            raise NotPublic(parts.scheme)
        connection = HTTPConnection(parts.hostname or "", parts.port or (443 if safe else 80))
        try:
            connection.sock = self._reach(connection.host, connection.port, monotonic() + timeout)
            connection.sock.settimeout(timeout)
            if safe:
                connection.sock = _trusted().wrap_socket(connection.sock, server_hostname=connection.host)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", target, data, {**headers, "Host": parts.netloc, "Connection": "close"})
            answer = connection.getresponse()
            return Answer(answer.status, answer.reason)
        finally:
            connection.close()
            self._let_go()

    def _reach(self, host: str, port: int, until: float) -> socket.socket:
        """A connection to one of the addresses that a name leads to; those inside are not even tried.

        A name may lead elsewhere each time it is asked for, so what is looked at is the address that is then called.
        """
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [(family, address) for family, _, _, _, address in found if self._may_call(str(address[0]))]
        failed: OSError = NotPublic(host)
        for family, address in addresses:
            line = socket.socket(family, socket.SOCK_STREAM)
            try:
                self._hold(line)
                line.settimeout(max(0.001, until - monotonic()))
                line.connect(address)
                return line
            except OSError as error:
                line.close()
                self._let_go()
                failed = error
        raise failed

    def _may_call(self, address: str) -> bool:
        return self._anywhere or is_public(address)

    def _hold(self, line: socket.socket) -> None:
        with self._changing:
            if self._over:
                raise CutOff
            self._line = line.dup()

    def _let_go(self) -> None:
        with self._changing:
            line, self._line = self._line, None
        if line is not None:
            line.close()


@cache
def _trusted() -> ssl.SSLContext:
    """Those who are believed when they say who a service is; to read them takes a while, and is done on a thread."""
    from requests.utils import DEFAULT_CA_BUNDLE_PATH

    return ssl.create_default_context(cafile=DEFAULT_CA_BUNDLE_PATH)
