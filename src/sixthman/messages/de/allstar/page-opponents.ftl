# Wie Gegner All-Star Draft spielen
page-way-allstar-pip = Nimmt, was gerade gut aussieht.
page-way-allstar-bruna = Mag vor allem Symbole und bleibt dabei.
page-way-allstar-onni = Sammelt Karten derselben Tierart.
page-way-allstar-mei = Spart ihre Bank für die Playoffs.
page-way-allstar-vesna = Spielt einige mögliche Verteilungen zu Ende.
page-way-allstar-aksel = Spielt Tausende möglicher Verteilungen zu Ende.
