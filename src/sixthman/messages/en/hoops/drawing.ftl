# Views as programs print them
drawing-players = Player market
drawing-tactics = Tactic market
drawing-hand-of-cards = Your hand
drawing-rolled = Rolled:
drawing-kept = Dice on court:
