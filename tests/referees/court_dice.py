"""The second referee of NBA Deck-Building: tactics are activated, dice are rolled, rerolled and kept."""

from __future__ import annotations

from collections import Counter

from tests.referees.coach import CARDS, FATIGUE, Coach, attacks, need, read_die


class Rolling:
    """What happens from the announcement of a tactic until its dice lie on court."""

    done: set[str]
    phase: str
    tactic: str
    rolled: list[str]
    rerolls: int
    tired: int
    fatigue: int

    @property
    def me(self) -> Coach:
        """Whose turn it is."""
        raise NotImplementedError

    @property
    def other(self) -> Coach:
        """The opponent."""
        raise NotImplementedError

    def act(self) -> None:
        """The market has been seen to."""
        raise NotImplementedError

    def activate(self, card: str, dice: list[str]) -> None:
        """A die for each level in each skill of the tactic, ten at most (H8)."""
        self.act()
        row = self.me.rows[0 if attacks(card) else 1]
        need(card in row, card, "is not prepared")
        need(self.phase in ("actions", "rolled"), "activated in", self.phase)
        need(not self.rolled, "dice lie there still")
        what = "attack" if attacks(card) else "defend"
        need(what not in self.done, what, "twice")
        need(what == "attack" or bool(self.other.attack), "nothing to defend against (H10)")
        need(CARDS[card]["complexity"] <= self.me.level("intelligence"), card, "is too complex")
        self.done.add(what)
        self.phase, self.tactic, self.rolled = "rolled", card, list(dice)
        fallen = Counter(read_die(die)[0] for die in dice)
        wanted = {skill: min(10, self.me.level(skill)) for skill in CARDS[card]["keeps"]}
        need(fallen == Counter(wanted), "dice", fallen, "not", wanted)
        ahead = self.me.level("rebounds") - self.other.level("rebounds")
        self.rerolls = max(0, -(-ahead // 3)) if attacks(card) else self.fatigue
        row.remove(card)
        self.me.discards[card] += 1

    def on_attacks(self, seat: int, card: str, dice: list[str]) -> None:
        need(attacks(card), card, "does not attack")
        self.activate(card, dice)

    def on_defends(self, seat: int, card: str, dice: list[str]) -> None:
        need(not attacks(card), card, "does not defend")
        self.activate(card, dice)

    def on_no_dice(self, seat: int, card: str, dice: list[str]) -> None:
        self.activate(card, dice)
        need(not dice, "no dice")

    def on_tires(self, seat: int, count: int, left: int) -> None:
        need(not attacks(self.tactic), "tires in attack")
        self.fatigue -= count
        self.tired = count
        need(left == self.fatigue >= 0, "fatigue pile", left)
        self.me.top += [FATIGUE] * count

    def on_rerolled(self, seat: int, count: int, dice: list[str], fell: list[str]) -> None:
        """All at once, once (H8)."""
        need(0 < count == len(dice) == len(fell) <= self.rerolls, "rerolls", count, "of", self.rerolls)
        need(attacks(self.tactic) or self.tired == count, "rerolls without fatigue")
        need(not Counter(dice) - Counter(self.rolled), dice, "do not lie there")
        kinds = [Counter(read_die(die)[0] for die in some) for some in (dice, fell)]
        need(kinds[0] == kinds[1], "other dice fell than were taken up")
        self.rolled = list((Counter(self.rolled) - Counter(dice) + Counter(fell)).elements())
        self.rerolls = 0

    def on_keeps(self, seat: int, card: str, dice: list[str], total: int) -> None:
        """As many of each skill as the tactic says, or all (H9)."""
        need(card == self.tactic, card, "was not activated")
        need(not Counter(dice) - Counter(self.rolled), dice, "were not rolled")
        kept, rolled = (Counter(read_die(die)[0] for die in some) for some in (dice, self.rolled))
        need(
            all(kept[skill] == min(keep, rolled[skill]) for skill, keep in CARDS[card]["keeps"].items()), dice
        )
        self.rolled, self.tired = [], 0
        if attacks(card):
            self.me.attack = list(dice)
            need(total == sum(read_die(die)[1] for die in dice), "total", total)
        else:
            self.me.defense = list(dice)
            need(
                total == self.other.stopped_by(self.me),
                "stops",
                self.other.stopped_by(self.me),
                "told as",
                total,
            )

    on_stops = on_keeps
