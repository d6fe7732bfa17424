"""Whether the file that is written to is still the one of that name, and nobody has written over it: SQLite itself does
not notice either."""

from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import URL

Mark = tuple[int, int]


class Extent(NamedTuple):
    """How much of the disk a file takes, as one connection sees it, in bytes."""

    size: int
    pages: int
    """What its pages take. Some may be in the log only, and some may be left over after pages were given back."""
    others: int
    """A number that changes when another connection commits something."""


class Place:
    """The file of a SQLite database and its log; a database elsewhere is always where it is."""

    def __init__(self, url: URL) -> None:
        here = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
        self._file = Path(url.database or "").absolute() if here else None
        # SQLite follows links to the file itself, and keeps the log beside that.
        real = self._file.resolve() if self._file else None
        self._log = real.with_name(f"{real.name}-wal") if real else None
        self._marks: tuple[Mark | None, Mark | None] | None = None
        self._extent: Extent | None = None

    def note(self) -> None:
        """This is the file, as it has just been opened."""
        if self._file is not None and self._log is not None:
            self._marks = (_mark(self._file), _mark(self._log))

    def unchanged(self) -> bool:
        """Whether it is still there under its name."""
        if self._file is None or self._log is None or self._marks is None:
            return True
        return (_mark(self._file), _mark(self._log)) == self._marks

    def overwritten(self, connection: sa.Connection, *, look: bool) -> bool:
        """Whether the file has become shorter or longer than its pages, though nobody else has committed anything.

        So it is where somebody copies a backup over it. Without `look` only where its size has changed. It is asked on
        one connection, before that writes.
        """
        if self._file is None:
            return False
        # A size that follows from a commit is there only after that commit.
        size, before = self._file.stat().st_size, self._extent
        if before is not None and size == before.size and not look:
            return False
        pages, page, others = (_told(connection, name) for name in ("page_count", "page_size", "data_version"))
        now = self._extent = Extent(size, pages * page, others)
        if before is None or now.others != before.others:
            return False
        return not min(before.size, before.pages) <= now.size <= max(before.size, now.pages)

    def forget(self) -> None:
        """Another connection is going to ask."""
        self._extent = None


def _told(connection: sa.Connection, name: str) -> int:
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())


def _mark(path: Path) -> Mark | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
