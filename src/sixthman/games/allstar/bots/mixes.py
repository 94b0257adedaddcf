"""Mixes: how often each choice of a small ending should be made, over the worlds that were solved."""

from __future__ import annotations

from math import nan
from typing import Any

from sixthman.bots.race import VIEW, put_in_order, tell
from sixthman.kernel.piles import blank
from sixthman.kernel.rules import rule
from sixthman.kernel.stream import draw

from ..declaration import LAY_DOWN, PASS, SHOOTOUT, TEAM
from ..rules.envelopes import MOST_LAID
from .regrets import GAINS, SHARES, evaluate_masks, evaluate_ways, even_out, look_at_average
from .trials import BASE
from .ways import COUNT_MASKS, FIRST_WAY, LAID, MASKS, WAYS, WAYS_WITH

WEIGHT, WORTH, WINS = 0, 1, 2  # the rows of a mix: how often to choose it, its value, its share of the win


@rule
def mix(records: Any, room: Any) -> None:
    """The solution of this world: how often to make each choice, its value and its share of the win."""
    world, phase = int(room.solved), int(records[VIEW].phase)
    if phase == SHOOTOUT:
        mix_shots(records, room, world)
        return
    look_at_average(room.values, room.mine, room.theirs)
    if phase == LAY_DOWN:
        mix_masks(room, world)
    else:
        mix_ways(records, room, world)


@rule
def mix_shots(records: Any, room: Any, world: int) -> None:
    """How to shoot."""
    own, theirs = count_candidates(records, room), int(records[BASE].benched[room.other])
    for i in range(own):
        room.mixes[WEIGHT, world, i] = room.tables[SHARES, 0, i]
        room.mixes[WORTH, world, i] = room.tables[GAINS, 0, i]
        room.mixes[WINS, world, i] = 0.0
        for j in range(theirs):
            room.mixes[WINS, world, i] += room.shares[i, j] * room.tables[SHARES, 1, j]


@rule
def mix_masks(room: Any, world: int) -> None:
    """How to lay down."""
    mine, masks = room.mine, int(COUNT_MASKS[room.mine.bench])
    evaluate_masks(mine)
    for mask in range(masks):
        room.mixes[WEIGHT, world, mask], room.mixes[WORTH, world, mask] = mine.lay[mask], mine.worths[mask]
    evaluate_ways(room.shares, mine, room.theirs)
    evaluate_masks(mine)
    for mask in range(masks):
        room.mixes[WINS, world, mask] = mine.worths[mask]


@rule
def mix_ways(records: Any, room: Any, world: int) -> None:
    """How to name cards to leave, given what was laid down and how many the other laid."""
    mine, view = room.mine, records[VIEW]
    laid, seen = int(view.laid_down[view.viewer]), int(view.laid_down[room.other])
    first, ways = first_way_now(records, room), count_candidates(records, room)
    often = max(share_of(room.theirs, seen, laid), 1e-9)
    even_out(mine.cut[seen], first, ways, mine.cut[seen])
    for i in range(ways):
        room.mixes[WEIGHT, world, i] = mine.cut[seen, first + i]
        room.mixes[WORTH, world, i] = mine.worth[seen, first + i] / often
    evaluate_ways(room.shares, mine, room.theirs)
    for i in range(ways):
        room.mixes[WINS, world, i] = mine.worth[seen, first + i] / often


@rule
def first_way_now(records: Any, room: Any) -> int:
    """The first way with the cards that the seat has laid down: the last ones of its bench."""
    bench, view = int(room.mine.bench), records[VIEW]
    laid = int(view.laid_down[view.viewer])
    mask = 0
    while MASKS[bench, mask] != ((1 << laid) - 1) << (bench - laid):
        mask += 1
    return int(FIRST_WAY[bench, mask])


@rule
def share_of(side: Any, count: int, seen: int) -> float:
    """How often a side lays down this many cards, looked at where the other has laid down some."""
    bench, total = int(side.bench), 0.0
    for mask in range(COUNT_MASKS[bench]):
        if LAID[bench, mask] == count:
            first = int(FIRST_WAY[bench, mask])
            for way in range(first, first + int(WAYS_WITH[bench, mask])):
                total += side.reach[seen, way]
    return total


# --- telling


@rule
def tell_mix(records: Any, rng: Any, race: Any) -> None:
    """The candidates, best first, on average over the worlds; one is drawn as often as it should be."""
    room = race.room
    count, total = count_candidates(records, room), 0
    for world in range(room.solved):
        total += room.often[room.likeliest[world]]
    for i in range(count):
        tell(race, i, average(room, WINS, i, total), nan, nan, average(room, WEIGHT, i, total))
        race.values[i] = average(room, WORTH, i, total)
        write_plan(records, room, i, race.plan[i])
    put_in_order(race.order, count, race.weight, race.values)
    race.told, race.exact = count, 1 if room.found == 1 else 0
    lot, chosen = draw(rng, 1 << 20) / (1 << 20), 0
    while chosen + 1 < count and lot >= race.weight[race.order[chosen]]:
        lot -= race.weight[race.order[chosen]]
        chosen += 1
    race.chosen = chosen


@rule
def count_candidates(records: Any, room: Any) -> int:
    """How many choices there are."""
    view = records[VIEW]
    if view.phase == SHOOTOUT:
        return int(view.benched[view.viewer])
    if view.phase == LAY_DOWN:
        return int(COUNT_MASKS[room.mine.bench])
    mask = 0
    while LAID[room.mine.bench, mask] != view.laid_down[view.viewer]:
        mask += 1
    return int(WAYS_WITH[room.mine.bench, mask])


@rule
def average(room: Any, row: int, candidate: int, total: int) -> float:
    """A figure of a candidate over the worlds solved, each counted as often as it came."""
    figure = 0.0
    for world in range(room.solved):
        figure += room.often[room.likeliest[world]] / total * room.mixes[row, world, candidate]
    return figure


@rule
def write_plan(records: Any, room: Any, candidate: int, plan: Any) -> None:
    """The small choices of a candidate."""
    view, seat = records[VIEW], int(records[VIEW].viewer)
    blank(plan, 0, len(plan))
    if view.phase == SHOOTOUT:
        plan[0] = view.bench[seat, candidate]
    elif view.phase == LAY_DOWN:
        bench = int(room.mine.bench)
        count = write_cards(view.bench[seat], bench, int(MASKS[bench, candidate]), plan)
        if count < MOST_LAID and count < bench:
            plan[count] = PASS
    else:
        way = first_way_now(records, room) + candidate
        write_cards(view.teams[seat, 0], TEAM, int(WAYS[room.mine.bench, way, 1]), plan)


@rule
def write_cards(cards: Any, count: int, mask: int, plan: Any) -> int:
    """Those of the cards that are in a mask; returns how many."""
    written = 0
    for i in range(count):
        if (mask >> i) & 1 == 1:
            plan[written] = cards[i]
            written += 1
    return written
