# The table in the terminal: NBA Deck-Building

play-court-title = NBA Deck-Building
play-court-where-team = Avant la partie : équipes
play-court-where-draft = Avant la partie : draft
play-court-where-turn = Tour { $turn } sur { $turns }
play-court-where-overtime = Prolongation { $overtime }, tour { $turn } sur { $turns }
play-court-where-last = Ultime tour
play-court-where-tied = Égalité
play-court-where-over = Score final
play-court-fatigue = Fatigue { $count }
play-court-waits = L’adversaire joue…
play-court-over = La partie est finie
play-court-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-court-attacks = attaque

# Letters for skills and ratings: two each
play-court-code-three = 3P
play-court-code-inside = JI
play-court-code-drive = PÉ
play-court-code-steal = IN
play-court-code-block = CO
play-court-code-stop = ST
play-court-code-intelligence = IJ
play-court-code-rebounds = RB
play-court-code-complexity = CX
play-court-cost-value = C/V
play-court-cost-value-told = C/V coût/valeur
play-court-keeps = garde
play-court-side-attack = att.
play-court-side-defence = déf.

# Short names of the cards both start with
play-court-starter = Titulaire { $number }
play-court-substitute = Remplaçant { $number }
play-court-base-offense-3-pts = Base 3 Pts
play-court-base-offense-inside = Base Inside
play-court-base-offense-drive = Base Drive
play-court-base-offense-pick-and-roll = Pick and Roll
play-court-base-offense-drive-and-kick = Drive & Kick
play-court-base-defense-switch = Base Switch
play-court-base-defense-zone = Base Zone
play-court-base-defense-press = Base Press
play-court-base-defense-paint = Base Paint
play-court-base-defense-help = Base Help
play-court-fatigue-card = Fatigue
play-court-fatigue-told = inutile en main

# Zones
play-court-row = Rivière (pile { $left })
play-court-market = Tactiques
play-court-floor = Votre terrain
play-court-floor-other = Terrain
play-court-team = Niveau d’équipe
play-court-prepared = Préparées
play-court-slot-attack = attaque
play-court-slot-defence = défense
play-court-hand = Main { $hand } pioche { $deck } déf { $discard }
play-court-piles = main { $hand } · pioche { $deck } · défausse { $discard }
play-court-offer = Au choix
play-court-picked = Votre équipe ({ $count } sur { $most })
play-court-drafted = Choisis jusqu’ici
play-court-verdict = Le score est à égalité
play-court-verdict-on = Continuer : prolongation de six tours
play-court-verdict-agree = Accepter l’égalité
play-court-leaves = quitte le terrain
play-court-instead = à la place d’une tactique posée
play-court-no-more = c’est tout

# The turn
play-court-your-turn = Votre tour
play-court-not-your-turn = Le tour
play-court-step-replace = Remplacer
play-court-step-prepare = Préparer
play-court-step-buy-player = Acheter joueur
play-court-step-buy-tactic = Acheter tact.
play-court-step-attack = Attaquer
play-court-step-defend = Défendre
play-court-step-end = Finir le tour
play-court-fact-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
play-court-fact-tactics = { $count } tact.
play-court-fact-money = { $money }, dès { $cheapest }
play-court-fact-nothing = vide
play-court-fact-sum = { $sum } attend
play-court-fact-against = contre { $sum }
play-court-fact-no-attack = sans objet
play-court-chart = Points par attaque
play-court-by-turn = Points par tour
play-court-by-turn-turn = Tour
play-court-turn-last = { $overtime ->
    [0] fin
   *[other] P{ $overtime } fin
}
play-court-turn-overtime = P{ $overtime }.{ $turn }

# What is asked
play-court-ask-lock = On y va ? Entrée pour valider, u pour modifier
play-court-ask-starter = Votre équipe : quel titulaire ? { $position }
play-court-ask-substitutes = Votre équipe : sept remplaçants ({ $count } sur { $most }), puis Entrée
play-court-ask-offences = Votre équipe : trois tactiques offensives ({ $count } sur { $most }), puis Entrée
play-court-ask-defences = Votre équipe : deux tactiques défensives ({ $count } sur { $most }), puis Entrée
play-court-ask-draft = Draft initiale : prenez un joueur (choix { $count } sur { $most })
play-court-ask-leave-out = Quel remplaçant cède sa place à { $card } ?
play-court-ask-refresh = Quelles tactiques du marché remplacer ? ({ $count }) Entrée : continuer
play-court-ask-menu = À vous : une action, une tactique à activer ou la fin du tour
play-court-ask-menu-last = Ultime tour : préparez une défense, défendez ou terminez
play-court-ask-buy-player = Quel joueur achetez-vous ? Vos joueurs en main valent { $money }
play-court-ask-buy-tactic = Quelle tactique achetez-vous ? Vos tactiques en main valent { $money }
play-court-ask-pay = { $card } : reste { $owed } à payer. Avec quelle carte de la main ?
play-court-ask-enter = Qui entre depuis votre main ?
play-court-ask-enter-more = Qui d’autre entre ? ({ $entered } pour l’instant)
play-court-ask-spot = À quel poste joue { $card } ?
play-court-ask-move = { $card } occupe ce poste : quel autre poste, ou hors du terrain ?
play-court-ask-prepare = Quelle tactique préparez-vous ?
play-court-ask-make-room = Plus d’emplacement : quelle tactique cède sa place à { $card } ?
play-court-ask-reroll = Relancer quels dés ? ({ $count } sur { $most } au plus) Entrée : lancer
play-court-ask-reroll-defence = Relancer quels dés ? ({ $count } sur { $most } au plus, une carte Fatigue par dé) Entrée : lancer
play-court-ask-keep = { $skill } : garder { $count } sur { $most }. Entrée : garder ceux-ci
play-court-ask-discard = Fin de tour : défausser { $count }, éliminer { $removed }. Entrée : piocher jusqu’à six
play-court-ask-remove = Quelles cartes éliminer ? Entrée : piocher jusqu’à six
play-court-ask-tied = Continuer ou accepter l’égalité ? L’adversaire choisit aussi, en secret
play-court-missing = Il manque { $count } choix.
play-court-enough = Vous ne pouvez pas en choisir plus de { $most }.

# Hints
play-court-hint-lock = L’adversaire verra votre équipe quand les deux seront prêtes.
play-court-hint-starter = Le titulaire commence sur le terrain ; l’autre reste dans la boîte.
play-court-hint-substitute = Les remplaçants sont dans votre pioche : ils entrent, ou paient de meilleurs joueurs.
play-court-hint-replace = Faites entrer des joueurs de la main : piochez une carte pour chacun. Pour chacun, une carte Fatigue peut repartir.
play-court-hint-prepare = Posez des tactiques sur le terrain : seules les tactiques préparées peuvent être activées.
play-court-hint-buy = Payez avec des cartes de la main de la même catégorie. L’achat va sur le dessus de votre pioche.
play-court-hint-end = Ensuite défaussez, gardez ou éliminez le reste de la main, puis piochez jusqu’à six.
play-court-hint-refresh = Ce que vous remplacez disparaît pour les deux.
play-court-hint-bought = Va sur le dessus de votre pioche.
play-court-hint-replaced = Piochez une carte par joueur entré.
play-court-hint-prepared = Retour aux autres actions.
play-court-hint-rest = Rendez une carte Fatigue à la pile : une par joueur entré.
play-court-hint-room = { $out } va dans votre défausse, { $card } prend sa place.
play-court-hint-leaves = { $card } va dans votre défausse.
play-court-hint-pay-more = { $card } paie { $value } ; il manquera { $left }.
play-court-hint-pay-enough = { $card } paie { $value } : le compte y est{ $over ->
    [0] { "." }
   *[other] , { $over } de trop (on ne rend pas la monnaie).
}
play-court-hint-complexity = { $card } : complexité { $complexity }.
play-court-hint-complex = { $card } : complexité { $complexity }, mais votre équipe a une intelligence de jeu de { $intelligence }.
play-court-hint-dice = { $count }×{ $code } garde { $kept }
play-court-hint-attack = { $card } : lance { $dice }, relance { $rerolls }. Environ { $mean } points avant relances.
play-court-hint-defence = { $card } : lance { $dice }, relance jusqu’à { $rerolls } contre des cartes Fatigue. Aucune attaque en attente.
play-court-hint-defend = { $card } : lance { $dice }, relance jusqu’à { $rerolls } contre des cartes Fatigue. Arrête environ { $mean }.
play-court-hint-change = { $card } en { $position } pour { $out } : { $changes }
play-court-hint-no-change = aucun niveau ne change
play-court-hint-reroll = Un dé par tranche, même entamée, de trois rebonds d’avance ({ $own } contre { $other }). Tous à la fois.
play-court-hint-reroll-defence = Chaque dé relancé met une carte Fatigue sur le dessus de votre pioche ; il en reste { $fatigue }.
play-court-hint-keep = Avec ceux-ci, votre attaque vaut { $sum }.
play-court-hint-keep-defence = { $attack } − { $stopped } = { $points } pour l’adversaire.
play-court-hint-discard = Touche d’une carte : défausser ✓, encore : éliminer ✗, encore : garder. d : toutes ou aucune.
play-court-hint-play-on = Six tours de plus sans marché ; qui avait commencé joue en second.
play-court-hint-agree = L’égalité ne reste que si les deux l’acceptent.

# Keys
play-court-keys = ⏎ choisir  u annuler  m marché  h conseil  v cartes  l langue  ? aide  q fin
play-court-keys-gather = Espace ou touche prendre  Entrée valider  u annuler  m marchés  ? aide  q fin
play-court-keys-more = t clair ou sombre  r graine
play-court-keys-back = Entrée : retour au terrain
play-court-keys-end = n nouvelle partie  s enregistrer  v cartes et journal  r graine  q quitter

# Pages
play-court-news-title = Ce qui s’est passé
play-court-everything-title = Cartes et journal
play-court-known-own = En main ({ $count })
play-court-known-hand = Connues en main ({ $count })
play-court-known-top = Sur le dessus de la pioche, la prochaine d’abord ({ $count })
play-court-known-deck = Quelque part dans la pioche ({ $count })
play-court-known-hidden = En main ou dans la pioche, cachées ({ $count })
play-court-known-discard = Défausse ({ $count })
play-court-end = La partie est finie
play-court-winner = { $name } gagne !
play-court-draw = Égalité à { $points } !

# Help
play-court-help-title = Aide
play-court-help-goal-title = Le but
play-court-help-goal = Deux entraîneurs jouent à tour de rôle, 24 tours en tout. Achetez de meilleurs joueurs et tactiques, amenez-les sur le terrain, attaquez et défendez aux dés. Qui a le plus de points à la fin gagne.
play-court-help-turn-title = Votre tour
play-court-help-turn = D’abord votre attaque du tour précédent est comptée. Un nouveau joueur entre dans la rivière et pousse les autres. Un joueur poussé hors de l’emplacement 6 quitte la partie. Vous pouvez remplacer des tactiques du marché. Viennent les actions, puis l’activation, puis la fin : défaussez, gardez ou éliminez le reste de la main et piochez jusqu’à six.
play-court-help-actions-title = Actions : dans l’ordre voulu, chacune une fois
play-court-help-actions = Faire entrer : des joueurs de la main prennent un de leurs postes. Le joueur qui s’y trouvait change de poste ou va dans votre défausse. Piochez une carte par joueur entré ; pour chacun, vous pouvez aussi rendre une carte Fatigue. Préparer : posez des tactiques sur le terrain, trois par catégorie ; une nouvelle peut en remplacer une de sa catégorie. Acheter un joueur : payez avec des joueurs de la main, selon leur valeur. Acheter une tactique : payez avec des tactiques de la main. L’achat va sur le dessus de votre pioche ; on ne rend pas la monnaie.
play-court-help-dice-title = Activation et dés
play-court-help-dice = Une attaque et une défense par tour, dans l’ordre voulu. La complexité d’une tactique ne doit pas dépasser l’intelligence de jeu de votre équipe. Lancez un dé par niveau de l’équipe dans les compétences de la tactique, dix au plus par couleur. Attaque : relancez un dé par tranche, même entamée, de trois rebonds d’avance. Défense, seulement contre une attaque en attente : relancez autant de dés que vous prenez de cartes Fatigue. Gardez ensuite autant de dés que la tactique le dit. La tactique va dans votre défausse.
play-court-help-score-title = Points
play-court-help-score = Une attaque attend pendant un tour de l’adversaire. Elle rapporte sa somme moins la défense. Un nombre sur un dé défensif n’arrête que l’attaque dont il a la couleur : les lettres sous le nombre la nomment.
play-court-help-end-title = La fin
play-court-help-end = Après le tour 24, ou quand le marché n’a plus de joueurs, l’adversaire joue un ultime tour : préparer une défense et défendre. Une égalité se joue en prolongations de six tours sans marché, sauf si les deux l’acceptent.
play-court-help-cards-title = Cartes
play-court-help-cards = Votre deck, ce sont toutes vos cartes : la défausse revient quand la pioche est vide. Éliminez les cartes faibles pour piocher plus souvent les fortes. Une carte Fatigue ne s’élimine pas ; elle ne repart que lorsque vous faites entrer des joueurs.
play-court-help-variants-title = Variantes
play-court-help-variants = Sélection de l’équipe de départ : chacun choisit en secret cinq titulaires, sept remplaçants et cinq tactiques. Draft initiale : avant le premier tour, chacun prend au marché quatre joueurs bon marché, chacun à la place d’un remplaçant.
play-court-help-keys-title = Touches
play-court-help-key-choose-name = 1–9, 0, a–z
play-court-help-key-choose = choisir ce qui porte cette touche ; p : c’est tout, fin du tour
play-court-help-key-gather-name = Espace
play-court-help-key-gather = prendre ou reposer un dé ou une carte ; Entrée valide ce qui est pris
play-court-help-key-move-name = flèches, Entrée
play-court-help-key-move = se déplacer et choisir ; la souris marche aussi
play-court-help-key-undo-name = u, Retour
play-court-help-key-undo = annuler, jusqu’à la dernière carte piochée ou au dernier dé lancé
play-court-help-key-markets-name = m, Tab
play-court-help-key-markets = petite fenêtre : marchés ou terrain
play-court-help-key-hints-name = h
play-court-help-key-hints = conseils oui ou non
play-court-help-key-table-name = v
play-court-help-key-table = toutes les cartes connues et tout le journal ; PgPréc et PgSuiv font défiler le journal
play-court-help-key-language-name = l
play-court-help-key-language = anglais, français, allemand
play-court-help-key-lights-name = t
play-court-help-key-lights = clair ou sombre
play-court-help-key-record-name = r
play-court-help-key-record = l’empreinte de la graine et l’endroit de l’enregistrement
play-court-help-key-quit-name = q
play-court-help-key-quit = quitter la partie

# On the command line
play-court-coach = Entraîneur { $seat }
