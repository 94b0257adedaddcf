"""Counters and gauges, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping

_PREFIX = "sixthman_"
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What is counted, timed and looked up."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}
        self._times: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()

    def count(self, name: str, **labels: str) -> None:
        """One more."""
        self._counts[name, tuple(sorted(labels.items()))] += 1

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        """Something that is looked up when asked for."""
        self._gauges[name] = read

    def time(self, name: str, seconds: float) -> None:
        """How long something took."""
        counts = self._times.setdefault(name, [0] * (len(_SECONDS) + 1))
        counts[bisect_left(_SECONDS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]

    def text(self) -> str:
        """All of it."""
        lines = []
        for (name, labels), count in sorted(self._counts.items()):
            lines.append(f"{_PREFIX}{name}_total{_braces(dict(labels))} {count}")
        for name, read in sorted(self._gauges.items()):
            lines.append(f"{_PREFIX}{name} {read():g}")
        for name, counts in sorted(self._times.items()):
            total = 0
            for bound, count in zip((*map(str, _SECONDS), "+Inf"), counts, strict=True):
                total += count
                lines.append(f'{_PREFIX}{name}_seconds_bucket{{le="{bound}"}} {total}')
            lines.append(f"{_PREFIX}{name}_seconds_count {total}")
            lines.append(f"{_PREFIX}{name}_seconds_sum {self._sums[name]:g}")
        return "\n".join(lines) + "\n"


def _braces(labels: Mapping[str, str]) -> str:
    return "{" + ",".join(f'{key}="{value}"' for key, value in labels.items()) + "}" if labels else ""
