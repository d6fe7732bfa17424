"""Which browsers want to be told of their turn, and the key by which they know who tells them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "push_keys",
        sa.Column("number", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("sealed", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(128), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("subscriptions_by_device", "subscriptions", ["device"])


def downgrade() -> None:
    """Take both away."""
    op.drop_table("subscriptions")
    op.drop_table("push_keys")
