"""Which names this server answers to. A page of another site can make its own name point here, but not another's."""

from collections.abc import Iterable
from ipaddress import ip_address
from socket import gethostname

ANY = "*"


def own_names() -> tuple[str, ...]:
    """The names of this machine, by which others on its network may call it."""
    name = gethostname().lower()
    return tuple(dict.fromkeys((name, f"{name.partition('.')[0]}.local")))


def allowed_host(host: str, names: Iterable[str]) -> bool:
    """Whether a request for that host is meant for this server: an address, this machine, or a name it was given."""
    name = _name(host)
    if name == "localhost" or name.endswith(".localhost") or _is_address(name):
        return True
    return any(_matches(name, known.lower().rstrip(".")) for known in names)


def _name(host: str) -> str:
    """The host without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower().rstrip(".") if ":" in host else host.lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _matches(name: str, known: str) -> bool:
    if known.startswith("*."):
        return name.endswith(known[1:])
    return known in (ANY, name)
