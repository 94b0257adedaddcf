# All-Star Draft: about the cards

page-cards-allstar-text = All 108 players, the arenas and the coaches: what is printed, what we know from elsewhere, what is ours.
