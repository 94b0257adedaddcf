"""A whole game of All-Star Draft as the rulebooks and the rulings tell it: the season, then the playoffs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from tests.naive.allstar_cards import BONUS, TICKETS, playoff_fans
from tests.naive.allstar_ranking import Key, looks, ranks, shot, strength
from tests.naive.allstar_season import PASS, Manager, Play, Sealed, Season, together


class Referee(Season):
    """Follows a game to its end; `facts` is what everyone should have heard."""

    caller: int | None = None  # whose Tiger let it shoot

    def game(self) -> Play:
        """All of it."""
        yield from self.season()
        yield from self.playoffs()
        self.end()

    def still_in(self) -> list[int]:
        """The managers still in."""
        return [seat for seat, one in enumerate(self.managers) if not one.rank]

    def playoffs(self) -> Play:
        """Play, settle ties, substitute, until one is left (A17)."""
        for seat, manager in enumerate(self.managers):
            manager.tickets = self.printed_tickets() + self.printed(seat, "tickets")
        new = yield from together({seat: self.first_team(self.managers[seat]) for seat in range(self.seats)})
        for seat, team in new.items():
            self.managers[seat].teams = [team]
        while True:
            yield from self.match()
            if len(self.still_in()) > 1:
                self.leave([seat for seat in self.still_in() if not self.can_substitute(seat)])
            if len(self.still_in()) < 2:
                break
            yield from self.substitute_all()
        for seat in self.still_in():
            manager = self.managers[seat]
            self.take(seat, 1)
            paid = min(manager.tickets, self.printed_tickets())
            bonus = paid * BONUS.get(self.seats, 0)
            manager.fans += bonus
            self.facts.append(("champion", seat, bonus))

    def printed_tickets(self) -> int:
        """The tickets of this edition and number of managers, without those of coaches."""
        return TICKETS[self.edition].get(self.seats, 0)

    def first_team(self, manager: Manager) -> Sealed:
        """Five cards of the eighteen."""
        team = []
        for _ in range(5):
            choice, _ = yield set(manager.bench)
            manager.bench.remove(choice)
            team.append(choice)
        return team

    def match(self) -> Play:
        """The weakest loses; of several who loses a shootout (A18), or has no card for one (A19)."""
        keys = {
            seat: strength(
                self.edition, self.seats, [looks(card) for card in self.managers[seat].teams[0]], None
            )
            for seat in self.still_in()
        }
        self.facts += [("match", seat, rank) for seat, rank in ranks(keys).items()]
        weakest = [seat for seat in keys if keys[seat] == min(keys.values())]
        last = self.drawn_in(keys, weakest)
        self.caller = weakest[0] if last != weakest else None
        empty = [seat for seat in last if not self.managers[seat].bench]
        if len(last) == 1:
            self.lose(last[0])
        elif empty:
            self.leave(empty)
        else:
            yield from self.shootout(last)

    def drawn_in(self, keys: dict[int, Key], last: list[int]) -> list[int]:
        """With the Tiger, alone at the weakest place: whoever is next and shows as many alike shoots too."""
        if len(last) > 1 or not self.able(last[0], "calls_shootouts") or not self.managers[last[0]].bench:
            return last
        alike = {
            seat: key
            for seat, key in keys.items()
            if seat != last[0] and key[0] == keys[last[0]][0] and self.managers[seat].bench
        }
        return sorted([*last, *(seat for seat in alike if alike[seat] == min(alike.values()))])

    def shootout(self, last: list[int]) -> Play:
        """One card each, all discarded, but the Tiger's returns (A24); the weakest loses."""
        shots = yield from together({seat: self.one_card(self.managers[seat]) for seat in last})
        values = {
            seat: shot(self.edition, self.seats, card, bool(self.able(seat, "shot_symbol")))
            for seat, card in shots.items()
        }
        assert len(set(values.values())) == len(values), "no two cards are equal"
        for seat, card in shots.items():
            if not self.able(seat, "shot_returns"):
                self.managers[seat].bench.remove(card)
        if self.caller is not None:
            self.use(self.caller)
        loser = min(values, key=lambda seat: values[seat])
        self.facts.append(("shootout", loser))
        self.lose(loser)

    def one_card(self, manager: Manager) -> Sealed:
        choice, _ = yield set(manager.bench)
        return choice

    def lose(self, seat: int) -> None:
        """A ticket, or out: with none left to give; in the first edition with the last one given."""
        manager = self.managers[seat]
        out = manager.tickets == (0 if self.edition == "2025" else 1)
        if manager.tickets:
            if manager.tickets > self.printed_tickets():
                self.pay(seat)
            manager.tickets -= 1
            self.facts.append(("ticket", seat, manager.tickets))
        if out:
            self.leave([seat])

    def leave(self, seats: list[int]) -> None:
        """Whoever goes at the same time takes the worst rank still open (A21)."""
        worst = len(self.still_in())
        for seat in seats:
            self.take(seat, worst)

    def take(self, seat: int, rank: int) -> None:
        manager = self.managers[seat]
        manager.rank, manager.playoff_fans = rank, playoff_fans(self.edition, self.seats, rank)
        manager.fans += manager.playoff_fans
        self.facts.append(("out", seat, rank, manager.playoff_fans))

    def can_substitute(self, seat: int) -> bool:
        """Two cards, or a coach that lets a manager skip it (A21, A24)."""
        return len(self.managers[seat].bench) >= 2 or self.able(seat, "skips") > 0

    def substitute_all(self) -> Play:
        """Two to four cards are laid down; then as many leave the teams (A20)."""
        laid = yield from together({seat: self.lay_down(seat) for seat in self.still_in()})
        for seat, cards in laid.items():
            self.facts.append(("laid", seat, len(cards)))
            if not cards:
                self.use(seat)
        cuts = {
            seat: self.cut(self.managers[seat].teams[0], len(cards)) for seat, cards in laid.items() if cards
        }
        left = yield from together(cuts)
        for seat in left:
            team = self.managers[seat].teams[0]
            self.managers[seat].teams[0] = [card for card in team if card not in left[seat]] + laid[seat]

    def lay_down(self, seat: int) -> Sealed:
        bench = self.managers[seat].bench
        laid: list[str] = []
        while len(laid) < 4 and (bench or not laid):
            may_stop = len(laid) >= 2 or (not laid and self.able(seat, "skips"))
            cards = set(bench) if laid or len(bench) >= 2 else set()
            choice, _ = yield cards | ({PASS} if may_stop else set())
            if choice == PASS:
                break
            bench.remove(choice)
            laid.append(choice)
        return laid

    def cut(self, team: list[str], count: int) -> Sealed:
        left: list[str] = []
        for _ in range(count):
            choice, _ = yield set(team) - set(left)
            left.append(choice)
        return left

    def end(self) -> None:
        """Most fans, then most playoff fans without the bonus; else a shared place (A23)."""
        scores = [(one.fans, one.playoff_fans) for one in self.managers]
        for seat, score in enumerate(scores):
            self.facts.append(("final", seat, 1 + sum(other > score for other in scores), score[0]))


def in_order(facts: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Facts with those who go one after the other sorted: a story names them by their seats."""
    runs = groupby(facts, key=lambda fact: fact[0] == "out")
    return [fact for outs, run in runs for fact in (sorted(run) if outs else run)]


def heard(event: Any) -> list[tuple[Any, ...]]:
    """The facts of a public event, as the referee tells them."""
    facts, kind = event.facts, event.type
    if kind == "arena":
        rows = sorted(facts["ranking"], key=lambda row: int(row["seat"]))
        return [("arena", facts["arena"], row["seat"], row["rank"], row["fans"]) for row in rows]
    if kind == "round-over":
        return [("round", *facts["fans"])]
    if kind == "match":
        rows = sorted(facts["ranking"], key=lambda row: int(row["seat"]))
        return [("match", row["seat"], row["rank"]) for row in rows]
    if kind == "shootout":
        return [("shootout", shot["seat"]) for shot in facts["shots"] if shot["loses"]]
    if kind == "ticket-lost":
        return [("ticket", facts["seat"], facts["left"])]
    if kind == "laid-down":
        return [("laid", facts["seat"], facts["count"])]
    if kind == "coach-skips":
        return [("laid", facts["seat"], 0)]
    if kind in ("eliminated", "champion"):
        out = ("out", facts["seat"], facts["rank"], facts["fans"])
        return [out] if kind == "eliminated" else [out, ("champion", facts["seat"], facts["bonus"])]
    if kind == "final":
        rows = sorted(facts["ranking"], key=lambda row: int(row["seat"]))
        return [("final", row["seat"], row["place"], row["fans"]) for row in rows]
    return []
