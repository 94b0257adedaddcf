"""Playing on a Ray cluster: one actor for each process, wherever Ray finds room for it."""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any

from sixthman import __version__
from sixthman.kernel.game import Game
from sixthman.messages import BadOption

from .batches import Batch, BatchRunner, Piece
from .store import reason_of
from .workers import AHEAD, player_of

AT_ONCE = 2  # tasks an actor has before it: the next one is there when one is done


def load_ray() -> Any:
    """Ray; BadOption says how to install it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tell nobody
    try:
        import ray
    except ImportError as reason:
        raise BadOption("error-extra-ray") from reason
    return ray


def join_cluster() -> int:
    """Join the cluster that RAY_ADDRESS names, or start one on this machine; how many processors it has."""
    ray = load_ray()
    if not ray.is_initialized():
        try:
            _knock(os.environ.get("RAY_ADDRESS", ""))
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as reason:
            raise BadOption("error-ray-cluster", reason=reason_of(reason)) from reason
    return int(ray.cluster_resources().get("CPU", 0))


def _knock(address: str) -> None:
    """OSError if nobody answers at `host:port`: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()


class Actor:
    """Plays on a machine of the cluster."""

    def __init__(
        self, maker: type[BatchRunner], game: str, tables: Mapping[str, Any], batch: Batch, target: str
    ) -> None:
        self._player = player_of(maker, game, tables, batch, target)

    def version(self) -> str:
        """The package as it is installed there."""
        return __version__

    def play(self, task: list[Piece]) -> list[Any]:
        """What comes of some pieces."""
        return [self._player.play(*piece) for piece in task]


class RayWorkers:
    """Actors that play as one."""

    def __init__(
        self, maker: type[BatchRunner], game: Game, batch: Batch, processes: int, target: str
    ) -> None:
        processors = join_cluster()
        if processes > processors:
            raise BadOption("error-ray-processors", processes=processes, most=processors)
        self._ray = load_ray()
        actor = self._ray.remote(num_cpus=1)(Actor)
        self._actors = [actor.remote(maker, game.name, game.tables, batch, target) for _ in range(processes)]
        for version in self._ray.get([actor.version.remote() for actor in self._actors]):
            if version != __version__:
                self._leave()
                raise BadOption("error-ray-version", there=version, here=__version__)

    def play(self, todo: Iterator[list[Piece]]) -> Iterator[Any]:
        """What comes of every piece, in order; whoever has the fewest tasks gets the next one."""
        waiting: deque[Any] = deque()
        busy: dict[Any, int] = {}  # the actor that each unfinished task is with
        load = [0] * len(self._actors)
        try:
            for task in todo:
                if len(waiting) == AHEAD * len(load):
                    yield from self._ray.get(waiting.popleft())
                if len(busy) == AT_ONCE * len(load):
                    for finished in self._ray.wait(list(busy))[0]:
                        load[busy.pop(finished)] -= 1
                free = load.index(min(load))
                waiting.append(self._actors[free].play.remote(task))
                busy[waiting[-1]] = free
                load[free] += 1
            while waiting:
                yield from self._ray.get(waiting.popleft())
        finally:
            self._leave()

    def _leave(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
