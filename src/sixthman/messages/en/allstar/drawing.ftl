# Views as programs print them
drawing-seats = Seats
drawing-hand = Your hand, pick one
drawing-bench = Your bench
drawing-chosen = Chosen so far: { $choices }
drawing-arenas = Arenas and their fans
