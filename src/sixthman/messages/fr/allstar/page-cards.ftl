# All-Star Draft : à propos des cartes
page-cards-allstar-text = Les 108 hockeyeurs, les arènes et les entraîneurs : ce qui est imprimé, ce qui vient d’ailleurs, ce qui est de nous.

page-cards-arenas = Arènes
page-cards-coaches = Entraîneurs
page-cards-numbers = Play-off
page-cards-fans = Le plus de supporters
page-cards-whistle = Le sifflet : les supporters ne diminuent pas simplement de rang en rang.
page-cards-no-symbol = Sans symbole
page-cards-coaches-text = Seulement dans la première édition. Le livret annonce 12 entraîneurs sans dire leurs pouvoirs : ceux-ci sont de nous.
page-cards-playoffs = Play-off selon le nombre de managers
page-cards-tickets = Tickets
page-cards-bonus = Supporters par ticket restant
page-cards-by-rank = Supporters du premier rang au dernier
page-cards-of-tickets = Tickets :
page-cards-of-ticket_bonus = Bonus :
page-cards-of-playoff_fans = Supporters :
page-cards-of-symbols = Ordre des symboles :
page-cards-symbols = Symboles, du plus fort au plus faible
