# NBA Deck-Building : avant la donne

page-game-hoops = NBA Deck-Building
page-game-hoops-text = Achetez des joueurs, préparez des tactiques, lancez votre attaque et stoppez celle de l’adversaire. 24 tours.
page-game-hoops-players = 2
page-game-hoops-time = 45 min
page-tactic-offence = Attaque
page-tactic-defence = Défense
page-fatigue-note = injouable
page-die-blank = vide
page-die-against = contre { $skill }
page-hoops-player = { $name }, { $positions }, valeur { $value }, intelligence de jeu { $intelligence }, rebonds { $rebounds } ; { $skills }
page-hoops-tactic = { $name }, { $kind }, complexité { $complexity }, garde { $keeps }
page-option-hoops-opening_draft = Draft initiale
page-option-hoops-opening_draft-text = Avant le premier tour, chacun choisit des joueurs du marché.
page-option-hoops-pick_team = Sélection de l’équipe de départ
page-option-hoops-pick_team-text = Chacun compose son équipe de départ au lieu de prendre celle qui est imprimée.
page-option-hoops-overtimes = Prolongations
page-option-hoops-overtimes-text = Nombre maximal de prolongations en cas d’égalité après 24 tours.
page-option-hoops-overtimes-unlimited = Jusqu’à la victoire
page-option-hoops-overtimes-told = { $overtimes ->
    [0] sans prolongation
    [one] { $overtimes } prolongation au plus
   *[other] { $overtimes } prolongations au plus
}
page-option-hoops-first = Premier joueur
page-option-hoops-first-text = Qui commence.
page-option-hoops-opening_draft-yes = Draft initiale
page-option-hoops-pick_team-yes = Sélection de l’équipe de départ
