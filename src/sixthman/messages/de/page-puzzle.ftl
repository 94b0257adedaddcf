# Puzzles
page-puzzle-position = Die Stellung
page-puzzle-difficulty = { $difficulty ->
    [1] leicht
    [2] mittel
   *[other] schwer
}
page-puzzle-right = { $answer }. Richtig!
page-puzzle-wrong = { $answer } war besser.
page-puzzle-best = Beste Antwort
page-puzzle-yours = Deine Antwort
page-puzzle-games = Siegchance nach jeder Antwort: { $games } Partien, von hier weitergespielt.
page-puzzle-solved = Gelöst
page-puzzle-day = Tag { $day }
page-puzzle-why = Warum
page-puzzle-makes = { $card } bildet diese Gruppe.
page-puzzle-starts = { $card } passt zu keiner deiner Karten.
page-puzzle-lead = Die beste Antwort gewinnt um { $lead } Punkte öfter.
page-puzzle-others = Was andere nahmen
page-puzzle-rating = Wertungszahl { $rating }, { $people } Antworten
page-puzzle-yours-title = Deine Rätsel
page-puzzle-of = { $right } von { $of } richtig
page-puzzle-choose = Wähle eine Antwort
page-puzzle-next = bis zum nächsten Rätsel
page-puzzle-share = Teilen
page-puzzle-play-on = Von hier weiterspielen
