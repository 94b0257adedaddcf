# Studies of the games
help-lab = Study the games: what cards and coaches are worth.
help-lab-coaches-output = Write a report (a file that ends in .md, with pictures beside it) instead of printing tables.
lab-written = The report is in { $file }.
error-report-file = A report is a file that ends in .md, in a folder that exists; not { $file }.

# A change of the cards, tried
help-try = Change cards and see what it does: the same games with the cards before and after, next to each other.
help-try-file = A change file: the sections of a card file, with only the cards and values that change.
help-try-game = The game, if the file doesn’t say.
help-try-cards = Change these cards instead of the standard ones.
help-try-games = How many games with each set. Default: 100,000 of All-Star Draft, 5,000 of basketball.
help-try-processes = Processes to share the work among. Default: one per processor, 8 at most.
help-try-output = Write a page with pictures (a file that ends in .html) instead of printing tables.
help-try-all = Print every row of long tables.
lab-try-played = { $games } games with { $base } cards and the same { $games } deals with { $file }. Bots: { $bots }. Seed: { $seed }.
lab-try-title = What { $file } changes
lab-try-changed-most = What changed most
lab-try-nothing = Nothing changed by more than chance explains.
lab-try-more = { $count ->
    [one] One more change is
   *[other] { $count } more changes are
} beyond chance.
lab-try-rows = The { $shown } of { $count } rows that changed most.
lab-try-what = What
lab-try-old = Before
lab-try-new = After
lab-try-change = Change
lab-try-points = Change in percentage points
lab-try-finding = From { $old } to { $new } ({ $change }).
lab-try-caption = The change from the old to the new cards. Gray: chance explains it. The line holds the true value in 95 of 100 trials.
lab-try-method = Both card sets play the same deals, and differences are taken game by game. What follows a ± is 1.96 standard errors. "Beyond chance" means: larger than chance alone makes the largest of { $looks } figures in 95 of 100 trials.
lab-try-made = Sixth Man { $version }, seed { $seed }, cards { $old } and { $new }.
lab-try-dead = Hardly ever bought, in less than 1% of the games where they are offered: { $cards }.
lab-try-dominated = { $other } matches { $card } in everything and costs no more.
lab-try-course = The game
lab-try-course-text = How long a game takes, how much is scored and how close it is.
lab-try-course-margin = Winner’s margin
lab-try-course-decisions = Choices per game
lab-try-seats = Win rate by seat
lab-try-seats-text = How often each seat wins. With equal bots, a fair game gives every seat the same.
lab-try-strategies = Win rate by strategy
lab-try-strategies-text = How often you win, by what you collect most.
error-try-game = There is nothing to compare two card sets of { $game } by.
error-changes-unknown = { $file }, { $section } { $row }: there is no card "{ $name }". Use one of: { $known }. For a card of your own, add new = true.
error-changes-there = { $file }, { $section } { $row }: "{ $name }" is there already. Leave out new = true to change it.
error-changes-out = { $file }, { $section } { $row } ({ $name }): a card that is taken out can’t have other keys. Remove: { $keys }.

# A search for balance
help-balance = Search for numbers on cards that bring figures of the game to where you want them.
help-balance-file = A plan: the numbers that may change, with their bounds, and the targets.
help-balance-game = The game, if the plan doesn’t say.
help-balance-games = How many games the best card sets play. Default: 25,000 of All-Star Draft, 1,250 of basketball.
help-balance-rounds = How many rounds the search has at most. Default: 6.
help-balance-save = Write the numbers found to a new change file, for `sixthman lab try`.
help-balance-output = Write a page about the search (a new file that ends in .html).
lab-balance-title = The way to { $file }
lab-balance-played = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of up to { $games } games in { $seconds } s, the same deals for all card sets. Bots: { $bots }.
lab-balance-reached = All targets hold.
lab-balance-missed = Not all targets hold. Allow more rounds, wider bounds or more numbers.
lab-balance-written = Written: { $file }.
lab-balance-targets = Targets
lab-balance-targets-text = Where each figure should be, where it was and where it is. For figures, ± gives 1.96 standard errors; for targets, the tolerance.
lab-balance-numbers = Numbers
lab-balance-numbers-text = What the search may change, from where to where.
lab-balance-way = The way there
lab-balance-way-text = How far the best card set of each step is off the targets, in tolerances. If no target is off by more than 1, all hold.
lab-balance-what = What
lab-balance-wanted = Target
lab-balance-bounds = Bounds
lab-balance-before = Before
lab-balance-after = After
lab-balance-round = Round
lab-balance-tried = Card sets
lab-balance-games = Games
lab-balance-off = Off
lab-balance-finding = Wanted: { $wanted }. From { $old } to { $new }.
lab-balance-method = Successive halving: each round tries 16 card sets, the better half plays twice as many games, and so on. All card sets play the same deals. "Off" is the root of the summed squares of all distances from the targets, in tolerances.
lab-balance-made = Sixth Man { $version }, seed { $seed }, cards { $cards } and { $found }.
error-balance-file = { $file } isn’t a plan: { $reason }. A plan has [[number]] and [[target]] entries.
error-balance-rows = { $file } needs 1 to { $most } { $kind } entries.
error-balance-keys = { $file }, { $entry }: the keys are { $keys }, each once.
error-balance-bounds = { $file }, { $entry }: `least` and `most` are whole numbers up to 1,000,000, and `least` is smaller.
error-balance-within = { $file }, { $entry }: `wanted` and `within` are numbers, and `within` is more than 0.
error-balance-section = { $file }: there is no section "{ $section }". Use one of: { $known }.
error-balance-card = { $file }: there is no card "{ $name }". Use one of: { $known }.
error-balance-key = { $file }: { $name } has no number "{ $key }". Use one of: { $known }.
error-balance-measure = { $file }: there is no figure "{ $measure }". Use one of: { $known }.
error-balance-there = { $path } exists already. Choose another name; nothing is overwritten.
error-balance-few = { $what } must be at least { $least }, not { $given }.
