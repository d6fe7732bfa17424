"""The log of events, which nobody may change, and the list of games that is drawn from it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_SQLITE = (
    "CREATE TRIGGER events_stay_{verb} BEFORE {verb} ON events BEGIN SELECT RAISE(ABORT, 'events are only added'); END"
)
_POSTGRES_FUNCTION = (
    "CREATE FUNCTION events_stay() RETURNS trigger LANGUAGE plpgsql AS "
    "$$ BEGIN RAISE EXCEPTION 'events are only added'; END $$"
)
_POSTGRES = "CREATE TRIGGER events_stay BEFORE UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION events_stay()"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "events",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.String(8), nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
    )
    op.create_index("games_by_due", "games", ["due"])
    op.create_index("games_by_status", "games", ["status", "created"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(_POSTGRES_FUNCTION)
        op.execute(_POSTGRES)
    else:
        for verb in ("UPDATE", "DELETE"):
            op.execute(_SQLITE.format(verb=verb))


def downgrade() -> None:
    """Take both away."""
    op.drop_table("games")
    op.drop_table("events")
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION events_stay()")
