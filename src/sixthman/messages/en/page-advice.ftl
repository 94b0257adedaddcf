# What a strong bot makes of a choice
page-advice-win = win chance
page-advice-take = Choose this
page-advice-close = { $one } and { $other } are too close to call
page-advice-sure = How sure?
page-advice-very = Very.
page-advice-fairly = Fairly.
page-advice-hardly = Hardly.
page-advice-chance = The chance that the first is better than the second is { $chance }.
page-advice-exact = Solved: these figures are exact.
page-advice-lead-fans = Lead in the end: { $lead } fans.
page-advice-lead-points = Lead in the end: { $lead } points.
page-advice-foot = { $playouts } simulated games from here. Bars start at 0, the line marks an even share ({ $even }), and whiskers hold 95 of 100.
page-advice-foot-exact = Bars start at 0, the line marks an even share ({ $even }).
