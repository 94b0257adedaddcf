# Les raisons et les questions de l’arbitre
why-gold = { $strength }, critère Or : { $ahead ->
    [0] aucune équipe n’est plus forte
    [one] une équipe est plus forte
   *[other] { $ahead } équipes sont plus fortes
}{ $tied ->
    [0] {""}
    [one] , une est à égalité
   *[other] , { $tied } sont à égalité
}.
why-silver = { $strength }, critère Argent : { $ahead ->
    [0] aucune équipe n’est plus forte
    [one] une équipe est plus forte
   *[other] { $ahead } équipes sont plus fortes
}{ $tied ->
    [0] {""}
    [one] , une est à égalité
   *[other] , { $tied } sont à égalité
}.
why-bronze = { $strength }, critère Bronze : { $ahead ->
    [0] aucune équipe n’est plus forte
    [one] une équipe est plus forte
   *[other] { $ahead } équipes sont plus fortes
}{ $tied ->
    [0] {""}
    [one] , une est à égalité
   *[other] , { $tied } sont à égalité
}.
why-combo = Dans cette arène, { $strength } bat 5 cartes identiques{ $tied ->
    [0] {""}
    [one] {" "}; une autre équipe y parvient aussi
   *[other] {" "}; { $tied } autres équipes y parviennent aussi
}.
why-shot-lost = { $card } est la carte la plus faible et perd le tir de pénalité.
why-shot-won = { $card } bat { $loser } sur le critère { $attribute } ({ $medal ->
    [gold] Or
    [silver] Argent
   *[bronze] Bronze
}).
why-coach-rank = Sans { $coach } : rang { $rank }.
why-coach-fans = { $coach } amène { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} de plus.
why-coach-shot = Sans { $coach }, { $card } perdrait.
referee-welcome = Arbitre pour All-Star Draft. Entrez les équipes telles qu’elles sont sur la table. Ligne vide : trancher. Ctrl-D : quitter.
referee-players = Combien de managers au début de la partie (2 à 6) ?
referee-arena = Quelle arène ? (Vide pour un match de play-off.)
referee-kind = Équipes ou tir de pénalité (shootout) ? (e / s)
referee-team = Équipe { $team }, cinq cartes (vide : plus d’équipes) :
referee-shot = Tireur { $shot } (vide : plus personne) :
referee-coach = Numéro et entraîneur, par exemple : 1 Canard Loup7 Canard1 (vide : plus d’entraîneurs) :
referee-returns = { $card } revient sur son banc.
referee-rank = { $rank }. équipe { $team } : { $why }{ $fans ->
    [-1] {""}
    [one] {" "}{ $fans } supporter.
   *[other] {" "}{ $fans } supporters.
}
referee-loser = Le tireur { $shot } perd : { $why }
referee-again = Recommencez : { $reason }
