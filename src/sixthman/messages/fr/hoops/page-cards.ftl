# NBA Deck-Building : à propos des cartes

page-cards-hoops-text = Les cartes imprimées ne sont listées nulle part. Les noms sont de vrais joueurs ; presque toutes les valeurs sont de nous, réglées pour que les parties ressemblent au basket.
