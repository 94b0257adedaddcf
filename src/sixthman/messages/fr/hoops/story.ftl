# L’histoire d’une partie de NBA Deck-Building
hoops-first = { $name } commence.
hoops-pick-teams = Chacun choisit son équipe de départ.
hoops-offer = Draft initiale : { $cards }.
hoops-hand = { $name } pioche sa première main : { $cards }.
hoops-markets = Premier joueur du marché : { $card }. Tactiques : { $tactics }.
hoops-team = { $name }, équipe de départ : { $cards }.
hoops-drafted = { $name } drafte { $card }, qui remplace { $out }.
hoops-turn = Tour { $turn } : { $name }.
hoops-overtime-turn = Prolongation { $overtime }, tour { $turn } : { $name }.
hoops-last-turn = Ultime tour : { $name }.
hoops-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $attack } − { $defence } = { $points }) et en a { $total }.
hoops-scored-free = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et en a { $total }.
hoops-stopped = Attaque stoppée pour { $name } : { $attack } contre { $defence }.
hoops-enters = { $card } entre sur le marché ; { $left ->
    [0] la pioche est vide
    [one] il reste { $left } joueur dans la pioche
   *[other] il reste { $left } joueurs dans la pioche
}.
hoops-row-moves = Les joueurs de la rivière avancent d’un emplacement.
hoops-pushed-out = { $card } sort de la rivière.
hoops-refreshed = { $name } remplace des tactiques du marché : { $out }. Nouvelles : { $in }.
hoops-bought = { $name } achète { $card } (coût { $cost }) avec { $paid } (valeur { $value }).
hoops-came-in = { $name } : { $in } remplace { $out } ({ $position }).
hoops-moved = { $name } : { $card } change de poste ({ $position }).
hoops-rested = { $name } rend une carte Fatigue ; pile Fatigue : { $left }.
hoops-prepared = { $name } prépare { $card }.
hoops-prepared-for = { $name } prépare { $card } et défausse { $out }.
hoops-attacks = { $name } attaque avec { $card } : { $dice }.
hoops-defends = { $name } défend avec { $card } : { $dice }.
hoops-no-dice = { $name } active { $card }, mais n’a aucun dé à lancer.
hoops-dice-fell = { $dice } : { $faces }
hoops-dice-three = { $count ->
    [one] { $count } dé bleu
   *[other] { $count } dés bleus
}
hoops-dice-inside = { $count ->
    [one] { $count } dé jaune
   *[other] { $count } dés jaunes
}
hoops-dice-drive = { $count ->
    [one] { $count } dé rouge
   *[other] { $count } dés rouges
}
hoops-dice-steal = { $count ->
    [one] { $count } dé beige
   *[other] { $count } dés beiges
}
hoops-dice-block = { $count ->
    [one] { $count } dé gris
   *[other] { $count } dés gris
}
hoops-dice-stop = { $count ->
    [one] { $count } dé marron
   *[other] { $count } dés marron
}
hoops-face = { $value } { $colour }
hoops-tires = { $name } prend { $count ->
    [one] { $count } carte Fatigue
   *[other] { $count } cartes Fatigue
} ; pile Fatigue : { $left }.
hoops-rerolled = { $name } en relance { $count } ({ $taken }) : { $fell }.
hoops-keeps = { $name } garde { $faces } = { $total }.
hoops-stops = { $name } garde { $faces }, ce qui arrête { $total }.
hoops-discards = { $name } défausse { $cards }.
hoops-removes = { $name } élimine { $cards }.
hoops-keeps-cards = { $name } garde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
hoops-reshuffles = { $name } mélange sa défausse pour en faire une nouvelle pioche.
hoops-draws = { $name } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
hoops-drawn = { $name } pioche : { $cards }.
hoops-tactics-filled = Nouveau au marché des tactiques : { $cards }.
hoops-tied = Égalité à { $points } : continuer, ou accepter l’égalité ?
hoops-plays-on = { $name } veut continuer.
hoops-agrees = { $name } accepterait l’égalité.
hoops-overtime = Prolongation { $overtime } : six tours, sans achat.
hoops-final = Score final :
hoops-final-row = { $place }. { $name } : { $points }

# Pourquoi un choix est bon
hoops-because-brings = { $card } rapporte en moyenne { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}.
hoops-because-stops = { $card } arrête en moyenne { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}.
hoops-because-complex = Il manque encore { $short } d’intelligence de jeu à votre équipe.
hoops-because-betters = Avec { $card }, { $rating } : de { $before } à { $after }.
