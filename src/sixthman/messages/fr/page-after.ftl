# After the game
page-after-title = Après la partie
page-after-table = Table { $code }
page-after-finished = terminée
page-after-final = Score final
page-after-views = Parties du bilan
page-after-tab-result = Résultat
page-after-tab-chance = Chances
page-after-tab-replay = Revoir
page-after-tab-story = Journal
page-after-rematch = Revanche
page-after-to-rematch = Vers la revanche
page-after-share = Partager
page-after-replay = Revoir la partie depuis n’importe quelle place

page-after-wins = { $name } gagne de { $by }
page-after-you-win = Vous gagnez de { $by }
page-after-wins-tied = { $name } gagne à égalité
page-after-you-win-tied = Vous gagnez à égalité
page-after-shared = { $names } se partagent la victoire

page-after-your-chance = Vos chances de victoire, choix par choix
page-after-chance-of = Chances de victoire, choix par choix : { $name }
page-after-whose = Les chances de qui
page-after-choice-of = { $choice } : { $moment }
page-after-agreed = { $choices ->
    [one] { $choices } choix. Le bot était d’accord avec { $agreed }.
   *[other] { $choices } choix. Le bot était d’accord avec { $agreed } d’entre eux.
}
page-after-turning = Tournant
page-after-no-turn = Aucun choix n’a coûté cher : le bot n’a rien trouvé de nettement meilleur.
page-after-given-away = { $win } au lieu de { $best }.
page-after-given-lead-fans = { $lead } supporters d’avance perdus.
page-after-given-lead-points = { $lead } points d’avance perdus.
page-after-because = Ce qui plaidait pour :
page-after-rose = La partie a tourné ici : { $win } après ce choix.
page-after-bot-did = Le bot
page-after-or = ou
page-after-look-there = Voir ce moment
page-after-look = Regarder la partie de plus près
page-after-look-text = Un bot examine chaque choix : son effet sur les chances de victoire, et ce qu’il aurait choisi. Cela prend quelques secondes.
page-after-looking-text = Le bot reprend chaque choix. Vous pouvez attendre ici ou revenir plus tard.
page-after-failed = Le bot n’a pas pu regarder la partie. Réessayez.

page-after-luck-title = Chance ou niveau ?
page-after-luck = Chance
page-after-skill = Niveau
page-after-skill-note = chances gâchées par choix
page-after-skill-fans = supporters perdus par choix
page-after-skill-points = points perdus par choix
page-after-skill-win = { $lost } de chances de victoire
page-after-best-of = { $best } sur { $choices } comme le bot
page-after-no-luck = aucune
page-after-luck-text = La chance est donnée en écarts types : ±1 est courant, au-delà de ±2 c’est rare.
page-after-luck-later = Viendra quand le bot aura regardé la partie.
page-after-luck-items = Détail de la chance : { $name }

page-after-proof = Enregistrement et preuve
page-after-link-public = Lien pour revoir la partie
page-after-link-private = Lien pour revoir la partie : qui l’a peut regarder
page-after-commitment = Montré avant la donne : l’empreinte du secret
page-after-seed = Montré maintenant : la graine qui a mélangé les cartes
page-after-verify = Vérifier la donne
page-after-record = Télécharger l’enregistrement
page-after-verified = En ordre : la graine correspond à l’empreinte, et { $moments ->
    [one] { $moments } moment a été rejoué
   *[other] { $moments } moments ont été rejoués
} selon les règles.
page-after-other-commitment = L’enregistrement a une autre empreinte que celle qui a été montrée.
page-after-scores = Scores au fil de la partie

# The winning five as a picture
page-after-picture = Image de vos cinq
page-after-picture-title = Ces cinq ont gagné.
page-after-picture-text = { $seats ->
    [2] Contre un adversaire.
   *[other] À une table de { $seats }.
}
