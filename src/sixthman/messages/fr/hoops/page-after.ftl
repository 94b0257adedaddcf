# NBA Deck-Building : après la partie

page-after-attacks = { $attacks ->
    [one] { $attacks } attaque réussie, la meilleure { $best }
   *[other] { $attacks } attaques réussies, la meilleure { $best }
}
page-after-points = Les points au fil de la partie
page-after-turns = Tours { $first }–{ $last }
page-after-luck-hoops = dés par rapport à l’attente
page-after-luck-attack = { $moment } : attaque { $got }, attendu { $expected }
page-after-luck-defence = { $moment } : défense { $got }, attendu { $expected }
