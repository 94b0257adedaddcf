"""A small study: what are the whistle arenas worth, and does the seat matter?"""

import sixthman as sm

GAMES = 5_000

for seats in (3, 4, 5, 6):
    with_them = sm.simulate("allstar", seats=seats, games=GAMES, bots="pro", whistle=True)
    without = sm.simulate("allstar", seats=seats, games=GAMES, bots="pro", whistle=False)
    more = sum(with_them.mean_scores.values()) / seats - sum(without.mean_scores.values()) / seats
    shares = with_them.win_shares.values()
    print(
        f"{seats} managers: {more:+.1f} fans each with whistle arenas; "
        f"win rates by seat from {min(shares):.1%} to {max(shares):.1%}"
    )
