"""Work that takes long: one thing at a time, few that wait, and nothing worked out twice.

A record that is proven, or a replay that is put together, takes a good part of a second. Whoever asks for
many waits behind themselves: an address has few places in the queue, and the same question has one answer.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sixthman.messages import UserError

from .limits import Slots

T = TypeVar("T")

MOST_WAITING = 16  # things in the queue, …
MOST_OF_ONE = 4  # … of them from one address
KEPT_ANSWERS, KEPT_BYTES = 128, 16 << 20  # what is remembered


class Busy(UserError):
    """The queue is full."""

    def __init__(self) -> None:
        super().__init__("error-server-busy")


class CostlyWork:
    """A queue in front of one thread."""

    def __init__(self, thread: Callable[[], None] = lambda: None) -> None:
        self._thread = ThreadPoolExecutor(1, "costly", thread)
        self._waiting: dict[Hashable, asyncio.Task[Any]] = {}
        self._slots = Slots(MOST_OF_ONE)
        self._answers: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self.done = 0

    def __len__(self) -> int:
        return len(self._waiting)

    async def ask(self, who: str, key: Hashable, do: Callable[..., T], *about: Any) -> T:
        """The answer to a question, for an address; Busy if too much waits. `key` says what is asked."""
        if key in self._answers:
            self._answers.move_to_end(key)
            return _answer_of(self._answers[key][0])  # type: ignore[no-any-return]
        task = self._waiting.get(key)
        if task is None:
            if len(self._waiting) >= MOST_WAITING or not self._slots.take(who):
                raise Busy
            task = self._waiting[key] = asyncio.create_task(self._work(who, key, do, about))
        return _answer_of(await asyncio.shield(task))  # type: ignore[no-any-return]

    async def _work(self, who: str, key: Hashable, do: Callable[..., T], about: tuple[Any, ...]) -> Any:
        """Worked out to the end, even if whoever asked has gone: it was asked for, and is kept."""
        try:
            loop = asyncio.get_running_loop()
            try:
                answer: Any = await loop.run_in_executor(self._thread, do, *about)
            except UserError as reason:
                answer = reason
            self.done += 1
            self._keep(key, answer)
            return answer
        finally:
            self._slots.free(who)
            del self._waiting[key]

    def _keep(self, key: Hashable, answer: Any) -> None:
        size = len(answer) if isinstance(answer, bytes) else 1024
        self._answers[key] = answer, size
        self._bytes += size
        while len(self._answers) > KEPT_ANSWERS or (self._bytes > KEPT_BYTES and len(self._answers) > 1):
            _, (_, freed) = self._answers.popitem(last=False)
            self._bytes -= freed

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _answer_of(answer: Any) -> Any:
    if isinstance(answer, UserError):
        raise answer.with_traceback(None)
    return answer
