"""The database's tables: one schema for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

# Of many sleeping tables, few are asked for: indexes hold only those, if they are asked for in these words.
NOT_RATED = "NOT rated"
IN_LOBBY = "public AND state IN ('open', 'playing')"

# `settled`: the row up to which `state` and `due` are right; `due`: when a clock runs out
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("agreed", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("state", String(8), nullable=False),
    Column("settled", Integer, nullable=False),
    Column("due", Double),
    Column("rated", Boolean, nullable=False),
    Index("tables_by_due", "due"),
    Index("tables_by_state", "state", "made_at"),
    Index("tables_not_rated", "state", sqlite_where=text(NOT_RATED), postgresql_where=text(NOT_RATED)),
    Index("tables_in_lobby", "made_at", sqlite_where=text(IN_LOBBY), postgresql_where=text(IN_LOBBY)),
)

# Tables with rows after the one in `settled`: if nobody is at work there, a process has died
interrupted = Table("interrupted", metadata, Column("table_id", String(16), primary_key=True))

# What happened at each table. The key admits one row of a number: two writers cannot both be right.
log = Table(
    "log",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("by", String(8), nullable=False),
    Column("body", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("idem", String(80)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "idem"),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),
    Column("made_at", Double, nullable=False),
)

# Who has played where; `score` and `place` once the game is over
seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(16), nullable=False),
    Column("score", Integer),
    Column("place", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seatings_by_guest", "guest"),
)

# A guest's rating; for each game and number of seats
ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(16), nullable=False),
    Column("game", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("guest", "game", "seats"),
)

# The compiled rules that tables were begun with: they are played to their ends with them
modules = Table(
    "modules",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("code", LargeBinary, nullable=False),
)

# Codes by which tables are found, from when they are made until the deal
codes = Table(
    "codes",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("table_id", String(16), nullable=False, unique=True),
)

# One-time codes that move a seat to another device
transfers = Table(
    "transfers",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),
)

# Finished games looked at again; `until`: whoever does so has claimed it so long
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Index("analyses_by_state", "state", "made_at"),
)

# Many nodes: who runs a table's clocks and bots, as long as it says it lives
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("node", String(16), nullable=False),
    Column("until", Double, nullable=False),
)

# … and at which node someone sits connected
presence = Table(
    "presence",
    metadata,
    Column("node", String(16), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("node", "table_id", "seat"),
    Index("presence_by_table", "table_id"),
)

# Guests and addresses that are kept out, and until when
bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("until", Double, nullable=False),
)

# What the operator says to everyone (number 1)
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("said", Text, nullable=False),
)

# What people make of a day's deal: the first result of each
daily_results = Table(
    "daily_results",
    metadata,
    Column("game", String(32), nullable=False),
    Column("day", String(10), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("game", "day", "guest"),
    Index("daily_results_by_guest", "guest"),
)

# … and of a puzzle: the first answer of each
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("game", String(32), nullable=False),
    Column("puzzle", String(32), nullable=False),
    Column("guest", String(16), nullable=False),
    Column("answer", Integer, nullable=False),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("game", "puzzle", "guest"),
    Index("puzzle_tries_by_guest", "guest"),
)

# Evenings of a club: what was agreed on. Their rows lie in the log.
evenings = Table(
    "evenings",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("agreed", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("evenings_by_age", "made_at"),
)

# … and who is, or was, at them
evening_guests = Table(
    "evening_guests",
    metadata,
    Column("evening_id", String(16), nullable=False),
    Column("guest", String(16), nullable=False),
    PrimaryKeyConstraint("evening_id", "guest"),
    Index("evening_guests_by_guest", "guest"),
)

# The key by which push services know this server (number 1)
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("private", String(64), nullable=False),
)

# Browsers that asked to hear when it is their turn; `id`: a hash of the endpoint
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(16), nullable=False),
    Column("endpoint", String(600), nullable=False),
    Column("browser", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("made_at", Double, nullable=False),
    Index("push_subscriptions_by_guest", "guest"),
)
