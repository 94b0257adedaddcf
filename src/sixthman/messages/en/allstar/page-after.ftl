# All-Star Draft: after the game

page-after-season = season { $season }, playoffs { $playoffs }
page-after-fans = Fans over time
page-after-luck-allstar = hands compared with expectation
page-after-luck-pack = { $moment }: best card in hand { $got }, expected { $expected }
