"""The second referee of NBA Deck-Building: set-up and its variants (H14, H15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.referees.coach import CARDS, Coach, attacks, is_tactic, need


class SettingUp:
    """What happens before the first turn."""

    options: dict[str, Any]
    coaches: tuple[Coach, Coach]
    first: int
    player: int
    offer: list[str]
    drafts: list[str]

    def enter(self, card: str) -> None:
        """A player enters the row."""
        raise NotImplementedError

    def take_tactics(self, cards: Iterable[str]) -> None:
        """Tactics are revealed."""
        raise NotImplementedError

    def on_first(self, seat: int) -> None:
        need(self.options["first"] in (None, seat + 1), "the wrong first player")
        self.first = self.turn_of = seat
        self.player = seat

    def on_pick_teams(self) -> None:
        need(self.options["pick_team"], "teams are not picked")

    def on_team(self, seat: int, cards: list[str]) -> None:
        """Five starters, seven substitutes, three offenses, two defenses (H14)."""
        sections = Counter(CARDS[card]["section"] for card in cards)
        need(sections == {"starter": 5, "substitute": 7, "base_tactic": 5}, sections)
        need(sum(is_tactic(card) and attacks(card) for card in cards) == 3, "three offenses")
        need(len(set(cards)) == 17, "a card twice")
        self.seat_team(seat, cards)

    def seat_team(self, seat: int, cards: Iterable[str]) -> None:
        coach = self.coaches[seat]
        for card in cards:
            if CARDS[card]["section"] == "starter":
                need(CARDS[card]["positions"][0] not in coach.court, "two at a position")
                coach.court[CARDS[card]["positions"][0]] = card
            else:
                coach.deck[card] += 1

    def first_teams(self) -> None:
        """Nobody picked: both have the cards of an introductory game."""
        for seat, coach in enumerate(self.coaches):
            if not coach.court:
                need(not self.options["pick_team"], "no team was picked")
                self.seat_team(seat, [name for name, row in CARDS.items() if row.get("initiation")])

    def on_offer(self, cards: list[str]) -> None:
        """Sixteen different market players below cost 6 (H15)."""
        need(self.options["opening_draft"], "nothing is drafted")
        need(len(cards) == len(set(cards)) == 16, "not sixteen")
        need(all(CARDS[card]["section"] == "player" and CARDS[card]["cost"] < 6 for card in cards), cards)
        self.offer, self.drafts = list(cards), []

    def on_drafted(self, seat: int, card: str, out: str) -> None:
        """One, two, two, two, one: in snake order (H15)."""
        self.first_teams()
        order = [self.first if turn in (0, 3, 4, 7) else 1 - self.first for turn in range(8)]
        need(seat == order[len(self.drafts)], "out of turn in the draft")
        need(card in self.offer, card, "is not on offer")
        need(CARDS[out]["section"] == "substitute", out, "is no substitute")
        need(self.coaches[seat].deck[out] > 0, out, "is not in the deck")
        self.offer.remove(card)
        self.drafts.append(card)
        self.coaches[seat].deck += Counter([card])
        self.coaches[seat].deck -= Counter([out])

    def on_markets(self, card: str, tactics: list[str]) -> None:
        self.first_teams()
        need(len(tactics) == 6, "six tactics")
        if self.options["opening_draft"]:
            need(len(self.drafts) == 8, "eight are drafted")
        self.take_tactics(tactics)
        self.enter(card)

    def on_hand(self, seat: int, cards: list[str]) -> None:
        need(len(cards) == 6, "six cards")
        self.first_teams()
        self.coaches[seat].draw(cards)
