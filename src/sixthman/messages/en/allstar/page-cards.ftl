# All-Star Draft: about the cards
page-cards-allstar-text = All 108 players, the arenas and the coaches: what is printed, what we know from elsewhere, what is ours.

page-cards-arenas = Arenas
page-cards-coaches = Coaches
page-cards-numbers = Playoffs
page-cards-fans = Most fans
page-cards-whistle = The whistle: the fans don’t simply fall from rank to rank.
page-cards-no-symbol = No symbol
page-cards-coaches-text = Only in the first edition. The rulebook names 12 coaches, but not what they do. The abilities are ours.
page-cards-playoffs = Playoffs by number of managers
page-cards-tickets = Tickets
page-cards-bonus = Fans for a ticket left
page-cards-by-rank = Fans from first to last
page-cards-of-tickets = Tickets:
page-cards-of-ticket_bonus = Bonus:
page-cards-of-playoff_fans = Fans:
page-cards-of-symbols = Order of symbols:
page-cards-symbols = Symbols, strongest first
