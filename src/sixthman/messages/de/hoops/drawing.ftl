# Ansichten, wie Programme sie ausgeben
drawing-players = Spielermarkt
drawing-tactics = Taktikmarkt
drawing-hand-of-cards = Deine Hand
drawing-rolled = Gewürfelt:
drawing-kept = Würfel auf dem Spielfeld:
