# All-Star Draft: über die Karten
page-cards-allstar-text = Alle 108 Spieler, die Arenen und die Coaches: was gedruckt ist, was wir anderswoher wissen, was von uns ist.

page-cards-arenas = Arenen
page-cards-coaches = Coaches
page-cards-numbers = Playoffs
page-cards-fans = Meiste Fans
page-cards-whistle = Die Trillerpfeife: Die Fans nehmen nicht einfach von Rang zu Rang ab.
page-cards-no-symbol = Ohne Symbol
page-cards-coaches-text = Nur in der ersten Ausgabe. Das Regelheft nennt 12 Coaches, aber keine Fähigkeiten. Diese sind von uns.
page-cards-playoffs = Playoffs nach Zahl der Manager
page-cards-tickets = Tickets
page-cards-bonus = Fans für ein übriges Ticket
page-cards-by-rank = Fans vom ersten bis zum letzten Rang
page-cards-of-tickets = Tickets:
page-cards-of-ticket_bonus = Bonus:
page-cards-of-playoff_fans = Fans:
page-cards-of-symbols = Reihenfolge der Symbole:
page-cards-symbols = Symbole, das stärkste zuerst
