# Who comes back
page-home-deal = Partie des Tages
page-home-score = Heute { $score }
page-home-play-deal = Partie des Tages spielen
page-home-play-it = Spielen
page-home-played = gespielt
page-home-move = Du bist dran
page-home-go-on = Weiter
page-home-look = Ansehen
page-home-rank = { $rank }. von { $seats }
page-home-puzzle = { $answers } Antworten, ein Versuch.
page-home-solve = Lösen
page-home-solved = Gelöst
page-home-see = Antwort ansehen
page-home-rivals = Deine Gegner
page-home-rivals-note = wie oft du vorn warst, wie oft sie
page-home-all-rivals = Alle
page-home-album = Album
page-home-album-of = { $met } von { $of } Tierarten
page-home-missing = { $page } fehlt noch.
page-home-missing-text = Gewinne damit in deinen letzten Fünf.
page-home-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-album-text = Jede Tierart, mit der du gewonnen hast, und die Karte dazu.
page-album-next = Es fehlt noch: { $page }. Gewinne damit unter deinen letzten fünf.
page-album-won = In deiner Siegerfünf
page-album-none = Noch nicht dabei
