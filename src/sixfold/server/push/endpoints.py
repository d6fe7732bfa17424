"""Where messages may go: to push services on the open internet, never into the network that the server stands in."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from sixfold.server.table import Denial, Denied

PORTS = frozenset({None, 443})
OLD_WRITING = ip_network("::/96")
"""IPv6 addresses that are IPv4 addresses written in another way; nobody uses them any more."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv6 addresses that a network translates to the IPv4 addresses in them."""
TRANSLATED_INSIDE = ip_network("64:ff9b:1::/48")
"""The like within one network, which alone knows where in them the IPv4 address stands."""


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
    # Push services have names. Addresses are had by the million, and each would be a service with turns of its own.
    named = "." in host and not host.endswith((".local", ".internal", ".localhost")) and not _is_address(host)
    if parts.scheme != "https" or port not in PORTS or not named:
        raise Denied(Denial.BAD_ENDPOINT)


def service_of(endpoint: str) -> str:
    """Whose an endpoint is: the end of its name, for whoever has one name may have any number that end alike."""
    parts = urlsplit(endpoint)
    host = (parts.hostname or "").rstrip(".")
    name = host if _is_address(host) else ".".join(host.split(".")[-2:])
    return f"{name}:{parts.port or 443}"


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, and so does every address that is hidden in it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    hidden = _hidden_in(found)
    if hidden:
        return all(inside.is_global and not inside.is_multicast for inside in hidden)
    inside = found.is_site_local or found in OLD_WRITING or found in TRANSLATED_INSIDE
    return found.is_global and not (found.is_multicast or inside)


def _hidden_in(address: IPv6Address) -> list[IPv4Address]:
    """The IPv4 addresses that something sent to an IPv6 address may end at."""
    if address in TRANSLATED:
        return [IPv4Address(address.packed[-4:])]
    return [inside for inside in (address.ipv4_mapped, address.sixtofour, *(address.teredo or ())) if inside]


def _is_address(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True
