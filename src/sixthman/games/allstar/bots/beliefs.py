"""Beliefs: worlds that fit a view, as likely as they are if the others choose sensibly.

`imagine` takes every world that fits for equally likely. Here one such world is kept as a chain: hidden cards
change places two by two, and a change stays with a chance that grows with how much better (or less worse)
both managers like what they then have on their benches. What is alike gathers there, as it does in fact.
What a view fixes stays fixed: only cards change places that `imagine` might have put there, too.

Then the others seal what they are asked for now, as sensible managers might (`rivals.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sixthman.bots.race import CHAIN, VIEW, WORLD
from sixthman.kernel.game import record_type
from sixthman.kernel.piles import NONE, find
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw, shuffle

from ..declaration import CARDS, FREE_AGENCY, ROUNDS, SEALED, SEATS
from ..rules.draft import PACK_SIZE, deck_size, pack_start, packs, receiver, rounds_dealt
from ..rules.imagination import rounds_thrown
from ..rules.knowledge import is_gift, is_traced, next_look, taken
from ..rules.record import State
from ..rules.setup import draw_for_rounds
from .counts import recount, tallies
from .habits import KEPT_ANYWAY, STEPS
from .picks import worth
from .rivals import lay_sensibly, seal_sensibly
from .weights import KEPT, WEIGHTS

game: Any = None  # bound by the target to the functions of the game

FIRST_CHANGES, CHANGES, LINKS = 128, 24, 32  # tried: in a new world, in each after it; worlds of one chain

BELIEFS = record_type(
    [
        ("links", np.int64),  # worlds so far
        ("owned", np.int64),  # hidden cards that others have taken, …
        ("place", np.int16, (CARDS,)),  # … where they lie in the deck, …
        ("start", np.int16, (CARDS,)),  # … where in `pool` the places begin that they may change to, …
        ("among", np.int16, (CARDS,)),  # … and how many these are
        ("pooled", np.int64),
        ("pool", np.int16, (2 * CARDS,)),
        ("owner", np.int8, (CARDS,)),  # by place in the deck: who took the card, or NONE
        ("round_", np.int8, (CARDS,)),  # by place in the deck
        ("counts", np.int64, (SEATS, 3)),  # the cards on everyone's bench, counted
        ("row", np.int16, (SEALED,)),  # memory to work in
    ]
)


@rule
def believe(records: Any, words: Any, rng: Any, beliefs: Any, anew: bool) -> None:
    """The next world, in which the others have sealed what they are asked for."""
    view = records[VIEW]
    viewer = int(view.viewer)
    if anew or beliefs.links == LINKS:
        copy_words(words, VIEW, CHAIN)
        game.imagine(records[CHAIN], rng)
        begin_chain(records[CHAIN], viewer, beliefs)
        try_changes(records[CHAIN], viewer, beliefs, FIRST_CHANGES, rng)
    else:
        draw_future(view, records[CHAIN], rng)
        try_changes(records[CHAIN], viewer, beliefs, CHANGES, rng)
    beliefs.links += 1
    copy_words(words, CHAIN, WORLD)
    for seat in range(view.seats):
        if seat != viewer:
            lay_sensibly(records[WORLD], seat, rng)
            seal_sensibly(records[WORLD], seat, beliefs.row, rng)


@rule
def draw_future(view: State, world: State, rng: Any) -> None:
    """Another course of what nobody knows yet: packs still to be dealt, arenas, lots, coaches."""
    first = pack_start(world, rounds_dealt(world), 0)
    shuffle(world.deck, first, deck_size(world) - first, rng)
    for i in range(len(view.arenas)):
        world.arenas[i] = view.arenas[i]
    for round_ in range(ROUNDS):
        world.lots[round_] = view.lots[round_]
    for seat in range(SEATS):
        world.coach[seat], world.refused[seat] = view.coach[seat], view.refused[seat]
    draw_for_rounds(world, rng)


# --- which cards may change places


@rule
def begin_chain(world: State, viewer: int, beliefs: Any) -> None:
    """Find all places of hidden cards, and count what lies on the benches."""
    beliefs.links, beliefs.owned, beliefs.pooled = 0, 0, 0
    for index in range(CARDS):
        beliefs.owner[index], beliefs.round_[index] = NONE, NONE
    for seat in range(world.seats):
        symbols, numbers, species = tallies(
            int(world.edition), world.bench[seat], 0, int(world.benched[seat])
        )
        beliefs.counts[seat, 0], beliefs.counts[seat, 1], beliefs.counts[seat, 2] = symbols, numbers, species
    if world.mode == FREE_AGENCY:
        return
    pool_unseen(world, viewer, beliefs)
    for round_ in range(rounds_dealt(world)):
        for pack in range(packs(world)):
            pool_between_looks(world, viewer, round_, pack, beliefs)


@rule
def pool_unseen(world: State, viewer: int, beliefs: Any) -> None:
    """What the viewer never saw may lie in any place that it never saw, still to be dealt or not."""
    for round_ in range(rounds_dealt(world)):
        for pack in range(packs(world)):
            start = pack_start(world, round_, pack)
            for index in range(next_look(world, viewer, round_, pack, 0)):
                hidden = world.shown_in[world.deck[start + index]] == 0
                if hidden and not is_gift(world, viewer, round_, pack, index):
                    add_card(world, round_, pack, index, beliefs)
    for index in range(pack_start(world, rounds_dealt(world), 0), deck_size(world)):
        beliefs.pool[beliefs.pooled] = index
        beliefs.pooled += 1
    for i in range(beliefs.owned):
        beliefs.start[i], beliefs.among[i] = 0, beliefs.pooled


@rule
def pool_between_looks(world: State, viewer: int, round_: int, pack: int, beliefs: Any) -> None:
    """Cards that went between two looks of the viewer: any of those who took them may have any of them."""
    size = int(PACK_SIZE[world.mode])
    index = next_look(world, viewer, round_, pack, 0)
    while index < min(size, taken(world, round_)):
        end = next_look(world, viewer, round_, pack, index)
        if end == index:
            index += 1
            continue
        pooled, owned = int(beliefs.pooled), int(beliefs.owned)
        for i in range(index, end):
            if not is_traced(world, viewer, round_, pack, i):
                add_card(world, round_, pack, i, beliefs)
        for i in range(owned, beliefs.owned):
            beliefs.start[i], beliefs.among[i] = pooled, beliefs.pooled - pooled
        index = end


@rule
def add_card(world: State, round_: int, pack: int, index: int, beliefs: Any) -> None:
    """One more hidden card, where it lies."""
    at = pack_start(world, round_, pack) + index
    beliefs.pool[beliefs.pooled] = at
    beliefs.pooled += 1
    if index < taken(world, round_):
        owner = receiver(world, round_, pack, index)
        if owner != NONE:
            beliefs.owner[at], beliefs.round_[at] = owner, round_
            beliefs.place[beliefs.owned] = at
            beliefs.owned += 1


# --- changes


@rule
def try_changes(world: State, viewer: int, beliefs: Any, changes: int, rng: Any) -> None:
    """Try this many changes."""
    if beliefs.owned == 0:
        return
    for _ in range(changes):
        i = draw(rng, int(beliefs.owned))
        one = int(beliefs.place[i])
        other = int(beliefs.pool[int(beliefs.start[i]) + draw(rng, int(beliefs.among[i]))])
        forgiven = int(KEPT_ANYWAY[world.round_, draw(rng, STEPS)])
        if beliefs.owner[one] != beliefs.owner[other]:
            try_change(world, beliefs, one, other, forgiven)
        elif rounds_thrown(world) > 0:
            try_throw(world, beliefs, one, forgiven)


@rule
def try_change(world: State, beliefs: Any, one: int, other: int, forgiven: int) -> None:
    """Two cards change places if that is liked well enough; a card discarded stays where it is."""
    mine, theirs = int(world.deck[one]), int(world.deck[other])
    if is_thrown(world, beliefs, one) or is_thrown(world, beliefs, other):
        return
    liked = gain_of(world, beliefs, int(beliefs.owner[one]), mine, theirs)
    liked += gain_of(world, beliefs, int(beliefs.owner[other]), theirs, mine)
    if liked + forgiven < 0:
        return
    world.deck[one], world.deck[other] = theirs, mine
    change_on_bench(world, beliefs, int(beliefs.owner[one]), mine, theirs)
    change_on_bench(world, beliefs, int(beliefs.owner[other]), theirs, mine)


@rule
def try_throw(world: State, beliefs: Any, index: int, forgiven: int) -> None:
    """Heritage, Clash: another card of the same round may have been discarded instead."""
    seat, round_, card = int(beliefs.owner[index]), int(beliefs.round_[index]), int(world.deck[index])
    if round_ >= rounds_thrown(world) or world.thrown[seat, round_] == card:
        return
    thrown = int(world.thrown[seat, round_])
    if thrown != NONE and gain_of(world, beliefs, seat, card, thrown) + forgiven >= 0:
        world.thrown[seat, round_] = card
        change_on_bench(world, beliefs, seat, card, thrown)


@rule
def is_thrown(world: State, beliefs: Any, index: int) -> bool:
    """Has who took the card at a place thrown it away?"""
    seat, round_ = int(beliefs.owner[index]), int(beliefs.round_[index])
    return seat != NONE and world.thrown[seat, round_] == world.deck[index]


@rule
def gain_of(world: State, beliefs: Any, seat: int, leaves: int, comes: int) -> int:
    """How much better a manager likes the bench with another card in the place of one."""
    if seat == NONE:
        return 0
    edition, row = int(world.edition), KEPT + int(world.round_)
    bench = (int(beliefs.counts[seat, 0]), int(beliefs.counts[seat, 1]), int(beliefs.counts[seat, 2]))
    less = worth(WEIGHTS, row, edition, leaves, 1, bench)
    return worth(WEIGHTS, row, edition, comes, 0, recount(edition, bench, leaves, -1)) - less


@rule
def change_on_bench(world: State, beliefs: Any, seat: int, leaves: int, comes: int) -> None:
    """The same is done."""
    if seat == NONE:
        return
    edition = int(world.edition)
    world.bench[seat, find(world.bench[seat], 0, leaves)] = comes
    bench = (int(beliefs.counts[seat, 0]), int(beliefs.counts[seat, 1]), int(beliefs.counts[seat, 2]))
    symbols, numbers, species = recount(edition, recount(edition, bench, leaves, -1), comes, 1)
    beliefs.counts[seat, 0], beliefs.counts[seat, 1], beliefs.counts[seat, 2] = symbols, numbers, species
