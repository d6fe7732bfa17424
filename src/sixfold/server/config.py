"""How a server is set up."""

import os
from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask of the server. A rate is so many a second, after a first burst."""

    body: int = 64 * 1024
    record: int = 1024 * 1024
    """The body of a request that hands in a record to be checked."""
    message: int = 16 * 1024
    name: int = 40
    requests: tuple[float, float] = (50.0, 300.0)
    creations: tuple[float, float] = (1.0, 60.0)
    hints: tuple[float, float] = (5.0, 60.0)
    reactions: tuple[float, float] = (0.5, 4.0)
    """Of one seat."""
    messages: tuple[float, float] = (30.0, 120.0)
    """Of one socket."""
    processor: tuple[float, float] = (0.25, 2.0)
    """Seconds on the event loop for all that one address asks for."""
    processor_beside_others: tuple[float, float] = (0.2, 0.003)
    """The same while other addresses ask for something too; at once, what a move may well wait."""
    coach_processor: tuple[float, float] = (0.2, 12.0)
    """The same for what one address asks the coach, which nobody's moves have to wait for."""
    game_processor: tuple[float, float] = (0.5, 4.0)
    """The same for all that the players of one game ask for besides their moves."""
    waiting_lobbies: int = 5
    """Open games of one address that may wait for players at a time."""
    watchable: int = 10
    """Games of one address that anybody may watch, made within a day and not over."""
    events: int = 100
    """Events in one answer."""
    connections_a_client: int = 250
    """Sockets among them. All may end in the same moment, and the event loop sees off all that have ended before it
    does anything else: 300 took 10 ms."""
    headers: int = 32 * 1024
    header_seconds: float = 10.0
    """Within which a request must have sent its headers, and then as long again, twice, for its body."""
    sockets: int = 20_000
    sockets_a_client: int = 200
    hello: float = 15.0
    """Seconds in which a socket must say who it is."""


@dataclass(frozen=True, slots=True)
class Config:
    """One server."""

    database: str
    origins: tuple[str, ...] = ()
    """Origins that may open sockets, besides the server's own."""
    hosts: tuple[str, ...] = ()
    """Names that this server answers to, besides addresses and `localhost`; `*` for any."""
    metrics: bool = False
    """Whether `/metrics` is there for everybody."""
    metrics_address: tuple[str, int] | None = None
    """Where figures are served instead, for some only."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word on where a request comes from is believed."""
    root_path: str = ""
    """What stands in front of every path, where a proxy serves other things beside this."""
    limits: Limits = field(default_factory=Limits)
    bot_budget: float = 10.0
    """Seconds that a bot may think about one action."""
    bot_patience: float = 20.0
    """Seconds after which a bot's turn that another server should play is played here."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    errand_workers: int = 1
    """Processes for work that clients ask for, such as checking records; and as many for what takes seconds, such as
    what the coach is asked."""
    workers_first: bool = False
    """Whether the first process of each kind is started before anybody comes, for all wait while one starts."""
    heartbeat: float = 15.0
    poll: float = 2.0
    """Seconds between two looks for events of other servers that no notice has told."""
    push_contact: str = "mailto:nobody@example.com"
    """Whom a push service may turn to about this server: an address that begins with `mailto:` or `https:`."""
    push_patience: float = 30.0
    """Seconds that a player who seems to be there is given before a browser is told of the turn."""
    push_anywhere: bool = False
    """Whether messages to browsers may also go over plain HTTP and to private addresses. Only tests set it."""
    static: Path = STATIC
    key: str | None = field(default=None, repr=False)
    """What seeds of games are sealed with in the database, as 64 hexadecimal digits; else it lies in a file."""
    key_file: str | None = None
    """That file, if not the one beside the database."""
