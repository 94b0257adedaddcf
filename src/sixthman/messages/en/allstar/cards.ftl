# All-Star Draft: what is wrong with a file of one's own cards, and what coaches of one's own do
error-cards-known = { $file }, { $section } { $row } ({ $name }): there is no such name here. Names: { $known }.
error-cards-letters = { $file }, { $section } { $row } ({ $name }): this name can’t be written in records. Give it a letter or a digit, and none of { $letters }
error-cards-list = { $file }, { $section } { $row } ({ $name }): { $key } must be a list of { $wanted } whole numbers, not { $found }.
error-cards-playoffs = { $file }, { $section } { $row } ({ $name }): playoff_fans must be { $wanted } lists of whole numbers, for 2 to 6 managers. Each has one number per manager. Found: { $found }.
error-cards-by-edition = { $file }, { $section } { $row } ({ $name }): { $key } must have a value for each of { $known }, or one for both, not { $found }.
error-cards-symbols = { $file }, { $section } { $row } ({ $name }): symbols must say which number carries which symbol, such as "symbols.Goal = 5", not { $found }. Symbols: { $known }.
error-cards-one-symbol = { $file }, { $section } { $row } ({ $name }): number { $number } can’t carry { $symbols } at once. A card has at most one symbol.
error-cards-order = { $file }, { $section } { $row } ({ $name }): symbols must list { $known }, all of them once, the strongest first, not { $found }.
error-cards-editions = { $file }, { $section } { $row } ({ $name }): editions must list one or more of { $known }, each once, not { $found }.
error-cards-word = { $file }, { $section } { $row } ({ $name }): { $key } must be one of { $known }, not { $found }.
error-cards-needs = { $file }, { $section } { $row } ({ $name }): { $key } does nothing alone. Give one of these with it: { $needed }.
error-cards-apart = { $file }, { $section } { $row } ({ $name }): { $keys } exclude each other. Delete one of them.
error-cards-arenas = { $file }, { $section }: arenas of the edition { $edition } with neither whistle nor not_for_two: { $count }. There must be at least { $wanted }, because two managers can play without whistle arenas.
coach-does-beside-team = beside a team
coach-does-beside-player = beside a player
coach-does-once = only once
coach-does-number = its number counts { $number } higher, at most 9
coach-does-like_mate-species = it counts as the species of a teammate
coach-does-like_mate-symbol = without a symbol, it counts as carrying that of a teammate
coach-does-wins_ties = the team wins { $number ->
    [1] every tie on strength
   *[other] against every team that shows as many cards of a kind
}
coach-does-fans = { $number ->
    [one] { $number } extra fan
   *[other] { $number } extra fans
}
coach-does-fans_if_last = { $number ->
    [one] { $number } extra fan
   *[other] { $number } extra fans
} if the team ranks last
coach-does-fans_times = the team’s fans count { $number } times
coach-does-most_more = at most { $number } more
coach-does-substitutions = a second substitution in each face-up team
coach-does-swaps_buses = swap two of your buses after all buses are revealed
coach-does-skips = skip a compulsory substitution of the playoffs
coach-does-shot_symbol = your shootout card counts as carrying the strongest symbol
coach-does-shot_returns = your shootout card returns to your bench
coach-does-calls_shootouts = once, if only your team is weakest, it ties with the next that shows as many cards of a kind
coach-does-tickets = { $number ->
    [one] one playoff ticket more
   *[other] { $number } playoff tickets more
}, without a bonus
coach-does-and = { $one }; { $other }
coach-does-nothing = has no effect
