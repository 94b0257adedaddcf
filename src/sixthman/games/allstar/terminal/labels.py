"""The words on the table: names of cards, what is asked now, and why one team ranks above another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sixthman.table import Event

from ..declaration import (
    BUS_PLAN,
    CHOOSE_COACH,
    CLASSIC,
    COACH_MATE,
    COACH_SLOT,
    CUT,
    DECLARATION,
    DRAFT,
    EDITIONS,
    FREE_AGENCY,
    LAY_DOWN,
    LINEUP,
    NEW_TEAM,
    NUMBERS,
    PASS,
    PLAYOFF_TEAM,
    PLAYOFFS,
    ROUNDS,
    SEATS,
    SPECIES_NAMES,
    SWAP_BUSES,
    TEAM,
    THROW,
)
from ..rules.cards import (
    BESIDE,
    BESIDE_PLAYER,
    BESIDE_TEAM,
    FANS_IF_LAST,
    FANS_TIMES,
    MODIFIERS,
    MORE_FANS,
    MORE_TICKETS,
    MOST_MORE,
    ONCE,
    PRICE,
    SHOT_RETURNS,
    SHOT_SYMBOL,
    SKIPS,
    WINS_TIES,
)
from ..rules.coaches import coached_change
from ..rules.draft import PACK_SIZE, gives, picks_now
from ..rules.envelopes import FEWEST_LAID, MOST_LAID
from ..rules.hints import best_set
from ..rules.ranking import changed, strength, strength_in
from ..rules.substitutions import comes_in, is_again, swap_team
from ..table import STANDARD_CARDS, TableCards
from ..table.names import ATTRIBUTE_NAMES, value_name
from ..table.notation import read_card, read_coach, symbol_of
from ..table.reasons import describe
from ..table.speech import AllstarSpeaker
from .envelope import Envelope, is_clash, is_open_draft

PHASES = DECLARATION.phase_names
_RANKS = {BESIDE_TEAM: "team", BESIDE_PLAYER: "player"}
_IN_PLAYOFFS = (SKIPS, SHOT_SYMBOL, SHOT_RETURNS, MORE_TICKETS)
_FOR_A_TEAM = (WINS_TIES, MORE_FANS, FANS_IF_LAST, FANS_TIMES, MOST_MORE, PRICE)


class RinkLabels(AllstarSpeaker):
    """A speaker that also names what is on this screen."""

    def __init__(
        self,
        language: str,
        names: Sequence[str],
        cardset: TableCards = STANDARD_CARDS,
        edition: str | None = None,
    ) -> None:
        super().__init__(language, names, cardset, edition)
        self._texts: dict[int, list[str]] = {}  # by event: a story is written again at every turn

    def event(self, event: Event) -> list[str]:
        """One event in lines. The table keeps its events, so each has to be put into words only once."""
        if id(event) not in self._texts:
            self._texts[id(event)] = super().event(event)
        return self._texts[id(event)]

    def species_of(self, card: int) -> str:
        """`Polar bear`"""
        return self.species(SPECIES_NAMES[card // NUMBERS])

    def code(self, card: int) -> str:
        """Two letters for the species."""
        return self.say(f"play-code-{SPECIES_NAMES[card // NUMBERS]}")

    def symbol(self, card: int, edition: str) -> str | None:
        """The word for the card's symbol, if it has one."""
        name = symbol_of(card, edition, self.cardset)
        return None if name is None else self.say(f"symbol-{name}")

    def set_of(self, view: Any, cards: Sequence[int], arena: int | None = None) -> str:
        """The best set among some cards, `3 × Puck`; of a whole team also the combo of an arena."""
        edition, seats, rule = int(view.edition), int(view.seats), self.cardset.rule
        if not cards:
            return self.say("play-no-set")
        if len(cards) < TEAM:
            value = rule(best_set)(edition, seats, cards, len(cards))
        elif arena is None:
            value = rule(strength)(edition, seats, cards)
        else:
            value = rule(strength_in)(edition, seats, cards, arena)
        return self.set_words(view, int(value), arena)

    def set_words(self, view: Any, value: int, arena: int | None = None) -> str:
        """A strength in words."""
        edition = EDITIONS[int(view.edition)]
        return self.strength(describe(value, int(view.seats), edition, arena, self.cardset))

    def edition(self, view: Any) -> str:
        """Which edition is played, unless it is the newest."""
        return self.say(f"play-edition-{EDITIONS[int(view.edition)]}")

    def mode(self, view: Any) -> str:
        """What the two managers' way to draft is called, or nothing."""
        return self.say(f"play-mode-{int(view.mode)}")

    def where(self, view: Any) -> str:
        """Round and phase."""
        if view.phase == CHOOSE_COACH:
            return self.say("play-where-coaches")
        if view.round_ == PLAYOFFS:
            return self.say("play-where-playoffs", phase=self.say(f"play-phase-{PHASES[int(view.phase)]}"))
        phase = self.say(f"play-phase-{PHASES[int(view.phase)]}")
        return self.say("play-where-round", round=int(view.round_) + 1, rounds=ROUNDS, phase=phase)

    def direction(self, view: Any) -> str:
        """Where packs go in this draft."""
        if view.phase != DRAFT or view.mode == FREE_AGENCY:
            return ""
        if view.seats == 2:
            return self.say("play-pack-opponent")
        return self.say("play-pack-right" if view.round_ == 1 else "play-pack-left")

    def icons(self, arena: int) -> str:
        """What is special about an arena, in words."""
        icons, printed = [], self.cardset.cards.arenas[arena]
        if printed.combo:
            icons.append(self.say(f"play-combo-{printed.combo}"))
        if printed.whistle:
            icons.append(self.say("play-whistle"))
        return " · ".join(icons)

    def prompt(self, envelope: Envelope) -> str:
        """What is asked now, in plain words."""
        view, seat = envelope.view, envelope.seat
        if envelope.complete:
            return self.say("play-ask-lock")
        if envelope.phase == DRAFT:
            return self._ask_draft(envelope)
        if envelope.phase == LINEUP:
            return self._ask_lineup(envelope)
        count = len(envelope.gathered())
        if envelope.phase == PLAYOFF_TEAM:
            return self.say("play-ask-playoff-team", count=count, team=TEAM)
        if envelope.phase == CHOOSE_COACH:
            return self.say("play-ask-coach")
        if envelope.phase == SWAP_BUSES:
            return self.say("play-ask-swap-buses", coach=self.coach_of(view, seat))
        if envelope.phase == LAY_DOWN:
            if count == 0 and PASS in envelope.legal():
                facts = {"fewest": FEWEST_LAID, "most": MOST_LAID, "coach": self.coach_of(view, seat)}
                return self.say("play-ask-lay-down-or-skip", **facts)
            ask = "play-ask-lay-down" if count < FEWEST_LAID else "play-ask-lay-down-more"
            return self.say(ask, count=count, fewest=FEWEST_LAID, most=MOST_LAID)
        if envelope.phase == CUT:
            return self.say("play-ask-cut", wanted=int(view.laid_down[seat]), count=count)
        return self.say("play-ask-shootout")

    def _ask_draft(self, envelope: Envelope) -> str:
        view = envelope.view
        if is_open_draft(envelope):
            return self.say("play-ask-open-pick")
        if is_clash(envelope):
            index = int(view.step) + envelope.filled
            left = int(picks_now(view)) - envelope.filled
            if gives(int(view.mode), index):
                return self.say("play-ask-give", name=self.names[1 - envelope.seat], left=left)
            return self.say("play-ask-keep", left=left)
        pick, picks = int(view.step) + 1, int(PACK_SIZE[view.mode]) - 1
        if view.mode == CLASSIC and pick == picks:
            return self.say("play-ask-pick-last", pick=pick, picks=picks)
        return self.say("play-ask-pick", pick=pick, picks=picks)

    def _ask_lineup(self, envelope: Envelope) -> str:
        filled, view, seat = envelope.filled, envelope.view, envelope.seat
        if filled == THROW:
            return self.say("play-ask-throw")
        if filled == BUS_PLAN:
            return self.say("play-ask-bus")
        if filled == COACH_SLOT:
            which = _RANKS[
                int(
                    self.cardset.tables["ABILITIES"][
                        int(view.edition), int(view.seats), int(view.coach[seat]), BESIDE
                    ]
                )
            ]
            return self.say(f"play-ask-coach-{which}", coach=self.coach_of(view, seat))
        if filled == COACH_MATE:
            player = self.card(int(view.envelope[seat, COACH_SLOT]))
            return self.say("play-ask-coach-mate", card=player)
        if filled >= NEW_TEAM:
            return self.say("play-ask-new-team", count=len(envelope.gathered()), team=TEAM)
        team = int(self.cardset.rule(swap_team)(view, seat, filled)) + 1
        if comes_in(filled):
            return self.say("play-ask-in", team=team, card=self.card(int(view.envelope[seat, filled - 1])))
        if self.cardset.rule(is_again)(view, seat, filled):
            return self.say("play-ask-out-again", team=team, coach=self.coach_of(view, seat))
        other = (
            any(envelope.may_leave(card) for card in envelope.team(2 - team)) if view.round_ > 1 else False
        )
        return self.say("play-ask-out-any" if other else "play-ask-out", team=team)

    def why(self, row: Mapping[str, Any], following: Mapping[str, Any]) -> str:
        """Why a team ranks above the next one, or that they are tied. Rows as the log has them."""
        stronger, weaker = row["strength"], following["strength"]
        if row["rank"] == following["rank"]:
            return self.say("play-why-tied")
        if stronger == weaker:
            return self.say("play-why-coach")
        if stronger[1] == "Combo":
            return self.say("play-why-combo")
        if stronger[0] != weaker[0]:
            return self.say("play-why-size", more=stronger[0], fewer=weaker[0])
        if stronger[1] != weaker[1]:
            return self.say("play-why-above", above=self._attribute(stronger), below=self._attribute(weaker))
        return self.say("play-why-above", above=self._value(stronger), below=self._value(weaker))

    # --- coaches

    @property
    def _abilities(self) -> Any:
        """What coaches can do at this table."""
        edition = EDITIONS.index(self._edition) if self._edition else 0
        return self.cardset.tables["ABILITIES"][edition, len(self.names) or SEATS]

    def coach_of(self, view: Any, seat: int) -> str:
        """A seat's coach by name and species."""
        return self.coach(self.cardset.coach(int(view.coach[seat])))

    def coach_when(self, name: str) -> str:
        """When a coach helps: every round or once, in the season or in the playoffs."""
        row = self._abilities[read_coach(name, self.cardset)]
        playoffs = any(row[modifier] for modifier in _IN_PLAYOFFS)
        return self.say(f"play-coach-{'playoffs' if playoffs else 'season'}", once=int(row[ONCE]))

    def brings(self, coach: int) -> str:
        """What a coach does for the team it is beside, in short."""
        row = self._abilities[coach]
        parts = [
            self.say(f"play-brings-{MODIFIERS[modifier]}", number=int(row[modifier]))
            for modifier in _FOR_A_TEAM
            if row[modifier]
        ]
        return ", ".join(parts)

    def beside(self, view: Any, seat: int) -> str:
        """Where a coach lies this round, in short, or nothing."""
        team = int(view.coach_beside[seat])
        if team < 0 or (view.turned_over[seat] and view.phase != SWAP_BUSES):
            return ""
        player = int(view.coach_player[seat])
        if player < 0:
            return self.say("play-at-team", team=team + 1)
        return self.say("play-at-player", team=team + 1, card=f"{self.code(player)}{player % NUMBERS + 1}")

    def counts_as(self, edition: int, seats: int, coach: str, card: str, mate: str | None) -> str:
        """How a player counts with a coach beside it: `Duck 7 counts as number 8`."""
        player, number = read_card(card), read_coach(coach, self.cardset)
        like = read_card(mate) if mate else player
        change = int(self.cardset.rule(coached_change)(edition, seats, number, player, like))
        _, number_of_attribute, value = (int(part) for part in self.cardset.rule(changed)(change))
        attribute = ATTRIBUTE_NAMES[number_of_attribute]
        name = str(value_name(number_of_attribute, value, EDITIONS[edition], self.cardset))
        if attribute != "Number":
            name = self.species(name) if attribute == "Species" else self.say(f"symbol-{name}")
        return self.say(f"play-counts-{attribute}", card=self.card(player), value=name)

    def _attribute(self, set_: Sequence[Any]) -> str:
        return self.say(f"attribute-{set_[1]}")

    def _value(self, set_: Sequence[Any]) -> str:
        if set_[1] == "Number":
            return str(set_[2])
        return self.say(f"symbol-{set_[2]}") if set_[1] == "Symbol" else self.species(str(set_[2]))


def teams_of(view: Any, seat: int) -> list[list[int]]:
    """A seat's face-up teams."""
    return [[int(card) for card in team] for team in view.teams[seat] if team[0] >= 0]
