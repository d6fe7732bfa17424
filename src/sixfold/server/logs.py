"""Logs without secrets: one JSON object a line for programs, or a line of text for people."""

import json
import logging
import sys
from collections import Counter
from typing import Any

from sixfold.server.secret import SECRET

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


LONGEST = 200
"""Characters of a text in a line."""
TRACED = 40
"""Lines at either end of a trace; what lies between repeats itself."""
OFTEN = 20
"""So often a minute other libraries may warn of the same."""


class NotTooOften(logging.Filter):
    """Lets through some of what other libraries say again and again, such as that a request was malformed."""

    def __init__(self) -> None:
        super().__init__()
        self._said: Counter[tuple[str, str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is to be written; our own words always are."""
        if record.name.startswith("sixfold"):
            return True
        said = (record.name, str(record.msg), int(record.created // 60))
        if said not in self._said:
            self._said = Counter({other: times for other, times in self._said.items() if other[2] == said[2]})
        self._said[said] += 1
        return self._said[said] <= OFTEN


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON; whatever looks like a secret is left out."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": cut(record.getMessage()),
        }
        line |= details(record)
        if record.exc_info:
            line["trace"] = cut_trace(self.formatException(record.exc_info))
        return redacted(json.dumps(line, default=str, ensure_ascii=False))


class TextFormatter(logging.Formatter):
    """A record as a person reads it in a terminal; whatever looks like a secret is left out."""

    def __init__(self) -> None:
        super().__init__(datefmt="%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it the trace of a fault."""
        told = " ".join(f"{name}={value}" for name, value in details(record).items())
        line = f"{self.formatTime(record, self.datefmt)} {record.levelname} {cut(record.getMessage())} {told}"
        trace = cut_trace(self.formatException(record.exc_info)) if record.exc_info else ""
        return redacted("\n".join(part for part in (" ".join(line.split("\n")).rstrip(), trace) if part))


def details(record: logging.LogRecord) -> dict[str, Any]:
    """What was added to a record, without the marks that other libraries set for themselves: `_…`."""
    added = {name: value for name, value in vars(record).items() if name not in USUAL and not name.startswith("_")}
    return {name: cut(value) if isinstance(value, str) else value for name, value in added.items()}


def cut(text: str) -> str:
    """No more of a text than a line of a log needs; others may have chosen it."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def cut_trace(text: str) -> str:
    """A trace with short lines, and not too many: errors quote what others have sent, and recursion has no end."""
    lines = [cut(line) for line in text.splitlines()]
    if len(lines) > 2 * TRACED:
        lines[TRACED:-TRACED] = ["…"]
    return "\n".join(lines)


def redacted(text: str) -> str:
    """The text with every secret replaced by the word for it."""
    return SECRET.sub(r"\1_***", text)


def set_up_logs(level: str, *, as_text: bool = False) -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TextFormatter() if as_text else JsonFormatter())
    handler.addFilter(NotTooOften())
    logging.root.handlers = [handler]
    logging.root.setLevel(level.upper())
    for quiet in ("uvicorn.access", "alembic", "aiosqlite", "websockets"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
    # At `debug` it would write down every frame, and with the first one a token that need not look like a secret; at
    # `info` every socket that comes or goes.
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.root.level))
