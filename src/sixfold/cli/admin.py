"""`sixfold admin`: look after the games of a server. The server's own packages are loaded only when it runs."""

import asyncio
import json
import os
import time
from collections.abc import Coroutine, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.database import DatabaseFileOption, DatabaseOption, check_database, chosen_database
from sixfold.cli.exits import fail
from sixfold.cli.printing import Column, print_json, print_table
from sixfold.cli.speech import say, spoken, worded

DAY = 86_400.0
SOON = 30
"""Days after which games that are over are archived, if nothing else is said."""


class Task(StrEnum):
    """What is to be done."""

    LIST = "list"
    EXPORT = "export"
    IMPORT = "import"
    ARCHIVE = "archive"
    ERASE = "erase"
    VACUUM = "vacuum"
    BACKUP = "backup"


class GameStatus(StrEnum):
    """Where a game stands."""

    LOBBY = "lobby"
    SHUFFLING = "shuffling"
    PLAYING = "playing"
    ENDED = "ended"
    RESIGNED = "resigned"
    CLOSED = "closed"


def admin(
    task: Annotated[str, typer.Argument(help=worded("admin-task-help"), show_default=False)],
    database: DatabaseOption = None,
    database_file: DatabaseFileOption = None,
    game: Annotated[list[str] | None, typer.Option("--game", help=worded("admin-game-help"))] = None,
    status: Annotated[
        list[GameStatus] | None, typer.Option("--status", metavar="…", help=worded("admin-status-help"))
    ] = None,
    days: Annotated[float | None, typer.Option("--days", min=0, help=worded("admin-days-help"))] = None,
    abandoned: Annotated[bool, typer.Option("--abandoned", help=worded("admin-abandoned-help"))] = False,
    name: Annotated[str | None, typer.Option("--name", help=worded("admin-name-help"))] = None,
    file: Annotated[Path | None, typer.Option("--file", dir_okay=False, help=worded("admin-file-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=worded("json-help"))] = False,
) -> None:
    """Look after the games of a server."""
    from sixfold.server.store import upkeep

    chosen = _task(task)
    url = check_database(chosen_database(database, database_file))
    statuses = tuple(one.value for one in status or ())
    if chosen is Task.ARCHIVE:
        days = SOON if days is None and not game else days
        statuses = _archived(statuses, abandoned)
    if chosen is Task.ERASE and not game and name is None and days is None:
        fail(say("admin-erase-which"))
    which = upkeep.Which(tuple(game or ()), statuses, None if days is None else time.time() - days * DAY)
    match chosen:
        case Task.LIST:
            _print(_done(upkeep.list_games(url, which)), as_json)
        case Task.EXPORT:
            with _private(_new(file)).open("a", encoding="utf-8") as out:
                typer.echo(say("admin-exported", games=f"{_done(upkeep.export(url, which, out.write))}"))
        case Task.IMPORT:
            typer.echo(say("admin-imported", games=f"{_read_in(url, file)}"))
        case Task.ARCHIVE:
            archived = _done(upkeep.take_away(url, which, _Kept(_new(file)).keep))
            typer.echo(say("admin-archived", games=f"{archived}", file=str(file)))
        case Task.ERASE:
            typer.echo(say("admin-erased", games=f"{_done(upkeep.erase_names(url, which, name))}"))
        case Task.VACUUM:
            _done(upkeep.vacuum(url))
            typer.echo(say("admin-vacuumed"))
        case Task.BACKUP:
            _back_up(url, file)


def _task(name: str) -> Task:
    if name not in list(Task):
        fail(say("admin-bad-task", task=name, tasks=spoken().listed(list(Task))))
    return Task(name)


def _archived(statuses: tuple[str, ...], abandoned: bool) -> tuple[str, ...]:
    """The stages of games that may be archived."""
    from sixfold.server.store.upkeep import OVER, UNDER_WAY

    if set(statuses) & set(UNDER_WAY) and not abandoned:
        fail(say("admin-under-way"))
    return statuses or (*OVER, *(UNDER_WAY if abandoned else ()))


def _back_up(url: Any, file: Path | None) -> None:
    from sixfold.server.store.upkeep import back_up

    if url.get_backend_name() != "sqlite":
        fail(say("admin-backup-postgres"))
    _done(back_up(url, _new(file)))
    typer.echo(say("admin-backed-up", file=str(file)))


class _Kept:
    """A file whose lines are on the disk before the games they hold are taken away."""

    def __init__(self, path: Path) -> None:
        self._path = _private(path)

    def keep(self, lines: Sequence[str]) -> None:
        """Write some more."""
        with self._path.open("a", encoding="utf-8") as out:
            out.writelines(lines)
            out.flush()
            os.fsync(out.fileno())


def _done(work: Coroutine[Any, Any, Any]) -> Any:
    """What comes of some work on the database; a sentence if the database fails."""
    from sixfold.server.store.database import FAILURES

    try:
        return asyncio.run(work)
    except FAILURES as error:
        fail(say("admin-failed", reason=type(getattr(error, "orig", None) or error).__name__))


def _new(file: Path | None) -> Path:
    """The file to write to; nothing in it is ever written over."""
    if file is None:
        fail(say("admin-needs-file"))
    if file.exists():
        fail(say("admin-file-exists", file=str(file)))
    return file


def _private(file: Path) -> Path:
    """A new file that only its owner may read: names and hands of other people are nobody's business."""
    file.touch(mode=0o600, exist_ok=False)
    return file


def _read_in(url: Any, file: Path | None) -> int:
    from sixfold.server.store.upkeep import AlreadyThere, NotAnExport, read_in

    if file is None:
        fail(say("admin-needs-file"))
    try:
        with file.open(encoding="utf-8") as lines:
            count: int = _done(read_in(url, iter(lines)))
    except NotAnExport as wrong:
        fail(say("admin-not-an-export", file=str(file), line=wrong.line))
    except AlreadyThere as there:
        fail(say("admin-already-there", game=str(there)))
    except (FileNotFoundError, IsADirectoryError, PermissionError, UnicodeDecodeError):
        fail(say("serve-cannot-read", file=str(file)))
    return count


def _print(games: Sequence[Any], as_json: bool) -> None:
    if as_json:
        print_json([{field: getattr(one, field) for field in one.__slots__} for one in games])
        return
    if not games:
        typer.echo(say("admin-none"))
        return
    columns = [
        Column(say("admin-column-game")),
        Column(say("admin-column-edition")),
        Column(say("admin-column-status")),
        Column(say("admin-column-created")),
        Column(say("admin-column-last")),
        Column(say("admin-column-events"), number=True),
        Column(say("admin-column-players")),
    ]
    rows = [
        (
            one.game,
            one.edition,
            one.status,
            _day(one.created),
            _day(one.last),
            f"{one.events}",
            json.dumps(list(one.names), ensure_ascii=False)[1:-1],
        )
        for one in games
    ]
    print_table(columns, rows)


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
