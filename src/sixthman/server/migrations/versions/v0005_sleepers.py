"""Among many sleeping tables: which were interrupted, which do not count yet, which are in the lobby."""

import sqlalchemy as sa
from alembic import op

from sixthman.server.schema import IN_LOBBY, NOT_RATED

revision = "0005"
down_revision = "0004"

_FILL = """
INSERT INTO interrupted (table_id)
SELECT id FROM tables WHERE state IN ('open', 'playing')
AND EXISTS (SELECT * FROM log WHERE log.table_id = tables.id AND log.number > tables.settled)
"""


def upgrade() -> None:
    """Make what is looked up."""
    op.create_table("interrupted", sa.Column("table_id", sa.String(16), primary_key=True))
    op.execute(_FILL)
    for name, column, where in (
        ("tables_not_rated", "state", NOT_RATED),
        ("tables_in_lobby", "made_at", IN_LOBBY),
    ):
        op.create_index(
            name, "tables", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where)
        )
