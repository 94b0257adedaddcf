# NBA Deck-Building: vor dem Austeilen

page-game-hoops = NBA Deck-Building
page-game-hoops-text = Kaufe Spieler, bereite Taktiken vor, würfle den Angriff und stoppe den der anderen. 24 Züge.
page-game-hoops-players = 2
page-game-hoops-time = 45 min
page-tactic-offence = Angriff
page-tactic-defence = Abwehr
page-fatigue-note = nicht spielbar
page-die-blank = leer
page-die-against = gegen { $skill }
page-hoops-player = { $name }, { $positions }, Wert { $value }, Spielintelligenz { $intelligence }, Rebounds { $rebounds }; { $skills }
page-hoops-tactic = { $name }, { $kind }, Komplexität { $complexity }, behält { $keeps }
option-hoops-opening_draft = Eröffnungsdraft
option-hoops-opening_draft-text = Vor dem ersten Zug wählen beide Spieler vom Markt.
option-hoops-pick_team = Teams zusammenstellen
option-hoops-pick_team-text = Beide stellen ihr Startdeck selbst zusammen, statt das gedruckte zu nehmen.
option-hoops-overtimes = Verlängerungen
option-hoops-overtimes-text = Wie viele höchstens, wenn es nach 24 Zügen unentschieden steht.
option-hoops-overtimes-told = { $overtimes ->
    [0] ohne Verlängerung
    [one] höchstens { $overtimes } Verlängerung
   *[other] höchstens { $overtimes } Verlängerungen
}
option-hoops-first = Erster Zug
option-hoops-first-text = Wer den ersten Zug macht.
option-hoops-opening_draft-yes = Eröffnungsdraft
option-hoops-pick_team-yes = Teams zusammenstellen
