# Le récit d’une partie de All-Star Draft
story-species = En jeu : { $species }.
story-deal = Manche { $round } : { $arenas }.
story-picked = { $name } choisit { $card }.
story-last-card = { $name } reçoit la dernière carte de la main : { $card }.
story-gave = { $name } donne { $card } à l’adversaire.
story-given = { $name } reçoit { $card }.
story-free-agent = { $name } prend { $card }.
story-threw-away = { $name } défausse { $card }, face cachée.
story-substituted = { $name } échange dans l’équipe { $team } : { $out } sort, { $in } entre.
story-arena = Arène { $number }, { $arena } :
story-arena-row = { $rank }. { $name } avec l’équipe { $team }, { $strength } : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}
story-round-over = Après la manche { $round } : { $fans }.
story-round-over-row = { $name } { $fans }
story-playoffs = Place aux play-off ! Tous les hockeyeurs regagnent les bancs.
story-match = Match de play-off :
story-match-row = { $rank }. { $name }, { $strength }
story-tied = À égalité pour l’équipe la plus faible : { $names }.
story-shootout = Tir de pénalité : { $shots }.
story-shootout-row = { $name } tire avec { $card }
story-laid-down = { $name } pose { $count ->
    [one] { $count } remplaçant
   *[other] { $count } remplaçants
}.
story-swapped = { $name } fait entrer { $in } pour { $out }.
story-ticket-lost = { $name } défausse un ticket de play-off ; il { $left ->
    [0] n’en reste aucun
    [one] en reste un
   *[other] en reste { $left }
}.
story-eliminated = { $name } sort des play-off au rang { $rank } et gagne { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}.
story-champion = { $name } remporte les play-off : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}{ $bonus ->
    [0] {""}
   *[other] , plus { $bonus } pour les tickets restants
}.
story-final = Classement final :
story-final-row = { $place }. { $name } : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} (dont { $playoff_fans } aux play-off)

# Pourquoi un choix est bon
story-because-joins = Avec { $card }, vous avez { $strength }.
story-because-left = { $count ->
    [0] Aucune autre carte ne peut encore s’y ajouter.
    [one] { $count } autre carte peut encore s’y ajouter.
   *[other] { $count } autres cartes peuvent encore s’y ajouter.
}
story-because-alone = { $card } ne rejoint aucun de vos groupes.
story-because-betters = Si { $card } entre, votre équipe { $team } devient { $strength }.
story-because-next = Si vous passez { $card }, { $name } peut faire { $strength } de son équipe { $team }.
story-because-team = L’équipe vaut { $strength }.
story-because-comes-in = { $in } entre dans l’équipe { $team } ; { $out } sort.
