"""Which database a command uses: said on the line, in the environment, or in a file; it is never repeated."""

import os
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.exits import fail
from sixfold.cli.speech import say, worded

HOST = re.compile(r"\[[0-9A-Fa-f:.]*\]|[\w.-]*")
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", envvar="SIXFOLD_DATABASE", show_envvar=False, help=worded("serve-database-help")),
]
KeyFileOption = Annotated[
    str | None,
    typer.Option("--key-file", envvar="SIXFOLD_KEY_FILE", show_envvar=False, help=worded("serve-key-file-help")),
]
DatabaseFileOption = Annotated[
    Path | None,
    typer.Option(
        "--database-file",
        envvar="SIXFOLD_DATABASE_FILE",
        show_envvar=False,
        dir_okay=False,
        help=worded("serve-database-file-help"),
    ),
]


def chosen_database(database: str | None, file: Path | None) -> str:
    """The address that was given, or the one of this user."""
    from sixfold.server.store.database import default_database

    if database is None and file is not None:
        try:
            database = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            fail(say("serve-cannot-read", file=str(file)))
    return database or default_database()


def chosen_key() -> str | None:
    """The key itself, if the environment holds it: it is never typed, since others can read what is typed."""
    return os.environ.get("SIXFOLD_KEY")


def check_database(address: str, key_file: str | None = None, *, opens: bool = False) -> Any:
    """The database, or a sentence on why games cannot be kept there; what opens it is never repeated.

    Only who opens what is sealed in it needs its key.
    """
    from sixfold.server.store.database import BadDatabase, parse_database
    from sixfold.server.store.reach import CannotReach, place_of
    from sixfold.server.store.reach import check_database as check
    from sixfold.server.store.seal import BadKey

    try:
        url = parse_database(address)
    except BadDatabase:
        fail(say("serve-bad-database", address=_without_secrets(address)))
    try:
        check(url, chosen_key(), key_file, opens=opens)
    except BadKey as problem:
        fail(say("serve-bad-key", place=problem.place, why=problem.why))
    except CannotReach as problem:
        fail(say("serve-no-database", place=place_of(url), why=problem.why))
    return url


def _without_secrets(address: str) -> str:
    """The engine and the host of an address that cannot be read: anything else in it may be a password."""
    engine, _, rest = address.partition("://")
    before, at, after = rest.rpartition("@")
    # Behind a question mark a password may hold an `@`, and what follows that is no host.
    found = None if at and "?" in before else HOST.match(after)
    return f"{engine}://{found[0] if found else ''}"
