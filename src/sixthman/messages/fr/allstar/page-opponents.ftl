# Comment les adversaires jouent à All-Star Draft
page-way-allstar-pip = Prend ce qui semble bon tout de suite.
page-way-allstar-bruna = Aime surtout les symboles, et s’y tient.
page-way-allstar-onni = Cherche les animaux de même espèce.
page-way-allstar-mei = Garde son banc pour les play-off.
page-way-allstar-vesna = Joue jusqu’au bout quelques donnes possibles.
page-way-allstar-aksel = Joue jusqu’au bout des milliers de donnes possibles.
