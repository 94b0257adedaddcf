# All-Star Draft: the replay

page-replay-part-playoffs = Playoffs
page-replay-part-coaches = Coaches
page-replay-phase-draft = draft
page-replay-phase-line-ups = lineups
page-replay-phase-playoff-teams = first team
page-replay-phase-shootout = shootout
page-replay-phase-substitutes = who comes in
page-replay-phase-cuts = who goes
page-replay-phase-buses = buses revealed
page-replay-taken = taken
page-replay-wanted = the bot’s choice
page-replay-coaches = The coaches
page-replay-bench-empty = Nobody yet.
page-replay-buses = buses { $plan }
page-replay-coach-team = coach beside team { $team }
page-replay-swap = goes out for
page-replay-like = counts as
