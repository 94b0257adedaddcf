# Der Bericht über eine Simulation: eine Seite mit Bildern
help-report = Mache aus den Ergebnissen von „sixthman simulate --output“ eine Seite mit Bildern.
help-report-file = Die Ergebnisse: ein Ordner oder eine Datei mit der Endung .duckdb.
help-report-output = Die Seite, die geschrieben wird: eine Datei mit der Endung .html.
help-report-open = Die Seite im Browser öffnen.
error-report-page = Ein Bericht wird in eine Datei mit der Endung .html geschrieben, in einem Ordner, den es gibt; nicht in { $file }.
lab-report-title = Was { $games } Partien sagen
lab-report-findings = Was auffällt
lab-report-no-findings = Für Befunde sind es zu wenige Partien. Tausend Partien zeigen die Umrisse, hunderttausend die einzelnen Karten.
lab-report-more = Weiterlesen
lab-report-contents = Kapitel
lab-report-figures = Die Zahlen hinter dem Bild
lab-report-too-few = Zu wenige Partien für dieses Bild: Es sind { $games }, nötig sind etwa { $need }.
lab-report-played = Der Bot { $bot } saß { $games } Partien lang auf allen Plätzen.
lab-report-played-bots = Die Bots { $bots } haben { $games } Partien gespielt, immer auf diesen Plätzen.
lab-report-part = Die Simulation ist unvollständig: Dieser Bericht umfasst { $games } von { $asked } Partien.
lab-report-random = Bots, die zufällig wählen, zeigen, was die Regeln allein bewirken. Wie das Spiel unter Kennern ist, sagen die stärkeren Bots besser.
lab-report-fact-games = Partien
lab-report-fact-bots = Bots
lab-report-fact-seed = Startwert
lab-report-method = Wie die Zahlen berechnet sind
lab-report-method-wins = Ein Sieg zählt 1, ein geteilter seinen Teil. Was hinter einem ± steht, enthält den wahren Wert in 95 von 100 Berichten. „Mehr als Zufall“ heißt ein Unterschied nur, wenn der Zufall allein einen so großen irgendwo im selben Bild in weniger als 5 von 100 Berichten brächte. Ein Feld ist nur gefärbt, wenn es um mehr als drei Standardfehler vom Durchschnitt abweicht. Was seltener als { $fewest }-mal vorkam, darüber wird nichts gesagt.
lab-report-method-made = Erstellt mit „sixthman report“ aus: { $agreed }; Bots { $bots }; Startwert { $seed }; Regeln { $rules }; Sixth Man { $version }. Derselbe Startwert und dieselben Optionen ergeben dieselben Partien.
lab-report-average = Durchschnitt
lab-report-median = Median { $median }
lab-report-winners = Davon Sieger

# Köpfe der Tabellen
lab-report-head-what = Was
lab-report-head-from = Von
lab-report-head-to = Bis
lab-report-head-share = Anteil
