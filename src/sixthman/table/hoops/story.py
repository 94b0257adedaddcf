"""The story of a game of NBA Deck-Building: what happened, as facts that any language can tell.

Nothing is decided here: the steps of the rules that a choice led to are taken again on a copy of the state,
one at a time, and dice are rolled again from the same stream. What an event is called is its message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sixthman.games.hoops.cards import ATTACKS, DICE, FACES, FATIGUE, OFFENCE, SKILLS
from sixthman.games.hoops.choices import nothing_but_done
from sixthman.games.hoops.course import step as take_step
from sixthman.games.hoops.court import team_level
from sixthman.games.hoops.dice import dice_marked, roll
from sixthman.games.hoops.opening import offers
from sixthman.games.hoops.record import (
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    OVER,
    PAY,
    PICK_TEAM,
    PILE,
    PLAY_ON,
    PLAYER_PILE,
    PREPARE,
    REFRESH,
    REMOVE,
    REROLL,
    SEATS,
    SLOTS,
    SPOT,
    TIED,
    State,
)
from sixthman.games.hoops.scoring import attack_value, defence_value, is_pending
from sixthman.games.hoops.setup import STARTING_SET, starting_card
from sixthman.kernel.game import Engine
from sixthman.kernel.piles import NONE

from ..desk import Event, Step
from .cardset import TableCards
from .notation import Notation


@dataclass(frozen=True)
class _Change:
    """One step of the rules: what was chosen, or followed by itself, and the state around it."""

    before: State
    choice: int
    after: State


class Story:
    """Tells what happens at a table with one card set."""

    def __init__(self, cards: TableCards, notation: Notation, rules: Engine) -> None:
        self._cards = cards.tables
        self._notation = notation
        self._game = rules.game
        self._step = rules.rule(take_step)
        self._nothing_but_done = rules.rule(nothing_but_done)
        self._roll = rules.rule(roll)
        self._level = rules.rule(team_level)
        self._attack = rules.rule(attack_value)
        self._defence = rules.rule(defence_value)
        self._pending = rules.rule(is_pending)

    # --- the opening

    def opening(self, state: State) -> list[Event]:
        """Who begins, and what lies on the table."""
        events = [Event("hoops-first", {"seat": int(state.first)})]
        if state.phase == PICK_TEAM:
            return [*events, Event("hoops-pick-teams")]
        if state.phase == DRAFT:
            return [*events, self._offer(state)]
        return events + self._deal(state)

    def _offer(self, state: State) -> Event:
        cards = [offers(state, k) for k in range(offers(state, NONE))]
        return Event("hoops-offer", {"cards": self._names(cards)})

    def _deal(self, state: State) -> list[Event]:
        """The first hands, the markets, the first turn."""
        events = [
            Event("hoops-hand", {"seat": seat, "cards": self._names(_hand(state, seat))}, to=seat)
            for seat in range(SEATS)
        ]
        first = int(state.player_pile[PLAYER_PILE - 1])
        events.append(
            Event(
                "hoops-markets",
                {"card": self._notation.card(first), "tactics": self._names(_cards(state.tactics))},
            )
        )
        return [*events, *self._turn_begins(_opened(state), state)]

    # --- steps

    def tell(self, steps: Sequence[Step]) -> list[Event]:
        """What the last step led to; the earlier ones are those of the same turn."""
        events: list[Event] = []
        for change in self._changes(steps[-1]):
            events += self._tell(steps, change)
        return events

    def _changes(self, step: Step) -> Iterator[_Change]:
        """The choice, and whatever followed because nothing but DONE was left."""
        state, seat, choice = step.before.copy(), step.seat, step.choice
        while True:
            before = state.copy()
            self._step(state, seat, choice)
            yield _Change(before, choice, state.copy())
            if state.phase == OVER or not self._nothing_but_done(state):
                return
            seat, choice = int(state.player), DONE

    def _tell(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        before, after = change.before, change.after
        phase = int(before.phase)
        if phase == PICK_TEAM:
            return self._tell_teams(before, after)
        if phase == LEAVE_OUT:
            return self._tell_drafted(change)
        if phase == REFRESH:
            return self._tell_refreshed(change)
        if phase == PAY and after.phase == MENU:
            return self._tell_bought(steps, change)
        if phase in (ENTER, SPOT, MOVE):
            return self._tell_replacing(steps, change)
        if phase in (PREPARE, MAKE_ROOM):
            return self._tell_prepared(change)
        if phase in (REROLL, KEEP):
            return self._tell_dice(steps, change)
        if phase == MENU:
            return self._tell_menu(change)
        if phase in (DISCARD, REMOVE):
            return self._tell_sorted_out(steps, change)
        return self._tell_verdicts(steps[-1], after) if phase == TIED else []

    # --- before the first turn

    def _tell_teams(self, before: State, after: State) -> list[Event]:
        """Both teams are shown once both are complete (H14)."""
        if after.phase == PICK_TEAM:
            return []
        events = []
        for seat in range(SEATS):
            team = [starting_card(i) for i in range(STARTING_SET) if int(after.team[seat]) >> i & 1]
            events.append(Event("hoops-team", {"seat": seat, "cards": self._names(team)}))
        return [*events, self._offer(after)] if after.phase == DRAFT else events + self._deal(after)

    def _tell_drafted(self, change: _Change) -> list[Event]:
        before, after = change.before, change.after
        facts = {
            "seat": int(before.player),
            "card": self._notation.card(int(before.subject)),
            "out": self._notation.card(change.choice),
        }
        events = [Event("hoops-drafted", facts)]
        return events if after.phase == DRAFT else events + self._deal(after)

    # --- adjustment

    def _turn_begins(self, before: State, after: State) -> list[Event]:
        """The heading; the pending attack is scored, and the row moves on."""
        seat = int(after.player)
        facts = {"seat": seat, "turn": int(after.turn), "overtime": int(after.overtime)}
        if after.last_turn:
            heading = Event("hoops-last-turn", facts)
        elif after.overtime:
            heading = Event("hoops-overtime-turn", facts)
        else:
            heading = Event("hoops-turn", facts)
        events = [heading, *self._scored(before, after, seat)]
        return events if after.last_turn or after.overtime else events + self._pushed(before, after)

    def _scored(self, before: State, after: State, seat: int) -> list[Event]:
        """Attack less defence (H1)."""
        if not self._pending(before, seat):
            return []
        facts = {
            "seat": seat,
            "attack": int(self._attack(before, seat)),
            "defence": int(self._defence(before, 1 - seat)),
            "points": int(after.points[seat] - before.points[seat]),
            "total": int(after.points[seat]),
        }
        if not facts["points"]:
            return [Event("hoops-stopped", facts)]
        return [Event("hoops-scored" if facts["defence"] else "hoops-scored-free", facts)]

    def _pushed(self, before: State, after: State) -> list[Event]:
        """Who entered the row, and who was pushed out of it (H2)."""
        events = []
        if after.piled < before.piled:
            card = self._notation.card(int(after.row[0]))
            events.append(Event("hoops-enters", {"card": card, "left": int(after.piled)}))
        elif _cards(before.row):
            events.append(Event("hoops-row-moves"))
        gone = Counter(_cards(before.row)) - Counter(_cards(after.row))
        events += [Event("hoops-pushed-out", {"card": self._notation.card(card)}) for card in gone]
        return events

    def _tell_refreshed(self, change: _Change) -> list[Event]:
        before, after = change.before, change.after
        marked = [slot for slot in range(SLOTS) if int(before.marked_slots) >> slot & 1]
        if change.choice != DONE or not marked:
            return []
        facts = {
            "seat": int(before.player),
            "out": self._names(before.tactics[slot] for slot in marked),
            "in": self._names(after.tactics[slot] for slot in marked if after.tactics[slot] != NONE),
        }
        return [Event("hoops-refreshed", facts)]

    # --- actions

    def _tell_bought(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        paid = _latest(steps, PAY)
        card = int(change.before.subject)
        facts = {
            "seat": int(change.before.player),
            "card": self._notation.card(card),
            "cost": int(self._cards["COST"][card]),
            "paid": self._names(paid),
            "value": sum(int(self._cards["VALUE"][other]) for other in paid),
        }
        return [Event("hoops-bought", facts)]

    def _tell_replacing(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        before, after = change.before, change.after
        seat = int(before.player)
        if before.phase == ENTER and change.choice == FATIGUE:
            return [Event("hoops-rested", {"seat": seat, "left": int(after.fatigue)})]
        if before.phase == ENTER and change.choice == DONE:
            return self._drawn(before, after, seat)
        if before.phase != MOVE or change.choice != DONE:
            return []
        return self._came_in(steps, change)

    def _came_in(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        """A chain is complete: who came in, who moved, who went out (H4)."""
        seat = int(change.before.player)
        entries = (step for step in reversed(steps) if step.before.phase == ENTER)
        entry = next(step for step in entries if step.choice != FATIGUE)
        then, now = entry.before.court[seat].tolist(), change.after.court[seat].tolist()
        facts = {
            "seat": seat,
            "in": self._notation.card(entry.choice),
            "position": self._notation.position(now.index(entry.choice)),
            "out": self._notation.card(int(change.before.subject)),
        }
        events = [Event("hoops-came-in", facts)]
        for position, card in enumerate(now):
            if card in then and then.index(card) != position:
                place = self._notation.position(position)
                events.append(
                    Event("hoops-moved", {"seat": seat, "card": self._notation.card(card), "position": place})
                )
        return events

    def _tell_prepared(self, change: _Change) -> list[Event]:
        seat = int(change.before.player)
        if change.before.phase == MAKE_ROOM:
            card = self._notation.card(int(change.before.subject))
            out = self._notation.card(change.choice)
            return [Event("hoops-prepared-for", {"seat": seat, "card": card, "out": out})]
        if change.choice == DONE or change.after.phase == MAKE_ROOM:
            return []
        return [Event("hoops-prepared", {"seat": seat, "card": self._notation.card(change.choice)})]

    def _tell_menu(self, change: _Change) -> list[Event]:
        if change.choice < DONE:
            return self._tell_activated(change)
        before, after = change.before, change.after
        if change.choice == DONE and before.last_turn:
            return self._period_ends(before, after)
        return []

    # --- dice

    def _tell_activated(self, change: _Change) -> list[Event]:
        """The dice as they fell, rolled once more from the same stream."""
        before, card = change.before, change.choice
        seat, table = int(before.player), before.copy()
        table.rolled[:] = 0
        for colour in range(SKILLS):
            if self._cards["KEEPS"][card, colour] > 0:
                self._roll(table, colour, min(int(self._level(table, seat, colour)), DICE))
        facts = {"seat": seat, "card": self._notation.card(card), "dice": self._dice(table.rolled)}
        message = "hoops-attacks" if self._cards["KIND"][card] == OFFENCE else "hoops-defends"
        events = [Event(message if facts["dice"] else "hoops-no-dice", facts)]
        return events + self._kept(change)

    def _tell_dice(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        before, after = change.before, change.after
        if before.phase == KEEP:
            return self._kept(change)
        if after.phase == REROLL:
            return []
        return self._rerolled(steps, change) + self._kept(change)

    def _rerolled(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        """The dice taken up, the fatigue they cost in defence (H8), and how they fell."""
        before, after = change.before, change.after
        seat, table = int(before.player), before.copy()
        if change.choice != DONE:
            table.marked[(change.choice - DIE) // FACES] += 1
        count = int(dice_marked(table))
        if count == 0:
            return []
        table.rolled[:] = 0
        for colour in range(SKILLS):
            if table.marked[colour] > 0:
                self._roll(table, colour, int(table.marked[colour]))
        events = []
        if after.fatigue < before.fatigue:
            events.append(Event("hoops-tires", {"seat": seat, "count": count, "left": int(after.fatigue)}))
        taken = [self._notation.die(choice) for choice in _latest(steps, REROLL)]
        facts = {"seat": seat, "count": count, "dice": taken, "fell": self._dice(table.rolled)}
        return [*events, Event("hoops-rerolled", facts)]

    def _kept(self, change: _Change) -> list[Event]:
        """The dice in the zone on court, once the activation is over (H9)."""
        if change.after.phase != MENU:
            return []
        seat, subject = int(change.before.player), int(change.after.subject)
        attacks = self._cards["KIND"][subject] == OFFENCE
        zone = change.after.kept[seat].copy()
        zone[slice(ATTACKS, None) if attacks else slice(0, ATTACKS)] = 0
        facts = {"seat": seat, "card": self._notation.card(subject), "dice": self._dice(zone)}
        if not facts["dice"]:
            return []
        if attacks:
            return [Event("hoops-keeps", facts | {"total": int(self._attack(change.after, seat))})]
        return [Event("hoops-stops", facts | {"total": int(self._defence(change.after, seat))})]

    # --- the end of a turn

    def _tell_sorted_out(self, steps: Sequence[Step], change: _Change) -> list[Event]:
        """Cards discarded or removed, told when there are no more; then the next turn (H11)."""
        before, after = change.before, change.after
        if change.choice != DONE:
            return []
        seat, phase = int(before.player), int(before.phase)
        own = steps[-1].seat == seat and steps[-1].before.turn == before.turn
        cards = self._names(_latest(steps, phase)) if own else []
        message = "hoops-discards" if phase == DISCARD else "hoops-removes"
        events = [Event(message, {"seat": seat, "cards": cards})] if cards else []
        return events if phase == DISCARD else events + self._turn_ends(before, after, seat)

    def _turn_ends(self, before: State, after: State, seat: int) -> list[Event]:
        """Draw up to six, fill the tactic market, go on to the next turn."""
        events = []
        if before.held[seat]:
            events.append(Event("hoops-keeps-cards", {"seat": seat, "count": int(before.held[seat])}))
        events += self._drawn(before, after, seat)
        filled = [
            int(after.tactics[slot])
            for slot in range(SLOTS)
            if before.tactics[slot] == NONE and after.tactics[slot] != NONE
        ]
        if filled:
            events.append(Event("hoops-tactics-filled", {"cards": self._names(filled)}))
        return events + self._turn_begins(before, after)

    def _drawn(self, before: State, after: State, seat: int) -> list[Event]:
        """How many cards were drawn is public; which, only their owner knows."""
        drawn = Counter(_hand(after, seat)) - Counter(_hand(before, seat))
        count = drawn.total()
        if not count:
            return []
        events = []
        if before.decked[seat] < count and _discards(before, seat):
            events.append(Event("hoops-reshuffles", {"seat": seat}))
        events.append(Event("hoops-draws", {"seat": seat, "count": count}))
        cards = self._names(sorted(drawn.elements()))
        return [*events, Event("hoops-drawn", {"seat": seat, "cards": cards}, to=seat)]

    # --- the end of the game

    def _period_ends(self, before: State, after: State) -> list[Event]:
        """The last attack is scored; a tie may be played on (H3, H13)."""
        events = self._scored(before, after, 1 - int(before.player))
        if after.phase == TIED:
            return [*events, Event("hoops-tied", {"points": int(after.points[0])})]
        return events + self._final(after)

    def _tell_verdicts(self, step: Step, after: State) -> list[Event]:
        """Both verdicts are opened together (H13)."""
        if after.phase == TIED:
            return []
        verdicts = step.before.verdict.copy()
        verdicts[step.seat] = step.choice
        events = [
            Event("hoops-plays-on" if verdict == PLAY_ON else "hoops-agrees", {"seat": seat})
            for seat, verdict in enumerate(verdicts)
        ]
        if after.phase == OVER:
            return events + self._final(after)
        events.append(Event("hoops-overtime", {"overtime": int(after.overtime)}))
        return events + self._turn_begins(step.before, after)

    def _final(self, state: State) -> list[Event]:
        rows = [
            {"place": int(self._game.place(state, seat)), "seat": seat, "points": int(state.points[seat])}
            for seat in range(SEATS)
        ]
        rows.sort(key=lambda row: (row["place"], row["seat"]))
        return [Event("hoops-final", {"ranking": rows})]

    # --- names

    def _names(self, cards: Iterator[int] | Sequence[int]) -> list[str]:
        return [self._notation.card(int(card)) for card in cards]

    def _dice(self, counts: State) -> list[str]:
        """Dice by colour and face, each as often as it is there."""
        return [
            self._notation.die(DIE + colour * FACES + face)
            for colour in range(SKILLS)
            for face in range(FACES)
            for _ in range(int(counts[colour, face]))
        ]


def _opened(state: State) -> State:
    """The table just before the first turn: the row as it was before the turn's own card entered."""
    before = state.copy()
    before.piled += 1
    return before


def _latest(steps: Sequence[Step], phase: int) -> list[int]:
    """The choices made in a phase since it was last begun, DONE left out."""
    chosen: list[int] = []
    for step in reversed(steps):
        if step.before.phase != phase:
            if chosen:
                break
            continue
        if step.choice != DONE:
            chosen.append(step.choice)
    return chosen[::-1]


def _cards(places: Sequence[int]) -> list[int]:
    return [int(card) for card in places if card != NONE]


def _hand(state: State, seat: int) -> list[int]:
    return sorted(int(card) for card in state.hand[seat, : int(state.held[seat])])


def _discards(state: State, seat: int) -> list[int]:
    return [int(card) for card in state.pile[seat, PILE - int(state.discarded[seat]) :]]
