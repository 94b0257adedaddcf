"""A view that came over the wire is the view the seat has at the table: nothing missing, nothing made up."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sixthman.library.online import _SeenGame
from sixthman.registry import game_named
from sixthman.server.frames import view_fields
from sixthman.table import Table


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("allstar", {"seats": 4, "coaches": True}),
        ("allstar", {"seats": 2, "mode": "clash"}),
        ("hoops", {"pick_team": True, "opening_draft": True}),
        ("hoops", {}),
    ],
)
@pytest.mark.parametrize("seed", ["7", "8"])
def test_a_view_survives_the_wire(game: str, options: dict[str, Any], seed: str) -> None:
    folder, rng = game_named(game), random.Random(seed)
    table = Table(folder.adapter(), folder.options(**options), seed)
    facts: dict[str, Any] = {"game": game, "rules": folder.declared.version, "options": table.options.words()}
    facts["seats"] = [None] * table.options.seats
    seen = {seat: _SeenGame(facts, seat) for seat in range(table.options.seats)}
    for _ in range(400):
        if table.over:
            break
        seat = rng.choice(table.waiting())
        view = table.view(seat)
        fields = json.loads(json.dumps(view_fields(folder.declared, view, table.options.seats)))
        again = seen[seat].view(facts | {"view": fields})
        for field in folder.declared.fields:  # rows of seats that nobody has may hold anything
            seats = table.options.seats if field.each else None
            assert again[field.name].tobytes() == view[field.name].tobytes() or (
                seats and (again[field.name][:seats] == view[field.name][:seats]).all()
            ), field.name
        table.choose(seat, [rng.choice(table.legal(seat))])
