# Views as programs print them
drawing-seat = Seat { $seat }
drawing-seats = Seats
drawing-scores = Scores: { $scores }
drawing-choices = You can choose: { $choices }
drawing-you-can-choose = You can choose
drawing-hand = Your hand, pick one
drawing-bench = Your bench
drawing-chosen = Chosen so far: { $choices }
drawing-arenas = Arenas and their fans
drawing-players = Player market
drawing-tactics = Tactic market
drawing-hand-of-cards = Your hand
drawing-rolled = Rolled:
drawing-kept = Dice on court:
