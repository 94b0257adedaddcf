# All-Star Draft: das Spiel noch einmal

page-replay-part-playoffs = Playoffs
page-replay-part-coaches = Coaches
page-replay-phase-draft = Draft
page-replay-phase-line-ups = Aufstellungen
page-replay-phase-playoff-teams = erstes Team
page-replay-phase-shootout = Penaltyschießen
page-replay-phase-substitutes = wer kommt
page-replay-phase-cuts = wer geht
page-replay-phase-buses = Busse aufgedeckt
page-replay-taken = genommen
page-replay-wanted = Wahl des Bots
page-replay-coaches = Die Coaches
page-replay-bench-empty = Noch niemand.
page-replay-buses = Busse { $plan }
page-replay-coach-team = Coach neben Team { $team }
page-replay-swap = ausgetauscht gegen
page-replay-like = zählt als
