"""What is counted and timed, for Prometheus. Where that is not installed, as in the browser, nothing is."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
else:
    try:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
    except ImportError:

        class _Uncounted:
            """Takes every figure and keeps none."""

            def __init__(self, *_: Any, **__: Any) -> None:
                pass

            def labels(self, *_: str) -> "_Uncounted":
                """The same for all."""
                return self

            def inc(self, _: float = 1) -> None:
                """Count nothing."""

            dec = set = observe = inc

        CollectorRegistry = Counter = Gauge = Histogram = _Uncounted

REGISTRY = CollectorRegistry()

COMMITS = Counter("sixfold_commits_total", "Transactions committed", registry=REGISTRY)
COMMITTED_EVENTS = Counter("sixfold_events_total", "Events committed", registry=REGISTRY)
COLLISIONS = Counter("sixfold_collisions_total", "Appends that lost a race for their number", registry=REGISTRY)
ACTIONS = Counter("sixfold_actions_total", "Actions of persons, by outcome", ["outcome"], registry=REGISTRY)
ACTION_SECONDS = Histogram("sixfold_action_seconds", "From an action to its commit", registry=REGISTRY)
BOT_SECONDS = Histogram("sixfold_bot_seconds", "Time a bot took for an action", ["bot"], registry=REGISTRY)
BOT_FAULTS = Counter("sixfold_bot_faults_total", "Bots that crashed, were slow or illegal", ["bot"], registry=REGISTRY)
SOCKETS = Gauge("sixfold_sockets", "Open sockets", registry=REGISTRY)
TABLES = Gauge("sixfold_tables", "Tables held in memory", registry=REGISTRY)
PUSHES = Counter("sixfold_pushes_total", "Messages to browsers, by outcome", ["outcome"], registry=REGISTRY)
REQUESTS = Counter("sixfold_requests_total", "HTTP requests, by status", ["status"], registry=REGISTRY)
