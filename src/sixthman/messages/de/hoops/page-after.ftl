# NBA Deck-Building: nach dem Spiel

page-after-attacks = { $attacks ->
    [one] { $attacks } Angriff mit Punkten, bester { $best }
   *[other] { $attacks } Angriffe mit Punkten, bester { $best }
}
page-after-points = Punkte im Lauf der Partie
page-after-turns = Züge { $first }–{ $last }
page-after-luck-hoops = Würfel gegen Erwartung
page-after-luck-attack = { $moment }: Angriff { $got }, erwartet { $expected }
page-after-luck-defence = { $moment }: Verteidigung { $got }, erwartet { $expected }
