"""`sixfold admin`: what it makes is whole, never in the place of something else, and gone where it failed."""

import errno
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from given import Given, chance
from server.inside import server_inside
from server.tending import listed, play, run
from sixfold.cli.admin import Task
from sixfold.server.store import copying

PAGE = 4096
BEFORE = "somebody's own"


@pytest.fixture(scope="module")
def two_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database of a game that is over and one under way."""
    folder = tmp_path_factory.mktemp("kept")
    with server_inside(folder, Given("kept", at=1_000_000.0)) as url:
        play(url, over=True), play(url, over=False)
    return folder


@pytest.fixture
def kept(two_games: Path, tmp_path: Path) -> Path:
    """That database, for one test."""
    return Path(shutil.copytree(two_games, tmp_path / "kept")) / "games.sqlite3"


def _full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _back_up(database: Path, file: Path) -> tuple[int, str]:
    told = run("backup", "--database", str(database), "--file", str(file))
    return told.exit_code, told.output


NONE = ("nothing", "no folder", "an empty file", "a database of another program")


@pytest.mark.parametrize(
    ("task", "there"), [*((task, "nothing") for task in Task), *((Task.BACKUP, there) for there in NONE[1:])]
)
def test_a_mistyped_name_makes_no_database(tmp_path: Path, task: Task, there: str) -> None:
    database, file = tmp_path / "typo.sqlite3", tmp_path / "file"
    match there:
        case "no folder":
            database = tmp_path / "nosuch" / "typo.sqlite3"
        case "an empty file":
            database.touch()
        case "a database of another program":
            with sqlite3.connect(database) as connection:
                connection.execute("CREATE TABLE places (name TEXT)")
            connection.close()
    if task is Task.IMPORT:
        file.write_text("")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    told = run(task, "--database", str(database), "--file", str(file), "--name", "Ann")
    assert (told.exit_code, "no database of that name" in told.output) == (2, True), told.output
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_damaged_database_is_not_copied(kept: Path, tmp_path: Path) -> None:
    with kept.open("r+b") as file:
        for page in (5, 8):
            file.seek(page * PAGE)
            file.write(chance("damage", page, count=PAGE))
    copy = tmp_path / "copy"
    code, said = _back_up(kept, copy)
    assert (code, "is damaged" in said) == (2, True), said
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("linked", [False, True])
def test_a_backup_replaces_no_file(kept: Path, tmp_path: Path, linked: bool) -> None:
    precious, partly = tmp_path / "precious", tmp_path / "copy.part"
    precious.write_text(BEFORE)
    partly.symlink_to(precious) if linked else partly.write_text(BEFORE)
    assert _back_up(kept, tmp_path / "copy")[0] == 0
    assert (precious.read_text(), partly.read_text(), partly.is_symlink()) == (BEFORE, BEFORE, linked)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy", "copy.part", "kept", "precious"]


@pytest.mark.parametrize("links", [True, False])
def test_a_file_that_comes_while_a_backup_is_made_is_not_replaced(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    fill, file = copying._fill, tmp_path / "copy"

    def filled(source: Path, draft: Path) -> None:
        fill(source, draft)
        file.write_text(BEFORE)

    monkeypatch.setattr(copying, "_fill", filled)
    if not links:
        monkeypatch.setattr(os, "link", _full)
    code, said = _back_up(kept, file)
    assert (code, "already exists" in said, file.read_text()) == (2, True, BEFORE)


def test_a_backup_needs_no_second_name_for_a_file(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file systems of most sticks and cards give a file one name only."""
    monkeypatch.setattr(os, "link", _full)
    assert _back_up(kept, tmp_path / "copy")[0] == 0
    assert len(listed(str(tmp_path / "copy"))) == 2


def _full_database(_source: Path, draft: Path) -> None:
    draft.write_bytes(b"half")
    error = sqlite3.OperationalError("database or disk is full")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise error


@pytest.mark.parametrize("where", ["SQLite", "system"])
def test_a_disk_that_is_full_leaves_no_part_of_a_backup(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    monkeypatch.setattr(*((copying, "_fill", _full_database) if where == "SQLite" else (os, "fsync", _full)))
    code, said = _back_up(kept, tmp_path / "copy")
    assert (code, "Can’t write" in said) == (2, True), said
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("task", ["export", "archive"])
def test_what_failed_leaves_no_file_and_can_be_done_again(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    asked = (task, "--database", str(kept), "--file", str(tmp_path / "file"))
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", _full)
        told = run(*asked)
    assert (told.exit_code, "Can’t write" in told.output) == (2, True), told.output
    assert not (tmp_path / "file").exists()
    assert len(listed(str(kept))) == 2
    assert run(*asked).exit_code == 0
    assert (tmp_path / "file").exists()


def test_an_archive_is_kept_where_nobody_knows_whether_the_database_still_has_its_games(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = AsyncConnection.commit

    async def lost(connection: AsyncConnection) -> Any:
        await commit(connection)
        if (tmp_path / "file").exists():
            raise OperationalError("COMMIT", None, Exception("gone"))

    monkeypatch.setattr(AsyncConnection, "commit", lost)
    told = run("archive", "--database", str(kept), "--file", str(tmp_path / "file"))
    assert (told.exit_code, "has been kept" in told.output) == (2, True), told.output
    assert len((tmp_path / "file").read_text().splitlines()) == 1
    assert len(listed(str(kept))) == 1


def test_a_file_in_a_folder_that_is_not_there_cannot_be_written(kept: Path, tmp_path: Path) -> None:
    for task in ("export", "archive", "backup"):
        told = run(task, "--database", str(kept), "--file", str(tmp_path / "nosuch" / "file"))
        assert (told.exit_code, "Can’t write" in told.output) == (2, True), told.output
