# The deal of the day
page-daily-name = La donne du jour
page-daily-title = Les cartes sont distribuées.
page-daily-day-title = Jour { $day } : c’est distribué.
page-daily-text = Les mêmes cartes pour chaque manager. Un seul essai, huit minutes environ.
page-daily-past = Ce jour est passé : votre résultat ne comptera pas pour votre série de jours.
page-daily-play = Jouer cette donne
page-daily-go-on = Continuer
page-daily-today = Voir la donne du jour
page-daily-here = Vos résultats restent dans ce navigateur.
page-daily-archive = Les deux dernières semaines
page-daily-not-played = pas jouée
page-daily-result = Votre résultat
page-daily-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
page-daily-cup = Coupe
page-daily-place = { $score ->
    [0] aucun supporter
    [one] supporter
   *[other] supporters
}, { $place ->
    [1] rang 1
   *[other] rang { $place }
} sur { $seats }
page-daily-fans-unit = { $score ->
    [0] supporters
    [one] supporter
   *[other] supporters
}
page-daily-arenas = Arène par arène
page-daily-own = Vos donnes
page-daily-others = Tous les managers du jour
page-daily-better = Mieux que { $share }
page-daily-people = { $people } managers
page-daily-you = Vous : { $score }
page-daily-bar = De { $from } à { $to } : { $people }
page-daily-first = Le premier choix
page-daily-first-best = { $best } était la meilleure carte : { $games } parties jouées à partir de là le montrent.
page-daily-first-other = Vous avez gardé { $mine }. { $best } gagne plus souvent, de { $lead } points.
page-daily-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-daily-best = record : { $days }
page-daily-next = avant la prochaine donne
page-daily-share = Partager sans rien dévoiler
page-daily-look-back = Revoir
page-daily-puzzle = Problème
page-daily-picture = Enregistrer une image de vos cinq
page-daily-copied = C’est copié. Collez-le où vous voulez.
page-daily-not-copied = Votre navigateur ne l’a pas permis. Réessayez.
page-daily-beat = Qui fait mieux ?
page-daily-beat-text = Mêmes cartes, un seul essai.
page-daily-of = donne du { $date }
