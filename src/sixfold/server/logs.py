"""Structured logs: one JSON object a line, without secrets."""

import json
import logging
import sys
from typing import Any

from sixfold.server.secret import SECRET

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON; whatever looks like a secret is left out."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        # Other libraries mark records for themselves, with names that begin with an underscore.
        line |= {name: value for name, value in vars(record).items() if name not in USUAL and not name.startswith("_")}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return redacted(json.dumps(line, default=str, ensure_ascii=False))


def redacted(text: str) -> str:
    """The text with every secret replaced by the word for it."""
    return SECRET.sub(r"\1_***", text)


def set_up_logs(level: str) -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.root.handlers = [handler]
    logging.root.setLevel(level.upper())
    for quiet in ("uvicorn.access", "alembic", "aiosqlite", "websockets"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
    # At `debug` it would write down every frame, and with the first one a token that need not look like a secret.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, logging.root.level))
