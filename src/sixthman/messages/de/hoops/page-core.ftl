# NBA Deck-Building: vor dem Austeilen

page-game-hoops = NBA Deck-Building
page-game-hoops-text = Kaufe Spieler, bereite Taktiken vor, würfle deinen Angriff und stoppe den des Gegners. 24 Züge.
page-game-hoops-players = 2
page-game-hoops-time = 45 min
page-tactic-offence = Angriff
page-tactic-defence = Verteidigung
page-fatigue-note = nicht spielbar
page-die-blank = leer
page-die-against = gegen { $skill }
page-hoops-player = { $name }, { $positions }, Wert { $value }, Spielintelligenz { $intelligence }, Rebounds { $rebounds }; { $skills }
page-hoops-tactic = { $name }, { $kind }, Komplexität { $complexity }, behält { $keeps }
page-option-hoops-opening_draft = Eröffnungsdraft
page-option-hoops-opening_draft-text = Vor dem ersten Zug wählen beide Spieler vom Markt.
page-option-hoops-pick_team = Startteam zusammenstellen
page-option-hoops-pick_team-text = Beide stellen ihr Startdeck selbst zusammen, statt das gedruckte zu nehmen.
page-option-hoops-overtimes = Verlängerungen
page-option-hoops-overtimes-text = Wie viele, wenn es nach 24 Zügen unentschieden steht.
page-option-hoops-overtimes-unlimited = Bis zur Entscheidung
page-option-hoops-overtimes-told = { $overtimes ->
    [0] ohne Verlängerung
    [one] höchstens { $overtimes } Verlängerung
   *[other] höchstens { $overtimes } Verlängerungen
}
page-option-hoops-first = Startspieler
page-option-hoops-first-text = Wer beginnt.
page-option-hoops-opening_draft-yes = Eröffnungsdraft
page-option-hoops-pick_team-yes = Startteam zusammenstellen
