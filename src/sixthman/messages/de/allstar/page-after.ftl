# All-Star Draft: nach dem Spiel

page-after-season = Saison { $season }, Playoffs { $playoffs }
page-after-fans = Fans im Lauf des Spiels
page-after-luck-allstar = Päckchen gegen Erwartung
page-after-luck-pack = { $moment }: beste Karte im Päckchen { $got }, zu erwarten { $expected }
