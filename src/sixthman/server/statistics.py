"""What someone's finished games come to."""

from __future__ import annotations

from typing import Any


def statistics(played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """For each game and number of seats: how often played and won, points on average."""
    sums: dict[tuple[str, int], list[int]] = {}
    for game in played:
        if game["place"] is not None:
            kept = sums.setdefault((game["game"], game["seats"]), [0, 0, 0])
            kept[0] += 1
            kept[1] += game["place"] == 1
            kept[2] += game["score"]
    return [
        {"game": game, "seats": seats, "games": count, "wins": wins, "mean_score": total / count}
        for (game, seats), (count, wins, total) in sorted(sums.items())
    ]
