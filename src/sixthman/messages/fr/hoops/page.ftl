# La page : la table de basket

page-hoops-table = Table { $code }
page-hoops-score = Score
page-hoops-turn = tour
page-hoops-before = avant la partie
page-hoops-last-turn = ultime tour
page-hoops-overtime-short = Prol. { $overtime }
page-hoops-hint = Conseil
page-hoops-rules = Règles
page-hoops-sound-on = Activer le son
page-hoops-sound-off = Couper le son

# Des noms qui tiennent sur une carte
page-hoops-starter = Titulaire { $number }
page-hoops-substitute = Rempl. { $number }
page-hoops-short-base-offense-3-pts = Base 3 Pts
page-hoops-short-base-offense-inside = Base Inside
page-hoops-short-base-offense-drive = Base Drive
page-hoops-short-base-offense-pick-and-roll = Pick & Roll
page-hoops-short-base-offense-drive-and-kick = Drive & Kick
page-hoops-short-base-defense-switch = Base Switch
page-hoops-short-base-defense-zone = Base Zone
page-hoops-short-base-defense-press = Base Press
page-hoops-short-base-defense-paint = Base Paint
page-hoops-short-base-defense-help = Base Help

# Les endroits de la table
page-hoops-side-of = Équipe : { $name }
page-hoops-piles = main { $hand } · pioche { $deck } · défausse { $discard }
page-hoops-nothing-prepared = aucune tactique préparée
page-hoops-markets = Marchés
page-hoops-market-row = Rivière
page-hoops-market-tactics = Tactiques
page-hoops-pile-left = restent dans la pile
page-hoops-pile-count = { $count } dans la pile
page-hoops-hole = vide
page-hoops-court = Votre terrain
page-hoops-slot-here = préparer ici
page-hoops-hand = Votre main
page-hoops-hand-empty = aucune carte en main
page-hoops-deck = pioche
page-hoops-discard = défausse
page-hoops-fatigue-left = fatigue restante
page-hoops-dice = Attaque et défense
page-hoops-story = Journal
page-hoops-chart = Points par tour
page-hoops-chart-text = Points par tour. { $me } : { $mine }. { $name } : { $theirs }.
page-hoops-skills = Compétences
page-hoops-intelligence = Intelligence de jeu
page-hoops-more = En voir plus
page-hoops-tabs = Parties de la table
page-hoops-tab-court = Terrain
page-hoops-tab-hand = Main
page-hoops-tab-market = Marché
page-hoops-tab-turn = Tour
page-hoops-tab-story = Journal
page-hoops-piles-of = Cartes : { $name }
page-hoops-discard-pile = Défausse
page-hoops-discard-empty = vide
page-hoops-deck-text = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.

# Ce que disent les marchés
page-hoops-note-refresh = appuyez sur celles à remplacer
page-hoops-note-pays = { $count ->
    [one] { $count } carte paie { $sum }
   *[other] { $count } cartes paient { $sum }
}
page-hoops-note-row = un par tour · vos joueurs valent { $money }
page-hoops-note-tactics = une par tour · vos tactiques valent { $money }
page-hoops-note-overtime = fermé en prolongation
page-hoops-note-bought = un achat par tour · fait
page-hoops-note-money = votre main ne suffit pas
page-hoops-note-closed = fermé jusqu’à vos prochaines actions
page-hoops-market-later = Choisissez d’abord les tactiques du marché à remplacer ; ensuite vous pourrez acheter.
page-hoops-spot-first = Choisissez d’abord où va ce joueur.
page-hoops-refresh-first = D’abord le marché : appuyez sur les tactiques à remplacer, ou gardez-les.
page-hoops-why-no-attack = Aucune attaque n’est préparée sur votre terrain.
page-hoops-why-no-defence = Aucune défense n’est préparée sur votre terrain.
page-hoops-useless-enter = Vous ne pouvez faire entrer que des joueurs.
page-hoops-useless-prepare = Vous ne pouvez préparer que des tactiques.
page-hoops-useless-pay = Les joueurs se paient avec des joueurs, les tactiques avec des tactiques.
page-hoops-useless-now = Cette carte ne sert pas maintenant.

# Le tour
page-hoops-your-turn = Votre tour
page-hoops-turn-of = { $name } joue
page-hoops-step-score = Marquer
page-hoops-step-adjust = Ajuster le marché
page-hoops-step-replace = Remplacer
page-hoops-step-prepare = Préparer des tactiques
page-hoops-step-buy-player = Acheter un joueur
page-hoops-step-buy-tactic = Acheter une tactique
page-hoops-step-attack = Attaquer
page-hoops-step-defend = Défendre
page-hoops-step-end = Garder ou défausser
page-hoops-about-step-replace = Des joueurs de votre main prennent des postes qu’ils savent jouer. Piochez une carte pour chacun. Pour chacun, une carte Fatigue peut repartir.
page-hoops-about-step-prepare = Posez des tactiques de votre main sur le terrain, trois par catégorie. Seules les tactiques préparées peuvent être activées.
page-hoops-about-step-buy-player = Payez avec des joueurs de votre main. Le nouveau joueur va sur votre pioche.
page-hoops-about-step-buy-tactic = Payez avec des tactiques de votre main. La nouvelle tactique va sur votre pioche.
page-hoops-about-step-attack = Lancez les dés d’une attaque préparée. Ils marquent au début de votre prochain tour, moins ce que stoppe la défense. Ensuite, plus d’actions.
page-hoops-about-step-defend = Lancez les dés d’une défense préparée contre l’attaque en attente. Ensuite, plus d’actions.
page-hoops-about-step-end = Défaussez, gardez ou éliminez chaque carte restée en main, puis piochez jusqu’à six.
page-hoops-fact-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
page-hoops-fact-tactics = { $count ->
    [one] { $count } tactique
   *[other] { $count } tactiques
}
page-hoops-fact-money = { $money } disponibles, dès { $cheapest }
page-hoops-fact-against = contre { $sum }
page-hoops-fact-no-attack = pas d’attaque
page-hoops-fact-sum = { $sum } en attente

# Le bouton rouge et ses voisins
page-hoops-over = La partie est terminée
page-hoops-watching = { $name } joue
page-hoops-wait = { $name } joue…
page-hoops-sealed = Validé
page-hoops-take-back = Modifier
page-hoops-refresh-none = Garder les tactiques
page-hoops-refresh-some = { $count ->
    [one] Remplacer { $count } tactique
   *[other] Remplacer { $count } tactiques
}
page-hoops-next = Suite : { $step }
page-hoops-bring = { $card } entre en { $position }
page-hoops-bring-who = Choisissez un joueur
page-hoops-enter-done = { $count ->
    [one] Piocher { $count } carte
   *[other] Piocher { $count } cartes
}
page-hoops-rest = Rendre une carte Fatigue
page-hoops-spot = { $card } joue { $position }
page-hoops-out = { $card } sort
page-hoops-prepare-one = Préparer { $card }
page-hoops-prepare-more = Préparer { $count } tactiques
page-hoops-prepare-which = Choisissez des tactiques
page-hoops-prepare-done = Plus de tactiques
page-hoops-room = Défausser { $card }
page-hoops-room-which = Quelle tactique défausser pour { $card } ?
page-hoops-buy = Acheter { $card }
page-hoops-buy-which = Choisissez une carte à acheter
page-hoops-pay-more = Encore { $left } à payer
page-hoops-pay = Payer avec { $card }
page-hoops-attack-with = Attaque : { $card }
page-hoops-defend-with = Défense : { $card }
page-hoops-end = Finir le tour
page-hoops-keep = Garder ces dés
page-hoops-keep-missing = Choisissez d’autres dés
page-hoops-reroll-attack = Relancer { $most } au plus
page-hoops-reroll-defence = Relancer (Fatigue)
page-hoops-reroll-run = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
}
page-hoops-reroll-which = Quels dés ?
page-hoops-reroll-back = Ne pas relancer
page-hoops-reroll-most = Vous ne pouvez pas en relancer plus de { $most }.
page-hoops-draw = Piocher jusqu’à six
page-hoops-discard-all = Tout défausser
page-hoops-keep-all = Tout garder
page-hoops-play-on = Continuer
page-hoops-agree = Accepter l’égalité
page-hoops-fate-keep = garder
page-hoops-fate-discard = défausser
page-hoops-fate-remove = éliminer
page-hoops-sort-text = Appuyez sur une carte : la défausser, l’éliminer ou la garder.

# Les dés
page-hoops-attacks = { $name } attaque
page-hoops-defends = { $name } défend
page-hoops-you-attack = Vous attaquez
page-hoops-you-defend = Vous défendez
page-hoops-points-for = points pour { $name }
page-hoops-points-you = points pour vous
page-hoops-waits = attend votre prochain tour
page-hoops-no-attack = Aucune attaque en attente.
page-hoops-note-keep = gardez { $dice }
page-hoops-note-reroll = { $most ->
    [one] relancez { $most } dé, une seule fois
   *[other] relancez jusqu’à { $most } dés, une seule fois
}
page-hoops-note-reroll-defence = { $most ->
    [one] relancez { $most } dé, une seule fois, pour une carte Fatigue
   *[other] relancez jusqu’à { $most } dés, une seule fois, pour une carte Fatigue chacun
}
page-hoops-best-answer = Votre meilleure réponse
page-hoops-best-attack = Votre meilleure attaque
page-hoops-rolls = { $card } : lance { $dice }
page-hoops-takes-off = stoppe { $mean } en moyenne
page-hoops-brings = rapporte { $mean } en moyenne
page-hoops-change-of = { $card } entre
page-hoops-change-at = { $position } pour { $out } :

# Ce qui est demandé, et comment répondre
page-hoops-ask-refresh = Remplacer des tactiques du marché ?
page-hoops-how-refresh = Appuyez sur les tactiques à remplacer, ou gardez-les toutes.
page-hoops-ask-enter = Qui entre ?
page-hoops-how-enter = Appuyez sur un joueur en main, puis sur un poste éclairé ; ou faites-le glisser. Chaque entrée vous fait piocher une carte.
page-hoops-ask-spot = Où joue { $card } ?
page-hoops-how-spot = Appuyez sur un poste éclairé.
page-hoops-ask-move = Où va { $card } ?
page-hoops-how-move = Appuyez sur un poste éclairé, ou laissez ce joueur sortir.
page-hoops-ask-prepare = Quelles tactiques préparez-vous ?
page-hoops-how-prepare = Appuyez sur des tactiques en main. Seules celles qui sont préparées peuvent être activées.
page-hoops-ask-room = Quelle tactique défaussez-vous pour { $card } ?
page-hoops-how-room = Appuyez sur une des tactiques préparées.
page-hoops-ask-buy = Qu’achetez-vous ?
page-hoops-how-buy = Appuyez sur une carte du marché : les cartes de votre main qui la paient se lèvent d’elles-mêmes. Vous pouvez en choisir d’autres.
page-hoops-ask-pay = Avec quoi payez-vous { $card } ?
page-hoops-how-pay = Appuyez sur une carte en main. On ne rend pas la monnaie.
page-hoops-ask-discard = Que faites-vous du reste ?
page-hoops-how-discard = Appuyez sur une carte : la défausser, l’éliminer ou la garder. Puis piochez jusqu’à six.
page-hoops-ask-tied = Égalité à { $points }
page-hoops-how-tied = Jouez une prolongation de six tours sans marché, ou acceptez l’égalité. Il n’y a égalité que si les deux acceptent, sans se montrer.
page-hoops-ask-end = Finir votre tour ?
page-hoops-how-end = Vous pouvez encore passer à une autre étape, à droite.

# Ce qu’est une carte
page-hoops-tip-change = En { $position } pour { $out } :
page-hoops-tip-same = aucun niveau ne change
page-hoops-tip-keeps = garde { $count } { $skill }
page-hoops-tip-complex = Trop complexe pour l’intelligence de jeu actuelle de l’équipe.
page-hoops-tip-rolls = { $dice ->
    [one] Lance { $dice } dé.
   *[other] Lance { $dice } dés.
}
page-hoops-tip-mean = Rapporte { $mean } en moyenne.
page-hoops-tip-stops = Stoppe { $mean } en moyenne.
page-hoops-tip-fatigue = Vous la prenez quand vous relancez en défense. Elle ne repart que lorsque vous faites entrer des joueurs.
page-hoops-about-intelligence = Intelligence de jeu : la complexité d’une tactique ne peut la dépasser.
page-hoops-about-rebounds = Rebonds : pour trois d’avance, ou une partie de trois, une attaque peut relancer un dé.
page-hoops-about-die = Compte { $worth }. Relancé, il rapporte { $mean } en moyenne et fait mieux à { $better }.
page-hoops-about-attack = { $skill } : un dé offensif ({ $colour }) par niveau.
page-hoops-about-defence = { $skill } : un dé défensif ({ $colour }) par niveau. Un nombre ne stoppe que l’attaque de sa couleur.

# Conseil
page-hoops-hint-thinking = Le bot MVP réfléchit…
page-hoops-hint-text = Ce que ferait ici le bot le plus fort, d’après ce que vous voyez.
page-hoops-no-more = Rien de plus

# Avant le premier tour
page-hoops-pick = Sélectionnez votre équipe
page-hoops-pick-text = En secret : cinq titulaires, sept remplaçants, trois tactiques offensives et deux défensives. Les autres cartes restent dans la boîte.
page-hoops-pick-starter = Titulaires, un par poste
page-hoops-pick-substitute = Remplaçants
page-hoops-pick-offence = Tactiques offensives
page-hoops-pick-defence = Tactiques défensives
page-hoops-pick-count = { $count } sur { $most }
page-hoops-pick-seal = Valider l’équipe
page-hoops-pick-missing = { $missing ->
    [one] Encore { $missing } carte
   *[other] Encore { $missing } cartes
}
page-hoops-pick-usual = Prendre l’équipe d’initiation
page-hoops-pick-watching = Les deux choisissent
page-hoops-draft-title = Draft initiale
page-hoops-draft-text = Quatre joueurs chacun : le premier joueur choisit une fois, puis deux chacun à tour de rôle. Chacun prend la place d’un remplaçant.
page-hoops-draft-which = Choisissez un joueur
page-hoops-draft = Prendre { $card }
page-hoops-drafted = Choisis par { $name }
page-hoops-leave-title = Qui fait place à { $card } ?
page-hoops-leave-text = Un de vos remplaçants retourne dans la boîte.
page-hoops-leave-which = Choisissez un remplaçant
page-hoops-leave = { $card } fait place

# La fin
page-hoops-you-win = Vous gagnez !
page-hoops-wins = { $name } gagne !
page-hoops-draw-final = Égalité à { $points } !
page-hoops-after = Revoir la partie
page-hoops-rematch = Encore une partie
page-hoops-rematch-go = À la nouvelle table

# L’histoire de ce que vous faites
page-hoops-own-first = Vous commencez.
page-hoops-own-hand = Vous piochez votre première main : { $cards }.
page-hoops-own-team = Votre équipe : { $cards }.
page-hoops-own-drafted = Vous draftez { $card }, qui remplace { $out }.
page-hoops-own-turn = Tour { $turn } : à vous.
page-hoops-own-overtime-turn = Prolongation { $overtime }, tour { $turn } : à vous.
page-hoops-own-last-turn = Ultime tour : à vous.
page-hoops-own-scored = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $attack } − { $defence } = { $points }) et en avez { $total }.
page-hoops-own-scored-free = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} et en avez { $total }.
page-hoops-own-stopped = Votre attaque est stoppée : { $attack } contre { $defence }.
page-hoops-own-refreshed = Vous remplacez des tactiques du marché : { $out }. Nouvelles : { $in }.
page-hoops-own-bought = Vous achetez { $card } (coût { $cost }) avec { $paid } (valeur { $value }).
page-hoops-own-rested = Vous rendez une carte Fatigue ; pile Fatigue : { $left }.
page-hoops-own-prepared = Vous préparez { $card }.
page-hoops-own-prepared-for = Vous préparez { $card } et défaussez { $out }.
page-hoops-own-attacks = Vous attaquez avec { $card } : { $dice }.
page-hoops-own-defends = Vous défendez avec { $card } : { $dice }.
page-hoops-own-no-dice = Vous activez { $card }, mais n’avez aucun dé à lancer.
page-hoops-own-tires = Vous prenez { $count ->
    [one] { $count } carte Fatigue
   *[other] { $count } cartes Fatigue
} ; pile Fatigue : { $left }.
page-hoops-own-rerolled = Vous en relancez { $count } ({ $taken }) : { $fell }.
page-hoops-own-keeps = Vous gardez { $faces } = { $total }.
page-hoops-own-stops = Vous gardez { $faces }, ce qui arrête { $total }.
page-hoops-own-discards = Vous défaussez { $cards }.
page-hoops-own-removes = Vous éliminez { $cards }.
page-hoops-own-keeps-cards = Vous gardez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main.
page-hoops-own-reshuffles = Vous mélangez votre défausse pour en faire une nouvelle pioche.
page-hoops-own-draws = Vous piochez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
page-hoops-own-drawn = Vous piochez : { $cards }.
page-hoops-own-plays-on = Vous voulez continuer.
page-hoops-own-agrees = Vous accepteriez l’égalité.
page-hoops-ask-attack = Quelle attaque activez-vous ?
page-hoops-how-attack = Appuyez sur une attaque préparée. Elle marque au début de votre prochain tour.
page-hoops-ask-defend = Comment défendez-vous ?
page-hoops-how-defend = Appuyez sur une défense préparée. Elle stoppe des points de l’attaque en attente.
page-hoops-decline-one = Personne
page-hoops-decline-none = Rien
page-hoops-for = { $card } pour { $out } ({ $position })
page-hoops-final-word = Score final
page-hoops-final-back = Retard de { $down }, victoire de { $by }
page-hoops-final-by = De { $by }
page-hoops-final-level = À égalité jusqu’au bout
page-hoops-lead = Qui menait, tour par tour
page-hoops-lead-text = À la fin, { $name } mène de { $points }.
page-hoops-best = Joueur de la partie
page-hoops-best-balance = avec ce joueur sur le terrain ({ $scored } à { $conceded })
page-hoops-best-turns = tours sur le terrain
page-hoops-best-price = coût à l’achat
page-hoops-turning = Tournant
page-hoops-turning-scored = Tour { $turn } : { $name } a marqué { $points }.
page-hoops-turning-stopped = Tour { $turn } : { $name } a stoppé { $points }.

# The opponent’s turn, step by step
page-hoops-turns = Tours adverses : { $pace }
page-hoops-hurry = Tout montrer
