# Views as programs print them
drawing-seat = Place { $seat }
drawing-scores = Scores : { $scores }
drawing-choices = Vous pouvez choisir : { $choices }
drawing-you-can-choose = Vous pouvez choisir
