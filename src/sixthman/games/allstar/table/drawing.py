"""A manager's view drawn: in text, as a person at the table sees it, and as a picture for notebooks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from sixthman.messages import say
from sixthman.table import picture

if TYPE_CHECKING:
    from .view import AllstarView, Player

ARENA, SEAT = 18, 14  # cells of a name
WIDE = 100  # cells of a line of cards


def lines(view: AllstarView, names: Mapping[int, str]) -> list[str]:
    """Where the game is, arenas, seats with fans and teams, your own cards, what can be chosen."""
    drawn = [f"All-Star Draft · {where(view)}", ""]
    for number, arena in enumerate(view.arenas, start=1):
        fans = "/".join(map(str, arena.fans))
        icons = " · ".join(_icons(view, number - 1))
        drawn.append(f"  {number} {arena.name:{ARENA}} {fans}{'  ' + icons if icons else ''}")
    if view.arenas:
        drawn.append("")
    for seat in range(1, view.seats + 1):
        drawn += _seat_lines(view, seat, names[seat])
    drawn.append("")
    for message, cards in _own(view):
        drawn += _wrapped(view.say(message), [_cell(card) for card in cards])
    if view.chosen:
        drawn.append(view.say("drawing-chosen", choices=" ".join(view.chosen)))
    if view.legal and not view.hand:
        drawn += _wrapped(view.say("drawing-you-can-choose"), [choice.text for choice in view.legal])
    return drawn


def where(view: AllstarView) -> str:
    """Round and phase: `Round 1 of 3: draft`."""
    phase = view.say(f"play-phase-{view.phase}")
    if view.phase == "choose-coach":
        return view.say("play-where-coaches")
    if view.in_playoffs:
        return view.say("play-where-playoffs", phase=phase)
    return view.say("play-where-round", round=view.round, rounds=3, phase=phase)


def _own(view: AllstarView) -> list[tuple[str, Sequence[Player]]]:
    """What only this seat sees: what it drafts from, its bench."""
    parts = [("drawing-hand", view.hand), ("drawing-bench", view.bench)]
    return [(message, cards) for message, cards in parts if cards]


def _icons(view: AllstarView, number: int) -> list[str]:
    """What is special about an arena."""
    arena = view.arenas[number]
    icons = [view.say(f"play-combo-{arena.combo}")] if arena.combo else []
    return [*icons, view.say("play-whistle")] if arena.whistle else icons


def _seat_lines(view: AllstarView, seat: int, name: str) -> list[str]:
    sign = "▶" if seat == view.seat else " "
    facts = [view.say("play-seat-fans", fans=view.fans[seat])]
    facts.append(view.say("play-seat-bench", count=view.bench_sizes[seat]))
    if view.in_playoffs:
        facts.append(view.say("play-seat-tickets", tickets=view.tickets[seat]))
    if seat in view.coaches:
        facts.append(view.say("play-coach-species", species=view.coaches[seat].species))
    first = f"{sign} {name:{SEAT}} {' · '.join(facts)}"
    teams = [
        f"      {number}: {'  '.join(map(_cell, team))}" for number, team in enumerate(view.teams[seat], 1)
    ]
    return [first, *teams]


def _cell(card: Player) -> str:
    """`Duck7 Skate`: the card as it is typed, and its symbol."""
    return f"{card.name} ({card.symbol})" if card.symbol else card.name


def _wrapped(title: str, cells: Sequence[str]) -> list[str]:
    """A title and cells below it, as many to a line as there is room for."""
    wrapped, line = [title], " "
    for cell in cells:
        if len(line) + len(cell) + 2 > WIDE:
            wrapped.append(line)
            line = " "
        line += f" {cell} "
    return [*wrapped, line.rstrip()]


# --- as a picture


def drawn(view: AllstarView, names: Mapping[int, str]) -> str:
    """The same as a picture."""
    parts = [picture.heading("All-Star Draft", where(view))]
    if view.arenas:
        rows = [
            [str(number), arena.name, " / ".join(map(str, arena.fans)), " · ".join(_icons(view, number - 1))]
            for number, arena in enumerate(view.arenas, start=1)
        ]
        parts.append(picture.section(view.say("drawing-arenas"), picture.grid([], rows)))
    parts.append(_drawn_seats(view, names))
    parts += [
        picture.section(view.say(message), picture.row([card.drawn() for card in cards]))
        for message, cards in _own(view)
    ]
    if view.chosen:
        parts.append(picture.text(view.say("drawing-chosen", choices=" ".join(view.chosen))))
    if view.legal and not view.hand:
        parts.append(view.drawn_choices())
    return "".join(parts)


def _drawn_seats(view: AllstarView, names: Mapping[int, str]) -> str:
    rows = []
    for seat in range(1, view.seats + 1):
        teams = "".join(
            f'<div style="margin:2px 0">{picture.row([card.drawn() for card in team])}</div>'
            for team in view.teams[seat]
        )
        facts = [view.say("play-seat-fans", fans=view.fans[seat])]
        if view.in_playoffs:
            facts.append(view.say("play-seat-tickets", tickets=view.tickets[seat]))
        if seat in view.coaches:
            facts.append(view.say("play-coach-species", species=view.coaches[seat].species))
        name = picture.text(names[seat], "font-weight:bold" if seat == view.seat else "")
        bench = view.say("play-seat-bench", count=view.bench_sizes[seat])
        rows.append([name, picture.text(" · ".join(facts)), picture.text(bench), teams])
    return picture.section(say(view.language, "drawing-seats"), picture.grid([], rows, raw=True))
