"""Which database a command uses: said on the line, in the environment, or in a file; it is never repeated."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from sixfold.cli.exits import fail
from sixfold.cli.speech import say, worded

VARIABLE, FILE_VARIABLE = "SIXFOLD_DATABASE", "SIXFOLD_DATABASE_FILE"
MISTYPED = re.compile(r"(?:postgres(?:ql)?|sqlite)[+\w]*(?::(?!//)|//)|/{0,2}[^/\\]{2,}:.*@", re.IGNORECASE)
"""What somebody meant for an address. As the path of a file it would become folders that are called like a password."""
HOST = re.compile(r"\[[0-9A-Fa-f:.]*\]|[\w.-]*")
DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help=worded("serve-database-help")),
]
KeyFileOption = Annotated[
    str | None,
    typer.Option("--key-file", envvar="SIXFOLD_KEY_FILE", show_envvar=False, help=worded("serve-key-file-help")),
]
DatabaseFileOption = Annotated[
    Path | None,
    typer.Option(
        "--database-file",
        dir_okay=False,
        help=worded("serve-database-file-help"),
    ),
]


def chosen_database(database: str | None, file: Path | None) -> str:
    """The address that was given, or the one of this user. What is said on the line counts, else the environment."""
    from sixfold.server.store.database import default_database

    named = _named({"--database": database}, {"--database-file": file})
    if named is None:
        kept = os.environ.get(FILE_VARIABLE)
        named = _named({VARIABLE: os.environ.get(VARIABLE)}, {FILE_VARIABLE: Path(kept) if kept else None})
    return default_database() if named is None else _for_driver(named)


def _named(address: Mapping[str, str | None], file: Mapping[str, Path | None]) -> str | None:
    """The address that is said in one of two ways, or in both alike; how each is said comes with it."""
    ((one, said),), ((other, path),) = address.items(), file.items()
    if path is None:
        return said or None
    try:
        told = path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        fail(say("serve-cannot-read", file=str(path)))
    if said and said != told:
        fail(say("serve-two-databases", one=one, other=other))
    if not told:
        # Nobody who names a file means the games of this user.
        fail(say("serve-mistyped-database"))
    return told


def _for_driver(address: str) -> str:
    """The address with TLS asked for in the driver's words, `ssl=`, in place of PostgreSQL's own."""
    before, mark, query = address.rpartition("?")
    return before + mark + re.sub(r"(^|&)sslmode=", r"\1ssl=", query) if before.startswith("postgres") else address


def chosen_key() -> str | None:
    """The key itself, if the environment holds it: it is never typed, since others can read what is typed."""
    return os.environ.get("SIXFOLD_KEY")


def check_database(address: str, key_file: str | None = None, *, opens: bool = False) -> Any:
    """The database, or a sentence on why games cannot be kept there; what opens it is never repeated.

    Only who opens what is sealed in it needs its key.
    """
    from sixfold.server.store.database import BadDatabase, parse_database
    from sixfold.server.store.reach import CannotReach, Mistyped, place_of
    from sixfold.server.store.reach import check_database as check
    from sixfold.server.store.seal import BadKey

    if "://" not in address and MISTYPED.match(address):
        fail(say("serve-mistyped-database"))
    try:
        url = parse_database(address)
    except BadDatabase:
        fail(say("serve-bad-database", address=_without_secrets(address)))
    try:
        check(url, chosen_key(), key_file, opens=opens)
    except BadKey as problem:
        fail(say("serve-bad-key", place=problem.place, why=problem.why))
    except Mistyped:
        fail(say("serve-mistyped-database"))
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
