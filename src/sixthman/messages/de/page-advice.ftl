# Was ein starker Bot von einer Wahl hält
page-advice-win = Siegchance
page-advice-take = Das nehmen
page-advice-close = { $one } und { $other } liegen zu nah beieinander
page-advice-sure = Wie sicher?
page-advice-very = Sehr.
page-advice-fairly = Ziemlich.
page-advice-hardly = Kaum.
page-advice-chance = Die erste Wahl ist mit { $chance } besser als die zweite.
page-advice-exact = Gelöst: Diese Zahlen sind genau.
page-advice-lead-fans = Vorsprung am Ende: { $lead } Fans.
page-advice-lead-points = Vorsprung am Ende: { $lead } Punkte.
page-advice-foot = { $playouts } simulierte Partien von hier aus. Balken beginnen bei 0, der Strich zeigt den fairen Anteil ({ $even }), die Spannen umfassen 95 von 100.
page-advice-foot-exact = Balken beginnen bei 0, der Strich zeigt den fairen Anteil ({ $even }).
