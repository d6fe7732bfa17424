"""The steps that bring a database to the present shape; they are run when the server starts."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

FOLDER = Path(__file__).parent
HEAD = "0005"
"""The last step."""
LOCK = 6_0006_0006


class TooNew(Exception):
    """A database that a later version of Sixfold has shaped."""


def upgrade(connection: Connection) -> None:
    """Run the steps that are missing; of several servers that start at once, one does it and the others wait."""
    version = _version(connection)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise TooNew(version)
    # Loaded only when there is something to do: it would take a fifth of the time to start.
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
