"""How a server knows the key that seeds are sealed with."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "seals",
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("test", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Take it away."""
    op.drop_table("seals")
