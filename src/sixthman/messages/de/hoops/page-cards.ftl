# NBA Deck-Building: über die Karten

page-cards-hoops-text = Die gedruckten Karten sind nirgends aufgelistet. Die Namen sind von echten Spielern; fast alle Werte sind von uns, abgestimmt, damit sich die Spiele wie Basketball anfühlen.
