"""Notifications: the server's key, and the browsers that asked for them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("private", sa.String(64), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("endpoint", sa.String(600), nullable=False),
        sa.Column("browser", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_index("push_subscriptions_by_guest", "push_subscriptions", ["guest"])
