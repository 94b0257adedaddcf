# Puzzles
page-puzzle-position = La position
page-puzzle-difficulty = { $difficulty ->
    [1] facile
    [2] moyen
   *[other] difficile
}
page-puzzle-right = { $answer }. Exact !
page-puzzle-wrong = { $answer } : c’était mieux.
page-puzzle-best = Meilleure réponse
page-puzzle-yours = Votre réponse
page-puzzle-games = Chances de victoire après chaque réponse : { $games } parties jouées à partir d’ici.
page-puzzle-solved = Résolu
page-puzzle-day = jour { $day }
page-puzzle-why = Pourquoi
page-puzzle-makes = { $card } forme ce groupe.
page-puzzle-starts = { $card } ne va avec aucune de vos cartes.
page-puzzle-lead = La meilleure réponse gagne plus souvent, de { $lead } points.
page-puzzle-others = Ce que les autres ont pris
page-puzzle-rating = Cote { $rating }, { $people } réponses
page-puzzle-yours-title = Vos problèmes
page-puzzle-of = { $right } justes sur { $of }
page-puzzle-choose = Choisir une réponse
page-puzzle-next = avant le prochain problème
page-puzzle-share = Partager
page-puzzle-play-on = Jouer la suite
