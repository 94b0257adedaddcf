# How opponents play NBA Deck-Building
page-way-hoops-pip = Buys what looks good now.
page-way-hoops-bruna = Builds a team for 3 Points.
page-way-hoops-onni = Buys players who drive to the basket.
page-way-hoops-mei = Buys for defense first.
page-way-hoops-vesna = Plays a few possible games to the end.
page-way-hoops-aksel = Plays hundreds of possible games to the end.
