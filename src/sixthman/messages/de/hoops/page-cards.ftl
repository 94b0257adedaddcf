# NBA Deck-Building: über die Karten
page-cards-hoops-text = Die gedruckten Karten sind nirgends aufgelistet. Die Namen sind von echten Spielern; fast alle Werte sind von uns, abgestimmt, damit sich die Partien wie Basketball anfühlen.

page-cards-market = Markt
page-cards-team = Startteam
page-cards-tactics = Taktiken
page-cards-dice = Würfel
page-cards-position = Position
page-cards-copies = { $copies } ×
page-cards-initiation = für die erste Partie
page-cards-fatigue-text = Du kannst sie nicht spielen, und sie nimmt Platz in der Hand weg. Es gibt neun.
page-cards-value-value = Wert
page-cards-value-cost = Kosten
page-cards-value-complexity = Komplexität
page-cards-value-keeps = behaltene Würfel
page-cards-value-initiation = erste Partie
page-cards-value-faces = Flächen
page-cards-value-colours = Farben
