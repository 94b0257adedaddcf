"""The names on cards and dice that are words rather than proper names: messages of the catalogues."""

from __future__ import annotations

# In the order of their numbers.
POSITION_WORDS = ("position-PG", "position-SG", "position-SF", "position-PF", "position-C")
SKILL_WORDS = ("skill-three", "skill-inside", "skill-drive", "skill-steal", "skill-block", "skill-stop")
DIE_WORDS = ("die-three", "die-inside", "die-drive", "die-steal", "die-block", "die-stop")  # their colors
RATING_WORDS = {
    "value": "rating-value",
    "cost": "rating-cost",
    "intelligence": "rating-intelligence",
    "rebounds": "rating-rebounds",
    "complexity": "rating-complexity",
}

# A card of one of these names is called by the message; any other name is the name itself.
WORDS = frozenset(
    (
        "starter-PG-1",
        "starter-PG-2",
        "starter-SG-1",
        "starter-SG-2",
        "starter-SF-1",
        "starter-SF-2",
        "starter-PF-1",
        "starter-PF-2",
        "starter-C-1",
        "starter-C-2",
        "substitute-PG-1",
        "substitute-PG-2",
        "substitute-SG-1",
        "substitute-SG-2",
        "substitute-SF-1",
        "substitute-SF-2",
        "substitute-PF-1",
        "substitute-PF-2",
        "substitute-C-1",
        "substitute-C-2",
        "base-offense-3-pts",
        "base-offense-inside",
        "base-offense-drive",
        "base-offense-pick-and-roll",
        "base-offense-drive-and-kick",
        "base-defense-switch",
        "base-defense-zone",
        "base-defense-press",
        "base-defense-paint",
        "base-defense-help",
        "fatigue-card",
    )
)
