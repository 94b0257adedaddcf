# NBA Deck-Building on the command line
help-option-pick-team = NBA Deck-Building: both coaches pick their team.
help-option-opening-draft = NBA Deck-Building: play with the opening draft.
help-option-overtimes = NBA Deck-Building: at most this many overtimes, 0 to 9, or unlimited. Default: unlimited.
simulate-points = Mean points by seat
