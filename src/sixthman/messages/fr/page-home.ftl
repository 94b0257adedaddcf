# Who comes back
page-home-deal = La donne du jour
page-home-score = { $score } aujourd’hui
page-home-play-deal = Jouer la donne du jour
page-home-play-it = Jouer
page-home-played = jouée
page-home-move = À vous de jouer
page-home-go-on = Continuer
page-home-look = Regarder
page-home-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $seats }
page-home-puzzle = { $answers } réponses, un seul essai.
page-home-solve = Résoudre
page-home-solved = Résolu
page-home-see = Voir la réponse
page-home-rivals = Vos adversaires
page-home-rivals-note = vos parties devant, les leurs
page-home-all-rivals = Tous
page-home-album = Album
page-home-album-of = { $met } espèces sur { $of }
page-home-missing = Il manque : { $page }.
page-home-missing-text = Gagnez en l’alignant parmi vos cinq derniers.
page-home-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-album-text = Chaque espèce avec laquelle vous avez gagné, et la carte gagnante.
page-album-next = Il manque : { $page }. Gagnez avec dans vos cinq dernières cartes.
page-album-won = Dans vos cinq cartes gagnantes
page-album-none = Pas encore là
