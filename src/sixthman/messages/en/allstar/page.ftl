# The table of All-Star Draft
page-rink-season = Season
page-rink-round = Round { $round }
page-rink-playoffs = Playoffs
page-rink-at-draft = draft
page-rink-at-pick = draft, pick { $pick } of { $picks }
page-rink-at-first-team = first team
page-rink-at-teams = teams and buses
page-rink-at-arenas = arenas
page-rink-at-playoff-team = first team
page-rink-at-shootout = match { $match }, shootout
page-rink-at-lay-down = match { $match }, substitution
page-rink-at-cut = match { $match }, who goes
page-rink-at-over = the end
page-rink-at-choose-coach = coaches
page-rink-at-swap-buses = buses revealed
page-rink-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-rink-team = Team { $team }
page-rink-bench = Bench
page-rink-your-bench = Your bench
page-rink-bench-count = bench { $count }
page-rink-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-rink-fans = Fans
page-rink-fans-unit = fans
page-rink-after-round = after round { $round }
page-rink-arenas = Arenas
page-rink-arenas-note = fans by rank
page-rink-arena-tip = { $arena }. Fans by rank: { $fans }.
page-rink-combo = Combo
page-rink-combo-one-of-each = One of each symbol beats 5 of a kind
page-rink-combo-one-of-each-short = one of each
page-rink-combo-run = A run of 5 beats 5 of a kind
page-rink-combo-run-short = run wins
page-rink-combo-three-and-two = Three of a kind + a pair beats 5 of a kind
page-rink-combo-three-and-two-short = Three + pair wins
page-rink-whistle = Irregular: { $rank } pays best
page-rink-whistle-short = { $rank } best
page-rink-not-two = Not used with two managers
page-rink-not-two-short = not for 2
page-rink-mark-combo-tip = In this arena the combo ranks above every ordinary team; teams that make it are tied.
page-rink-mark-whistle-tip = The whistle: fans don’t simply fall from rank to rank here.
page-rink-mark-not-two-tip = With two managers this arena stays in the box.
page-rink-ladder = Tiebreaker
page-rink-ladder-tip = { $attribute }: the strongest on the left. First the size of the set counts, then Gold, Silver, Bronze.
page-rink-medal-gold = Gold
page-rink-medal-silver = Silver
page-rink-medal-bronze = Bronze
page-rink-kind-medal = { $kind } ({ $medal })
page-rink-card-tip = { $card }: counts for sets of { $symbol }, of number { $number } and of { $species }.
page-rink-card-tip-plain = { $card }: no symbol; counts for sets of number { $number } and of { $species }.
page-rink-rivals = Opponents
page-rink-rivals-note = their teams, face up
page-rink-known-note = what they can show
page-rink-no-team-yet = No team revealed yet
page-rink-sealed = locked in
page-rink-story = Game log
page-rink-last-result = last result
page-rink-views = Views
page-rink-order = Passing order
page-rink-locked = locked
page-rink-choosing = choosing
page-rink-sealed-or-not = at the table
page-rink-waits = waits
page-rink-away = away
page-rink-chosen-of = { $chosen } of { $of } have chosen
page-rink-hint = Hint
page-rink-hint-text = What an MVP bot would choose for you. It sees only what you see.
page-rink-hint-wait = Thinking …
page-rink-hint-best = Best: { $choice }
page-rink-hint-cards = { $cards } cards
page-rink-hint-buses = buses { $plan }
page-rink-rules = Rules
page-rink-sound-on = Sound is on
page-rink-sound-off = Sound is off
page-rink-change = Change
page-rink-undo = Undo
page-rink-clear = Clear
page-rink-tied = tied

# Draft
page-rink-pack = Your hand
page-rink-pack-from = hand from
page-rink-choose-one = Choose one
page-rink-choose-keep = { $count ->
    [one] Keep { $count } card
   *[other] Keep { $count } cards
}
page-rink-choose-give = Now give one away
page-rink-ready = Ready to lock in
page-rink-keep = keep
page-rink-give = give
page-rink-rest-goes = { $count ->
    [one] the other one goes to
   *[other] the other { $count } go to
}
page-rink-open-cards = Open cards: one each, the third is discarded
page-rink-wait-for = { $name } chooses
page-rink-not-your-turn = Not your turn
page-rink-lock-pick = Lock pick
page-rink-lock-card = Lock { $card }
page-rink-locked-card = { $card }, locked
page-rink-no-set = no set yet
page-rink-would-make = Would make { $strength }.
page-rink-swap-makes = In team { $team } it makes
page-rink-bench-makes = On your bench it makes
page-rink-keys-draft = Choose with 1–{ $last } or the arrow keys, lock with Enter.
page-rink-passed = What did I pass?
page-rink-passed-on = On their way to others
page-rink-passed-gone = Taken by others
page-rink-passed-none = Nothing yet in this round.
page-rink-group-by = group by
page-rink-pick-short = pick
page-rink-in-play = { $kind }: { $count } in play
page-rink-in-play-yours = { $count } yours
page-rink-in-play-here = { $count } here
page-rink-in-play-shown = { $count } face up
page-rink-in-play-passed = { $count } passed
page-rink-in-play-unseen = { $count } hidden
page-rink-watching-draft = Everybody drafts
page-rink-tab-draft = Draft
page-rink-tab-bench = Bench
page-rink-tab-teams = Teams
page-rink-tab-result = Result
page-rink-tab-why = Why?
page-rink-tab-show = Teams

# Teams and buses
page-rink-new = new
page-rink-from-round = from round { $round }
page-rink-alike = { $count } of a kind
page-rink-chosen-cards = { $count } of { $of } chosen
page-rink-fill-tip = click a bench card twice, drag it here, or press its key and Enter
page-rink-full-tip = click a player to send it back to the bench
page-rink-more-cards = { $count ->
    [one] one more
   *[other] { $count } more
}
page-rink-place = Slot { $place } of the new team
page-rink-swap = Substitution { $used }/{ $of }
page-rink-swap-tip = optional: drag a bench card onto a player, or click both
page-rink-swap-tap = Tap a player, then a bench card
page-rink-swap-used = substitution used
page-rink-swap-late = leaves a newer team, so later
page-rink-out = { $card } goes back to your bench
page-rink-flag-in = in
page-rink-flag-out = out
page-rink-flag-coach = coach
page-rink-flag-mate = like
page-rink-could-go = { $card } could go to
page-rink-for = for { $card }
page-rink-full = is full
page-rink-completes = completes the team
page-rink-joins = joins the new team
page-rink-next-bus = { $bus } { $arena }: team { $team } goes there. Send it to the next arena
page-rink-not-yet = needs five
page-rink-expected = Expected this round
page-rink-lock-team = Lock team
page-rink-lock-teams = Lock teams and buses
page-rink-needs-cards = { $count ->
    [one] Team { $team } needs one more card
   *[other] Team { $team } needs { $count } more cards
}
page-rink-needs-throw = Discard one card of this round
page-rink-throw = Discard one
page-rink-throw-which = Which one?
page-rink-thrown = { $card } discarded. Keep it after all
page-rink-thrown-short = discarded
page-rink-tap-to-fill = tap to fill team { $team }
page-rink-keys-lineup = Press 1–9 for a bench card, then Enter to add it; Backspace takes one out{ $buses ->
    [1] ; B changes the buses
   *[other] {""}
}.
page-rink-held-sets = On your bench:
page-rink-watching-lineup = Teams are being built

# Coaches
page-rink-coaches = The coaches
page-rink-coaches-watch = Everybody chooses a coach
page-rink-choose-coach = Choose your coach
page-rink-choose-coach-text = One stays with you all game, face up; the other goes back into the box.
page-rink-lock-coach = Lock coach
page-rink-coach-used = used
page-rink-coach-here = Coach is here
page-rink-coach-lay = Lay coach here
page-rink-coach-choose = Beside a player …
page-rink-coach-click = Click the player the coach goes to.
page-rink-coach-mate = Now click the teammate that { $card } copies.
page-rink-coach-team = Beside team { $team }.
page-rink-coach-player = Beside { $card }.
page-rink-coach-like = Beside { $card }, to copy { $mate }.
page-rink-coach-none = Not used this round.
page-rink-coach-none-team = Not used this round: lay it beside a team.
page-rink-coach-away = Not this round
page-rink-swap-buses = Swap two of your buses?
page-rink-buses-open = The buses are revealed
page-rink-buses-stay = Leave them as they are
page-rink-buses-plan = Teams go to { $plan }
page-rink-lock-buses = Lock buses

# Arenas are settled
page-rink-arena-of = arena { $arena } of { $of }
page-rink-arena-of-round = Round { $round }, arena { $arena } of { $of }
page-rink-again = Again
page-rink-skip = Skip animations
page-rink-skip-all = Back to the table
page-rink-next-arena = Next arena
page-rink-to-round = To round { $round }
page-rink-to-playoffs = To the playoffs
page-rink-to-end = To the result
page-rink-next-playoffs = Next: playoffs
page-rink-next-playoffs-text = All cards back on the bench, one team, last one standing.
page-rink-why-rank = { $you ->
    [1] Why { $rank }?
   *[other] Why is { $name } { $rank }?
}
page-rink-why-rank-tied = Why { $rank }, and why tied?
page-rink-why-versus = { $mine } against { $other }
page-rink-why-step-size = Largest set
page-rink-why-step-kind = Which attribute
page-rink-why-step-value = Which value
page-rink-why-tied = Same set as { $names }: tied, everybody takes this rank.
page-rink-why-size = { $above } beats { $below }: { $more } of a kind beat { $fewer }.
page-rink-why-medal = { $above } beats { $below }: { $first } above { $second }.
page-rink-why-value = { $above } beats { $below }: { $first } above { $second }.
page-rink-why-combo = { $above }: here the combo beats 5 of a kind.
page-rink-why-tie = As many of a kind, but the coach decides.
page-rink-why-coach-more = { $fans ->
    [one] The coach brought { $fans } extra fan.
   *[other] The coach brought { $fans } extra fans.
}

# Playoffs
page-rink-steps = Steps of a match
page-rink-step-match = Match
page-rink-step-shootout = Shootout
page-rink-step-swap = Substitute 2–4
page-rink-match = Match { $match }
page-rink-on-show = Teams
page-rink-ticket-bonus = +{ $fans } for each ticket the winner has left
page-rink-out-with = eliminated, { $rank }: { $fans } fans
page-rink-shootout = Shootout: who stays in?
page-rink-shootout-why = { $names } showed { $strength }. One card each, no second shot.
page-rink-shootout-rule = The weakest card loses: Gold first, then Silver, then Bronze. All cards shot leave the game.
page-rink-shootout-lost = { $name } has the weakest card.
page-rink-loses = loses
page-rink-stays-in = stays in
page-rink-compared = Compared in this order
page-rink-ending-ticket-lost = { $you ->
    [1] You discard a ticket.
   *[other] { $name } discards a ticket.
}
page-rink-ending-eliminated = { $you ->
    [1] You’re eliminated: { $rank }, { $fans } fans.
   *[other] { $name } is eliminated: { $rank }, { $fans } fans.
}
page-rink-ending-champion = { $you ->
    [1] You win the playoffs: { $fans } fans
   *[other] { $name } wins the playoffs: { $fans } fans
}{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for tickets left
}.
page-rink-ending-tied = The weakest teams are tied: a shootout decides.
page-rink-ending-none = No one is eliminated.
page-rink-to-shootout = To the shootout
page-rink-to-swap = Substitute players
page-rink-go-on = Go on
page-rink-you-are-out = You’re eliminated from the playoffs
page-rink-watching = You’re watching
page-rink-nothing-to-do = The others decide
page-rink-ask-playoff-team = Choose five for your playoff team
page-rink-ask-shootout = Choose your shooter
page-rink-ask-lay-down = Lay down { $fewest } to { $most } from your bench
page-rink-ask-cut = Discard { $wanted } of your team
page-rink-lock-playoff-team = Lock playoff team
page-rink-lock-shot = Shoot with { $card }
page-rink-lock-lay-down = Lay down { $count } cards
page-rink-lock-cut = Discard { $count }
page-rink-lock-shootout = Shoot
page-rink-choose-more = { $count ->
    [0] Too many
    [one] Choose one more
   *[other] Choose { $count } more
}
page-rink-take-set = take a set:
page-rink-playoff-tip = One team for all matches; after each, substitute 2 to 4 players.
page-rink-then-home = Then discard as many
page-rink-then-home-note = opens when everyone has laid down; mark them now to see what it makes
page-rink-comes-in = Coming in
page-rink-stays = stays
page-rink-goes = goes
page-rink-after-swap = Your team after substituting
page-rink-after-swap-none = Mark who goes to see your team after substituting
page-rink-last-chance = { $percent }% to be the weakest
page-rink-bench-left = { $count ->
    [one] { $count } card stays on your bench.
   *[other] { $count } cards stay on your bench.
}
page-rink-skip-swap = Skip this once (coach)

# The end
page-rink-you-win = You win the cup
page-rink-wins = { $name } wins!
page-rink-shared-win = Shared win: { $name }
page-rink-after = Look back at the game
page-rink-rematch = Play again
page-rink-to-rematch = To the new table

# The story, line by line
page-rink-story-species = In play: { $species }.
page-rink-story-deal = <b>Round { $round }</b>: { $arenas }.
page-rink-story-picked = <b>{ $name }</b>: { $card } picked.
page-rink-story-last-card = <b>{ $name }</b>: { $card }, the last card of the hand.
page-rink-story-gave = <b>{ $name }</b>: { $card } given to the opponent.
page-rink-story-given = <b>{ $name }</b>: { $card } received.
page-rink-story-free-agent = <b>{ $name }</b>: { $card } taken.
page-rink-story-threw-away = <b>{ $name }</b>: { $card } discarded, face down.
page-rink-story-substituted = <b>{ $name }</b>, team { $team }: { $out } out, { $in } in.
page-rink-story-arena = <b>{ $arena }</b>
page-rink-story-arena-row = { $rank }. <b>{ $name }</b>, { $strength }: +{ $fans }
page-rink-story-round-over = <b>After round { $round }</b>: { $fans }.
page-rink-story-playoffs = <b>Playoffs!</b> All players are back on the benches.
page-rink-story-match = <b>Playoff match</b>
page-rink-story-match-row = { $rank }. <b>{ $name }</b>, { $strength }
page-rink-story-tied = Tied for the weakest team: { $names }.
page-rink-story-shootout = <b>Shootout</b>: { $shots }.
page-rink-story-laid-down = <b>{ $name }</b>: { $count } substitutes laid down.
page-rink-story-swapped = <b>{ $name }</b>: { $in } in for { $out }.
page-rink-story-ticket-lost = <b>{ $name }</b>: one ticket less, { $left } left.
page-rink-story-eliminated = <b>{ $name }</b>: eliminated, rank { $rank }, { $fans } fans.
page-rink-story-champion = <b>{ $name }</b>: playoff champion, { $fans } fans{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } for tickets left
}.
page-rink-story-final = <b>Final ranking</b>
page-rink-story-final-row = { $place }. <b>{ $name }</b>: { $fans } fans ({ $playoff_fans } from the playoffs)
page-rink-story-coaches-dealt = <b>{ $name }</b>: choice between { $coaches }.
page-rink-story-coach-chosen = <b>{ $name }</b>: { $coach } engaged.
page-rink-story-coach-fans = <b>{ $name }</b>: { $fans } fans come along with { $coach }.
page-rink-story-coach-paid = <b>{ $name }</b>: { $fans } fans paid for { $coach }.
page-rink-story-coach-tickets = <b>{ $name }</b>: { $tickets ->
    [one] { $tickets } more ticket
   *[other] { $tickets } more tickets
} with { $coach }.
page-rink-story-coach-team = <b>{ $name }</b>: { $coach } beside team { $team }.
page-rink-story-coach-player = <b>{ $name }</b>: { $coach } beside { $card }, team { $team }.
page-rink-story-coach-mate = <b>{ $name }</b>: { $coach } beside { $card }, to copy { $mate }, team { $team }.
page-rink-story-coach-twice = <b>{ $name }</b>: a second substitution thanks to { $coach }.
page-rink-story-coach-skips = <b>{ $name }</b>: no substitution, thanks to { $coach }.
page-rink-story-coach-calls = <b>{ $name }</b>: tied with the next, thanks to { $coach }.
page-rink-story-buses-open = The buses are revealed. Who can swap two: { $names }.
page-rink-story-buses-swapped = <b>{ $name }</b>: two buses swapped by { $coach }.
page-rink-story-shot-returns = <b>{ $name }</b>: { $card } returns to the bench, thanks to { $coach }.

# The deal of the day
page-rink-round-short = R{ $round }

# Puzzles
page-puzzle-bus = Team { $team } to arena { $arena }
page-puzzle-allstar-card = Which card?
page-puzzle-allstar-bus = Which bus?
page-puzzle-allstar-card-keep = Keep this card, one try
page-puzzle-allstar-bus-keep = Send these buses, one try

# Album
page-rink-album-missing = { $species }: still missing
page-rink-choose-keep-more = Keep { $count } more
page-rink-with = with { $name }
page-rink-no-partner = no partner
page-rink-partners = Would fit: { $names }.
page-rink-partners-none = No partner in this hand.
page-rink-all-players = All { $count } players
page-rink-all-players-here = { $count } are in front of you
page-rink-beats = What beats what
page-rink-beats-word = beats
page-rink-beats-size = More of a kind win: three over two.
page-rink-beats-medal = Same count: { $kinds }.
page-rink-beats-value = Same attribute: the stronger one wins.
page-rink-beats-here = Only in this arena:
page-rink-rail-here = to { $arena }
page-rink-rail-later = { $count } arenas
page-rink-rivals-none = nothing revealed yet
page-rink-takes-yours = picks up your hand
page-rink-passes-to-you = passes to you
page-rink-across = across the table
page-rink-first-pick = First pick?
page-rink-first-pick-Symbol = Take a card with a symbol. At the same count, symbols beat everything else.
page-rink-first-pick-Number = Look at the numbers. At the same count, they beat everything else.
page-rink-first-pick-Species = Look at the species. At the same count, they beat everything else.
page-rink-ask-team = Choose five for your team
page-rink-ask-teams = Build your team, assign your buses
page-rink-stage-dark = Counts only what has been revealed.
page-rink-stage-left = { $count } ranks left.
page-rink-stage-last = { $names }?
page-rink-gate-you = You’re eliminated
page-rink-gate-out = { $name } is eliminated
page-rink-gate-fans = +{ $fans } fans
page-rink-match-rule = The weakest team loses.
page-rink-weakest = Who is the weakest?
page-rink-verdict-in = still in
page-rink-verdict-out = eliminated
page-rink-verdict-ticket = ticket lost
page-rink-verdict-tied = shootout
page-rink-stakes = What is at stake
page-rink-stakes-you = you: { $fans } so far
page-rink-came-pick = pick { $pick }
page-rink-came-swap = substitution { $swap }
page-rink-came-bench = Bench
page-rink-final = Final
page-rink-by = { $you ->
    [1] You win by { $fans }
   *[other] { $name } wins by { $fans }
}
page-rink-tied-top = Tied at the top
page-rink-turning = Turning point
page-rink-turning-text = { $fans } fans between { $name } and { $other }: the widest gap of the season.
