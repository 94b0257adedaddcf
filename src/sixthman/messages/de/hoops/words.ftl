# NBA Deck-Building: words that are understood in choices, separated by commas
hoops-word-refresh = erneuern
hoops-word-with = mit
hoops-word-for = für, anstelle von
hoops-word-attack = angreifen
hoops-word-defend = verteidigen
hoops-word-reroll = neu würfeln
hoops-word-keep = behalten
hoops-word-discard = ablegen
hoops-word-remove = entfernen
hoops-word-draft = draften
hoops-word-out = raus
hoops-word-end = Ende, Zug beenden
hoops-word-at = auf
hoops-word-to = nach
hoops-word-done = fertig, nichts mehr
hoops-word-replace = auswechseln
hoops-word-prepare = vorbereiten
hoops-word-buy = kaufen
hoops-word-buy-player = Spieler kaufen, einen Spieler kaufen
hoops-word-buy-tactic = Taktik kaufen, eine Taktik kaufen
hoops-word-play-on = weiterspielen, Verlängerung
hoops-word-agree = Unentschieden, Remis
hoops-word-instead = stattdessen
hoops-word-blank = leer
hoops-word-cards = fatigue-card = Müdigkeit, base-offense-3-pts = Basisangriff Dreier, base-offense-inside = Basisangriff Innenspiel, base-offense-drive = Basisangriff Zug zum Korb, base-offense-pick-and-roll = Basisangriff Blocken und Abrollen, base-offense-drive-and-kick = Basisangriff Ziehen und Ablegen, base-defense-switch = Basisverteidigung Wechseln, base-defense-zone = Basisverteidigung Zone, base-defense-press = Basisverteidigung Presse, base-defense-paint = Basisverteidigung Zone dicht, base-defense-help = Basisverteidigung Helfen, starter-PG-1 = Aufbauspieler Starter 1, starter-PG-2 = Aufbauspieler Starter 2, substitute-PG-1 = Aufbauspieler Ersatz 1, substitute-PG-2 = Aufbauspieler Ersatz 2, substitute-SG-1 = Shooting Guard Ersatz 1, substitute-SG-2 = Shooting Guard Ersatz 2, substitute-SF-1 = Small Forward Ersatz 1, substitute-SF-2 = Small Forward Ersatz 2, substitute-PF-1 = Power Forward Ersatz 1, substitute-PF-2 = Power Forward Ersatz 2, substitute-C-1 = Center Ersatz 1, substitute-C-2 = Center Ersatz 2
