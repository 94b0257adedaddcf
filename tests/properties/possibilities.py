"""All full states that fit what one seat has seen, found by trying them all.

From the rulebook and a chronicle, without the rules' own code: which cards may have gone from the packs
at the places the seat did not see, what may have been discarded, what may lie face down.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from sixthman.games.allstar.declaration import CLASH, CLASH_KEEPING, FREE_AGENCY, HERITAGE, SEATS
from tests.properties.chronicle import Chronicle, Place, deck_place, route
from tests.properties.play import State

Possibility = tuple[int | frozenset[int], ...]  # cards by place, cards discarded, cards laid down


class TooMany(Exception):
    """More possibilities than it is worth to write down."""


def finished_rounds(chronicle: Chronicle) -> int:
    """Rounds whose lineups have been revealed."""
    return chronicle.lined_up


def slots(chronicle: Chronicle, viewer: int) -> dict[Place, set[int]]:
    """For every place that a card has gone from: the cards it can have been, as far as packs tell."""
    looks = chronicle.looks[viewer] if viewer < chronicle.configuration.seats else {}
    own = chronicle.received(viewer)
    unseen = chronicle.in_play - chronicle.seen_in_packs(viewer) - own
    possible = {}
    for place, card in chronicle.taken.items():
        round_, pack, number = place
        if chronicle.configuration.mode == FREE_AGENCY:
            possible[place] = {card}
            continue
        chooser, receiver = route(chronicle.configuration, round_, pack)[number]
        if viewer in (chooser, receiver):
            possible[place] = {card}
            continue
        hands = looks.get((round_, pack), {})
        before = [time for time in hands if time <= number]
        after = [time for time in hands if time > number]
        if before:
            left_later = hands[min(after)] if after else frozenset()
            possible[place] = set(hands[max(before)] - left_later - own)
        else:
            possible[place] = set(unseen)
    return possible


def fillings(chronicle: Chronicle, viewer: int, limit: int) -> Iterator[dict[Place, int]]:
    """Every way to fill the slots that agrees with all cards that were ever face up."""
    possible = slots(chronicle, viewer)
    for place, cards in possible.items():
        seat = chronicle.receiver[place]
        possible[place] = {
            card
            for card in cards
            if card not in chronicle.shown
            or (chronicle.shown[card][1] == seat and chronicle.shown[card][0] >= place[0])
        }
    to_place = {card: seat for card, (_, seat) in chronicle.shown.items() if seat >= 0}
    order = sorted(possible, key=lambda place: (len(possible[place]), place))
    filled: dict[Place, int] = {}
    used: set[int] = set()
    found = 0

    def still_possible(number: int) -> bool:
        missing = [0] * SEATS
        for card, seat in to_place.items():
            missing[seat] += card not in used
        for place in order[number:]:
            missing[chronicle.receiver[place]] -= 1
        return max(missing) <= 0

    def search(number: int) -> Iterator[dict[Place, int]]:
        nonlocal found
        if number == len(order):
            found += 1
            if found > limit:
                raise TooMany
            yield dict(filled)
            return
        place = order[number]
        for card in sorted(possible[place] - used):
            filled[place] = card
            used.add(card)
            if still_possible(number + 1):
                yield from search(number + 1)
            used.remove(card)
            del filled[place]

    yield from search(0)


def possibilities(chronicle: Chronicle, state: State, viewer: int, limit: int) -> list[Possibility]:
    """All of them, written like `read_off` writes a full state; TooMany beyond the limit."""
    others = [seat for seat in range(chronicle.configuration.seats) if seat != viewer]
    throws = chronicle.configuration.mode in (HERITAGE, CLASH, CLASH_KEEPING)
    result: list[Possibility] = []
    for filling in fillings(chronicle, viewer, limit):
        cards = tuple(filling[place] for place in sorted(filling))
        hidden = [
            [
                card
                for place, card in filling.items()
                if chronicle.receiver[place] == seat and place[0] == round_ and card not in chronicle.shown
            ]
            for seat in others
            for round_ in range(finished_rounds(chronicle))
        ]
        for thrown in product(*hidden) if throws else [()]:
            for laid in laid_down(chronicle, state, others, filling, set(thrown)):
                result.append((*cards, *thrown, *laid))
                if len(result) > limit:
                    raise TooMany
    return result


def laid_down(
    chronicle: Chronicle, state: State, others: list[int], filling: dict[Place, int], thrown: set[int]
) -> Iterator[tuple[frozenset[int], ...]]:
    """Every choice of bench cards that can lie face down beside the others' teams."""
    choices = []
    for seat in others:
        received = {card for place, card in filling.items() if chronicle.receiver[place] == seat}
        in_teams = set().union(*chronicle.teams[seat])
        bench = received - thrown - in_teams - chronicle.discarded
        choices.append([frozenset(cards) for cards in combinations(bench, int(state.laid_down[seat]))])
    yield from product(*choices)


def read_off(chronicle: Chronicle, state: State, viewer: int) -> Possibility:
    """What a full state says about all that was hidden from the viewer."""
    configuration = chronicle.configuration
    others = [seat for seat in range(configuration.seats) if seat != viewer]
    cards = [int(state.deck[deck_place(configuration, place)]) for place in sorted(chronicle.taken)]
    thrown = []
    if configuration.mode in (HERITAGE, CLASH, CLASH_KEEPING):
        thrown = [int(state.thrown[seat, r]) for seat in others for r in range(finished_rounds(chronicle))]
    laid = [
        frozenset(
            state.bench[seat, int(state.benched[seat]) - int(state.laid_down[seat]) :][
                : int(state.laid_down[seat])
            ].tolist()
        )
        for seat in others
    ]
    return (*cards, *thrown, *laid)
