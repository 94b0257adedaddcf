# Wie Gegner NBA Deck-Building spielen
page-way-hoops-pip = Kauft, was gerade gut aussieht.
page-way-hoops-bruna = Baut ein Team für Dreier.
page-way-hoops-onni = Kauft Spieler mit Zug zum Korb.
page-way-hoops-mei = Kauft zuerst für die Verteidigung.
page-way-hoops-vesna = Spielt einige mögliche Partien zu Ende.
page-way-hoops-aksel = Spielt Hunderte möglicher Partien zu Ende.
