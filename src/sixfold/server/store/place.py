"""Whether the file that is written to is still the one of that name: SQLite itself does not notice when it is gone."""

from pathlib import Path

from sqlalchemy.engine import URL

Mark = tuple[int, int]


class Place:
    """The file of a SQLite database and its log; a database elsewhere is always where it is."""

    def __init__(self, url: URL) -> None:
        here = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
        self._file = Path(url.database or "").absolute() if here else None
        self._log = self._file.with_name(f"{self._file.name}-wal") if self._file else None
        self._marks: tuple[Mark | None, Mark | None] | None = None

    def note(self) -> None:
        """This is the file, as it has just been opened."""
        if self._file is not None and self._log is not None:
            self._marks = (_mark(self._file), _mark(self._log))

    def unchanged(self) -> bool:
        """Whether it is still there under its name."""
        if self._file is None or self._log is None or self._marks is None:
            return True
        return (_mark(self._file), _mark(self._log)) == self._marks


def _mark(path: Path) -> Mark | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
