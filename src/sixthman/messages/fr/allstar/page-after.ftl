# All-Star Draft : après la partie

page-after-season = saison { $season }, play-off { $playoffs }
page-after-fans = Les supporters au fil de la partie
page-after-luck-allstar = cartes en main par rapport à l’attente
page-after-luck-pack = { $moment } : meilleure carte en main { $got }, attendu { $expected }
