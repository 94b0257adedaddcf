# The table in the terminal: All-Star Draft
play-title = All-Star Draft
play-you = you
play-mode-0 = { "" }
play-mode-1 = { mode-heritage }
play-mode-2 = { mode-free-agency }
play-mode-3 = { mode-clash }
play-mode-4 = { "" }
play-mode-5 = { mode-clash-keeping }
play-edition-2025 = { "" }
play-edition-2020 = First edition
play-where-round = Round { $round } of { $rounds }: { $phase }
play-where-playoffs = Playoffs: { $phase }
play-where-coaches = Before the season: coaches
play-phase-draft = draft
play-phase-lineup = lineups
play-phase-playoff-team = first teams
play-phase-shootout = shootout
play-phase-lay-down = substitutes
play-phase-cut = who leaves
play-phase-over = over
play-phase-choose-coach = coaches
play-phase-swap-buses = buses revealed
play-pack-left = hands go to the left
play-pack-right = hands go to the right
play-pack-opponent = hands go to the opponent

# Cards: two letters for each species
play-code-Rabbit = Ra
play-code-Duck = Du
play-code-Beaver = Be
play-code-Eagle = Ea
play-code-Penguin = Pe
play-code-Panda = Pa
play-code-Wolf = Wo
play-code-Shark = Sh
play-code-Tiger = Ti
play-code-Horse = Ho
play-code-Caribou = Ca
play-code-PolarBear = Po
play-no-set = no set yet

# Arenas and seats
play-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
play-combo-one-of-each = one of each symbol beats 5 of a kind
play-combo-run = a run of 5 beats 5 of a kind
play-combo-three-and-two = three of a kind + a pair beats 5 of a kind
play-whistle = whistle: irregular fans
play-playoff-fans = Playoff fans
play-seat-fans = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
play-seat-bench = bench { $count }
play-seat-tickets = { $tickets ->
    [0] no ticket
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}
play-seat-out = eliminated, { $rank }

# Coaches
play-coach-species = Coach: { $species }
play-coach-season = { $once ->
    [1] Once in the season
   *[other] Every round of the season
}
play-coach-playoffs = { $once ->
    [1] Once in the playoffs
   *[other] In the playoffs
}
play-coach-used = used
play-at-team = team { $team }
play-at-player = { $card }, team { $team }
play-coach-team = beside team { $team }
play-coach-player = beside { $card }, team { $team }
play-brings-wins_ties = { $number ->
    [1] wins ties
   *[other] beats as many of a kind
}
play-brings-fans = { $number ->
    [one] +{ $number } fan
   *[other] +{ $number } fans
}
play-brings-fans_if_last = { $number ->
    [one] +{ $number } fan if last
   *[other] +{ $number } fans if last
}
play-brings-fans_times = fans × { $number }
play-brings-most_more = at most +{ $number }
play-brings-price = costs { $number ->
    [one] { $number } fan
   *[other] { $number } fans
}
play-brought-fans = { $fans ->
    [0] no extra fans
    [one] { $fans } extra fan
   *[other] { $fans } extra fans
}
play-brought-ties = wins every tie
play-counts-Number = { $card } counts as number { $value }
play-counts-Symbol = { $card } counts as carrying { $value }
play-counts-Species = { $card } counts as { $value }

# What is asked
play-ask-pick = Pick a player for your bench (pick { $pick } of { $picks })
play-ask-pick-last = Pick a player for your bench (pick { $pick } of { $picks }); the other one is discarded
play-ask-open-pick = Take one of the open players for your bench
play-ask-keep = Keep a player for your bench ({ $left } to choose before you pass the hand)
play-ask-give = Choose a player to give to { $name }
play-ask-throw = Discard one of the seven players of this round, face down
play-ask-out = Team { $team }: take out a player, or leave it as it is
play-ask-out-any = Take a player out of either team, or leave team { $team } as it is
play-ask-out-again = { $coach }: take a second player out of team { $team }, or leave it
play-ask-in = Team { $team }: who comes in for { $card }?
play-ask-new-team = Choose five for your new team ({ $count }/{ $team })
play-ask-bus = Which team goes to which arena?
play-ask-swap-buses = { $coach }: swap two of your buses, or leave them
play-ask-coach = Choose your coach
play-ask-coach-team = { $coach }: beside which team?
play-ask-coach-player = { $coach }: beside which player?
play-ask-coach-mate = Which teammate does { $card } copy?
play-ask-playoff-team = Choose five for your playoff team ({ $count }/{ $team })
play-ask-shootout = Shootout: choose your shooter
play-ask-lay-down = Lay down { $fewest } to { $most } substitutes ({ $count } so far)
play-ask-lay-down-more = Lay down { $fewest } to { $most } substitutes ({ $count } so far): another one, or done
play-ask-lay-down-or-skip = Lay down { $fewest } to { $most } substitutes, or skip this once ({ $coach })
play-ask-cut = Name { $wanted } to leave your team ({ $count } so far)
play-ask-lock = Ready? Enter to lock, u to change

# Rows of cards
play-row-pack = Hand ({ $count })
play-row-kept = Set aside ({ $count })
play-row-bench = Your bench ({ $count })
play-row-received = Received this round ({ $count })
play-row-team = Team { $team }
play-row-team-bus = Team { $team } → { $arena }
play-row-coaches = Two coaches were dealt to you
play-row-new-team = Your new team ({ $count }/5)
play-row-playoff-team = Your playoff team ({ $count }/5)
play-row-playing = Your team ({ $count })
play-row-substitutes = Substitutes, face down ({ $count })
play-row-leaving = Leaving ({ $count })
play-row-shooter = Your shooter
play-none-leave = Leave as it is
play-none-done = Done
play-none-coach = No coach
play-none-skip = Skip once
play-plan-team = Team { $team }: { $strength }
play-list-none = Not this round
play-list-team = Team
play-list-arena = Arena
play-list-coach = With the coach
play-list-outcome = → { $arena }: { $rank }, +{ $fans }

# Hints
play-hint-best = Your best team now: { $strength }
play-hint-with = With { $card }: { $strength }
play-hint-empty = Your bench is still empty. Collect what belongs together.
play-hint-bus = Look at what each arena pays, and to whom.
play-hint-after = Your best team after substituting: { $strength }
play-hint-buses = Teams and arenas: { $plan }
play-hint-shot = Your strongest shot: { $card }
play-hint-coach = One stays with you all game, face up; the other goes back into the box.
play-hint-beside = { $card }, team { $team }: { $strength } (without the coach { $now })
play-hint-coach-goes = Coach { $where }
play-hint-buses-stay = As they are: { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} this round
play-hint-buses-swapped = Swapped: { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
} this round instead of { $now }
play-hint-skips = Your team stays as it is: { $strength }. The coach is turned over.
play-sorted-species = Sorted by species
play-sorted-number = Sorted by number
play-sorted-symbol = Sorted by symbol

# Results
play-results-round = Results of round { $round }
play-results-match = Playoff match
play-results-shootout = Shootout
play-results-coaches = The coaches
play-match = The teams, strongest first
play-plus-fans = +{ $fans }
play-shootout-rule = The weakest card loses. Symbols come first, then the next attributes.
play-why-tied = tied with the next
play-why-combo = the combo wins here
play-why-coach = the coach decides
play-why-size = { $more } of a kind beat { $fewer }
play-why-above = { $above } above { $below }
play-end = The game is over
play-winner = { $name } wins!
play-winners = Shared win: { $names }
play-from-playoffs = { $fans } of them from the playoffs

# Keys
play-keys-table = Enter choose  u undo  s sort  h hints  v teams  l language  ? help  q quit
play-keys-table-more = r seed and record  t light or dark
play-keys-back = Enter: back to the table
play-keys-end = n new game  s save the record  v teams and log  r seed and record  q quit

# Record and leaving
play-everything-title = Teams and game log

# Help
play-help-title = Help
play-help-goal-title = What it is about
play-help-goal = You manage ice hockey teams. Whoever has the most fans after three rounds and the playoffs wins.
play-help-season-title = A round
play-help-season = Draft: everybody keeps one player from a hand and passes the rest, until all players sit on benches. Then you can substitute one player in each of your older teams. Build a new team of 5, and send every team by bus to one arena. All this is hidden until everybody has locked in. Each arena pays fans by rank, and some pay in strange ways.
play-help-classic = Two managers: 7 cards are dealt each round, 6 are taken. The last one of each hand is discarded face down.
play-help-strength-title = Strength
play-help-strength = What counts is how many of the 5 share a symbol, a number or a species. The larger set is stronger.
play-help-medals = Equal counts: the better medal is stronger, then the value that stands further left.
play-medal-gold = Gold
play-medal-silver = Silver
play-medal-bronze = Bronze
play-help-coaches-title = Coaches
play-help-coaches = You get two and keep one, face up beside you. One for a team or a player is placed anew at the end of every lineup, hidden like the rest. One that helps only once (⚑) is turned over after use (⚐).
play-help-playoffs-title = Playoffs
play-help-playoffs = One team out of all your players. The weakest team discards a ticket, or is eliminated without one. A tie for last is settled by a shootout: one bench player each, the weakest loses. If you stay in, you must substitute 2 to 4 players, and those who leave never come back. If you can’t, you’re eliminated.
play-help-playoffs-last-ticket = One team out of all your players. Everybody starts with { $tickets ->
    [one] { $tickets } ticket
   *[other] { $tickets } tickets
}. The weakest team discards a ticket, and discarding the last one eliminates you at once. A tie for last is settled by a shootout: one bench player each, the weakest loses. If you stay in, you must substitute 2 to 4 players, and those who leave never come back. If you can’t, you’re eliminated.
play-help-cup = On the cup: { $fans }
play-help-edition-title = The first edition (2020)
play-help-first-edition = 12 arenas, none with a combo. The Skate is stronger than the Glove. Everything is revealed at once, then arena after arena is settled. The fan sector of the board counts to 60: beyond that a second marker stands on +60 or +120.
play-help-keys-title = Keys
play-help-key-choose-name = 1–9, 0, a–k
play-help-key-choose = choose the card with that key, or take it out again; p: none, done
play-help-key-move-name = arrows, Enter
play-help-key-move = move and choose; the mouse works too
play-help-key-undo-name = u, Backspace
play-help-key-undo = undo your last choice
play-help-key-sort-name = s
play-help-key-sort = sort by species, number or symbol
play-help-key-hints-name = h
play-help-key-hints = hints on and off (★ belongs to your best set)
play-help-key-table-name = v
play-help-key-table = everybody’s teams and the whole game log; PgUp and PgDn scroll it
play-help-key-language-name = l
play-help-key-language = English, French, German
play-help-key-lights-name = t
play-help-key-lights = light or dark
play-help-key-record-name = r
play-help-key-record = the seed’s fingerprint, and where the record goes
play-help-key-quit-name = q
play-help-key-quit = leave the game
