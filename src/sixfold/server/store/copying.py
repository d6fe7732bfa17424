"""Copying a database of SQLite while it is used."""

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.engine import URL

from sixfold.server.store.database import DAMAGE, PRIVATE


class Damaged(Exception):
    """A copy that is not in order, because the database is not."""


async def back_up(url: URL, target: Path) -> None:
    """Copy a database; the copy appears under its name only once it is whole and has been looked through.

    `Damaged` if it is not in order, `FileExistsError` if there is a file of that name, `OSError` if it cannot be
    written.
    """
    await asyncio.to_thread(_copy, Path(url.database or ""), target)


def _copy(source: Path, target: Path) -> None:
    # A folder of its own, in the same place: what SQLite keeps beside a file goes with it, whatever happens.
    with TemporaryDirectory(prefix=".sixfold-", dir=target.parent) as folder:
        draft = Path(folder) / "copy"
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        try:
            _fill(source, draft)
        except sqlite3.DatabaseError as error:
            raise Damaged if _is_damage(error) else OSError(str(error)) from error
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        _give_name(draft, target)
    sync_folder(target.parent)


def _fill(source: Path, draft: Path) -> None:
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    with closing(reading), closing(sqlite3.connect(draft)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
        if writing.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
            raise Damaged


def _is_damage(error: sqlite3.DatabaseError) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


def _give_name(draft: Path, target: Path) -> None:
    """Give the copy its name; nothing that bears it already is ever replaced."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        # Some file systems give a file one name only: there an empty file takes the name first.
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        draft.replace(target)


def sync_folder(folder: Path) -> None:
    """See that the names in a folder are on the disk."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
