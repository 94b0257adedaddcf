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
