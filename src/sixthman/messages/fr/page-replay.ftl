# The replay: a finished game, step by step
page-replay-title = Revoir la partie
page-replay-step = Image { $step } sur { $of }
page-replay-from = Vu par
page-replay-spectator = Le public
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
page-replay-part-playoffs = Play-off
page-replay-part-coaches = Entraîneurs
page-replay-part-teams = Équipes de départ
page-replay-part-opening-draft = Draft d’ouverture
page-replay-part-tie = Égalité
page-replay-part-last-turn = Ultime tour
page-replay-phase-draft = draft
page-replay-phase-line-ups = équipes et bus
page-replay-phase-playoff-teams = première équipe
page-replay-phase-shootout = tir de pénalité
page-replay-phase-substitutes = changements
page-replay-phase-cuts = départs
page-replay-phase-buses = bus révélés

# The choice of a moment
page-replay-choice = Ce qui a été choisi
page-replay-no-choice = Rien à choisir vu d’ici.
page-replay-not-asked = Ce n’était pas à vous de choisir.
page-replay-over = La partie est finie.
page-replay-bot = Le bot :
page-replay-win = Chances de gagner ensuite : { $win }.
page-replay-same = Le bot aurait fait pareil. Chances de gagner : { $win }.
page-replay-as-good = Aussi bon que le choix du bot. Chances de gagner : { $win }.
page-replay-turn-good = Le bot n’a rien trouvé de nettement meilleur à ce tour.
page-replay-ask-bot = Qu’aurait fait le bot ?
page-replay-waiting = Le bot arrive …
page-replay-looking = Le bot regarde la partie : { $share }
page-replay-taken = pris
page-replay-wanted = choix du bot
page-replay-coaches = Les entraîneurs
page-replay-bench-empty = Personne encore.

# Choices in words
page-replay-buses = bus { $plan }
page-replay-coach-team = entraîneur à côté de l’équipe { $team }
page-replay-swap = est remplacé par
page-replay-like = compte comme
page-replay-none = rien de plus
page-replay-die = { $skill } { $face }
page-replay-verb-refresh = Remplacer au marché :
page-replay-verb-buy-player = Acheter un joueur :
page-replay-verb-buy-tactic = Acheter une tactique :
page-replay-verb-replace = Remplacer
page-replay-verb-prepare = Préparer
page-replay-verb-attack = Attaquer :
page-replay-verb-defend = Défendre :
page-replay-verb-discard = Défausser :
page-replay-verb-remove = Retirer :
page-replay-verb-draft = Drafter :
page-replay-verb-end = Finir le tour
page-replay-verb-play-on = Continuer
page-replay-verb-draw = Accepter l’égalité
page-replay-link-with = avec
page-replay-link-for = à la place de
page-replay-link-to = vers
page-replay-link-out = sort
page-replay-link-reroll = · relancés
page-replay-link-keep = · gardés

# The dice of a turn
page-replay-dice = Dés du dernier tour
page-replay-dice-attack = Attaque
page-replay-dice-defence = Défense
page-replay-dice-again = Relancés
page-replay-dice-kept = Gardés
