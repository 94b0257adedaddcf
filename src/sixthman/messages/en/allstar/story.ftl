# The story of a game of All-Star Draft
story-species = In play: { $species }.
story-deal = Round { $round }: { $arenas }.
story-picked = { $name } picks { $card }.
story-last-card = { $name } gets the last card of the hand: { $card }.
story-gave = { $name } gives { $card } to the opponent.
story-given = { $name } receives { $card }.
story-free-agent = { $name } takes { $card }.
story-threw-away = { $name } discards { $card } face down.
story-substituted = { $name } substitutes in team { $team }: { $out } out, { $in } in.
story-arena = Arena { $number }, { $arena }:
story-arena-row = { $rank }. { $name } with team { $team }, { $strength }: { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
story-round-over = After round { $round }: { $fans }.
story-round-over-row = { $name } { $fans }
story-playoffs = Playoffs! All players are back on the benches.
story-match = Playoff match:
story-match-row = { $rank }. { $name }, { $strength }
story-tied = Tied for the weakest team: { $names }.
story-shootout = Shootout: { $shots }.
story-shootout-row = { $name } shoots with { $card }
story-laid-down = { $name } lays down { $count } substitutes.
story-swapped = { $name } brings in { $in } for { $out }.
story-ticket-lost = { $name } discards a playoff ticket; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
}.
story-eliminated = { $name } is eliminated from the playoffs at rank { $rank } and wins { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}.
story-champion = { $name } wins the playoffs: { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}{ $bonus ->
    [0] {""}
   *[other] , and { $bonus } for tickets left
}.
story-final = Final ranking:
story-final-row = { $place }. { $name }: { $fans } fans ({ $playoff_fans } from the playoffs)

# Why a choice is good
story-because-joins = With { $card } you hold { $strength }.
story-because-left = { $count ->
    [0] No other card can still join them.
    [one] { $count } more card can still join them.
   *[other] { $count } more cards can still join them.
}
story-because-alone = { $card } joins no set you hold.
story-because-betters = If { $card } comes in, your team { $team } becomes { $strength }.
story-because-next = Pass { $card } on, and { $name } can make { $strength } of team { $team }.
story-because-team = The team is { $strength }.
story-because-comes-in = { $in } comes into team { $team } for { $out }.
