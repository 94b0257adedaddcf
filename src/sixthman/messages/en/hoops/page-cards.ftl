# NBA Deck-Building: about the cards
page-cards-hoops-text = The printed cards are listed nowhere. Names are of real players; nearly all stats are our own, tuned so that games look like basketball.

page-cards-market = Market
page-cards-team = Starting team
page-cards-tactics = Tactics
page-cards-dice = Dice
page-cards-position = Position
page-cards-copies = { $copies } ×
page-cards-initiation = for a first game
page-cards-fatigue-text = It can’t be played and takes up a slot in hand. There are nine.
page-cards-value-value = value
page-cards-value-cost = cost
page-cards-value-complexity = complexity
page-cards-value-keeps = dice kept
page-cards-value-initiation = first game
page-cards-value-faces = faces
page-cards-value-colours = colors
