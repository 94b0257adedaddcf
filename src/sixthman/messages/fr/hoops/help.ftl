# NBA Deck-Building on the command line
help-option-pick-team = NBA Deck-Building : chacun sélectionne son équipe de départ.
help-option-opening-draft = NBA Deck-Building : jouer avec la Draft initiale.
help-option-overtimes = NBA Deck-Building : nombre maximal de prolongations, de 0 à 9, ou unlimited (sans limite). Par défaut : unlimited.
simulate-points = Points en moyenne, par place
