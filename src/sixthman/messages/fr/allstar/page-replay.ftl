# All-Star Draft : le film de la partie

page-replay-part-playoffs = Play-off
page-replay-part-coaches = Entraîneurs
page-replay-phase-draft = draft
page-replay-phase-line-ups = équipes et bus
page-replay-phase-playoff-teams = première équipe
page-replay-phase-shootout = tir de pénalité
page-replay-phase-substitutes = changements
page-replay-phase-cuts = départs
page-replay-phase-buses = bus révélés
page-replay-taken = pris
page-replay-wanted = choix du bot
page-replay-coaches = Les entraîneurs
page-replay-bench-empty = Encore personne.
page-replay-buses = bus { $plan }
page-replay-coach-team = entraîneur à côté de l’équipe { $team }
page-replay-swap = est échangé contre
page-replay-like = compte comme
