# The replay: a finished game, step by step
page-replay-title = Revoir la partie
page-replay-step = Image { $step } sur { $of }
page-replay-from = Vu par
page-replay-spectator = Les spectateurs
page-replay-first = Au début
page-replay-back = Une image en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-next = Une image en avant
page-replay-last = À la fin
page-replay-slider = Position dans la partie
page-replay-keys = ← → une image, Espace lit
page-replay-result = Résultat
page-replay-chapters = Moments de la partie
page-replay-marked = { $moment }, le bot voyait mieux
page-replay-table = En tableau

# Moments
page-replay-at-end = Fin de la partie
page-replay-both = { $where }, { $what }
page-replay-round = Manche { $number }
page-replay-round-short = M{ $number }
page-replay-turn = Tour { $number }
page-replay-overtime = Prolongation { $overtime }
page-replay-pick = choix { $pick }

# The choice of a moment
page-replay-choice = Ce qui a été choisi
page-replay-no-choice = Cette place n’avait rien à choisir ici.
page-replay-not-asked = Ce n’était pas à vous de choisir.
page-replay-over = La partie est finie.
page-replay-bot = Le bot :
page-replay-win = Chances de victoire ensuite : { $win }.
page-replay-same = Le bot aurait fait le même choix. Chances de victoire : { $win }.
page-replay-as-good = Aussi bon que le choix du bot. Chances de victoire : { $win }.
page-replay-turn-good = Le bot n’a rien trouvé de nettement meilleur à ce tour.
page-replay-ask-bot = Qu’aurait fait le bot ?
page-replay-waiting = En attente du bot…
page-replay-looking = Le bot regarde la partie : { $share }

# Choices in words
page-replay-none = rien de plus

# Sent to others
page-replay-share = Copier le lien de cette relecture
page-shared-damaged = Ce lien est endommagé. Demandez-le à nouveau.
