"""Short codes of tables that can be joined."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, unique=True),
    )
