# Views as programs print them
drawing-seat = Place { $seat }
drawing-seats = Places
drawing-scores = Scores : { $scores }
drawing-choices = Vous pouvez choisir : { $choices }
drawing-you-can-choose = Vous pouvez choisir
drawing-hand = Votre main, choisissez une carte
drawing-bench = Votre banc
drawing-chosen = Déjà choisi : { $choices }
drawing-arenas = Arènes et supporters
drawing-players = Marché des joueurs
drawing-tactics = Marché des tactiques
drawing-hand-of-cards = Votre main
drawing-rolled = Dés lancés :
drawing-kept = Dés sur le terrain :
