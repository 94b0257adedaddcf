# Les vues comme les programmes les affichent
drawing-players = Marché des joueurs
drawing-tactics = Marché des tactiques
drawing-hand-of-cards = Votre main
drawing-rolled = Dés lancés :
drawing-kept = Dés sur le terrain :
