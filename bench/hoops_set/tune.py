"""Turn single numbers of a card set of NBA Deck-Building until every card is wanted.

    python -m bench.hoops_set.tune --cards mine.toml --output better.toml

Each round plays games of pros. One more die of their best skill goes to players whom too few buy, to stars
whom too few buy who could, and to players whom a cheaper one matches in everything; one less to those whom
nearly all buy. A tactic that too few buy gets easier, or cheaper, one that nearly all buy harder. What the
rulebook prints is not touched.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from sixthman.games.hoops.rules import cards
from sixthman.registry import game_named

from .measure import PLAYERS, STAR, TACTICS, Court, matches, share

PRINTED = ("Kentucky Offense", "Virginia Offense", "Houston Defense", "Michigan Defense")
MOST, EASIEST, CHEAPEST = 9, 3, 2
SAFE = 1.25  # what chance may take away
TOO_GOOD = 0.85  # of the games in which a card is offered it is bought


def improve(court: Court, games: int, seed: str) -> int:
    """One round; returns how many cards were changed."""
    tables, totals = court.tables, court.play(games, seed).totals
    bought, wanted = share(totals["bought"], totals["offered"]), share(totals["bought"], totals["payable"])
    matched = {card for card, _ in matches(court)}
    changed = 0
    for card in PLAYERS:
        is_star = tables["COST"][card] >= STAR
        if bought[card] < 0.10 * SAFE or (is_star and wanted[card] < 0.25 * SAFE) or card in matched:
            strengthen(tables, card)
            changed += 1
        elif bought[card] > TOO_GOOD and not is_star:
            changed += weaken(tables, card)
    for card in TACTICS:
        if bought[card] < 0.15 * SAFE:
            ease(court, card)
            changed += 1
        elif bought[card] > TOO_GOOD and court.names[card] not in PRINTED:
            tables["COMPLEXITY"][card] += 1
            changed += 1
    return changed


def strengthen(tables: Any, card: int) -> None:
    """One die more of the best skill, of attack if there is one; wit if there is no room for that."""
    skills = tables["SKILL"][card]
    best = int(np.argmax(skills[:3])) if skills[:3].max() > 0 else int(np.argmax(skills))
    if skills[best] < MOST:
        skills[best] += 1
    else:
        tables["INTELLIGENCE"][card] = min(MOST, tables["INTELLIGENCE"][card] + 1)


def weaken(tables: Any, card: int) -> int:
    """One die less of the best skill, if more than two are left; returns how many cards were changed."""
    best = int(np.argmax(tables["SKILL"][card]))
    if tables["SKILL"][card][best] <= 2:
        return 0
    tables["SKILL"][card][best] -= 1
    return 1


def ease(court: Court, card: int) -> None:
    """Less complex, or else cheaper."""
    tables = court.tables
    if court.names[card] not in PRINTED and tables["COMPLEXITY"][card] > EASIEST:
        tables["COMPLEXITY"][card] -= 1
    elif tables["COST"][card] > CHEAPEST:
        tables["COST"][card] -= 1


def as_set(base: cards.CardSet, tables: Any) -> cards.CardSet:
    """A card set with the numbers of these tables."""
    sections = {}
    for section, rows in base.sections.items():
        first = cards.FIRST_MODEL.get(section)
        if first is None or section == "fatigue":
            sections[section] = rows
            continue
        sections[section] = tuple(
            replace(row, values=values(row, tables, first + i)) for i, row in enumerate(rows)
        )
    return cards.CardSet(sections)


def values(row: cards.Card, tables: Any, card: int) -> dict[str, Any]:
    """What is printed on one card."""
    found = dict(row.values)
    for name, key in (
        ("VALUE", "value"),
        ("COST", "cost"),
        ("INTELLIGENCE", "intelligence"),
        ("REBOUNDS", "rebounds"),
    ):
        if key in found:
            found[key] = int(tables[name][card])
    if "keeps" in found:
        kept = zip(cards.SKILL_NAMES, tables["KEEPS"][card], strict=True)
        found["keeps"] = {skill: int(number) for skill, number in kept if number}
        found["complexity"] = int(tables["COMPLEXITY"][card])
        if "copies" in found:
            found["copies"] = int(tables["COPIES"][card])
    else:
        found |= {skill: int(tables["SKILL"][card][i]) for i, skill in enumerate(cards.SKILL_NAMES)}
    return found


def main() -> None:
    """Tune as long as something changes."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.hoops_set.tune",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--cards", type=Path, help="a card file to begin with; default: the standard cards")
    parser.add_argument("--output", type=Path, required=True, help="the card file to write")
    parser.add_argument("--games", type=int, default=10_000, help="of every round")
    parser.add_argument("--rounds", type=int, default=10)
    wanted = parser.parse_args()
    base = game_named("hoops").cards(wanted.cards).cards
    court = Court(base)
    for number in range(wanted.rounds):
        changed = improve(court, wanted.games, f"tune {number}")
        print(f"round {number + 1}: {changed} cards changed", flush=True)
        if changed == 0:
            break
    wanted.output.write_text(cards.write_cards(as_set(base, court.tables)), "utf-8")


if __name__ == "__main__":
    main()
