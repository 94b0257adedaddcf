"""The story in words: events of All-Star Draft in a person's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from sixthman.messages import say
from sixthman.table.adapter import Event

from ..declaration import EDITIONS, NUMBERS, SEATS, SPECIES_NAMES
from ..rules.cardfile import MODIFIER_WORDS, SEATINGS
from ..rules.cards import COACHES, MODIFIERS, WORD_NUMBERS, Coach
from .cardset import STANDARD_CARDS, TableCards
from .notation import read_card

_USUAL = {coach.name: coach for coach in COACHES}  # those the catalogs have names and texts for
_WORDS = {(key, WORD_NUMBERS[word]): word for key, words in MODIFIER_WORDS.items() for word in words}


class AllstarSpeaker:
    """Puts what happened into words: in one language, with the names and the cards of one table."""

    def __init__(
        self,
        language: str,
        names: Sequence[str],
        cardset: TableCards = STANDARD_CARDS,
        edition: str | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.cardset = cardset
        self._edition = edition

    def say(self, message: str, /, **facts: object) -> str:
        """Any message, in this language."""
        return say(self.language, message, **facts)

    def species(self, name: str) -> str:
        """`Canard` for `Duck`."""
        return self.say(f"species-{name}")

    def card(self, card: str | int) -> str:
        """`Canard 7` for `Duck7`."""
        number = read_card(card) if isinstance(card, str) else card
        return self.say(
            "card", species=self.species(SPECIES_NAMES[number // NUMBERS]), number=str(number % NUMBERS + 1)
        )

    def cards(self, cards: Sequence[str | int]) -> str:
        """Several cards, one after the other."""
        return ", ".join(self.card(card) for card in cards)

    def strength(self, strength: Sequence[Any]) -> str:
        """`3 × Puck` for [3, "Symbol", "Puck"]."""
        size, attribute, value = strength
        if attribute == "Symbol":
            value = self.say(f"symbol-{value}")
        elif attribute == "Species":
            value = self.species(value)
        elif attribute == "Combo":
            value = self.say(f"combo-{value}")
        return self.say(f"set-{attribute}", size=str(size), value=value)

    def coach(self, name: str) -> str:
        """A coach by name and species, `Hazel Burrow (Lapin)`; one of your own as its card has it."""
        if name not in _USUAL or name not in SPECIES_NAMES:
            return self.coach_name(name)
        return self.say("coach", name=self.coach_name(name), species=self.species(name))

    def coach_name(self, name: str) -> str:
        """What a coach is called: `Hazel Burrow`."""
        return self.say(f"coach-{name}") if name in _USUAL else name

    def coach_species(self, name: str) -> str:
        """The species of a coach; of one that is none, its name."""
        return self.species(name) if name in _USUAL and name in SPECIES_NAMES else name

    def coach_text(self, name: str) -> str:
        """What a coach does, in a few words, with the numbers of its data: those for this table, or all of
        them."""
        coach = next(coach for coach in self.cardset.cards.coaches if coach.name == name)
        numbers = {key: self._number(coach, key) for key in MODIFIERS}
        if name in _USUAL and _abilities(coach) == _abilities(_USUAL[name]):
            text = self.say(f"coach-{name}-text", **numbers)
            brings = 0 if numbers["beside"] else numbers["fans"]
        else:
            text, brings = self._modifiers(coach, numbers), 0
        text += self.say("coach-brings", fans=brings) if brings else ""
        text += self.say("coach-costs", fans=numbers["price"]) if numbers["price"] else ""
        along = numbers["fans_at_start"]
        return text + self.say("coach-along", fans=along) if along else text

    def _number(self, coach: Coach, key: str) -> int | str:
        """A coach's number at this table; without a table all of them: `2`, `1–3`."""
        editions = (self._edition,) if self._edition else EDITIONS
        seatings = (len(self.names),) if self.names else SEATINGS
        found = {coach.number(key, edition, seats) for edition in editions for seats in seatings}
        return found.pop() if len(found) == 1 else f"{min(found)}–{max(found)}"

    def _modifiers(self, coach: Coach, numbers: Mapping[str, int | str]) -> str:
        """Modifier by modifier, for a coach that the catalogs have no text for."""
        parts = [
            self.say(f"coach-does-{ability}", number=numbers[key])
            for key, ability in _abilities(coach).items()
            if numbers[key]
        ]
        parts = parts or [self.say("coach-does-nothing")]
        text = reduce(lambda one, other: self.say("coach-does-and", one=one, other=other), parts)
        return text[0].upper() + text[1:] + "."

    def event(self, event: Event) -> list[str]:
        """One event in one or more lines; the rows of a ranking follow its heading."""
        facts = self._words(event.facts)
        rows = [
            self.say(
                f"story-{event.type}-row-coach" if "coach" in row else f"story-{event.type}-row",
                **self._words(row),
            )
            for row in event.facts.get("ranking", ())
        ]
        return [self.say(f"story-{event.type}", **facts), *rows]

    def _words(self, facts: Any) -> dict[str, object]:
        words: dict[str, object] = {
            key: value for key, value in facts.items() if isinstance(value, int | str)
        }
        if "seat" in facts:
            words["name"] = self.names[facts["seat"]]
        if "coach" in facts:
            words["coach"] = self.coach(facts["coach"])
            words["ability"] = self.coach_text(facts["coach"])
        if "coaches" in facts:
            words["coaches"] = ", ".join(self.coach(name) for name in facts["coaches"])
        for key in ("card", "mate", "in", "out"):
            if key in facts:
                cards = facts[key]
                words[key] = self.cards(cards) if isinstance(cards, list) else self.card(cards)
        if "strength" in facts:
            words["strength"] = self.strength(facts["strength"])
        if "species" in facts:
            words["species"] = ", ".join(self.species(name) for name in facts["species"])
        if "arenas" in facts:
            words["arenas"] = ", ".join(facts["arenas"])
        if "seats" in facts:
            words["names"] = ", ".join(self.names[seat] for seat in facts["seats"])
        if "shots" in facts:
            shots = (self.say("story-shootout-row", **self._words(shot)) for shot in facts["shots"])
            words["shots"] = ", ".join(shots)
        if isinstance(facts.get("fans"), list):
            pairs = zip(self.names, facts["fans"], strict=True)
            words["fans"] = ", ".join(
                self.say("story-round-over-row", name=name, fans=fans) for name, fans in pairs
            )
        return words


def _abilities(coach: Coach) -> dict[str, str]:
    """What a coach does, however much of it: its modifiers in their order, some with the word they hold."""
    return {
        key: f"{key}-{_WORDS[key, coach.number(key, EDITIONS[0], SEATS)]}" if key in MODIFIER_WORDS else key
        for key in MODIFIERS
        if key in coach.modifiers and key not in ("fans_at_start", "price")
    }
