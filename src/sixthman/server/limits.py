"""How often someone may ask: a bucket of tokens each, refilled at a steady rate."""

from __future__ import annotations

from collections.abc import Callable

MOST_KNOWN = 100_000  # buckets kept before full ones are discarded


class Limits:
    """One bucket for each address, or for each seat."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def allow(self, who: str, cost: float = 1.0) -> bool:
        """Take tokens out; False if there are not enough."""
        now = self._clock()
        tokens, then = self._buckets.get(who, (float(self._burst), now))
        tokens = min(float(self._burst), tokens + (now - then) * self._rate)
        allowed = tokens >= cost
        self._buckets[who] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > MOST_KNOWN:
            self._forget(now)
        return allowed

    def give_back(self, who: str, cost: float = 1.0) -> None:
        """Put tokens back that need not have been taken out."""
        tokens, then = self._buckets.get(who, (float(self._burst), self._clock()))
        self._buckets[who] = (min(float(self._burst), tokens + cost), then)

    def _forget(self, now: float) -> None:
        """Full buckets are as good as new ones."""
        full = self._burst / self._rate
        self._buckets = {who: kept for who, kept in self._buckets.items() if now - kept[1] < full}


class Slots:
    """How much of something someone may have at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take a place; False if there is none left."""
        taken = self._taken.get(who, 0)
        if taken >= self._most:
            return False
        self._taken[who] = taken + 1
        return True

    def free(self, who: str) -> None:
        """Leave it."""
        left = self._taken[who] - 1
        if left:
            self._taken[who] = left
        else:
            del self._taken[who]
