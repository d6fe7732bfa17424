"""Files that a command makes: for their owner alone, never over another, and gone again if the command fails."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import NoReturn

from sixfold.cli.exits import fail
from sixfold.cli.speech import say


class NewFile:
    """A file for lines; it stays only once it is kept. Names and hands of other people are nobody's business."""

    def __init__(self, path: Path) -> None:
        check_new(path)
        self._path, self._kept = path, False
        try:
            number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except OSError as error:
            self._fail(error)
        self._file = os.fdopen(number, "w", encoding="utf-8")

    def __enter__(self) -> "NewFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        # What a full disk has refused, it refuses again when the file is closed.
        with suppress(OSError):
            self._file.close()
        if not self._kept:
            self._path.unlink(missing_ok=True)

    def write(self, lines: Sequence[str]) -> None:
        """Write some more."""
        try:
            self._file.writelines(lines)
        except OSError as error:
            self._fail(error)

    def keep(self) -> None:
        """See that all lines are on the disk, and the name of the file with them; from now on it stays."""
        from sixfold.server.store.copying import sync_folder

        try:
            self._file.flush()
            os.fsync(self._file.fileno())
            sync_folder(self._path.parent)
        except OSError as error:
            self._fail(error)
        self._kept = True

    def _fail(self, error: OSError) -> NoReturn:
        fail(say("match-cannot-write", file=str(self._path), reason=error.strerror or type(error).__name__))


def check_new(file: Path) -> None:
    """Nothing is ever written over."""
    if os.path.lexists(file):
        fail(say("admin-file-exists", file=str(file)))
