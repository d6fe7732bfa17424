"""Where messages may go: to push services on the open internet, never into the network that the server stands in."""

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from sixfold.server.table import Denial, Denied

PORTS = frozenset({None, 443})


class NotPublic(OSError):
    """A push service that turned out to stand at a private address."""


def check_endpoint(endpoint: str, *, anywhere: bool = False) -> None:
    """Refuse an address that is none of a push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Denied(Denial.BAD_ENDPOINT) from None
    if not host or parts.username is not None or parts.password is not None or not endpoint.isascii():
        raise Denied(Denial.BAD_ENDPOINT)
    if anywhere:
        return
    named = "." in host and not host.endswith((".local", ".internal", ".localhost"))
    if parts.scheme != "https" or port not in PORTS or not (named or _is_address(host)):
        raise Denied(Denial.BAD_ENDPOINT)
    if _is_address(host) and not is_public(host):
        raise Denied(Denial.BAD_ENDPOINT)


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet."""
    found = ip_address(address.partition("%")[0])
    inside = getattr(found, "ipv4_mapped", None) or found
    return inside.is_global and not inside.is_multicast


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def open_session(*, anywhere: bool) -> Any:
    """A session of `requests` that follows nobody elsewhere and looks whom it has reached before it says a word.

    A name may lead to another address each time it is asked for, so the address that counts is that of the connection.
    """
    # They take a moment to load, and only a server that tells browsers something needs them.
    import requests
    from requests.adapters import HTTPAdapter
    from urllib3.connection import HTTPSConnection
    from urllib3.connectionpool import HTTPSConnectionPool

    class PublicConnection(HTTPSConnection):
        def _new_conn(self) -> Any:
            reached = super()._new_conn()
            if not is_public(reached.getpeername()[0]):
                reached.close()
                raise NotPublic(self.host)
            return reached

    class PublicPool(HTTPSConnectionPool):
        ConnectionCls = PublicConnection

    class PublicAdapter(HTTPAdapter):
        def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
            super().init_poolmanager(*args, **kwargs)
            self.poolmanager.pool_classes_by_scheme = {"https": PublicPool}

    class Direct(requests.Session):
        def request(self, *args: Any, **kwargs: Any) -> Any:
            return super().request(*args, **{**kwargs, "allow_redirects": False})

    session = Direct()
    session.trust_env = False
    if not anywhere:
        session.adapters.clear()
        session.mount("https://", PublicAdapter())
    return session
