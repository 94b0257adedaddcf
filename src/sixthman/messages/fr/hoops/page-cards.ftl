# NBA Deck-Building : à propos des cartes
page-cards-hoops-text = Les cartes imprimées ne sont listées nulle part. Les noms sont de vrais joueurs. Presque toutes les caractéristiques sont de nous, réglées pour que les parties ressemblent au basket.

page-cards-market = Marché
page-cards-team = Équipe de départ
page-cards-tactics = Tactiques
page-cards-dice = Dés
page-cards-position = Poste
page-cards-copies = { $copies } ×
page-cards-initiation = pour une première partie
page-cards-fatigue-text = Elle ne se joue pas et occupe un emplacement de votre main. Il y en a neuf.
page-cards-value-value = valeur
page-cards-value-cost = coût
page-cards-value-complexity = complexité
page-cards-value-keeps = dés gardés
page-cards-value-initiation = première partie
page-cards-value-faces = faces
page-cards-value-colours = couleurs
