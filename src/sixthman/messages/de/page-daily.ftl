# The deal of the day
page-daily-name = Partie des Tages
page-daily-title = Es ist ausgeteilt.
page-daily-day-title = Tag { $day } ist ausgeteilt.
page-daily-text = Dieselben Karten für alle. Ein Versuch, etwa acht Minuten.
page-daily-past = Dieser Tag ist vorbei: Dein Ergebnis zählt nicht für deine Serie.
page-daily-play = Diese Partie spielen
page-daily-go-on = Weiterspielen
page-daily-today = Zur Partie von heute
page-daily-here = Deine Ergebnisse bleiben in diesem Browser.
page-daily-archive = Die letzten zwei Wochen
page-daily-not-played = nicht gespielt
page-daily-result = Dein Ergebnis
page-daily-rank = { $rank }.
page-daily-cup = Pokal
page-daily-place = { $score ->
    [0] keine Fans
    [one] Fan
   *[other] Fans
}, Rang { $place } von { $seats }
page-daily-fans-unit = { $score ->
    [0] Fans
    [one] Fan
   *[other] Fans
}
page-daily-arenas = Arena für Arena
page-daily-own = Deine Partien
page-daily-others = Alle Manager heute
page-daily-better = Besser als { $share }
page-daily-people = { $people } Manager
page-daily-you = Du: { $score }
page-daily-bar = { $from } bis { $to }: { $people }
page-daily-first = Die erste Wahl
page-daily-first-best = { $best } war die beste Karte: Das zeigen { $games } Partien, die von dort weitergespielt wurden.
page-daily-first-other = Du hast { $mine } behalten. { $best } gewinnt um { $lead } Punkte öfter.
page-daily-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-daily-best = Rekord: { $days }
page-daily-next = bis zur nächsten Partie
page-daily-share = Teilen, ohne zu verraten
page-daily-look-back = Zurückblicken
page-daily-puzzle = Rätsel
page-daily-picture = Bild deiner Fünf speichern
page-daily-copied = Kopiert. Füge es ein, wo du magst.
page-daily-not-copied = Dein Browser hat es nicht erlaubt. Versuche es noch einmal.
page-daily-beat = Schlägst du diese Fünf?
page-daily-beat-text = Dieselben Karten, ein Versuch.
page-daily-of = Partie vom { $date }
