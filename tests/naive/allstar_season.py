"""A season of All-Star Draft as the rulebooks and the rulings tell it: coaches, draft, lineups, arenas.

Every part is a generator. It yields what each manager who is waited for may choose (None: the referee cannot
know), and is sent who chose what among what. What a manager seals is a generator of its own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from tests.naive.allstar_cards import arenas_for, coaches, species
from tests.naive.allstar_ranking import Key, fans_for, height, looks, ranks, strength

Options = set[str] | None
Sealed = Generator[Options, tuple[str, set[str]], Any]  # what one manager decides, choice by choice
Play = Generator[dict[int, Options], tuple[int, str, set[str]], Any]  # what all of them do
Facts = list[tuple[Any, ...]]

PACK = {"standard": 6, "heritage": 7, "free-agency": 3, "clash": 7, "clash-keeping": 7, "classic": 7}
THROWING = ("heritage", "clash", "clash-keeping")
# Clash: who takes each card of a pack (o: its owner) and who gets it; how many are taken at a time
CLASH = {
    "clash": ["oo", "oo", "ox", "xx", "xo", "oo", "ox"],
    "clash-keeping": ["oo", "oo", "ox", "xx", "xx", "xo", "oo"],
}
STEPS = {"clash": (3, 2, 1), "clash-keeping": (3, 3)}
PASS = "-"


def together(sealed: dict[int, Sealed]) -> Play:
    """Several managers decide at the same time, each alone (A8); returns what each generator returned."""
    asks: dict[int, Options] = {}
    results: dict[int, Any] = {}
    for seat, one in sealed.items():
        try:
            asks[seat] = next(one)
        except StopIteration as stop:
            results[seat] = stop.value
    while asks:
        seat, choice, legal = yield dict(asks)
        try:
            asks[seat] = sealed[seat].send((choice, legal))
        except StopIteration as stop:
            del asks[seat]
            results[seat] = stop.value
    return dict(sorted(results.items()))


@dataclass
class Manager:
    """What a manager has."""

    bench: list[str] = field(default_factory=list)
    teams: list[list[str]] = field(default_factory=list)
    buses: list[int] = field(default_factory=list)
    fans: int = 0
    coach: str = ""
    uses: int = 0  # of the coach
    beside: tuple[int, str, str] | None = None  # team, player, mate
    tickets: int = 0
    rank: int = 0  # in the playoffs; 0 while still in
    playoff_fans: int = 0


class Season:
    """Follows a season choice by choice, and says what everyone should hear of it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.edition, self.seats, self.mode = options["edition"], options["seats"], options["mode"]
        self.with_coaches, self.cards = options["coaches"], coaches()
        self.arenas: list[str] = []
        self.in_pile = arenas_for(self.edition, self.seats, options["whistle"])
        self.managers = [Manager() for _ in range(self.seats)]
        self.round = 0
        self.seen: set[str] = set()  # all cards dealt so far
        self.facts: Facts = []

    def turn_up(self, arenas: list[str]) -> None:
        """The arenas of the next round are revealed: what only the table can know."""
        assert set(arenas) <= self.in_pile - set(self.arenas)
        self.arenas += arenas

    def season(self) -> Play:
        """The coaches, three rounds, and all cards back onto the bench."""
        if self.with_coaches:
            yield from self.choose_coaches()
        for self.round in range(3):
            yield from self.open_draft() if self.mode == "free-agency" else self.draft()
            yield from self.line_ups()
            yield from self.swap_buses()
            self.play_arenas()
        for manager in self.managers:
            manager.bench += [card for team in manager.teams for card in team]
            manager.teams, manager.beside = [], None
        assert (
            len(self.seen) == len({card for one in self.managers for card in one.bench}) + self.out_of_play()
        )

    def out_of_play(self) -> int:
        """Cards that nobody has after the season: discarded, left over, or not taken."""
        thrown = 3 * self.seats if self.mode in THROWING or self.mode == "classic" else 0
        return 18 if self.mode == "free-agency" else thrown

    # --- coaches

    def able(self, seat: int, what: str) -> Any:
        """What a manager's coach can do, unless it is used up (A24)."""
        manager = self.managers[seat]
        row = self.cards.get(manager.coach, {})
        once = self.number(row, "once") or (what == "calls_shootouts")
        if once and manager.uses:
            return 0
        free = what in ("shot_symbol", "shot_returns")
        return self.number(row, what) if free or manager.fans >= self.number(row, "price") else 0

    def printed(self, seat: int, what: str) -> Any:
        """What stands on a manager's coach."""
        return self.number(self.cards.get(self.managers[seat].coach, {}), what)

    def use(self, seat: int) -> None:
        """A coach has helped: it is used, it is paid, and beside no team it may bring fans."""
        self.managers[seat].uses += 1
        self.pay(seat)

    def pay(self, seat: int) -> None:
        manager = self.managers[seat]
        brings = 0 if self.printed(seat, "beside") else self.printed(seat, "fans")
        manager.fans += brings - min(manager.fans, self.printed(seat, "price"))

    def help(self, seat: int, team: int, what: str) -> Any:
        """What a coach does for the team it is beside this round."""
        manager = self.managers[seat]
        there = manager.beside is not None and manager.beside[0] == team
        return self.number(self.cards[manager.coach], what) if there else 0

    def number(self, row: dict[str, Any], what: str) -> Any:
        """What is on a coach: one number for all, or one for each count of managers from two."""
        value = row.get(what, 0)
        value = value[self.edition] if isinstance(value, dict) else value
        return value[self.seats - 2] if isinstance(value, list) else value

    def choose_coaches(self) -> Play:
        """Two are dealt, one is kept; what it brings along."""
        chosen = yield from together({seat: self.one_of_two() for seat in range(self.seats)})
        dealt: list[str] = []
        for seat, (coach, two) in chosen.items():
            dealt += two
            manager = self.managers[seat]
            manager.coach = coach.removeprefix("coach:")
            manager.fans += self.printed(seat, "fans_at_start")
        assert len(set(dealt)) == 2 * self.seats

    def one_of_two(self) -> Sealed:
        choice, legal = yield None
        assert len(legal) == 2
        return choice, legal

    # --- draft

    def draft(self) -> Play:
        """Packs go round until every card is on a bench (A9, A13)."""
        packs: list[set[str]] = []
        taken = 0
        for count in STEPS.get(self.mode, (1,) * (PACK[self.mode] - 1)):
            holders = {self.holder(pack, taken): pack for pack in range(self.seats)}
            picks = yield from together({seat: self.picks(count) for seat in range(self.seats)})
            if not packs:
                packs = [set(picks[seat][0][1]) for seat in range(self.seats)]
            for seat, pack in holders.items():
                for number, (card, legal) in enumerate(picks[seat], start=taken):
                    assert legal == packs[pack], "whoever looks at a pack sees what is left of it"
                    packs[pack].remove(card)
                    self.receive(self.receiver(pack, number), card)
            taken += count
        for pack, rest in enumerate(packs):
            (card,) = rest
            if self.mode == "classic":
                self.see(card)  # and nobody gets it
            else:
                self.receive(self.receiver(pack, taken), card)

    def picks(self, count: int) -> Sealed:
        """This many cards from one pack."""
        found = []
        for _ in range(count):
            choice, legal = yield None
            assert choice in legal
            found.append((choice, legal))
        return found

    def holder(self, pack: int, taken: int) -> int:
        """Who looks at a pack when this many cards are gone from it."""
        if self.mode in CLASH:
            return pack if CLASH[self.mode][taken][0] == "o" else 1 - pack
        return (pack + (-taken if self.round == 1 else taken)) % self.seats

    def receiver(self, pack: int, taken: int) -> int:
        """Who gets the next card of a pack."""
        if self.mode in CLASH:
            return pack if CLASH[self.mode][taken][1] == "o" else 1 - pack
        return self.holder(pack, taken)

    def receive(self, seat: int, card: str) -> None:
        self.see(card)
        self.managers[seat].bench.append(card)

    def see(self, card: str) -> None:
        assert card not in self.seen, "no card is dealt twice"
        self.seen.add(card)
        kinds = {"heritage": 5, "clash": 5, "clash-keeping": 5, "classic": 5, "free-agency": 6}
        assert len({species(one) for one in self.seen}) <= kinds.get(self.mode, 2 * self.seats)

    def open_draft(self) -> Play:
        """Free Agency: three open cards, one each, the third is discarded; then the other begins (A15)."""
        first, second = (one.fans for one in self.managers)
        opener = None if self.round == 0 or first == second else int(second < first)
        for turn in range(6):
            wanted: dict[int, Options] = {0: None} if opener == 0 else {1: None} if opener == 1 else {}
            seat, card, legal = yield wanted  # nothing wanted: a lot decides who is waited for
            if turn == 0 and opener is None:
                opener = seat
            assert len(legal) == 3
            other, next_card, left = yield {1 - seat: legal - {card}}
            self.receive(seat, card)
            self.receive(other, next_card)
            self.see((left - {next_card}).pop())
            opener = 1 - seat

    # --- lineups

    def line_ups(self) -> Play:
        """All managers line up; then everything lies face up."""
        yield from together({seat: self.line_up(seat, one) for seat, one in enumerate(self.managers)})

    def line_up(self, seat: int, manager: Manager) -> Sealed:
        """The card discarded (A14), substitutions (A10), the new team, the buses, the coach."""
        bench = manager.bench
        if self.mode in THROWING:
            choice, _ = yield set(bench[-7:])
            bench.remove(choice)
        yield from self.substitute(seat, manager)
        new: list[str] = []
        for _ in range(5):
            choice, _ = yield set(bench)
            bench.remove(choice)
            new.append(choice)
        manager.teams.append(new)
        manager.buses = [0]
        if self.round:
            plans = {"bus:" + "-".join(plan): plan for plan in permutations("123"[: self.round + 1])}
            choice, _ = yield set(plans)
            manager.buses = [int(arena) - 1 for arena in plans[choice]]
        yield from self.lay_coach(seat, manager)

    def substitute(self, seat: int, manager: Manager) -> Sealed:
        """One in each face-up team, or with the Wolf two; any order, passing for the team first in line."""
        most = 1 + self.able(seat, "substitutions")
        left = dict.fromkeys(range(self.round), most)
        stay = [list(team) for team in manager.teams]
        twice = False
        while any(left.values()):
            line = sorted((team for team in left if left[team]), key=lambda team: (-left[team], team))
            choice, _ = yield {PASS} | {card for team in line for card in stay[team]}
            if choice == PASS:
                left[line[0]] = 0
                continue
            team = next(team for team in line if choice in stay[team])
            comes, _ = yield set(manager.bench)
            twice |= left[team] < most
            left[team] -= 1
            stay[team].remove(choice)
            manager.bench.remove(comes)
            manager.bench.append(choice)
            manager.teams[team][manager.teams[team].index(choice)] = comes
        if twice:
            self.use(seat)

    def lay_coach(self, seat: int, manager: Manager) -> Sealed:
        """Beside a team, or beside a player who may be like a mate; or nowhere."""
        manager.beside = None
        where, like = self.able(seat, "beside"), self.able(seat, "like_mate")
        if not where:
            return
        mates = {card: self.mates(team, card, like) for team in manager.teams for card in team}
        teams = {f"team:{team + 1}" for team in range(self.round + 1)}
        players = {card for card in mates if mates[card] or not like}
        choice, _ = yield {PASS} | (teams if where == "team" else players)
        if choice == PASS:
            return
        self.use(seat)
        if where == "team":
            manager.beside = (int(choice[-1]) - 1, "", "")
            return
        mate = ""
        if like:
            mate, _ = yield mates[choice]
        team = next(number for number, cards in enumerate(manager.teams) if choice in cards)
        manager.beside = (team, choice, mate)

    def mates(self, team: Iterable[str], card: str, like: str) -> set[str]:
        """Whom a player can be like: another value; whoever has a symbol keeps it."""
        own = looks(card).get(like)
        if not like or (like == "symbol" and own):
            return set()
        return {mate for mate in team if looks(mate)[like] not in (None, own)}

    # --- buses and arenas

    def swap_buses(self) -> Play:
        """The Horse: two buses change places after the reveal, before the first arena."""
        able = [seat for seat in range(self.seats) if self.round and self.able(seat, "swaps_buses")]
        chosen = yield from together({seat: self.other_buses(self.managers[seat]) for seat in able})
        for seat, plan in chosen.items():
            if plan != PASS:
                self.use(seat)
                self.managers[seat].buses = [int(arena) - 1 for arena in plan[4:].split("-")]

    def other_buses(self, manager: Manager) -> Sealed:
        plans = {PASS}
        for a in range(self.round + 1):
            for b in range(a):
                buses = list(manager.buses)
                buses[a], buses[b] = buses[b], buses[a]
                plans.add("bus:" + "-".join(str(arena + 1) for arena in buses))
        choice, _ = yield plans
        return choice

    def play_arenas(self) -> None:
        """Arena by arena: who ranks where, and the fans."""
        first = (0, 1, 3)[self.round]
        for place in range(self.round + 1):
            arena = self.arenas[first + place]
            teams = {seat: one.buses.index(place) for seat, one in enumerate(self.managers)}
            keys = {seat: self.key(seat, team, arena) for seat, team in teams.items()}
            found = ranks(keys)
            for seat, rank in found.items():
                fans = self.fans(seat, teams[seat], fans_for(arena, rank), rank, keys)
                self.managers[seat].fans += fans
                self.facts.append(("arena", arena, seat, rank, fans))
        self.facts.append(("round", *[one.fans for one in self.managers]))

    def key(self, seat: int, team: int, arena: str) -> Key:
        """How strong a team is, with its coach."""
        manager = self.managers[seat]
        seen_as: dict[str, dict[str, object]] = {}
        if manager.beside and manager.beside[0] == team and manager.beside[1]:
            _, player, mate = manager.beside
            up, like = self.help(seat, team, "number"), self.help(seat, team, "like_mate")
            seen_as[player] = {like: looks(mate)[like]} if like else {}
            if up:
                seen_as[player] = {"number": min(9, height(self.edition, "number", player[-1]) + up)}
        cards = [looks(card, seen_as) for card in manager.teams[team]]
        return strength(self.edition, self.seats, cards, arena, self.help(seat, team, "wins_ties"))

    def fans(self, seat: int, team: int, won: int, rank: int, keys: dict[int, Key]) -> int:
        """The fans for a rank, and what a coach does for them."""
        times, most = self.help(seat, team, "fans_times"), self.help(seat, team, "most_more")
        if times:
            more = won * (times - 1)
            won += min(more, most) if most else more
        won += self.help(seat, team, "fans")
        last = rank > 1 and keys[seat] == min(keys.values())
        return won + (self.help(seat, team, "fans_if_last") if last else 0)
