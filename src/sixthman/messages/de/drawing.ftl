# Views as programs print them
drawing-seat = Platz { $seat }
drawing-seats = Plätze
drawing-scores = Stand: { $scores }
drawing-choices = Du kannst wählen: { $choices }
drawing-you-can-choose = Du kannst wählen
drawing-hand = Deine Hand, wähle eine Karte
drawing-bench = Deine Bank
drawing-chosen = Schon gewählt: { $choices }
drawing-arenas = Arenen und ihre Fans
drawing-players = Spielermarkt
drawing-tactics = Taktikmarkt
drawing-hand-of-cards = Deine Hand
drawing-rolled = Gewürfelt:
drawing-kept = Würfel auf dem Spielfeld:
