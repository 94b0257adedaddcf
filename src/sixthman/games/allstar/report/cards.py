"""What the cards of All-Star Draft are worth: every card at every place of the draft."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sixthman.lab.report.chance import FEWEST, Mean
from sixthman.lab.report.story import Finding, Source
from sixthman.lab.report.wins import ends

from ..declaration import CARDS, EDITIONS
from ..table.notation import symbol_of
from ..table.speech import AllstarSpeaker

EARLY = 2  # the first picks of a pack
ROUNDS = 3


@dataclass
class Sums:
    """How often something was picked, and what its managers got beyond the average."""

    count: int = 0
    wins: float = 0.0
    wins_squared: float = 0.0
    fans: float = 0.0
    fans_squared: float = 0.0

    def add(self, other: Sums) -> None:
        """Take other picks in."""
        self.count += other.count
        self.wins += other.wins
        self.wins_squared += other.wins_squared
        self.fans += other.fans
        self.fans_squared += other.fans_squared

    def effect(self) -> Mean | None:
        """Wins beyond the average, if there are enough picks."""
        return Mean.of(self.count, self.wins, self.wins_squared) if self.count >= FEWEST else None

    def gain(self) -> Mean | None:
        """Fans beyond the average."""
        return Mean.of(self.count, self.fans, self.fans_squared) if self.count >= FEWEST else None


@dataclass
class CardStudy:
    """Every card by the place in the draft it was picked at; places count from 0 through all rounds."""

    all_picks: int  # in the whole draft
    symbols: list[str]  # of each card, "" for none
    sums: dict[tuple[int, int], Sums] = field(default_factory=dict)  # [card, place]

    @property
    def picks(self) -> int:
        """Picks in a round."""
        return self.all_picks // ROUNDS

    def pooled(self, cards: Iterable[int], all_picks: Iterable[int]) -> Sums:
        """Several cards or places taken together."""
        total, wanted = Sums(), list(all_picks)
        for card in cards:
            for pick in wanted:
                if (card, pick) in self.sums:
                    total.add(self.sums[card, pick])
        return total

    def overall(self, card: int) -> Sums:
        """A card, whenever it was picked."""
        return self.pooled([card], range(self.all_picks))

    def early(self, card: int) -> Sums:
        """A card among the first picks of a pack."""
        return self.pooled([card], (pick for pick in range(self.all_picks) if pick % self.picks < EARLY))

    def late(self, card: int) -> Sums:
        """A card picked later."""
        return self.pooled([card], (pick for pick in range(self.all_picks) if pick % self.picks >= EARLY))

    def at_pick(self, card: int, pick: int) -> Sums:
        """A card at one pick of a pack (from 0), in any round."""
        return self.pooled([card], range(pick, self.all_picks, self.picks))

    def mean_pick(self, card: int) -> float:
        """When a card is taken, on average, from 1."""
        counts = [self.at_pick(card, pick).count for pick in range(self.picks)]
        return sum(count * pick for pick, count in enumerate(counts, start=1)) / max(1, sum(counts))

    def played(self) -> list[int]:
        """Cards picked often enough."""
        return [card for card in range(CARDS) if self.overall(card).count >= FEWEST]


def study_cards(source: Source) -> CardStudy:
    """Count every card at every place of the draft, in one go."""
    edition = source.run.options.get("edition", EDITIONS[0])
    by_card = source.names.get("symbol")  # older results are of the standard cards
    symbols = [by_card[card] if by_card else symbol_of(card, edition) or "" for card in range(CARDS)]
    all_picks = source.rows("SELECT coalesce(max(len(picks)), 18) FROM seats")[0][0]
    study = CardStudy(all_picks, symbols)
    query = """
        SELECT card, place - 1, count(*), sum(wins), sum(wins * wins), sum(fans), sum(fans * fans)
        FROM (SELECT unnest(picks) AS card, generate_subscripts(picks, 1) AS place, beyond.wins, beyond.fans
              FROM seats JOIN beyond USING (game, seat))
        GROUP BY card, place
        """
    for card, pick, *sums in source.rows(query):
        study.sums[card, pick] = Sums(*sums)
    return study


# --- the story


def card_finding(source: Source, study: CardStudy) -> Finding | None:
    """The strongest and the weakest card when it is drafted early, of those that are beyond chance."""
    found = {card: effect for card in range(CARDS) if (effect := study.early(card).effect())}
    if len(found) < 2:
        return None
    words, speaker = source.words, AllstarSpeaker(source.words.language, ())
    best, worst = ends(found, list(found))
    facts = {"early": str(EARLY), "cards": words.number(len(found))}
    if best is not None:
        facts |= {"best": speaker.card(best), "most": words.wins(found[best].value)}
    if worst is not None:
        facts |= {"worst": speaker.card(worst), "least": words.wins(found[worst].value)}
    if best is not None:
        figure, headline = facts["most"], "lab-report-card-headline"
        message = "lab-report-card-found-best" if worst is None else "lab-report-card-found-both"
    elif worst is not None:
        figure, headline = facts["least"], "lab-report-card-headline-worst"
        message = "lab-report-card-found-worst"
    else:
        figure, headline, message = "0", "lab-report-card-headline-none", "lab-report-card-found-none"
    return Finding(figure, words.say(headline, **facts), words.say(message, **facts), "cards")
