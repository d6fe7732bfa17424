"""How often the log itself was changed, so that servers that run know when to read it anew."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Count from now on."""
    op.add_column("pulse", sa.Column("changes", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Count no more."""
    op.drop_column("pulse", "changes")
