"""What people make of daily deals and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "daily_results",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "day", "guest"),
    )
    op.create_index("daily_results_by_guest", "daily_results", ["guest"])
    op.create_table(
        "puzzle_tries",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", "guest"),
    )
    op.create_index("puzzle_tries_by_guest", "puzzle_tries", ["guest"])
