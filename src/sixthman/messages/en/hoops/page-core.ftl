# NBA Deck-Building: before the cards are dealt

page-game-hoops = NBA Deck-Building
page-game-hoops-text = Buy players, prepare tactics, roll your attack and stop your opponent’s. 24 turns.
page-game-hoops-players = 2
page-game-hoops-time = 45 min
page-tactic-offence = Offense
page-tactic-defence = Defense
page-fatigue-note = can’t play
page-die-blank = blank
page-die-against = against { $skill }
page-hoops-player = { $name }, { $positions }, value { $value }, basketball IQ { $intelligence }, rebounds { $rebounds }; { $skills }
page-hoops-tactic = { $name }, { $kind }, complexity { $complexity }, keeps { $keeps }
page-option-hoops-opening_draft = Opening draft
page-option-hoops-opening_draft-text = Before the first turn both draft players from the market.
page-option-hoops-pick_team = Pick your team
page-option-hoops-pick_team-text = Both put together their starting deck instead of taking the printed one.
page-option-hoops-overtimes = Overtimes
page-option-hoops-overtimes-text = How many at most, if the score is tied after 24 turns.
page-option-hoops-overtimes-unlimited = Until there is a winner
page-option-hoops-overtimes-told = { $overtimes ->
    [0] no overtime
    [one] at most { $overtimes } overtime
   *[other] at most { $overtimes } overtimes
}
page-option-hoops-first = First player
page-option-hoops-first-text = Who goes first.
page-option-hoops-opening_draft-yes = Opening draft
page-option-hoops-pick_team-yes = Pick your team
