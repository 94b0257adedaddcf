"""PostgreSQL: the log in parts, by table. Each part's index is small, and each is cleaned up by itself."""

from alembic import op

revision = "0008"
down_revision = "0007"

PARTS = 16


def upgrade() -> None:
    """Copy the log into its parts. SQLite knows no such thing, and has but one node."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute("ALTER TABLE log RENAME TO whole_log")
    op.execute(
        "CREATE TABLE log (LIKE whole_log INCLUDING DEFAULTS, PRIMARY KEY (table_id, number), "
        "UNIQUE (table_id, idem)) PARTITION BY HASH (table_id)"
    )
    for part in range(PARTS):
        op.execute(
            f"CREATE TABLE log_{part} PARTITION OF log FOR VALUES WITH (MODULUS {PARTS}, REMAINDER {part})"
        )
    op.execute("INSERT INTO log SELECT * FROM whole_log")
    op.execute("DROP TABLE whole_log")
