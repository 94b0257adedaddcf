"""Faults of a server that someone could make by hand, each worse than most: tests have to find them all."""

from __future__ import annotations

from typing import NamedTuple

SERVER, TABLE = "src/sixthman/server/", "src/sixthman/table/"


class Planted(NamedTuple):
    """A text in a file that stands there once, and what is written instead."""

    what: str
    path: str
    old: str
    new: str


PLANTED = [
    Planted(
        "any cookie is seat 1",
        SERVER + "cookies.py",
        "if token and fits(token, chair.secret):",
        "if token:",
    ),
    Planted(
        "the seed is sent during play",
        SERVER + "table_state.py",
        'if self.state == OVER:\n            facts |= {"places"',
        'if self.table is not None:\n            facts |= {"places"',
    ),
    Planted(
        "events for one seat go to everyone",
        SERVER + "table_state.py",
        "for event in happened if event.to in (None, onlooker)]",
        "for event in happened]",
    ),
    Planted(
        "a command that is sent twice is done twice",
        SERVER + "command_rows.py",
        "if idem not in table_state.answered:",
        "if True:",
    ),
    Planted(
        "ids belong to a seat, not to who sits there",
        SERVER + "table_state.py",
        'return f"{seat}:{command_id}" if before < 1 else f"{seat}.{before}:{command_id}"',
        'return f"{seat}:{command_id}"',
    ),
    Planted(
        "a choice happens before it is stored",
        SERVER + "live_table.py",
        "            begun, self._begun = not self._begun, True\n",
        "            self._happen(rows)\n            begun, self._begun = not self._begun, True\n",
    ),
    Planted(
        "what another node has written is written over",
        SERVER + "writer.py",
        "Conflict() if isinstance(reason, IntegrityError) else reason)",
        "Conflict() if False else reason)",
    ),
    Planted(
        "a removed guest sits down again",
        SERVER + "command_rows.py",
        "if guest in table_state.kicked:",
        "if False:",
    ),
    Planted(
        "anyone can remove people",
        SERVER + "command_checks.py",
        "    _host_only(state, seat)\n    if not _chair(state, command.seat).taken",
        "    if not _chair(state, command.seat).taken",
    ),
    Planted(
        "private tables are open to all",
        SERVER + "command_rows.py",
        "if not (agreed.public or known or (invite is not None and same(invite, agreed.invite))):",
        "if False:",
    ),
    Planted(
        "spectators see everything at once",
        SERVER + "spectators.py",
        "return row.made_at if early else row.made_at + self._delay",
        "return row.made_at",
    ),
    Planted(
        "spectators look over the first seat's shoulder",
        SERVER + "table_state.py",
        "return self.table.view(onlooker if onlooker < self.seats else None)",
        "return self.table.view(onlooker if onlooker < self.seats else 0)",
    ),
    Planted(
        "a refusal knows the whole table",
        SERVER + "guarded_table.py",
        "            self._as_seen(seat).verify(seat, choice)\n"
        '            raise IllegalChoice("error-server-not-now") from None',
        "            raise",
    ),
    Planted(
        "a clock never runs out",
        SERVER + "live_table.py",
        "if deadline is None or table is None or deadline > self.registry.clock():",
        "if True:",
    ),
    Planted(
        "a clock runs out at once",
        SERVER + "live_table.py",
        "if deadline is None or table is None or deadline > self.registry.clock():",
        "if deadline is None or table is None:",
    ),
    Planted(
        "nobody plays for someone who is gone",
        SERVER + "live_table.py",
        "gone = [seat for seat, until in self._absences().items() if until <= now]",
        "gone = []",
    ),
    Planted(
        "any number passes for the one that was promised",
        SERVER + "command_checks.py",
        "if shown != state.chairs[seat].commitment:",
        "if False:",
    ),
    Planted(
        "what seats add to the seed is dropped",
        SERVER + "table_state.py",
        "seed = seed_of(self.agreed.secret, nonces)",
        "seed = self.agreed.secret",
    ),
    Planted(
        "a record may hold another secret than was promised",
        TABLE + "fairness.py",
        "if record.commitment != commitment_of(record.seed):",
        "if False:",
    ),
    Planted(
        "a code moves a seat again and again",
        SERVER + "store.py",
        "            delete(transfers)\n            .where(transfers.c.code == hashed(code))\n"
        "            .returning(transfers.c.table_id, transfers.c.seat, transfers.c.until)",
        "            select(transfers.c.table_id, transfers.c.seat, transfers.c.until)\n"
        "            .where(transfers.c.code == hashed(code))",
    ),
    Planted(
        "a seat that moved keeps its old device",
        SERVER + "live_table.py",
        "if row.type == log_rows.SECRET and row.seat is not None}",
        "if row.type == log_rows.SECRET and row.seat is not None and not row.seat + 1}",
    ),
    Planted(
        "commits are not on the disk yet",
        SERVER + "database.py",
        "PRAGMA synchronous=FULL",
        "PRAGMA synchronous=OFF",
    ),
    Planted(
        "what waits while the database fails counts as stored",
        SERVER + "writer.py",
        "            self.health.failed(reason)\n            _refuse(batches, StoreDown())",
        "            self.health.failed(reason)\n            self._finish(batches)",
    ),
    Planted(
        "what is to be stored is logged",
        SERVER + "database.py",
        'plain = create_engine(url, connect_args={"timeout": PATIENCE}, hide_parameters=True)',
        'plain = create_engine(url, connect_args={"timeout": PATIENCE})',
    ),
    Planted(
        "everyone hears who has chosen",
        SERVER + "table_state.py",
        'return Event("chosen", {"chosen": chosen[0], "of": chosen[1]})',
        'return Event("chosen", {"chosen": chosen[0], "of": chosen[1], "who": [chosen]})',
    ),
    Planted(
        "a table that cannot be read is tried again and again",
        SERVER + "store.py",
        ".values(state=BROKEN, due=None)",
        ".values(state=BROKEN)",
    ),
]
