# All-Star Draft: über die Karten

page-cards-allstar-text = Alle 108 Spieler, die Arenen und die Coaches: was gedruckt ist, was wir anderswoher wissen, was von uns ist.
