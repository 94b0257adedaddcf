# La table dans le terminal : All-Star Draft
play-title = All-Star Draft
play-you = vous
play-mode-0 = { "" }
play-mode-1 = { mode-heritage }
play-mode-2 = { mode-free-agency }
play-mode-3 = { mode-clash }
play-mode-4 = { "" }
play-mode-5 = { mode-clash-keeping }
play-edition-2025 = { "" }
play-edition-2020 = Première édition
play-where-round = Manche { $round } sur { $rounds } : { $phase }
play-where-playoffs = Play-off : { $phase }
play-where-coaches = Avant la saison : entraîneurs
play-phase-draft = draft
play-phase-lineup = composition des équipes
play-phase-playoff-team = premières équipes
play-phase-shootout = tir de pénalité
play-phase-lay-down = remplaçants
play-phase-cut = départs
play-phase-over = terminé
play-phase-choose-coach = entraîneurs
play-phase-swap-buses = bus révélés
play-pack-left = les mains passent à gauche
play-pack-right = les mains passent à droite
play-pack-opponent = les mains passent à l’adversaire

# Cartes : deux lettres par espèce
play-code-Rabbit = La
play-code-Duck = Cn
play-code-Beaver = Cs
play-code-Eagle = Ai
play-code-Penguin = Ma
play-code-Panda = Pa
play-code-Wolf = Lo
play-code-Shark = Re
play-code-Tiger = Ti
play-code-Horse = Ch
play-code-Caribou = Cb
play-code-PolarBear = Ou
play-no-set = rien en commun

# Arènes et places
play-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
play-combo-one-of-each = un symbole de chaque bat 5 cartes identiques
play-combo-run = une suite de 5 bat 5 cartes identiques
play-combo-three-and-two = brelan + paire bat 5 cartes identiques
play-whistle = sifflet : décompte inhabituel
play-playoff-fans = Supporters des play-off
play-seat-fans = { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}
play-seat-bench = banc { $count }
play-seat-tickets = { $tickets ->
    [0] aucun ticket
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
play-seat-out = éliminé, { $rank }

# Entraîneurs
play-coach-species = Entraîneur : { $species }
play-coach-season = { $once ->
    [1] Une fois dans la saison
   *[other] Chaque manche de la saison
}
play-coach-playoffs = { $once ->
    [1] Une fois en play-off
   *[other] En play-off
}
play-coach-used = utilisé
play-at-team = équipe { $team }
play-at-player = { $card }, équipe { $team }
play-coach-team = près de l’équipe { $team }
play-coach-player = près du hockeyeur { $card }, équipe { $team }
play-brings-wins_ties = { $number ->
    [1] gagne les égalités
   *[other] bat autant d’identiques
}
play-brings-fans = { $number ->
    [one] +{ $number } supporter
   *[other] +{ $number } supporters
}
play-brings-fans_if_last = { $number ->
    [one] +{ $number } supporter si dernière
   *[other] +{ $number } supporters si dernière
}
play-brings-fans_times = supporters × { $number }
play-brings-most_more = au plus +{ $number }
play-brings-price = coûte { $number ->
    [one] { $number } supporter
   *[other] { $number } supporters
}
play-brought-fans = { $fans ->
    [0] aucun supporter de plus
    [one] { $fans } supporter de plus
   *[other] { $fans } supporters de plus
}
play-brought-ties = gagne toute égalité
play-counts-Number = { $card } compte comme numéro { $value }
play-counts-Symbol = { $card } compte avec le symbole { $value }
play-counts-Species = { $card } compte comme { $value }

# Ce qui est demandé
play-ask-pick = Choisissez un hockeyeur pour votre banc (choix { $pick } sur { $picks })
play-ask-pick-last = Choisissez un hockeyeur pour votre banc (choix { $pick } sur { $picks }) ; l’autre est défaussé
play-ask-open-pick = Prenez l’un des hockeyeurs visibles pour votre banc
play-ask-keep = Gardez un hockeyeur pour votre banc (encore { $left } à choisir avant de passer la main)
play-ask-give = Choisissez un hockeyeur à donner à { $name }
play-ask-throw = Défaussez, face cachée, l’un des sept hockeyeurs de cette manche
play-ask-out = Équipe { $team } : sortez un hockeyeur, ou laissez-la telle quelle
play-ask-out-any = Sortez un hockeyeur d’une des équipes, ou laissez l’équipe { $team }
play-ask-out-again = { $coach } : sortez un second hockeyeur de l’équipe { $team }, ou non
play-ask-in = Équipe { $team } : qui entre pour { $card } ?
play-ask-new-team = Choisissez-en cinq pour votre nouvelle équipe ({ $count }/{ $team })
play-ask-bus = Quelle équipe va dans quelle arène ?
play-ask-swap-buses = { $coach } : échangez deux de vos bus, ou laissez-les
play-ask-coach = Choisissez votre entraîneur
play-ask-coach-team = { $coach } : près de quelle équipe ?
play-ask-coach-player = { $coach } : près de quel hockeyeur ?
play-ask-coach-mate = Quel coéquipier { $card } doit-il imiter ?
play-ask-playoff-team = Choisissez-en cinq pour votre équipe des play-off ({ $count }/{ $team })
play-ask-shootout = Tir de pénalité : choisissez votre tireur
play-ask-lay-down = Posez { $fewest } à { $most } remplaçants ({ $count } pour l’instant)
play-ask-lay-down-more = Posez { $fewest } à { $most } remplaçants ({ $count } pour l’instant) : encore un, ou terminé
play-ask-lay-down-or-skip = Posez { $fewest } à { $most } remplaçants, ou passez une fois ({ $coach })
play-ask-cut = Désignez { $wanted } départs de votre équipe ({ $count } pour l’instant)
play-ask-lock = On y va ? Entrée pour valider, u pour modifier

# Rangées de cartes
play-row-pack = Main ({ $count })
play-row-kept = Mis de côté ({ $count })
play-row-bench = Votre banc ({ $count })
play-row-received = Reçus cette manche ({ $count })
play-row-team = Équipe { $team }
play-row-team-bus = Équipe { $team } → { $arena }
play-row-coaches = Vos deux entraîneurs au choix
play-row-new-team = Votre nouvelle équipe ({ $count }/5)
play-row-playoff-team = Votre équipe des play-off ({ $count }/5)
play-row-playing = Votre équipe ({ $count })
play-row-substitutes = Remplaçants, face cachée ({ $count })
play-row-leaving = Départs ({ $count })
play-row-shooter = Votre tireur
play-none-leave = Laisser tel quel
play-none-done = Terminé
play-none-coach = Sans lui
play-none-skip = Passer
play-plan-team = Équipe { $team } : { $strength }
play-list-none = Pas cette fois
play-list-team = Équipe
play-list-arena = Arène
play-list-coach = Avec l’entraîneur
play-list-outcome = → { $arena } : { $rank }, +{ $fans }

# Conseils
play-hint-best = Meilleure équipe à présent : { $strength }
play-hint-with = Avec { $card } : { $strength }
play-hint-empty = Votre banc est encore vide. Réunissez ce qui se ressemble.
play-hint-bus = Regardez bien ce que rapporte chaque arène, et à quel rang.
play-hint-after = Meilleure équipe après le changement : { $strength }
play-hint-buses = Équipes et arènes : { $plan }
play-hint-shot = Votre tir le plus puissant : { $card }
play-hint-coach = L’un reste toute la partie, visible ; l’autre retourne dans la boîte.
play-hint-beside = { $card }, équipe { $team } : { $strength } (sans l’entraîneur { $now })
play-hint-coach-goes = Entraîneur { $where }
play-hint-buses-stay = Tels quels : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} cette manche
play-hint-buses-swapped = Échangés : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} cette manche au lieu de { $now }
play-hint-skips = Votre équipe reste telle quelle : { $strength }. L’entraîneur est retourné.
play-sorted-species = Tri par espèce
play-sorted-number = Tri par numéro
play-sorted-symbol = Tri par symbole

# Résultats
play-results-round = Résultats de la manche { $round }
play-results-match = Match de play-off
play-results-shootout = Tir de pénalité
play-results-coaches = Les entraîneurs
play-match = Les équipes, de la plus forte à la plus faible
play-plus-fans = +{ $fans }
play-shootout-rule = La carte la plus faible perd. Le symbole compte d’abord, puis les autres attributs.
play-why-tied = à égalité avec la suivante
play-why-combo = le combo l’emporte ici
play-why-coach = l’entraîneur tranche
play-why-size = { $more } cartes identiques battent { $fewer }
play-why-above = { $above } devant { $below }
play-end = La partie est finie
play-winner = { $name } l’emporte !
play-winners = Victoire partagée : { $names }
play-from-playoffs = dont { $fans } aux play-off

# Touches
play-keys-table = Entrée choix  u annuler  s tri  h conseils  v équipes  l langue  ? aide  q fin
play-keys-table-more = r graine  t clair ou sombre
play-keys-back = Entrée : retour à la table
play-keys-end = n nouvelle partie  s enregistrer  v équipes et journal  r graine  q quitter

# Enregistrement et départ
play-everything-title = Équipes et journal

# Aide
play-help-title = Aide
play-help-goal-title = Le but
play-help-goal = Vous dirigez des équipes de hockey. Qui réunit le plus de supporters après trois manches et les play-off gagne.
play-help-season-title = Une manche
play-help-season = Draft : chacun garde un hockeyeur de sa main et passe le reste, jusqu’à ce que tous soient sur les bancs. Vous pouvez ensuite échanger un hockeyeur dans chacune de vos anciennes équipes. Puis vous composez une nouvelle équipe de 5 et vous envoyez chaque équipe en bus dans une arène. Tout reste caché tant que chacun n’a pas validé. Une arène rapporte des supporters selon le rang, parfois d’une drôle de façon.
play-help-classic = À deux, chaque manche distribue 7 cartes et on en prend 6. La dernière de chaque main est défaussée sans que l’autre la voie.
play-help-strength-title = Puissance
play-help-strength = Comptez combien des cinq partagent un symbole, un numéro ou une espèce. Plus il y en a, plus l’équipe est forte.
play-help-medals = À nombre égal, la meilleure médaille l’emporte, puis la valeur la plus à gauche.
play-medal-gold = Or
play-medal-silver = Argent
play-medal-bronze = Bronze
play-help-coaches-title = Entraîneurs
play-help-coaches = Vous en recevez deux et en gardez un, visible devant vous. Celui d’une équipe ou d’un hockeyeur se place à nouveau à la fin de chaque composition, en secret. Celui qui n’aide qu’une fois (⚑) est retourné après usage (⚐).
play-help-playoffs-title = Play-off
play-help-playoffs = Une seule équipe, tirée de tous vos hockeyeurs. La plus faible défausse un ticket ; sans ticket, elle est éliminée. Une égalité entre les plus faibles se règle au tir de pénalité : un hockeyeur du banc chacun, le plus faible perd. Qui reste en lice doit échanger 2 à 4 hockeyeurs, et les partants ne reviennent pas. Qui ne le peut plus est éliminé.
play-help-playoffs-last-ticket = Une seule équipe, tirée de tous vos hockeyeurs. Chacun commence avec { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}. La plus faible défausse un ticket, et qui défausse son dernier est aussitôt éliminé. Une égalité entre les plus faibles se règle au tir de pénalité : un hockeyeur du banc chacun, le plus faible perd. Qui reste en lice doit échanger 2 à 4 hockeyeurs, et les partants ne reviennent pas. Qui ne le peut plus est éliminé.
play-help-cup = Sur la coupe : { $fans }
play-help-edition-title = La première édition (2020)
play-help-first-edition = 12 arènes, aucune à combo. Le patin est plus fort que le gant. Tout est révélé d’un coup, puis les arènes se règlent l’une après l’autre. Le compteur des supporters va jusqu’à 60 : au-delà, un second marqueur se place sur +60 ou +120.
play-help-keys-title = Touches
play-help-key-choose-name = 1–9, 0, a–k
play-help-key-choose = choisir la carte de cette touche, ou la ressortir ; p : aucune, terminé
play-help-key-move-name = flèches, Entrée
play-help-key-move = se déplacer et choisir ; la souris marche aussi
play-help-key-undo-name = u, Retour arrière
play-help-key-undo = annuler votre dernier choix
play-help-key-sort-name = s
play-help-key-sort = trier par espèce, numéro ou symbole
play-help-key-hints-name = h
play-help-key-hints = montrer ou cacher les conseils (★ fait partie de votre meilleur groupe)
play-help-key-table-name = v
play-help-key-table = les équipes de tous et tout le journal ; PgPréc et PgSuiv font défiler le journal
play-help-key-language-name = l
play-help-key-language = anglais, français, allemand
play-help-key-lights-name = t
play-help-key-lights = clair ou sombre
play-help-key-record-name = r
play-help-key-record = l’empreinte de la graine et l’endroit de l’enregistrement
play-help-key-quit-name = q
play-help-key-quit = quitter la partie
