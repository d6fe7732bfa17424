"""A row that shows whether writes are taken, and how far the server's time is from the clock's; lobbies that expire."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
LOBBY_SECONDS = 14 * 86_400.0


def upgrade() -> None:
    """Make the row, and let the lobbies that are there expire."""
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.Column("shift", sa.Double, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, beats, shift) VALUES (1, 0, 0)")
    op.execute(f"UPDATE games SET due = created + {LOBBY_SECONDS} WHERE status = 'lobby'")


def downgrade() -> None:
    """Take it away."""
    op.execute("UPDATE games SET due = NULL WHERE status = 'lobby'")
    op.drop_table("pulse")
