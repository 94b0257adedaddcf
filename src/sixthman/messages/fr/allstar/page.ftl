# La table d’All-Star Draft
page-rink-season = Saison
page-rink-round = Manche { $round }
page-rink-playoffs = Play-off
page-rink-at-draft = draft
page-rink-at-pick = draft, choix { $pick } sur { $picks }
page-rink-at-first-team = première équipe
page-rink-at-teams = équipes et bus
page-rink-at-arenas = arènes
page-rink-at-playoff-team = première équipe
page-rink-at-shootout = match { $match }, tir de pénalité
page-rink-at-lay-down = match { $match }, changements
page-rink-at-cut = match { $match }, départs
page-rink-at-over = fin de la partie
page-rink-at-choose-coach = entraîneurs
page-rink-at-swap-buses = bus révélés
page-rink-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
page-rink-team = Équipe { $team }
page-rink-bench = Banc
page-rink-your-bench = Votre banc
page-rink-bench-count = banc { $count }
page-rink-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-rink-fans = Supporters
page-rink-fans-unit = supporters
page-rink-after-round = après la manche { $round }
page-rink-arenas = Arènes
page-rink-arenas-note = supporters par rang
page-rink-arena-tip = { $arena }. Supporters par rang : { $fans }.
page-rink-combo = Combo
page-rink-combo-one-of-each = Un symbole de chaque bat 5 cartes identiques
page-rink-combo-one-of-each-short = un de chaque
page-rink-combo-run = Une suite de 5 bat 5 cartes identiques
page-rink-combo-run-short = la suite gagne
page-rink-combo-three-and-two = Brelan + paire bat 5 cartes identiques
page-rink-combo-three-and-two-short = Brelan + paire
page-rink-whistle = Inhabituel : le { $rank } gagne le plus
page-rink-whistle-short = { $rank } en tête
page-rink-not-two = Pas à deux managers
page-rink-not-two-short = pas à 2
page-rink-mark-combo-tip = Dans cette arène, le combo passe devant toute équipe ordinaire ; les équipes qui le font sont à égalité.
page-rink-mark-whistle-tip = Le sifflet : ici, les supporters ne diminuent pas simplement de rang en rang.
page-rink-mark-not-two-tip = À deux managers, cette arène reste dans la boîte.
page-rink-ladder = Tie-Breaker
page-rink-ladder-tip = { $attribute } : le plus fort à gauche. D’abord compte le nombre de cartes identiques, puis Or, Argent, Bronze.
page-rink-medal-gold = Or
page-rink-medal-silver = Argent
page-rink-medal-bronze = Bronze
page-rink-kind-medal = { $kind } ({ $medal })
page-rink-card-tip = { $card } : compte pour les groupes { $symbol }, numéro { $number } et { $species }.
page-rink-card-tip-plain = { $card } : sans symbole ; compte pour les groupes numéro { $number } et { $species }.
page-rink-rivals = Adversaires
page-rink-rivals-note = leurs équipes visibles
page-rink-known-note = ce qu’ils peuvent montrer
page-rink-no-team-yet = Aucune équipe visible
page-rink-sealed = validée
page-rink-story = Journal
page-rink-last-result = dernier résultat
page-rink-views = Vues
page-rink-order = Ordre de passage
page-rink-locked = validé
page-rink-choosing = choisit
page-rink-sealed-or-not = à la table
page-rink-waits = attend
page-rink-away = pas là
page-rink-chosen-of = { $chosen } sur { $of } ont choisi
page-rink-hint = Conseil
page-rink-hint-text = Ce que ferait un bot MVP à votre place, en ne voyant que ce que vous voyez.
page-rink-hint-wait = Réflexion en cours…
page-rink-hint-best = Le mieux : { $choice }
page-rink-hint-cards = { $cards } cartes
page-rink-hint-buses = bus { $plan }
page-rink-rules = Règles
page-rink-sound-on = Son activé
page-rink-sound-off = Son coupé
page-rink-change = Modifier
page-rink-undo = Annuler
page-rink-clear = Effacer
page-rink-tied = à égalité

# Le draft
page-rink-pack = Votre main
page-rink-pack-from = main de
page-rink-choose-one = Choisissez une carte
page-rink-choose-keep = { $count ->
    [one] Gardez { $count } carte
   *[other] Gardez { $count } cartes
}
page-rink-choose-give = Donnez-en une
page-rink-ready = À valider
page-rink-keep = à garder
page-rink-give = à donner
page-rink-rest-goes = { $count ->
    [0] il ne reste rien pour
    [one] l’autre va à
   *[other] les { $count } autres vont à
}
page-rink-open-cards = Cartes visibles : une chacun, la troisième est défaussée
page-rink-wait-for = { $name } choisit
page-rink-not-your-turn = À l’adversaire de choisir
page-rink-lock-pick = Valider
page-rink-lock-card = Valider { $card }
page-rink-locked-card = { $card }, validé
page-rink-no-set = rien en commun
page-rink-would-make = Ferait { $strength }.
page-rink-swap-makes = Dans l’équipe { $team }, elle fait
page-rink-bench-makes = Sur votre banc, elle fait
page-rink-keys-draft = Choisissez avec 1–{ $last } ou les flèches, validez avec Entrée.
page-rink-passed = Qu’ai-je passé ?
page-rink-passed-on = En route vers les autres
page-rink-passed-gone = Prises par d’autres
page-rink-passed-none = Rien encore dans cette manche.
page-rink-group-by = grouper par
page-rink-pick-short = choix
page-rink-in-play = { $kind } : { $count } en jeu
page-rink-in-play-yours = { $count } à vous
page-rink-in-play-here = { $count } ici
page-rink-in-play-shown = { $count } visibles
page-rink-in-play-passed = { $count } passées
page-rink-in-play-unseen = { $count } inconnues
page-rink-watching-draft = Tout le monde drafte
page-rink-tab-draft = Draft
page-rink-tab-bench = Banc
page-rink-tab-teams = Équipes
page-rink-tab-result = Résultat
page-rink-tab-why = Pourquoi ?
page-rink-tab-show = Visibles

# Équipes et bus
page-rink-new = nouvelle
page-rink-from-round = de la manche { $round }
page-rink-alike = { $count } identiques sur 5
page-rink-chosen-cards = { $count } sur { $of } choisies
page-rink-fill-tip = cliquez deux fois une carte du banc, glissez-la ici, ou sa touche puis Entrée
page-rink-full-tip = cliquez un hockeyeur pour le remettre au banc
page-rink-more-cards = { $count ->
    [0] complet
    [one] encore une
   *[other] encore { $count }
}
page-rink-place = Emplacement { $place } de la nouvelle équipe
page-rink-swap = Changement { $used }/{ $of }
page-rink-swap-tip = facultatif : glissez une carte du banc sur un hockeyeur, ou cliquez les deux
page-rink-swap-tap = Touchez un hockeyeur, puis une carte du banc
page-rink-swap-used = changement déjà fait
page-rink-swap-late = elle quitte une équipe plus récente, donc plus tard
page-rink-out = { $card } retourne sur votre banc
page-rink-flag-in = entre
page-rink-flag-out = sort
page-rink-flag-coach = entraîneur
page-rink-flag-mate = modèle
page-rink-could-go = { $card } pourrait aller dans
page-rink-for = pour { $card }
page-rink-full = est complète
page-rink-completes = complète l’équipe
page-rink-joins = rejoint la nouvelle équipe
page-rink-next-bus = { $bus } { $arena } : l’équipe { $team } y va. L’envoyer dans l’arène suivante
page-rink-not-yet = il en faut cinq
page-rink-expected = Attendus cette manche
page-rink-lock-team = Valider l’équipe
page-rink-lock-teams = Valider équipes et bus
page-rink-needs-cards = { $count ->
    [0] L’équipe { $team } est complète
    [one] Il manque une carte à l’équipe { $team }
   *[other] Il manque { $count } cartes à l’équipe { $team }
}
page-rink-needs-throw = Défaussez une carte de cette manche
page-rink-throw = En défausser une
page-rink-throw-which = Laquelle ?
page-rink-thrown = { $card } défaussée. La garder quand même
page-rink-thrown-short = défaussée
page-rink-tap-to-fill = touchez pour remplir l’équipe { $team }
page-rink-keys-lineup = Touche 1–9 pour une carte du banc, puis Entrée pour l’ajouter ; Retour arrière en retire une{ $buses ->
    [1] {" "}; B échange les bus
   *[other] {""}
}.
page-rink-held-sets = Sur votre banc :
page-rink-watching-lineup = Les équipes se composent

# Entraîneurs
page-rink-coaches = Les entraîneurs
page-rink-coaches-watch = Chacun choisit un entraîneur
page-rink-choose-coach = Choisissez votre entraîneur
page-rink-choose-coach-text = L’un reste toute la partie, visible ; l’autre retourne dans la boîte.
page-rink-lock-coach = Valider l’entraîneur
page-rink-coach-used = utilisé
page-rink-coach-here = Entraîneur ici
page-rink-coach-lay = Entraîneur ici ?
page-rink-coach-choose = Près d’un hockeyeur…
page-rink-coach-click = Cliquez le hockeyeur que l’entraîneur rejoint.
page-rink-coach-mate = Cliquez maintenant le coéquipier que doit imiter { $card }.
page-rink-coach-team = Près de l’équipe { $team }.
page-rink-coach-player = Près du hockeyeur { $card }.
page-rink-coach-like = Près du hockeyeur { $card }, qui imite { $mate }.
page-rink-coach-none = Pas utilisé cette manche.
page-rink-coach-none-team = Pas utilisé cette manche : posez-le près d’une équipe.
page-rink-coach-away = Pas cette fois
page-rink-swap-buses = Échanger deux de vos bus ?
page-rink-buses-open = Les bus sont révélés
page-rink-buses-stay = Les laisser tels quels
page-rink-buses-plan = Équipes vers { $plan }
page-rink-lock-buses = Valider les bus

# Décompte des arènes
page-rink-arena-of = arène { $arena } sur { $of }
page-rink-arena-of-round = Manche { $round }, arène { $arena } sur { $of }
page-rink-again = Revoir
page-rink-skip = Passer les animations
page-rink-skip-all = Retour à la table
page-rink-next-arena = Arène suivante
page-rink-to-round = Vers la manche { $round }
page-rink-to-playoffs = Vers les play-off
page-rink-to-end = Vers le résultat
page-rink-next-playoffs = Ensuite : play-off
page-rink-next-playoffs-text = Toutes les cartes reviennent au banc. Une seule équipe, et la dernière en lice gagne.
page-rink-why-rank = { $you ->
    [1] Pourquoi { $rank } ?
   *[other] Pourquoi { $name } est { $rank } ?
}
page-rink-why-rank-tied = Pourquoi { $rank } à égalité ?
page-rink-why-versus = { $mine } contre { $other }
page-rink-why-step-size = Le plus de cartes identiques
page-rink-why-step-kind = Quel attribut
page-rink-why-step-value = Quelle valeur
page-rink-why-tied = Même groupe pour { $names } : à égalité, chacun prend ce rang.
page-rink-why-size = { $above } bat { $below } : { $more } cartes identiques battent { $fewer }.
page-rink-why-medal = { $above } bat { $below } : { $first } avant { $second }.
page-rink-why-value = { $above } bat { $below } : { $first } avant { $second }.
page-rink-why-combo = { $above } : ici, le combo bat 5 cartes identiques.
page-rink-why-tie = Autant de cartes identiques, mais l’entraîneur tranche.
page-rink-why-coach-more = { $fans ->
    [one] L’entraîneur a apporté { $fans } supporter de plus.
   *[other] L’entraîneur a apporté { $fans } supporters de plus.
}

# Play-off
page-rink-steps = Étapes d’un match
page-rink-step-match = Match
page-rink-step-shootout = Tir
page-rink-step-swap = Échanger 2–4
page-rink-match = Match { $match }
page-rink-on-show = Équipes visibles
page-rink-ticket-bonus = +{ $fans } par ticket qui reste au vainqueur
page-rink-out-with = éliminé, { $rank } : { $fans } supporters
page-rink-shootout = Tir de pénalité : qui reste en lice ?
page-rink-shootout-why = { $names } : { $strength }. Une carte chacun, pas de second tir.
page-rink-shootout-rule = La carte la plus faible perd : d’abord Or, puis Argent, puis Bronze. Les cartes tirées quittent la partie.
page-rink-shootout-lost = La carte la plus faible : { $name }.
page-rink-loses = perd
page-rink-stays-in = reste
page-rink-compared = Comparées dans cet ordre
page-rink-ending-ticket-lost = { $you ->
    [1] Vous défaussez un ticket.
   *[other] { $name } défausse un ticket.
}
page-rink-ending-eliminated = { $you ->
    [1] Vous sortez des play-off : { $rank }, { $fans } supporters.
   *[other] { $name } sort des play-off : { $rank }, { $fans } supporters.
}
page-rink-ending-champion = { $you ->
    [1] Vous gagnez les play-off : { $fans } supporters
   *[other] { $name } gagne les play-off : { $fans } supporters
}{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour les tickets restants
}.
page-rink-ending-tied = Égalité des équipes les plus faibles : le tir de pénalité décide.
page-rink-ending-none = Personne n’est éliminé.
page-rink-to-shootout = Vers le tir
page-rink-to-swap = Échanger des hockeyeurs
page-rink-go-on = Continuer
page-rink-you-are-out = Vous sortez des play-off
page-rink-watching = Vous regardez
page-rink-nothing-to-do = Les autres décident
page-rink-ask-playoff-team = Choisissez-en cinq pour les play-off
page-rink-ask-shootout = Choisissez votre tireur
page-rink-ask-lay-down = Posez { $fewest } à { $most } cartes de votre banc
page-rink-ask-cut = Défaussez { $wanted } cartes de votre équipe
page-rink-lock-playoff-team = Valider l’équipe
page-rink-lock-shot = Tirer avec { $card }
page-rink-lock-lay-down = Poser { $count } cartes
page-rink-lock-cut = En défausser { $count }
page-rink-lock-shootout = Tirer
page-rink-choose-more = { $count ->
    [0] Trop de cartes
    [one] Encore une carte
   *[other] Encore { $count } cartes
}
page-rink-take-set = prendre un groupe :
page-rink-playoff-tip = Une équipe pour tous les matchs ; après chacun, 2 à 4 changements obligatoires.
page-rink-then-home = Puis défaussez-en autant
page-rink-then-home-note = s’ouvre quand tous ont posé ; marquez-les déjà pour voir le résultat
page-rink-comes-in = Entrent
page-rink-stays = reste
page-rink-goes = part
page-rink-after-swap = Votre équipe après le changement
page-rink-after-swap-none = Marquez les départs pour voir votre équipe
page-rink-last-chance = { $percent } % d’être la plus faible
page-rink-bench-left = { $count ->
    [one] { $count } carte reste sur votre banc.
   *[other] { $count } cartes restent sur votre banc.
}
page-rink-skip-swap = Passer une fois (entraîneur)

# La fin
page-rink-you-win = Vous gagnez la coupe
page-rink-wins = { $name } l’emporte !
page-rink-shared-win = Victoire partagée : { $name }
page-rink-after = Revoir la partie
page-rink-rematch = Rejouer
page-rink-to-rematch = Vers la nouvelle table

# Le récit, ligne par ligne
page-rink-story-species = En jeu : { $species }.
page-rink-story-deal = <b>Manche { $round }</b> : { $arenas }.
page-rink-story-picked = <b>{ $name }</b> – choix : { $card }.
page-rink-story-last-card = <b>{ $name }</b> : { $card }, dernière carte de la main.
page-rink-story-gave = <b>{ $name }</b> – don à l’adversaire : { $card }.
page-rink-story-given = <b>{ $name }</b> – reçu : { $card }.
page-rink-story-free-agent = <b>{ $name }</b> – prise : { $card }.
page-rink-story-threw-away = <b>{ $name }</b> – défausse, face cachée : { $card }.
page-rink-story-substituted = <b>{ $name }</b>, équipe { $team } : { $out } sort, { $in } entre.
page-rink-story-arena = <b>{ $arena }</b>
page-rink-story-arena-row = { $rank }. <b>{ $name }</b>, { $strength } : +{ $fans }
page-rink-story-round-over = <b>Après la manche { $round }</b> : { $fans }.
page-rink-story-playoffs = <b>Play-off !</b> Tous les hockeyeurs regagnent les bancs.
page-rink-story-match = <b>Match de play-off</b>
page-rink-story-match-row = { $rank }. <b>{ $name }</b>, { $strength }
page-rink-story-tied = À égalité pour l’équipe la plus faible : { $names }.
page-rink-story-shootout = <b>Tir de pénalité</b> : { $shots }.
page-rink-story-laid-down = <b>{ $name }</b> : { $count } remplaçants posés.
page-rink-story-swapped = <b>{ $name }</b> : { $in } pour { $out }.
page-rink-story-ticket-lost = <b>{ $name }</b> : un ticket de moins, reste { $left }.
page-rink-story-eliminated = <b>{ $name }</b> : sortie au rang { $rank }, { $fans } supporters.
page-rink-story-champion = <b>{ $name }</b> : victoire en play-off, { $fans } supporters{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } pour les tickets restants
}.
page-rink-story-final = <b>Classement final</b>
page-rink-story-final-row = { $place }. <b>{ $name }</b> : { $fans } supporters (dont { $playoff_fans } aux play-off)
page-rink-story-coaches-dealt = <b>{ $name }</b> : choix entre { $coaches }.
page-rink-story-coach-chosen = <b>{ $name }</b> engage { $coach }.
page-rink-story-coach-fans = <b>{ $name }</b> : { $fans } supporters suivent { $coach }.
page-rink-story-coach-paid = <b>{ $name }</b> : { $fans } supporters payés pour { $coach }.
page-rink-story-coach-tickets = <b>{ $name }</b> : { $tickets } ticket de plus avec { $coach }.
page-rink-story-coach-team = <b>{ $name }</b> : { $coach } près de l’équipe { $team }.
page-rink-story-coach-player = <b>{ $name }</b> : { $coach } près du hockeyeur { $card }, équipe { $team }.
page-rink-story-coach-mate = <b>{ $name }</b> : { $coach } près du hockeyeur { $card }, qui imite { $mate }, équipe { $team }.
page-rink-story-coach-twice = <b>{ $name }</b> : un second changement grâce à { $coach }.
page-rink-story-coach-skips = <b>{ $name }</b> : pas de changement, grâce à { $coach }.
page-rink-story-coach-calls = <b>{ $name }</b> : à égalité avec le suivant, grâce à { $coach }.
page-rink-story-buses-open = Les bus sont révélés. Peuvent en échanger deux : { $names }.
page-rink-story-buses-swapped = <b>{ $name }</b> : deux bus échangés par { $coach }.
page-rink-story-shot-returns = <b>{ $name }</b> : { $card } revient au banc, grâce à { $coach }.

# The deal of the day
page-rink-round-short = M{ $round }

# Puzzles
page-puzzle-bus = équipe { $team } vers l’arène { $arena }
page-puzzle-allstar-card = Quelle carte ?
page-puzzle-allstar-bus = Quel bus ?
page-puzzle-allstar-card-keep = Garder cette carte, un essai
page-puzzle-allstar-bus-keep = Envoyer ces bus, un essai

# Album
page-rink-album-missing = { $species } : manque encore
page-rink-choose-keep-more = { $count ->
    [one] Gardez encore { $count } carte
   *[other] Gardez encore { $count } cartes
}
page-rink-with = avec { $name }
page-rink-no-partner = sans partenaire
page-rink-partners = Vont avec : { $names }.
page-rink-partners-none = Aucun partenaire dans cette main.
page-rink-all-players = Les { $count } hockeyeurs
page-rink-all-players-here = { $count } devant vous
page-rink-beats = Ce qui bat quoi
page-rink-beats-word = bat
page-rink-beats-size = Le plus grand nombre l’emporte : trois contre deux.
page-rink-beats-medal = À nombre égal : { $kinds }.
page-rink-beats-value = Même attribut : le plus fort l’emporte.
page-rink-beats-here = Seulement dans cette arène :
page-rink-rail-here = vers { $arena }
page-rink-rail-later = { $count } arènes
page-rink-rivals-none = rien de révélé
page-rink-takes-yours = prend votre main
page-rink-passes-to-you = vous passe sa main
page-rink-across = en face
page-rink-first-pick = Premier choix ?
page-rink-first-pick-Symbol = Prenez une carte avec un symbole. À nombre égal, les symboles battent tout le reste.
page-rink-first-pick-Number = Regardez les numéros. À nombre égal, ils battent tout le reste.
page-rink-first-pick-Species = Regardez les espèces. À nombre égal, elles battent tout le reste.
page-rink-ask-team = Choisissez cinq hockeyeurs
page-rink-ask-teams = Formez l’équipe, attribuez les bus
page-rink-stage-dark = Ne compte que ce qui est déjà révélé.
page-rink-stage-left = Encore { $count } rangs.
page-rink-stage-last = { $names } ?
page-rink-gate-you = Vous sortez
page-rink-gate-out = { $name } sort
page-rink-gate-fans = +{ $fans } supporters
page-rink-match-rule = L’équipe la plus faible perd.
page-rink-weakest = Qui est le plus faible ?
page-rink-verdict-in = reste en jeu
page-rink-verdict-out = sort
page-rink-verdict-ticket = ticket perdu
page-rink-verdict-tied = tir de pénalité
page-rink-stakes = L’enjeu
page-rink-stakes-you = vous : { $fans }
page-rink-came-pick = choix { $pick }
page-rink-came-swap = changement { $swap }
page-rink-came-bench = Banc
page-rink-final = Classement final
page-rink-by = { $you ->
    [1] Victoire avec { $fans } d’avance
   *[other] { $name } gagne avec { $fans } d’avance
}
page-rink-tied-top = Égalité en tête
page-rink-turning = Tournant
page-rink-turning-text = { $fans } supporters entre { $name } et { $other } : le plus grand écart de la saison.
