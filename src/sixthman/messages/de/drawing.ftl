# Views as programs print them
drawing-seat = Platz { $seat }
drawing-scores = Stand: { $scores }
drawing-choices = Du kannst wählen: { $choices }
drawing-you-can-choose = Du kannst wählen
