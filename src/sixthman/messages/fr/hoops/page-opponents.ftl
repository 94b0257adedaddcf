# Comment les adversaires jouent à NBA Deck-Building
page-way-hoops-pip = Achète ce qui semble bon tout de suite.
page-way-hoops-bruna = Construit une équipe pour le 3 Points.
page-way-hoops-onni = Achète des joueurs forts en Pénétration.
page-way-hoops-mei = Achète d’abord pour la défense.
page-way-hoops-vesna = Joue jusqu’au bout quelques parties possibles.
page-way-hoops-aksel = Joue jusqu’au bout des centaines de parties possibles.
