"""A game as its choices tell it: who saw, took, fielded, threw away and lost which cards.

Written from the rulebook with Python's own sets, and sharing no code with the rules: a second opinion
on where every card is, and on what each seat has seen.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from sixthman.games.allstar.declaration import (
    BUS,
    CHOOSE_COACH,
    CLASH,
    CLASH_KEEPING,
    CLASSIC,
    COACH_CARD,
    CUT,
    DRAFT,
    FREE_AGENCY,
    HERITAGE,
    LAY_DOWN,
    LINEUP,
    PASS,
    PLAYOFF_TEAM,
    PLAYOFFS,
    SHOOTOUT,
    SWAP_BUSES,
    TEAM_CHOICE,
)
from sixthman.games.allstar.rules.cards import TICKETS, WORD_NUMBERS
from sixthman.games.allstar.rules.envelopes import take_back
from sixthman.kernel.game import Engine
from tests.properties.play import Configuration, State, can, deal, open_choices, waiting_seats

PACK = {0: 6, HERITAGE: 7, FREE_AGENCY: 3, CLASH: 7, CLASSIC: 7, CLASH_KEEPING: 7}
Place = tuple[int, int, int]  # round, pack, the how-many-th card taken from it; all from 0
NOBODY = -1


def pack_count(configuration: Configuration) -> int:
    """Packs in a round: one a manager; in Free Agency six times three open cards."""
    return 6 if configuration.mode == FREE_AGENCY else configuration.seats


def deck_place(configuration: Configuration, place: Place) -> int:
    """Where in the deck row a place of a pack is."""
    round_, pack, number = place
    return (round_ * pack_count(configuration) + pack) * PACK[configuration.mode] + number


def route(configuration: Configuration, round_: int, pack: int) -> list[tuple[int, int]]:
    """For each card taken from a pack: who chooses it, and on whose bench it lands (A9, A13)."""
    seats = configuration.seats
    if configuration.mode == CLASH:
        owner, opponent = pack, 1 - pack
        return [
            (owner, owner),
            (owner, owner),
            (owner, opponent),
            (opponent, opponent),
            (opponent, owner),
            (owner, owner),
            (owner, opponent),
        ]
    if configuration.mode == CLASH_KEEPING:
        owner, opponent = pack, 1 - pack
        return [
            (owner, owner),
            (owner, owner),
            (owner, opponent),
            (opponent, opponent),
            (opponent, opponent),
            (opponent, owner),
            (owner, owner),
        ]
    way = -1 if round_ == 1 else 1
    holders = [(pack + way * number) % seats for number in range(PACK[configuration.mode])]
    if configuration.mode == CLASSIC:
        holders[-1] = NOBODY  # left over when six are taken, and discarded
    return [(seat, seat) for seat in holders]


def situation(state: State) -> tuple[int, ...]:
    """Changes whenever sealed choices have been carried out."""
    return (
        int(state.phase),
        int(state.round_),
        int(state.step),
        int(state.pack_at[0]),
        int(state.asked),
    )


class Beside(NamedTuple):
    """Where a coach is in one round: the team it is beside (from 0), its player and the player's mate."""

    team: int
    player: int = NOBODY
    mate: int = NOBODY


class Chronicle:
    """Follows one game from its deal, choice by choice."""

    def __init__(self, configuration: Configuration, state: State) -> None:
        seats = range(configuration.seats)
        self.configuration = configuration
        self.deck = [int(card) for card in state.deck if card >= 0]
        self.round = 0
        self.sealed: list[list[int]] = [[] for _ in seats]
        self.bench: list[set[int]] = [set() for _ in seats]
        self.teams: list[list[set[int]]] = [[] for _ in seats]
        self.thrown: list[list[int]] = [[] for _ in seats]
        self.plans: list[int] = [BUS for _ in seats]  # of the last lineup; one team has no choice of bus
        self.laid: list[set[int]] = [set() for _ in seats]
        self.left_over: set[int] = set()  # the first edition with two: last cards of packs, discarded
        self.discarded: set[int] = set()  # open for all to see, and out of the game
        self.shown: dict[int, tuple[int, int]] = {}  # card: the round it was first face up, whose it was
        self.taken: dict[Place, int] = {}
        self.receiver: dict[Place, int] = {}
        self.looks: list[dict[tuple[int, int], dict[int, frozenset[int]]]] = [{} for _ in seats]
        self.packs: list[set[int]] = []  # of this round: what is left in each
        self.gone = 0  # how many cards each pack of this round has lost
        self.row = 0  # Free Agency: the three cards that are open
        self.reveals: list[tuple[int, int, frozenset[int]]] = []  # round, seat, cards face up together
        self.lined_up = 0  # rounds whose lineups have been revealed
        self.dealt = [(int(state.coach[seat]), int(state.refused[seat])) for seat in seats]
        self.coach: list[int] = [NOBODY for _ in seats]
        self.used: list[bool] = [False for _ in seats]  # it helps no more
        self.called: list[bool] = [False for _ in seats]  # for a shootout; it still helps in others
        self.beside: list[Beside | None] = [None for _ in seats]  # in the last line-up
        self.fans = [0 for _ in seats]  # before what is opened now
        self.paid = [0 for _ in seats]  # for coaches, less what they brought when they helped
        if not configuration.coaches:
            self._deal()

    # What happened

    def act(self, engine: Engine, state: State, seat: int, chosen: int) -> None:
        """Let a seat choose, and note what comes of it."""
        before, seats = situation(state), self.configuration.seats
        self.fans = state.fans[:seats].tolist()
        tickets, turned = state.tickets[:seats].tolist(), state.turned_over.copy()
        engine.game.act(state, seat, chosen)
        self.sealed[seat].append(chosen)
        if situation(state) != before:
            self._carry_out(before[0])
            self.sealed = [[] for _ in self.sealed]
            self._pay_for_tickets(tickets, state)
            if before[0] == SHOOTOUT:
                for caller in (state.turned_over > turned).nonzero()[0]:
                    assert self.printed(int(caller), "calls_shootouts")
                    self._pay(int(caller))
                    self.called[caller] = True

    def take_back(self, engine: Engine, state: State, seat: int) -> None:
        """Let a seat empty its envelope."""
        engine.rule(take_back)(state, seat)
        self.sealed[seat].clear()

    def _carry_out(self, phase: int) -> None:
        if phase == DRAFT:
            self._take_open_card() if self.configuration.mode == FREE_AGENCY else self._take_cards()
        elif phase == LINEUP:
            self._line_up()
        elif phase == SWAP_BUSES:
            self._swap_buses()
        elif phase == CHOOSE_COACH:
            self.coach = [chosen[0] - COACH_CARD for chosen in self.sealed]
            self._deal()
        else:
            for seat, choices in enumerate(self.sealed):
                if choices:
                    self._carry_out_playoffs(phase, seat, [card for card in choices if card != PASS])

    def _carry_out_playoffs(self, phase: int, seat: int, cards: list[int]) -> None:
        if phase == PLAYOFF_TEAM:
            self.teams[seat] = [set(cards)]
            self._field(seat, cards)
        elif phase == SHOOTOUT:
            if self.ability(seat, "shot_returns"):
                self._show(seat, cards)
            else:
                self._field(seat, cards)
                self.discarded |= set(cards)
        elif phase == LAY_DOWN:
            self.laid[seat] = set(cards)
            if not cards:
                assert self.ability(seat, "skips")
                self._use(seat)
        elif phase == CUT:
            self.discarded |= set(cards)
            self._field(seat, list(self.laid[seat]))
            self.teams[seat][0] = self.teams[seat][0] - set(cards) | self.laid[seat]
            self.laid[seat] = set()

    # Coaches, by what the data file says of each

    def ability(self, seat: int, name: str) -> int:
        """What the seat's coach can do, unless it is turned over or costs more fans than there are."""
        able = not self.used[seat] and self.fans[seat] >= self.printed(seat, "price")
        return self.printed(seat, name) if able else 0

    def printed(self, seat: int, name: str) -> int:
        """What stands on the seat's coach, turned over or not."""
        return can(self.configuration, self.coach[seat], name)

    def _use(self, seat: int) -> None:
        self.used[seat] = bool(self.printed(seat, "once"))
        self._pay(seat)

    def _pay(self, seat: int) -> None:
        brings = 0 if self.printed(seat, "beside") else self.printed(seat, "fans")
        self.paid[seat] += min(self.fans[seat], self.printed(seat, "price")) - brings

    def _pay_for_tickets(self, before: list[int], state: State) -> None:
        """The coach's own ticket is given up first."""
        printed = int(TICKETS[self.configuration.edition, self.configuration.seats])
        for seat, tickets in enumerate(before):
            if int(state.round_) == PLAYOFFS and tickets > max(printed, int(state.tickets[seat])):
                self._pay(seat)

    # The draft

    def _deal(self) -> None:
        size = PACK[self.configuration.mode]
        first = deck_place(self.configuration, (self.round, 0, 0))
        self.packs = [
            set(self.deck[first + size * pack : first + size * (pack + 1)])
            for pack in range(pack_count(self.configuration))
        ]
        self.gone = self.row = 0
        if self.configuration.mode == FREE_AGENCY:
            self._open(self.packs[0])
        else:
            self._look()

    def _open(self, row: set[int]) -> None:
        for card in row:
            self.shown[card] = (self.round, NOBODY)

    def _look(self) -> None:
        for pack, cards in enumerate(self.packs):
            if cards:
                seat = route(self.configuration, self.round, pack)[self.gone][0]
                if seat == NOBODY:
                    continue
                self.looks[seat].setdefault((self.round, pack), {})[self.gone] = frozenset(cards)

    def _take(self, pack: int, card: int, number: int, seat: int) -> None:
        self.packs[pack].remove(card)
        self.taken[self.round, pack, number] = card
        self.receiver[self.round, pack, number] = seat
        if seat == NOBODY:
            self.left_over.add(card)
        else:
            self.bench[seat].add(card)

    def _take_cards(self) -> None:
        count = max(len(choices) for choices in self.sealed)
        for pack in range(len(self.packs)):
            way = route(self.configuration, self.round, pack)
            for number, card in enumerate(self.sealed[way[self.gone][0]], start=self.gone):
                self._take(pack, card, number, way[number][1])
        self.gone += count
        self._look()
        if len(self.packs[0]) == 1:
            for pack, left in enumerate(self.packs):
                self._take(pack, min(left), self.gone, route(self.configuration, self.round, pack)[-1][1])

    def _take_open_card(self) -> None:
        seat = 0 if self.sealed[0] else 1
        card = self.sealed[seat][0]
        self._take(self.row, card, self.gone, seat)
        self.shown[card] = (self.round, seat)
        self.gone += 1
        if self.gone == 2:
            rest = self.packs[self.row].pop()
            self.taken[self.round, self.row, 2] = rest
            self.receiver[self.round, self.row, 2] = NOBODY
            self.discarded.add(rest)
            self.gone = 0
            self.row += 1
            if self.row < 6:
                self._open(self.packs[self.row])

    # Lineups and playoffs

    def _line_up(self) -> None:
        for seat, choices in enumerate(self.sealed):
            left = iter(choices)
            if self.configuration.mode in (HERITAGE, CLASH, CLASH_KEEPING):
                thrown = next(left)
                self.bench[seat].remove(thrown)
                self.thrown[seat].append(thrown)
            self._substitute(seat, left)
            new = [next(left) for _ in range(5)]
            self.teams[seat].append(set(new))
            self.bench[seat] -= set(new)
            self.plans[seat] = next(left) if self.round else BUS
            self._place_coach(seat, left)
            assert not list(left)
            for team in self.teams[seat]:
                self._show(seat, team)
        self.lined_up += 1
        if not self.round or not any(self.ability(seat, "swaps_buses") for seat in range(len(self.coach))):
            self._end_round()

    def _substitute(self, seat: int, left: Iterator[int]) -> None:
        """One substitution a face-up team, or two with a coach for it; whoever passes does so for the team
        that may still make most of them, the older one first."""
        most = 2 if self.ability(seat, "substitutions") else 1
        stay = [set(team) for team in self.teams[seat]]
        open_ = [most for _ in stay]
        again = False
        while any(open_):
            leaves = next(left)
            if leaves == PASS:
                open_[open_.index(max(open_))] = 0
                continue
            team = next(i for i, cards in enumerate(stay) if leaves in cards and open_[i])
            comes = next(left)
            again |= open_[team] < most
            open_[team] -= 1
            stay[team].remove(leaves)
            self.bench[seat].remove(comes)
            self.teams[seat][team].remove(leaves)
            self.bench[seat].add(leaves)
            self.teams[seat][team].add(comes)
        if again:
            self._use(seat)

    def _place_coach(self, seat: int, left: Iterator[int]) -> None:
        self.beside[seat] = None
        beside = self.ability(seat, "beside")
        place = next(left) if beside else PASS
        if place == PASS:
            return
        if beside == WORD_NUMBERS["team"]:
            self.beside[seat] = Beside(place - TEAM_CHOICE)
            assert 0 <= place - TEAM_CHOICE <= self.round
        else:
            mate = next(left) if self.ability(seat, "like_mate") else NOBODY
            team = next(i for i, cards in enumerate(self.teams[seat]) if place in cards)
            assert mate in {NOBODY, *self.teams[seat][team]}
            self.beside[seat] = Beside(team, place, mate)
        self._use(seat)

    def _swap_buses(self) -> None:
        for seat, choices in enumerate(self.sealed):
            if choices and choices[0] != PASS:
                self.plans[seat] = choices[0]
                self._use(seat)
        self._end_round()

    def _end_round(self) -> None:
        self.round += 1
        if self.round < 3:
            self._deal()
        else:
            for seat, teams in enumerate(self.teams):
                self.bench[seat] |= set().union(*teams)
                teams.clear()

    def _field(self, seat: int, cards: list[int]) -> None:
        """Bench cards that are played, face up."""
        assert set(cards) <= self.bench[seat]
        self.bench[seat] -= set(cards)
        self._show(seat, cards)

    def _show(self, seat: int, cards: Any) -> None:
        self.reveals.append((self.round, seat, frozenset(cards)))
        for card in cards:
            self.shown.setdefault(card, (self.round, seat))

    # What a seat knows

    @property
    def arenas_shown(self) -> int:
        """How many of the season's six arenas have been revealed: none while coaches are chosen."""
        return (1, 3, 6, 6)[self.round] if self.packs else 0

    @property
    def rounds_dealt(self) -> int:
        """Rounds whose packs have been dealt."""
        return min(self.round + 1, 3) if self.packs else 0

    @property
    def in_play(self) -> set[int]:
        """All cards that are shuffled together."""
        return set(self.deck)

    def seen_in_packs(self, viewer: int) -> set[int]:
        """Cards the viewer has had in hand in the draft."""
        if viewer >= self.configuration.seats:
            return set()
        return set().union(*(hand for looks in self.looks[viewer].values() for hand in looks.values()))

    def received(self, seat: int) -> set[int]:
        """All cards that have landed on a seat's bench."""
        return {card for place, card in self.taken.items() if self.receiver[place] == seat}

    def never_seen(self, viewer: int) -> set[int]:
        """Cards the viewer knows nothing of but that they are in play."""
        return self.in_play - self.seen_in_packs(viewer) - self.received(viewer) - set(self.shown)

    def unseen_places(self, viewer: int) -> list[Place]:
        """Places in dealt packs from which a card went before the viewer looked, and not to the viewer."""
        if self.configuration.mode == FREE_AGENCY:
            return []
        seen = self.seen_in_packs(viewer)
        return [
            place for place, card in self.taken.items() if card not in seen and self.receiver[place] != viewer
        ]

    def untraced(self, viewer: int) -> list[set[int]]:
        """Cards the viewer has lost sight of together: nothing tells which of them is where."""
        if viewer >= self.configuration.seats:
            return []
        own = self.received(viewer)
        groups = []
        for (round_, pack), looks in self.looks[viewer].items():
            way = route(self.configuration, round_, pack)
            times = sorted(looks)
            for time, later in zip(times, [*times[1:], None], strict=True):
                chosen = {
                    self.taken[round_, pack, number]
                    for number in range(time, len(way))
                    if (round_, pack, number) in self.taken
                    and all(way[n][0] == viewer for n in range(time, number + 1))
                }
                if later is None and (round_, pack, time) not in self.taken:
                    continue  # still in hand
                left = looks[time] - chosen - (looks[later] if later is not None else set())
                groups.append({card for card in left if card not in self.shown and card not in own})
        return [group for group in groups if group]


def chronicles(
    engine: Engine, configuration: Configuration, games: int, seed: object, fickle: float = 0.0
) -> Iterator[tuple[State, Chronicle, random.Random]]:
    """Every decision point of some random games, and their ends; live states and chronicles."""
    for game in range(games):
        luck = random.Random(f"{configuration} {seed} {game}")
        state = deal(engine, configuration, f"{seed} {game}")
        chronicle = Chronicle(configuration, state)
        while not engine.game.over(state):
            yield state, chronicle, luck
            seat = luck.choice(waiting_seats(engine, state))
            if luck.random() < fickle:
                chronicle.take_back(engine, state, luck.randrange(configuration.seats))
            else:
                chronicle.act(engine, state, seat, luck.choice(open_choices(engine, state, seat)))
        yield state, chronicle, luck
