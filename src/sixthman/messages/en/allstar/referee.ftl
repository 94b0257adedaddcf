# The referee's reasons and questions
why-gold = { $strength }, a Gold attribute: { $ahead ->
    [0] no team is stronger
    [one] one team is stronger
   *[other] { $ahead } teams are stronger
}{ $tied ->
    [0] {""}
    [one] , one is tied
   *[other] , { $tied } are tied
}.
why-silver = { $strength }, a Silver attribute: { $ahead ->
    [0] no team is stronger
    [one] one team is stronger
   *[other] { $ahead } teams are stronger
}{ $tied ->
    [0] {""}
    [one] , one is tied
   *[other] , { $tied } are tied
}.
why-bronze = { $strength }, a Bronze attribute: { $ahead ->
    [0] no team is stronger
    [one] one team is stronger
   *[other] { $ahead } teams are stronger
}{ $tied ->
    [0] {""}
    [one] , one is tied
   *[other] , { $tied } are tied
}.
why-combo = In this arena, { $strength } beats 5 of a kind{ $tied ->
    [0] {""}
    [one] ; one other team makes it too
   *[other] ; { $tied } other teams make it too
}.
why-shot-lost = { $card } is the weakest card and loses the shootout.
why-shot-won = { $card } beats { $loser } on { $attribute } ({ $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
}).
why-coach-rank = Without { $coach }: rank { $rank }.
why-coach-fans = { $coach } brings { $fans ->
    [one] { $fans } more fan
   *[other] { $fans } more fans
}.
why-coach-shot = Without { $coach }, { $card } would lose.
referee-welcome = Referee for All-Star Draft. Enter the teams as they lie on the table. Empty line: settle. Ctrl-D: leave.
referee-players = How many managers sat down at the start (2 to 6)?
referee-arena = Which arena? (Empty for a playoff match.)
referee-kind = Teams or a shootout? (t / s)
referee-team = Team { $team }, five cards (empty: no more teams):
referee-shot = Shooter { $shot } (empty: no more):
referee-coach = Number and coach, for example: 1 Duck Wolf7 Duck1 (empty: no more coaches):
referee-returns = { $card } returns to its bench.
referee-rank = { $rank }. team { $team }: { $why }{ $fans ->
    [-1] {""}
    [one] {" "}1 fan.
   *[other] {" "}{ $fans } fans.
}
referee-loser = Shooter { $shot } loses: { $why }
referee-again = Try again: { $reason }
