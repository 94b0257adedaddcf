# The story of a game of NBA Deck-Building
hoops-first = { $name } goes first.
hoops-pick-teams = Both pick their teams.
hoops-offer = Opening draft: { $cards }.
hoops-hand = { $name } draws the first hand: { $cards }.
hoops-markets = First player of the market: { $card }. Tactics: { $tactics }.
hoops-team = The team of { $name }: { $cards }.
hoops-drafted = { $name } drafts { $card }, who replaces { $out }.
hoops-turn = Turn { $turn }: { $name }.
hoops-overtime-turn = Overtime { $overtime }, turn { $turn }: { $name }.
hoops-last-turn = The final turn: { $name }.
hoops-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $attack } − { $defence } = { $points }) and has { $total }.
hoops-scored-free = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} and has { $total }.
hoops-stopped = The attack of { $name } is stopped: { $attack } against { $defence }.
hoops-enters = { $card } enters the market; { $left ->
    [0] nobody is left
    [one] { $left } player is left
   *[other] { $left } players are left
} in the pile.
hoops-row-moves = The players of the market move one slot on.
hoops-pushed-out = { $card } is pushed out of the market.
hoops-refreshed = { $name } replaces tactics of the market: { $out }. New: { $in }.
hoops-bought = { $name } buys { $card } (cost { $cost }) with { $paid } (value { $value }).
hoops-came-in = { $name }: { $in } in for { $out } ({ $position }).
hoops-moved = { $name }: { $card } changes position ({ $position }).
hoops-rested = { $name } returns a fatigue card; fatigue pile: { $left }.
hoops-prepared = { $name } prepares { $card }.
hoops-prepared-for = { $name } prepares { $card } and discards { $out }.
hoops-attacks = { $name } attacks with { $card }: { $dice }.
hoops-defends = { $name } defends with { $card }: { $dice }.
hoops-no-dice = { $name } activates { $card }, but has no dice to roll.
hoops-dice-fell = { $dice }: { $faces }
hoops-dice-three = { $count ->
    [one] { $count } blue die
   *[other] { $count } blue dice
}
hoops-dice-inside = { $count ->
    [one] { $count } yellow die
   *[other] { $count } yellow dice
}
hoops-dice-drive = { $count ->
    [one] { $count } red die
   *[other] { $count } red dice
}
hoops-dice-steal = { $count ->
    [one] { $count } beige die
   *[other] { $count } beige dice
}
hoops-dice-block = { $count ->
    [one] { $count } gray die
   *[other] { $count } gray dice
}
hoops-dice-stop = { $count ->
    [one] { $count } brown die
   *[other] { $count } brown dice
}
hoops-face = { $value } { $colour }
hoops-tires = { $name } takes { $count ->
    [one] { $count } fatigue card
   *[other] { $count } fatigue cards
}; fatigue pile: { $left }.
hoops-rerolled = { $name } rerolls { $count } ({ $taken }): { $fell }.
hoops-keeps = { $name } keeps { $faces } = { $total }.
hoops-stops = { $name } keeps { $faces }, which stops { $total }.
hoops-discards = { $name } discards { $cards }.
hoops-removes = { $name } removes { $cards } from the game.
hoops-keeps-cards = { $name } keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
hoops-reshuffles = { $name } shuffles the discard pile into a new draw pile.
hoops-draws = { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hoops-drawn = { $name } draws: { $cards }.
hoops-tactics-filled = New in the tactic market: { $cards }.
hoops-tied = A tie at { $points }: play overtime, or accept the tie?
hoops-plays-on = { $name } wants to play on.
hoops-agrees = { $name } would accept the tie.
hoops-overtime = Overtime { $overtime }: six turns, and nothing can be bought.
hoops-final = Final score:
hoops-final-row = { $place }. { $name }: { $points }

# Why a choice is good
hoops-because-brings = { $card } brings { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average.
hoops-because-stops = { $card } stops { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
} on average.
hoops-because-complex = Your team still lacks { $short } basketball IQ for it.
hoops-because-betters = With { $card }, { $rating } rises from { $before } to { $after }.
