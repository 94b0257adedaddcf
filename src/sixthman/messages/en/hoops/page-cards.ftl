# NBA Deck-Building: about the cards

page-cards-hoops-text = The printed cards are nowhere listed. Names are of real players; nearly all ratings are our own, tuned so that games look like basketball.
