"""What every report opens and closes with: who played what, and how the figures were computed."""

from __future__ import annotations

from .chance import FEWEST
from .story import Source

DIGEST = 24  # letters of an option that are shown: all, but for digests


def lead_of(source: Source, message: str) -> list[str]:
    """What was played, and what to keep in mind about it."""
    words, run = source.words, source.run
    games = words.number(source.games)
    if source.equal_bots:
        played = words.say("lab-report-played", bot=run.bots[0], games=games)
    else:
        played = words.say("lab-report-played-bots", bots=", ".join(run.bots), games=games)
    lead = [f"{played} {words.say(message)}"]
    if source.games < run.games:
        lead.append(words.say("lab-report-part", games=games, asked=words.number(run.games)))
    if "random" in run.bots:
        lead.append(words.say("lab-report-random"))
    return lead


def facts_of(source: Source) -> list[tuple[str, str]]:
    """What was played, in brief."""
    words, run = source.words, source.run
    return [
        (words.say("lab-report-fact-games"), words.number(source.games)),
        (words.say("lab-report-fact-bots"), run.bots[0] if source.equal_bots else ", ".join(run.bots)),
        (words.say("lab-report-fact-seed"), run.seed),
    ]


def method_of(source: Source, message: str) -> list[str]:
    """How the figures were computed, and by which version of what."""
    words, run = source.words, source.run
    agreed = ", ".join(f"{key} {value[:DIGEST]}" for key, value in run.options.items())
    return [
        words.say("lab-report-method-wins", fewest=str(FEWEST)),
        words.say(message),
        words.say(
            "lab-report-method-made",
            agreed=agreed,
            bots=", ".join(run.bots),
            seed=run.seed,
            rules=run.rules,
            version=run.version,
        ),
    ]
