"""`sixfold admin`: look after the games of a server. The server's own packages are loaded only when it runs."""

import asyncio
import json
import time
from collections.abc import Coroutine, Iterator, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.database import (
    DatabaseFileOption,
    DatabaseOption,
    KeyFileOption,
    check_database,
    chosen_database,
    chosen_key,
)
from sixfold.cli.exits import fail
from sixfold.cli.new_file import NewFile, check_new
from sixfold.cli.printing import Column, print_json, print_table
from sixfold.cli.speech import say, spoken, worded
from sixfold.locale import Key

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
    key_file: KeyFileOption = None,
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
    url = _there(chosen_database(database, database_file))
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
            with NewFile(_named(file)) as out:
                exported = _done(upkeep.export(url, which, out.write))
                out.keep()
            typer.echo(say("admin-exported", games=f"{exported}"))
        case Task.IMPORT:
            typer.echo(say("admin-imported", games=f"{_read_in(url, _named(file), key_file)}"))
        case Task.ARCHIVE:
            _archive(url, which, _named(file))
        case Task.ERASE:
            _erase(url, which, name)
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


def _there(address: str) -> Any:
    """The database, if there is one: a mistyped name is not to become an empty one."""
    from sixfold.server.store.database import BadDatabase, parse_database
    from sixfold.server.store.reach import place_of
    from sixfold.server.store.upkeep import is_there

    try:
        url = parse_database(address)
    except BadDatabase:
        return check_database(address)
    if not is_there(url):
        fail(say("serve-no-database", place=place_of(url), why="missing"))
    return check_database(address)


def _archive(url: Any, which: Any, file: Path) -> None:
    from sixfold.server.store.upkeep import Unsure, take_away

    with NewFile(file) as out:
        try:
            archived = _done(take_away(url, which, out.write, out.keep))
        except Unsure:
            fail(say("admin-archive-unsure", file=str(file)))
    typer.echo(say("admin-archived", games=f"{archived.games}", file=str(file)))
    _warn_unless_gone(archived.gone)


def _erase(url: Any, which: Any, name: str | None) -> None:
    from sixfold.server.store.erasing import erase_names

    erased = _done(erase_names(url, which, name), "admin-erase-failed")
    typer.echo(say("admin-erased", games=f"{erased.games}"))
    _warn_unless_gone(erased.gone)


def _warn_unless_gone(gone: bool) -> None:
    if not gone:
        typer.echo(say("admin-not-gone"), err=True)


def _back_up(url: Any, file: Path | None) -> None:
    from sixfold.server.store.copying import Damaged, back_up

    if url.get_backend_name() != "sqlite":
        fail(say("admin-backup-postgres"))
    file = _named(file)
    check_new(file)
    try:
        asyncio.run(back_up(url, file))
    except Damaged:
        fail(say("admin-damaged"))
    except FileExistsError:
        fail(say("admin-file-exists", file=str(file)))
    except OSError as error:
        fail(say("match-cannot-write", file=str(file), reason=error.strerror or str(error)))
    typer.echo(say("admin-backed-up", file=str(file)))


def _done(work: Coroutine[Any, Any, Any], otherwise: Key = "admin-failed") -> Any:
    """What comes of some work on the database; a sentence if the database fails."""
    from sixfold.server.store.database import FAILURES

    try:
        return asyncio.run(work)
    except FAILURES as error:
        fail(say(otherwise, reason=type(getattr(error, "orig", None) or error).__name__))


def _named(file: Path | None) -> Path:
    if file is None:
        fail(say("admin-needs-file"))
    return file


def _read_in(url: Any, file: Path, key_file: str | None) -> int:
    from sixfold.server.store.importing import AlreadyThere, CannotReadIn, read_in
    from sixfold.server.store.seal import BadKey

    try:
        count: int = _done(read_in(url, _lines(file), chosen_key(), key_file))
    except CannotReadIn as wrong:
        fail(say("admin-not-an-export", file=str(file), line=f"{wrong.line}", why=wrong.why))
    except AlreadyThere as there:
        fail(say("admin-already-there", game=str(there)))
    except BadKey as problem:
        fail(say("admin-bad-key", place=problem.place))
    return count


def _lines(file: Path) -> Iterator[str]:
    """The lines of a file, or a sentence: what fails here is not the database's fault."""
    try:
        with file.open(encoding="utf-8") as lines:
            yield from lines
    except (OSError, UnicodeDecodeError):
        fail(say("serve-cannot-read", file=str(file)))


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
