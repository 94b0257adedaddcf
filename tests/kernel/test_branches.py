"""Streams kept elsewhere: copies that go on alike, branches that do not, and blanks that tell nothing."""

from __future__ import annotations

from typing import Any

from sixthman.kernel.game import new_streams
from sixthman.kernel.stream import blank_stream, branch, copy_stream, draw, new_stream


def draws(stream: Any, count: int = 40) -> list[int]:
    """The next numbers of a stream."""
    return [int(draw(stream, 1000)) for _ in range(count)]


def test_a_copy_goes_on_as_the_stream_would() -> None:
    stream, copy = new_stream("a stream", 7), new_streams(1)[0]
    draws(stream, 21)
    copy_stream(stream, copy)
    assert copy.tobytes() == stream.tobytes()
    assert draws(copy) == draws(stream)


def test_branches_differ_from_the_stream_and_from_each_other() -> None:
    stream, branches = new_stream("a tree"), new_streams(2)
    for each in branches:
        branch(stream, each)
    assert len({tuple(draws(each)) for each in (stream, *branches)}) == 3


def test_a_branch_is_settled_by_where_the_stream_stood() -> None:
    branches = new_streams(2)
    for place in range(2):
        stream = new_stream("a tree")
        draws(stream, 5)
        branch(stream, branches[place])
    assert branches[0].tobytes() == branches[1].tobytes()


def test_a_blank_stream_has_forgotten_everything() -> None:
    one, other = new_stream("one"), new_stream("other", 3)
    draws(one)
    draws(other, 17)
    blank_stream(one)
    blank_stream(other)
    assert one.tobytes() == other.tobytes()
    assert not one.key.any()
