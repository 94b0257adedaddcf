# NBA Deck-Building: after the game

page-after-attacks = { $attacks ->
    [one] { $attacks } attack scored, best { $best }
   *[other] { $attacks } attacks scored, best { $best }
}
page-after-points = Points over time
page-after-turns = Turns { $first }–{ $last }
page-after-luck-hoops = dice against expectation
page-after-luck-attack = { $moment }: attack { $got }, expected { $expected }
page-after-luck-defence = { $moment }: defense { $got }, expected { $expected }
