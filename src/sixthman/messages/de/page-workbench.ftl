# Die Werkbank
page-workbench-managers = Manager
page-workbench-bots = Gespielt von
page-workbench-level-pro = { page-bot-pro }
page-workbench-level-rookie = { page-bot-rookie }
page-workbench-cards = Karten
page-workbench-section = Abschnitt
page-workbench-find = Nach Namen suchen
page-workbench-none = Keine Karte heißt so.
page-workbench-changed = geändert
page-workbench-as-printed = Wie gedruckt
page-workbench-printed = gedruckt { $value }
page-workbench-rank = { $rank }.
page-workbench-seats = { $seats } Manager
page-workbench-seat = Platz { $seat }
page-workbench-face = { $face }. Fläche
page-workbench-name = Gib deiner Fassung einen Namen
page-workbench-version = Meine Fassung
page-workbench-changes = { $changes ->
    [0] Noch ist nichts geändert.
    [one] Ein Wert weicht vom gedruckten Spiel ab.
   *[other] { $changes } Werte weichen vom gedruckten Spiel ab.
}
page-workbench-undo = Änderung von { $card } rückgängig machen
page-workbench-yes = ja
page-workbench-no = nein
page-workbench-play = Diese Fassung spielen
page-workbench-share = Teilen
page-workbench-copied = Der Link ist kopiert.
page-workbench-save = Speichern
page-workbench-saved = In diesem Browser gespeichert.
page-workbench-export = TOML-Datei
page-workbench-versions = Deine Fassungen
page-workbench-forget = { $name } löschen
page-workbench-games = je { $games } Partien, gleiche Karten
page-workbench-points = von 100
page-workbench-plain = im Mittel
page-workbench-steady = Die Plätze bleiben fair
page-workbench-steady-text = Kein Platz gewinnt öfter oder seltener, als der Zufall erklärt.
page-workbench-start = Bewege einen Regler: Beide Fassungen spielen mit denselben Karten.
page-workbench-dealing = Die ersten Partien werden ausgeteilt …
page-workbench-dead = Kaum je gekauft: { $cards }.
page-workbench-dominated = Eine andere Karte kann alles ebenso gut: { $cards }.
page-workbench-progress = Gespielte Partien
page-workbench-cancel = Anhalten
page-workbench-failed = Die Partien sind abgebrochen.
page-workbench-again = Noch einmal
page-workbench-more = { $games } Partien spielen
page-workbench-more-text = Mehr Partien machen die Zahlen genauer.
page-workbench-figure = Kennzahl
page-workbench-spread = Mittel des gedruckten Spiels: { $old }. Deins: { $new }.
page-workbench-key-printed = gedruckt
page-workbench-key-yours = deins
page-workbench-key-whisker = 95 von 100
