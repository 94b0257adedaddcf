"""A bot in ten lines: it takes the highest card, and meets three pros."""

import sixthman as sm


class Highest(sm.Bot):
    def choose(self, view):
        return max(view.legal, key=lambda choice: choice.card.number)


print(sm.league([Highest, "pro", "pro", "pro"], games=20))
