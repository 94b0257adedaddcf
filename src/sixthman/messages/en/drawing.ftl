# Views as programs print them
drawing-seat = Seat { $seat }
drawing-scores = Scores: { $scores }
drawing-choices = You can choose: { $choices }
drawing-you-can-choose = You can choose
