"""The steps that bring a database to the present shape; they are run when the server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

FOLDER = Path(__file__).parent
LOCK = 6_0006_0006


def upgrade(connection: Connection) -> None:
    """Run the steps that are missing; of several servers that start at once, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
