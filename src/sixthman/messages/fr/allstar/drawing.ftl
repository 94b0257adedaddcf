# Les vues comme les programmes les affichent
drawing-seats = Places
drawing-hand = Votre main, choisissez une carte
drawing-bench = Votre banc
drawing-chosen = Déjà choisi : { $choices }
drawing-arenas = Arènes et supporters
