"""Choices shown in lines rather than cards: bus assignments, swapped buses, the teams a coach can go to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..declaration import BUS, PASS, SWAP_BUSES, TEAM_CHOICE
from ..rules.cards import BUS_PLANS
from ..table.evaluation import Evaluation, arenas_of
from .coaching import arena_of, strength_there

if TYPE_CHECKING:
    from .tray import Tray

Lines = tuple[list[str], list[tuple[str, list[str]]]]  # headings; for each choice its key and its cells


def lines_of(tray: Tray) -> Lines:
    """The list that is asked about now."""
    if tray.envelope.phase == SWAP_BUSES:
        return bus_swaps(tray)
    return coach_teams(tray) if tray.envelope.placing else bus_plans(tray)


def bus_plans(tray: Tray) -> Lines:
    """The bus assignments: teams as columns, and what each would be in the arena it goes to."""
    envelope, words = tray.envelope, tray.pen.words
    view, arenas = envelope.view, arenas_of(envelope.view)
    teams = envelope.teams()
    rows = []
    for key, number in tray.options.items():
        cells = []
        for team, index in zip(teams, BUS_PLANS[number - BUS], strict=False):
            arena = arenas[int(index)]
            cell = f"→ {int(index) + 1} {envelope.cardset.arena(arena)}"
            usual, there = words.set_of(view, team), words.set_of(view, team, arena)
            cells.append(cell if usual == there else f"{cell}, {there}")
        rows.append((key, cells))
    return _heads(tray), rows


def bus_swaps(tray: Tray) -> Lines:
    """The buses as they are, and with two of them swapped: rank and fans of each team."""
    words, view, seat = tray.pen.words, tray.envelope.view, tray.envelope.seat
    rows = []
    for key, choice in tray.options.items():
        cells = [
            words.say(
                "play-list-outcome",
                arena=outcome.arena + 1,
                rank=words.say("play-rank", rank=outcome.rank),
                fans=outcome.fans,
            )
            for outcome in Evaluation(words.cardset).outcomes(view, seat, choice)
        ]
        rows.append((key, cells))
    return _heads(tray), rows


def coach_teams(tray: Tray) -> Lines:
    """The teams a coach can be laid beside: their strength, their arena, and what the coach brings."""
    envelope, words = tray.envelope, tray.pen.words
    view, arenas = envelope.view, arenas_of(envelope.view)
    rows = []
    for key, choice in tray.options.items():
        if choice == PASS:
            rows.append((key, [words.say("play-list-none"), "", ""]))
            continue
        team = choice - TEAM_CHOICE
        index = arena_of(envelope, team)
        set_text = words.set_words(view, strength_there(envelope, team), arenas[index])
        cells = [
            words.say("play-plan-team", team=team + 1, strength=set_text),
            f"→ {index + 1} {envelope.cardset.arena(arenas[index])}",
            words.brings(int(view.coach[envelope.seat])),
        ]
        rows.append((key, cells))
    head = [words.say(f"play-list-{column}") for column in ("team", "arena", "coach")]
    return head, rows


def _heads(tray: Tray) -> list[str]:
    envelope, words = tray.envelope, tray.pen.words
    return [
        words.say("play-plan-team", team=number, strength=words.set_of(envelope.view, team))
        for number, team in enumerate(envelope.teams(), start=1)
    ]
