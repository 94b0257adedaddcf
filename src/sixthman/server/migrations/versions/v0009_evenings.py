"""Evenings of a club, and who is at them. What happens there lies in the log, as of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Index("evenings_by_age", "made_at"),
    )
    op.create_table(
        "evening_guests",
        sa.Column("evening_id", sa.String(16), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("evening_id", "guest"),
        sa.Index("evening_guests_by_guest", "guest"),
    )
