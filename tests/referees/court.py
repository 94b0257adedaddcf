"""A second referee of NBA Deck-Building, naive on purpose.

Written from the rulebook and the rulings; of the program it reads the printed cards and what a table tells.
It keeps its own table with plain lists, follows the story event by event, and complains (`Foul`) as soon as
something is told that the rulebook does not allow or that comes to something else. A die is read from its
name: `inside6`, `steal2blue`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.referees.coach import (
    CARDS,
    FATIGUE,
    OF_EITHER,
    SCORED,
    Coach,
    attacks,
    is_player,
    is_tactic,
    need,
    read_die,
)
from tests.referees.court_dice import Rolling
from tests.referees.court_setup import SettingUp


class Referee(SettingUp, Rolling):
    """Follows one game."""

    def __init__(self, options: dict[str, Any], seen: dict[str, int] | None = None) -> None:
        self.options, self.seen = options, seen if seen is not None else {}
        self.coaches = (Coach(), Coach())
        self.row: list[str | None] = [None] * 6
        self.tactics: Counter[str] = Counter()
        self.tactic_pile = Counter(
            {name: row["copies"] for name, row in CARDS.items() if row["section"] == "tactic"}
        )
        self.tactic_discards: Counter[str] = Counter()
        self.left = 20
        self.fatigue = 9
        self.first = self.turn = self.overtime = 0
        self.last_turn = self.over = self.tied = False
        self.player = -1
        self.costs: list[int] = []
        self.verdicts: dict[int, str] = {}
        self.begin_turn_state()

    def begin_turn_state(self) -> None:
        self.done: set[str] = set()
        self.entered: list[str] = []
        self.settled: set[str] = set()
        self.rested = self.drawn = 0
        self.to_draw: int | None = None
        self.phase = "actions"
        self.tactic, self.rolled = "", []
        self.rerolls = self.tired = 0
        self.reshuffled = False

    @property
    def me(self) -> Coach:
        return self.coaches[self.player]

    @property
    def other(self) -> Coach:
        return self.coaches[1 - self.player]

    def hear(self, kind: str, facts: dict[str, Any]) -> None:
        """One event of the story."""
        self.seen[kind] = self.seen.get(kind, 0) + 1
        need(not self.over, kind, "after the end")
        seat = facts.get("seat")
        if kind in SCORED:
            need(seat == self.player or self.last_turn, kind, "of the wrong coach")
        elif seat is not None and kind not in OF_EITHER:
            need(seat == self.player, kind, "of the wrong coach")
        getattr(self, "on_" + kind.replace("-", "_"))(**facts)
        self.latest = "prepare" if kind.startswith("prepared") else kind
        self.count_cards(kind)

    def once(self, action: str) -> None:
        """Each action once, and none after an activation."""
        need(action not in self.done, action, "twice in a turn")
        need(self.phase == "actions", action, "after", self.phase)
        self.done.add(action)

    def count_cards(self, kind: str) -> None:
        """No fatigue card comes or goes, and court and rows hold no more than they can."""
        tired = sum(coach.owns()[FATIGUE] for coach in self.coaches)
        if kind not in ("tires", "rested"):
            need(tired + self.fatigue == 9, "fatigue cards:", tired, "+", self.fatigue)
        for coach in self.coaches:
            need(all(len(row) <= 3 for row in coach.rows), "four tactics of a type")
            need(all(place in CARDS[card]["positions"] for place, card in coach.court.items()), coach.court)

    # --- a turn begins

    def on_turn(self, seat: int, turn: int, overtime: int) -> None:
        self.next_turn(seat)
        need((turn, overtime) == (self.turn, 0), "turn", self.turn, "is told as", turn, overtime)
        need(turn <= 24 and self.overtime == 0, "a turn too many")
        need(
            all(
                coach.hand.total() >= 6 or coach.piled() + coach.discards.total() == 0
                for coach in self.coaches
            ),
            "a hand of six",
        )

    def on_overtime_turn(self, seat: int, turn: int, overtime: int) -> None:
        self.next_turn(seat)
        need((turn, overtime) == (self.turn, self.overtime) and turn <= 6, "overtime", turn, overtime)

    def next_turn(self, seat: int) -> None:
        self.end_turn()
        need(not self.last_turn, "a turn after the last one")
        self.turn += 1
        wanted = self.first if self.turn % 2 == 1 else 1 - self.first
        need(seat == wanted, "out of turn")
        self.player = seat
        self.begin_turn_state()
        self.phase = "scoring"
        self.scores = bool(self.me.attack)

    def end_turn(self) -> None:
        """What a turn has to leave behind."""
        if self.turn == 0 or self.phase == "scoring":
            return
        need(self.to_draw in (None, 0), "cards not drawn:", self.to_draw)
        if self.overtime == 0:
            missing = 6 - self.tactics.total()
            need(
                missing == 0 or self.tactic_pile.total() + self.tactic_discards.total() == 0,
                "a hole in the market",
            )

    def on_last_turn(self, seat: int, turn: int, overtime: int) -> None:
        """The opponent of whoever played last (H3)."""
        self.end_turn()
        need(seat == 1 - self.player, "the wrong coach takes the final turn")
        is_end = (
            self.turn == 6 if self.overtime else self.turn == 24 or (self.left == 0 and not any(self.row))
        )
        need(is_end, "the final turn comes too early, after", self.turn)
        self.player, self.last_turn = seat, True
        self.begin_turn_state()
        self.done = {"replace", "player", "tactic", "attack"}
        self.phase = "scoring"
        self.scores = bool(self.me.attack)

    def score(self, seat: int, attack: int, defence: int, points: int, total: int) -> None:
        """Attack minus defense, never below 0; the dice go back (H1)."""
        coach, other = self.coaches[seat], self.coaches[1 - seat]
        need(bool(coach.attack), "no attack waits")
        worth = sum(read_die(die)[1] for die in coach.attack)
        stopped = coach.stopped_by(other)
        need(
            (attack, defence) == (worth, stopped),
            "attack",
            worth,
            "less",
            stopped,
            "told as",
            attack,
            defence,
        )
        need(points == max(0, worth - stopped), "points", points)
        coach.points += points
        need(total == coach.points, "total", total, "is", coach.points)
        coach.attack, other.defense = [], []

    def on_scored(self, seat: int, attack: int, defence: int, points: int, total: int) -> None:
        self.scores = False
        self.score(seat, attack, defence, points, total)

    on_scored_free = on_stopped = on_scored

    # --- the markets

    def enter(self, card: str, left: int | None = None) -> None:
        """A new player pushes the row as far as the first hole (H2)."""
        need(CARDS[card]["section"] == "player", card, "is no market player")
        need(not self.costs or CARDS[card]["cost"] >= self.costs[-1], card, "is cheaper than the one before")
        self.costs.append(CARDS[card]["cost"])
        self.left -= 1
        need(left in (None, self.left), left, "left in the pile, not", self.left)
        need(self.left >= 0, "a twenty-first player")
        hole = self.row.index(None) if None in self.row else 6
        self.pushed = self.row[5] if hole == 6 else None
        self.row = [card, *self.row[:hole], *self.row[hole + 1 :]][:6]

    def on_enters(self, card: str, left: int) -> None:
        need(self.phase == "scoring" and not self.scores and self.overtime == 0, "a player enters too early")
        self.enter(card, left)
        self.phase = "adjusted"
        if self.left == 0:
            need(sum(3 <= cost <= 5 for cost in self.costs) >= 4, "four players at 3 to 5", self.costs)

    def on_row_moves(self) -> None:
        need(self.left == 0, "there is a player left to enter")
        self.pushed = self.row[5]
        self.row = [None, *self.row[:5]]
        self.phase = "adjusted"

    def on_pushed_out(self, card: str) -> None:
        need(card == self.pushed, card, "is not the one pushed out")
        self.pushed = None

    def take_tactics(self, cards: Iterable[str]) -> None:
        """Tactics are revealed; the discards are shuffled when the pile is empty."""
        for card in cards:
            if self.tactic_pile.total() == 0:
                self.tactic_pile, self.tactic_discards = self.tactic_discards, Counter()
            need(self.tactic_pile[card] > 0, card, "is not in the tactic pile")
            self.tactic_pile -= Counter([card])
            self.tactics[card] += 1
        need(self.tactics.total() <= 6, "seven tactics")

    def on_refreshed(self, **facts: Any) -> None:
        need(self.phase == "adjusted", "tactics are replaced too late")
        self.phase = "refreshed"
        for card in facts["out"]:
            need(self.tactics[card] > 0, card, "is not in the market")
            self.tactics -= Counter([card])
            self.tactic_discards[card] += 1
        self.take_tactics(facts["in"])

    def on_tactics_filled(self, cards: list[str]) -> None:
        self.take_tactics(cards)

    def act(self) -> None:
        """Before the first action the market has been seen to."""
        if self.phase in ("adjusted", "refreshed") or (
            self.phase == "scoring" and (self.overtime or self.last_turn)
        ):
            need(not getattr(self, "scores", False), "an attack was not scored")
            self.phase = "actions"

    def on_bought(self, seat: int, card: str, cost: int, paid: list[str], value: int) -> None:
        """Cards of the same kind from hand, no more of them than it takes; onto the draw pile (H7)."""
        self.act()
        self.once("player" if is_player(card) else "tactic")
        need(self.overtime == 0, "bought in overtime")
        need(cost == CARDS[card]["cost"], "cost", cost)
        need(all(is_player(one) if is_player(card) else is_tactic(one) for one in paid), "paid with", paid)
        values = [CARDS[one]["value"] for one in paid]
        need(sum(values) == value >= cost, "paid", values, "for", cost)
        need(sum(values[:-1]) < cost, "paid a card too many", values, "for", cost)
        self.me.give(paid)
        self.me.discards += Counter(paid)
        if is_player(card):
            need(card in self.row, card, "is not in the row")
            self.row[self.row.index(card)] = None
        else:
            need(self.tactics[card] > 0, card, "is not in the market")
            self.tactics -= Counter([card])
        self.me.top.append(card)

    # --- the court

    def on_came_in(self, seat: int, position: str, out: str, **facts: Any) -> None:
        """A player from hand takes a position; in the end someone leaves (H4)."""
        self.act()
        need(self.phase == "actions", "a substitution after an activation")
        need(
            "replace" not in self.done or (bool(self.entered) and self.to_draw is None),
            "two substitutions in a turn",
        )
        self.done.add("replace")
        newcomer = facts["in"]
        self.me.give([newcomer])
        need(is_player(newcomer), newcomer, "is no player")
        need(position not in self.settled, position, "was filled in this action")
        self.entered.append(newcomer)
        self.settled.add(position)
        self.hanging = self.me.court[position]
        self.me.court[position] = newcomer
        self.leaving = out
        if self.hanging == out:
            self.me.discards[out] += 1
            self.hanging = ""

    def on_moved(self, seat: int, card: str, position: str) -> None:
        """Whoever was displaced goes to a position of theirs, or is told to have gone there at the end."""
        need(position in CARDS[card]["positions"], card, "does not play", position)
        need(position not in self.settled, position, "was filled in this action")
        self.settled.add(position)
        self.moves = [*getattr(self, "moves", []), (card, position)]
        court = self.me.court
        if self.hanging:
            self.chain(court)

    def chain(self, court: dict[str, str]) -> None:
        """Follow who displaces whom, as far as it has been told."""
        places = dict(self.moves)
        while self.hanging in places:
            card, position = self.hanging, places.pop(self.hanging)
            self.moves.remove((card, position))
            self.hanging, court[position] = court[position], card
            if self.hanging == self.leaving:
                self.me.discards[self.leaving] += 1
                self.hanging = ""
                return

    def on_rested(self, seat: int, left: int) -> None:
        """A fatigue card for every player replaced, at most (H5)."""
        need(bool(self.entered) and self.to_draw is None, "rests without a substitution")
        self.rested += 1
        need(self.rested <= len(self.entered), "rests too often")
        self.me.give([FATIGUE])
        self.fatigue += 1
        need(left == self.fatigue, "fatigue pile", left)

    def on_prepared(self, seat: int, card: str) -> None:
        self.prepare(card)
        need(len(self.row_of(card)) < 3, "a fourth tactic")
        self.row_of(card).append(card)

    def on_prepared_for(self, seat: int, card: str, out: str) -> None:
        """A tactic that lies there is discarded for a new one of its type (H17)."""
        self.prepare(card)
        need(attacks(card) == attacks(out), out, "is of the other type")
        need(out in self.row_of(card), out, "does not lie there")
        self.row_of(card).remove(out)
        self.row_of(card).append(card)
        self.me.discards[out] += 1

    def prepare(self, card: str) -> None:
        self.act()
        need(self.phase == "actions", "prepared after an activation")
        need(is_tactic(card), card, "is no tactic")
        need(not (self.last_turn and attacks(card)), "an offense in the final turn")
        need("prepare" not in self.done or self.latest == "prepare", "prepared twice in a turn")
        self.done.add("prepare")
        self.me.give([card])

    def row_of(self, card: str) -> list[str]:
        return self.me.rows[0 if attacks(card) else 1]

    # --- the end of a turn

    def on_discards(self, seat: int, cards: list[str]) -> None:
        self.act()
        need(self.phase in ("actions", "rolled") and not self.last_turn, "discards in", self.phase)
        self.phase = "discarded"
        self.me.give(cards)
        self.me.discards += Counter(cards)

    def on_removes(self, seat: int, cards: list[str]) -> None:
        self.act()
        need(self.phase != "removed" and not self.last_turn and FATIGUE not in cards, "removes", cards)
        self.phase = "removed"
        self.me.give(cards)

    def on_keeps_cards(self, seat: int, count: int) -> None:
        need(count == self.me.hand.total(), "keeps", self.me.hand.total(), "told as", count)

    def on_reshuffles(self, seat: int) -> None:
        """Only an empty draw pile is made anew, of the discards: drawing stops in between (H11)."""
        self.reshuffled = True

    def on_draws(self, seat: int, count: int) -> None:
        need(self.to_draw in (None, 0), "draws before all was drawn")
        there = self.me.piled() + self.me.discards.total()
        if self.phase in ("actions", "scoring", "adjusted", "refreshed") and self.entered and not self.drawn:
            need(count == min(len(self.entered), there), "draws", count, "for", self.entered)
            self.drawn = count
        else:
            need(count == min(6 - self.me.hand.total(), there), "draws", count)
        self.to_draw = count

    def on_drawn(self, seat: int, cards: list[str]) -> None:
        need(len(cards) == self.to_draw, "draws", self.to_draw, "told as", cards)
        need(self.me.draw(cards) == self.reshuffled, "the discard pile was shuffled at the wrong time")
        self.reshuffled = False
        self.to_draw = 0

    # --- the end

    def on_tied(self, points: int) -> None:
        need(self.last_turn and self.coaches[0].points == self.coaches[1].points == points, "a tie?")
        limit = self.options["overtimes"]
        need(limit is None or self.overtime < limit, "an overtime too many (H13)")
        self.tied, self.verdicts = True, {}

    def on_plays_on(self, seat: int) -> None:
        self.verdicts[seat] = "plays on"

    def on_agrees(self, seat: int) -> None:
        self.verdicts[seat] = "agrees"

    def on_overtime(self, overtime: int) -> None:
        """The other coach goes first; whoever took the final turn has the hand they have (H13)."""
        need(self.tied and "plays on" in self.verdicts.values(), "nobody plays on")
        self.overtime += 1
        need(overtime == self.overtime, "overtime", overtime)
        self.first = 1 - self.first
        self.turn, self.last_turn, self.row, self.tied = 0, False, [None] * 6, False

    def on_final(self, ranking: list[dict[str, int]]) -> None:
        self.over = True
        points = [coach.points for coach in self.coaches]
        told = {row["seat"]: (row["place"], row["points"]) for row in ranking}
        need(
            told == {seat: (1 + (points[1 - seat] > points[seat]), points[seat]) for seat in (0, 1)},
            told,
            points,
        )
        need(self.last_turn, "the end without a final turn")
        agreed = list(self.verdicts.values()) == ["agrees"] * 2
        limit = self.options["overtimes"]
        need(points[0] != points[1] or agreed or self.overtime == limit, "a tie that nobody agreed on (H13)")
