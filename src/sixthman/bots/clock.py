"""How long a bot may think."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field

from sixthman.messages import BadOption

SHORTEST, LONGEST = 0.02, 10.0  # seconds that make sense for one choice


@dataclass
class Clock:
    """Time for one choice, running from the moment it is made; or, to think the same on every machine, a
    number of imagined worlds instead.
    """

    seconds: float = 1.0
    worlds: int | None = None
    begun: float = field(default_factory=time.perf_counter)

    def spent(self, worlds: int = 0) -> float:
        """The part of the time that is over, 1 at the end, after thinking about this many worlds."""
        if self.worlds is not None:
            return worlds / self.worlds
        return (time.perf_counter() - self.begun) / self.seconds

    def anew(self) -> Clock:
        """As much time again, for the next choice."""
        return Clock(self.seconds, self.worlds)


def seconds_from(text: str) -> float:
    """Seconds from `200ms` or `1.5s`; BadOption says what is allowed."""
    found = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,3})?)(ms|s)", text.strip())
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise BadOption("error-think", time=text, least=f"{SHORTEST * 1000:.0f}ms", most=f"{LONGEST:.0f}s")
    return seconds
