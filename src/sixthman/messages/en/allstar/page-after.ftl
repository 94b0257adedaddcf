# All-Star Draft: after the game

page-after-season = season { $season }, playoffs { $playoffs }
page-after-fans = Fans over time
page-after-luck-allstar = packs against expectation
page-after-luck-pack = { $moment }: best card of the pack { $got }, to be expected { $expected }
