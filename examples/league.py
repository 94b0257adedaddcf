"""Which idea is better? Two bots of one's own and a rookie, each alone against three pros."""

import sixthman as sm


class Highest(sm.Bot):
    """Likes high numbers."""

    def choose(self, view):
        return max(view.legal, key=lambda choice: choice.card.number)


class Collector(sm.Bot):
    """Likes cards that go with what is on the bench; else plays the first thing that is allowed."""

    def choose(self, view):
        if view.phase != "draft":
            return view.legal[0]
        bench = view.bench[-4:]
        return max(view.legal, key=lambda choice: view.strength([*bench, choice.card]))


GAMES = 20

for bot in (Highest, Collector, "rookie"):
    found = sm.league([bot, "pro", "pro", "pro"], games=GAMES)
    print(f"{found.bot:10} {found.share:6.1%}   {found.scores[0]:.1f} fans, the pros {found.scores[1]:.1f}")
