"""The file of an evening: what was agreed on, and what has happened since, line by line."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sixthman.messages import BadOption
from sixthman.table.adapters import adapter_named
from sixthman.table.evening import PLAYING, Evening, Match, Plan
from sixthman.table.evening.evening import BEGIN, JOIN, LEAVE, RESULT

VERSION = 1
LONGEST_NAME = 32


@dataclass
class KeptEvening:
    """An evening, and the events that its file holds."""

    game: str
    plan: Plan
    events: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.evening = Evening(self.plan)
        for event in self.events:
            self.evening.apply(event)

    def add(self, event: dict[str, Any]) -> None:
        """Let something happen; what cannot be is not kept."""
        self.evening.apply(event)
        self.events.append(event)


def start(
    file: Path, names: Sequence[str], game: str, agreed: tuple[str, int, int, bool], seed: str | None
) -> KeptEvening:
    """A new evening. A file that is there already is not written over."""
    if file.exists():
        raise BadOption("error-evening-exists", file=str(file))
    plan = Plan(*agreed)
    plan.check()
    seats = adapter_named(game).read_options({"seats": str(plan.seats)}).seats
    if seats != plan.seats:
        raise BadOption("error-server-chairs", chairs=plan.seats, seats=seats)
    kept = KeptEvening(game, plan)
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadOption("error-name", name=repr(name))
        kept.add({"type": JOIN, "name": name.strip()})
    order = list(range(len(names)))
    (random.SystemRandom() if seed is None else random.Random(seed)).shuffle(order)
    kept.add({"type": BEGIN, "order": order})
    return kept


def read(file: Path) -> KeptEvening:
    """The evening of a file; BadOption if it holds none."""
    try:
        facts = json.loads(file.read_text("utf-8"))
        if facts["evening"] != VERSION:
            raise ValueError
        return KeptEvening(str(facts["game"]), Plan(**facts["plan"]), list(facts["events"]))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as reason:
        raise BadOption("error-evening-file", file=str(file)) from reason


def write(file: Path, kept: KeptEvening) -> None:
    """Keep an evening, an event on each line; the file is whole at any time."""
    events = ",\n".join(f"  {json.dumps(event, ensure_ascii=False)}" for event in kept.events)
    head = {"evening": VERSION, "game": kept.game, "plan": asdict(kept.plan)}
    text = json.dumps(head, ensure_ascii=False)[:-1] + f', "events": [\n{events}\n]}}\n'
    new = file.with_name(f"{file.name}.new")
    try:
        new.write_text(text, "utf-8")
        new.replace(file)
    except OSError as reason:
        raise BadOption("error-evening-file", file=str(file)) from reason


def enter_result(kept: KeptEvening, given: Sequence[str]) -> None:
    """`Ann 54 Bo 49`: the result of the match that they play now, or have just played."""
    if not given or len(given) % 2:
        raise BadOption("error-evening-result")
    players = [player_named(kept.evening, name) for name in given[::2]]
    scores = [_score(text) for text in given[1::2]]
    known = dict(zip(players, scores, strict=True))
    match = _match_of(kept.evening, set(players))
    ordered = [known.get(player, 0) for player in match.players]
    kept.add({"type": RESULT, "match": match.number, "scores": ordered})


def enter_leave(kept: KeptEvening, name: str) -> None:
    """Somebody goes home."""
    kept.add({"type": LEAVE, "player": player_named(kept.evening, name)})


def undo(kept: KeptEvening) -> None:
    """Take back what was entered last."""
    if kept.events[-1]["type"] == BEGIN:
        raise BadOption("error-evening-undo")
    kept.events.pop()
    kept.__post_init__()


def player_named(evening: Evening, name: str) -> int:
    """A player by name, or by the beginning of a name that no other has."""
    wanted = name.casefold()
    names = [known.casefold() for known in evening.players]
    if wanted in names:
        return names.index(wanted)
    found = [player for player, known in enumerate(names) if wanted and known.startswith(wanted)]
    if len(found) != 1:
        raise BadOption("error-evening-who", name=name, known=", ".join(evening.players))
    return found[0]


def _match_of(evening: Evening, players: set[int]) -> Match:
    """The match of just these players: one that is on, else the last that was played."""
    found = [match for match in evening.matches if _who(match) == players and match.table]
    on = [match for match in found if not match.done]
    if not found:
        facts = {"names": ", ".join(evening.players[player] for player in sorted(players))}
        raise BadOption("error-evening-no-match", **facts)
    if evening.state == PLAYING and not on and any(match.done for match in found):
        return found[-1]
    return on[0] if on else found[-1]


def _who(match: Match) -> set[int]:
    here = {player for player in match.players if player not in match.absent}
    return here if len(here) > 1 else set(match.players)


def _score(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadOption("error-whole-number", value=text, what="score") from None
