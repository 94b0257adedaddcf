# All-Star Draft: nach dem Spiel

page-after-season = Saison { $season }, Playoffs { $playoffs }
page-after-fans = Fans im Lauf der Partie
page-after-luck-allstar = Karten auf der Hand, gemessen an der Erwartung
page-after-luck-pack = { $moment }: beste Karte auf der Hand { $got }, erwartet { $expected }
