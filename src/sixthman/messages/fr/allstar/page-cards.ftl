# All-Star Draft : à propos des cartes

page-cards-allstar-text = Les 108 hockeyeurs, les arènes et les entraîneurs : ce qui est imprimé, ce qui vient d’ailleurs, ce qui est de nous.
