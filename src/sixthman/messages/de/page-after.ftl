# After the game
page-after-title = Nach der Partie
page-after-table = Tisch { $code }
page-after-finished = beendet
page-after-final = Endstand
page-after-views = Teile des Berichts
page-after-tab-result = Ergebnis
page-after-tab-chance = Chance
page-after-tab-replay = Wiederholung
page-after-tab-story = Verlauf
page-after-rematch = Revanche
page-after-to-rematch = Zur Revanche
page-after-share = Teilen
page-after-replay = Die Partie von jedem Platz aus durchgehen

page-after-wins = { $name } gewinnt mit { $by } Vorsprung
page-after-you-win = Du gewinnst mit { $by } Vorsprung
page-after-wins-tied = { $name } gewinnt bei Gleichstand
page-after-you-win-tied = Du gewinnst bei Gleichstand
page-after-shared = { $names } teilen sich den Sieg

page-after-your-chance = Deine Siegchance, Wahl für Wahl
page-after-chance-of = Siegchance von { $name }, Wahl für Wahl
page-after-whose = Wessen Siegchance
page-after-choice-of = { $choice }: { $moment }
page-after-agreed = { $choices ->
    [one] { $choices } Wahl. Mit { $agreed } war der Bot einverstanden.
   *[other] { $choices } Wahlen. Mit { $agreed } davon war der Bot einverstanden.
}
page-after-turning = Wendepunkt
page-after-no-turn = Keine einzelne Wahl kostete viel: Der Bot fand nichts deutlich Besseres.
page-after-given-away = { $win } statt { $best }.
page-after-given-lead-fans = { $lead } Fans Vorsprung verschenkt.
page-after-given-lead-points = { $lead } Punkte Vorsprung verschenkt.
page-after-because = Was dafür sprach:
page-after-rose = Hier drehte sich die Partie: { $win } nach dieser Wahl.
page-after-bot-did = Der Bot
page-after-or = oder
page-after-look-there = Diesen Moment ansehen
page-after-look = Die Partie noch einmal ansehen
page-after-look-text = Ein Bot prüft jede Wahl: wie sie die Siegchance verändert hat und was er gewählt hätte. Das dauert einige Sekunden.
page-after-looking-text = Der Bot geht jede Wahl durch. Du kannst hier warten oder später wiederkommen.
page-after-failed = Der Bot konnte die Partie nicht ansehen. Versuche es noch einmal.

page-after-luck-title = Glück oder Können?
page-after-luck = Glück
page-after-skill = Können
page-after-skill-note = verschenkte Siegchance je Wahl
page-after-skill-fans = pro Wahl verschenkte Fans
page-after-skill-points = pro Wahl verschenkte Punkte
page-after-skill-win = { $lost } Siegchance
page-after-best-of = { $best } von { $choices } wie der Bot
page-after-no-luck = keines
page-after-luck-text = Glück steht in Standardabweichungen: ±1 ist üblich, mehr als ±2 ist selten.
page-after-luck-later = Kommt mit dem zweiten Blick auf die Partie.
page-after-luck-items = Das Glück im Einzelnen: { $name }

page-after-proof = Aufzeichnung und Beweis
page-after-link-public = Link zur Wiederholung
page-after-link-private = Link zur Wiederholung: Wer ihn hat, darf zusehen
page-after-commitment = Vor dem Austeilen gezeigt: der Fingerabdruck des Geheimnisses
page-after-seed = Jetzt gezeigt: der Startwert, mit dem die Karten gemischt wurden
page-after-verify = Verteilung prüfen
page-after-record = Aufzeichnung herunterladen
page-after-verified = In Ordnung: Der Startwert passt zum Fingerabdruck, und { $moments ->
    [one] { $moments } Moment wurde
   *[other] { $moments } Momente wurden
} nach den Regeln nachgespielt.
page-after-other-commitment = Die Aufzeichnung hat einen anderen Fingerabdruck als den gezeigten.
page-after-scores = Punkte im Verlauf

# The winning five as a picture
page-after-picture = Bild deiner Fünf
page-after-picture-title = Diese Fünf gewannen.
page-after-picture-text = { $seats ->
    [2] Gegen einen Gegner.
   *[other] An einem Tisch mit { $seats }.
}
