# NBA Deck-Building on the command line
help-option-pick-team = NBA Deck-Building: Beide stellen ihr Startteam zusammen.
help-option-opening-draft = NBA Deck-Building: mit Eröffnungsdraft spielen.
help-option-overtimes = NBA Deck-Building: höchstens so viele Verlängerungen, 0 bis 9, oder unlimited (ohne Grenze). Standard: unlimited.
simulate-points = Punkte im Mittel, nach Platz
