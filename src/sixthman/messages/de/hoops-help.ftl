# NBA Deck-Building on the command line
help-hoops-pick-team = NBA Deck-Building: Beide stellen ihr Team zusammen.
help-hoops-opening-draft = NBA Deck-Building: mit Eröffnungsdraft spielen.
help-hoops-overtimes = NBA Deck-Building: höchstens so viele Verlängerungen, 0 bis 9.
help-hoops-first = NBA Deck-Building: wer beginnt, 1 oder 2. Ohne Angabe: das Los.
simulate-points = Punkte im Mittel, nach Platz
