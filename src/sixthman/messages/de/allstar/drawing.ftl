# Ansichten, wie Programme sie ausgeben
drawing-seats = Plätze
drawing-hand = Deine Hand, wähle eine Karte
drawing-bench = Deine Bank
drawing-chosen = Schon gewählt: { $choices }
drawing-arenas = Arenen und ihre Fans
