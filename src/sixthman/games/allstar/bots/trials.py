"""Trials: what comes of a choice of each of the last two managers, by playing it out with the rules.

Values are shares of the win, the other's subtracted: with two at the table what one gains the other loses.
"""

from __future__ import annotations

from typing import Any

from sixthman.bots.race import SCORE, TRIAL, VIEW, WIN, note
from sixthman.kernel.playout import copy_words
from sixthman.kernel.rules import rule

from ..declaration import LAY_DOWN, SHOOTOUT
from ..rules.course import pick
from .last_stand import cut_mask, lay_mask, play_last_stand
from .ways import COUNT_WAYS, WAYS

FICTITIOUS = 200  # turns of fictitious play in a shootout without a saddle point
LEAD_COUNTS = 0.001  # what a fan of lead is worth beside the win

BASE, TIED, BEFORE = 1, 3, 4  # the records that are worked with, besides VIEW and TRIAL
VALUE, SHARE = 0, 1  # what is found out about a choice of both


@rule
def try_way(records: Any, words: Any, room: Any, way: int) -> None:
    """values[way, answer], shares[way, answer]: what a way of the seat brings against all of the other's."""
    base, seat, other = records[BASE], int(records[VIEW].viewer), int(room.other)
    own, theirs = int(room.mine.bench), int(room.theirs.bench)
    for answer in range(COUNT_WAYS[theirs]):
        copy_words(words, BASE, TRIAL)
        trial = records[TRIAL]
        lay_mask(trial, base.bench, seat, int(WAYS[own, way, 0]))
        lay_mask(trial, base.bench, other, int(WAYS[theirs, answer, 0]))
        cut_mask(trial, base.teams, seat, int(WAYS[own, way, 1]))
        cut_mask(trial, base.teams, other, int(WAYS[theirs, answer, 1]))
        after_match(records, words, room, room.result)
        room.values[way, answer], room.shares[way, answer] = room.result[VALUE], room.result[SHARE]


@rule
def try_shots(records: Any, words: Any, room: Any) -> tuple[int, int]:
    """The same if the seat shoots its i-th bench card and the other its j-th; returns how many both have."""
    seat, other = int(records[VIEW].viewer), int(room.other)
    own, theirs = int(records[BASE].benched[seat]), int(records[BASE].benched[other])
    for i in range(own):
        for j in range(theirs):
            try_both(records, words, room, BASE, i, j)
            after_match(records, words, room, room.result)
            room.values[i, j], room.shares[i, j] = room.result[VALUE], room.result[SHARE]
    return own, theirs


@rule
def try_both(records: Any, words: Any, room: Any, base: int, own: int, theirs: int) -> None:
    """The trial: a copy of a record in which both choose, each by the number of the choice."""
    copy_words(words, base, TRIAL)
    pick(records[TRIAL], int(records[VIEW].viewer), own)
    pick(records[TRIAL], int(room.other), theirs)


@rule
def after_match(records: Any, words: Any, room: Any, result: Any) -> None:
    """The trial's value and the seat's own share of the win; a shootout is a small game of its own."""
    if records[TRIAL].phase != SHOOTOUT:
        settle(records, words, room, result)
        return
    copy_words(words, TRIAL, TIED)
    seat, other = int(records[VIEW].viewer), int(room.other)
    own, theirs = int(records[TIED].held[seat]), int(records[TIED].held[other])
    for i in range(own):
        for j in range(theirs):
            try_both(records, words, room, TIED, i, j)
            settle(records, words, room, room.shots[i, j])
    play_small(room.shots, room.sums, own, theirs, result)


@rule
def settle(records: Any, words: Any, room: Any, result: Any) -> None:
    """The same once no choice is left but a last stand."""
    seats, seat, other = int(records[VIEW].seats), int(records[VIEW].viewer), int(room.other)
    if records[TRIAL].phase == LAY_DOWN:
        copy_words(words, TRIAL, BEFORE)
        play_last_stand(records[TRIAL], records[BEFORE], seat, other)
    noted = room.noted
    note(records[TRIAL], seats, seat, noted)
    win, score = noted[WIN], noted[SCORE]
    note(records[TRIAL], seats, other, noted)
    result[VALUE] = win - noted[WIN] + LEAD_COUNTS * (score - noted[SCORE])
    result[SHARE] = win


@rule
def play_small(shots: Any, sums: Any, rows: int, columns: int, result: Any) -> None:
    """The value of a small matrix game by fictitious play: each side answers the other's past."""
    for i in range(max(rows, columns)):
        sums[0, i], sums[1, i] = 0.0, 0.0
    result[VALUE], result[SHARE] = 0.0, 0.0
    row, column = 0, 0
    for _ in range(FICTITIOUS):
        for i in range(rows):
            sums[0, i] += shots[i, column, VALUE]
        for j in range(columns):
            sums[1, j] -= shots[row, j, VALUE]
        row, column = greatest(sums[0], rows), greatest(sums[1], columns)
        result[VALUE] += shots[row, column, VALUE] / FICTITIOUS
        result[SHARE] += shots[row, column, SHARE] / FICTITIOUS


@rule
def greatest(amounts: Any, count: int) -> int:
    """The place of the greatest of the first amounts."""
    best = 0
    for i in range(1, count):
        if amounts[i] > amounts[best]:
            best = i
    return best
