# Die Webseite: was alle Ansichten teilen, und die Ansichten rund um die Tische

page-you = Du
page-close = Schließen
page-language = Sprache
page-lights = Dunkel oder hell
page-menu = Menü
page-nav = Seiten
page-nav-home = Startseite
page-nav-lobby = Lobby
page-nav-me = Meine Partien
page-nav-learn = Lernen
page-nav-cards = Über die Karten
page-nav-verify = Aufzeichnung prüfen
page-time-left = Restzeit: { $time }
page-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-loading = Einen Augenblick …

page-title-start = Spielen
page-title-open = Tisch eröffnen
page-title-join = Einem Tisch beitreten
page-title-lobby = Lobby
page-title-table = Tisch
page-title-me = Meine Partien
page-title-verify = Aufzeichnung prüfen
page-title-workbench = Werkbank
page-workbench-text = Ändere jede Zahl auf jeder Karte. Tausende Partien zeigen sofort, was sie bewirkt.
page-title-learn = Lernen

# Die Spiele
page-players = Spieler
page-duration = Dauer

# Start
page-start-motto = Fünf spielen. Einer wartet.
page-start-which = Welches Spiel?
page-play-now = Losspielen
page-play-bots = gegen Bots
page-play-dealing = wird ausgeteilt …
page-warming = Der Server lädt die Regeln.
page-open = Tisch eröffnen
page-open-text = Du bestimmst Spiel, Ausgabe, Plätze, Bots und Tempo. Freunde kommen mit Code oder Link.
page-join-table = Einem Tisch beitreten
page-join-text = Gib den Code ein oder füge den Link ein, den du bekommen hast.
page-join-by-code = Beitreten mit Code oder Link
page-join-code = Code des Tisches, fünf Zeichen; oder ein Link
page-join-seat-code = Gerätecode deines Platzes
page-join = Beitreten
page-join-no-link = Dieser Link führt zu keinem Tisch hier.
page-join-used = Dieser Gerätecode ist abgelaufen oder schon benutzt. Hole dir auf dem anderen Gerät einen neuen.
page-open-solo = Wähle Spiel, Ausgabe, Plätze, Bots und Tempo. Alles läuft auf diesem Gerät, auch ohne Netz.
page-join-elsewhere = Mit anderen spielen
page-join-elsewhere-text = Tische mit Menschen stehen auf einem Server. Gib seine Adresse ein oder füge den Link ein, den du bekommen hast.
page-join-server = Adresse eines Servers oder ein Link
page-join-no-address = Das ist keine Adresse. Sie sieht so aus: play.example.org.
page-site-more = Mehr
page-site-more-text = Lektionen, Regeln, ein Schiedsrichter für echte Karten und der Beweis, dass eine Partie fair war.
page-waiting-title = Hier fehlen noch Leute
page-waiting-none = Gerade wartet niemand. Eröffne einen Tisch: Andere finden ihn hier.
page-waiting = { $tables ->
    [0] Kein Tisch wartet auf Mitspieler
    [one] { $tables } Tisch wartet auf Mitspieler
   *[other] { $tables } Tische warten auf Mitspieler
}
page-seats-taken = { $taken } von { $seats } Plätzen
page-sit-down = Hinsetzen

# Wenn etwas fehlt
page-gone-short = Der Server antwortet nicht. Bitte versuche es noch einmal.
page-problem-start = Zur Startseite
page-problem-nowhere = Hier ist nichts
page-problem-nowhere-text = Die Adresse stimmt nicht, oder die Seite ist umgezogen. Von der Startseite aus findest du alles.
page-problem-table = Diesen Tisch gibt es nicht
page-problem-table-text = Ein Tisch, an dem niemand zu spielen beginnt, wird nach einem Tag geschlossen. Prüfe den Code, bitte um einen neuen Link oder eröffne selbst einen Tisch.
page-problem-private = Dieser Tisch ist privat
page-problem-private-text = Der Link ist alt oder unvollständig. Frage die Person, die dich eingeladen hat. Gib dann den Tischcode oder den ganzen Link hier ein.
page-problem-full = Alle Plätze sind besetzt
page-problem-full-text = Bitte um einen anderen Tisch, oder setze dich dorthin, wo noch jemand wartet.
page-problem-begun = Die Partie hat begonnen
page-problem-begun-text = Du kannst dich hier nicht mehr hinsetzen. Eröffne einen eigenen Tisch oder suche einen in der Lobby.
page-problem-moved = Du spielst jetzt auf einem anderen Gerät
page-problem-moved-text = Dein Platz ist dorthin umgezogen. Um zurückzukommen, wähle dort „Gerät wechseln“ und gib den Code hier ein.
page-problem-closed = Dieser Tisch ist geschlossen
page-problem-closed-text = Einen Tag lang hat niemand begonnen. Eröffne einen neuen: Das dauert zehn Sekunden.
page-problem-code = Unter { $code } ist kein Tisch offen
page-problem-code-text = Ein Code gilt, bis ausgeteilt wird. Prüfe die Zeichen und versuche es noch einmal; zum Zuschauen bitte um den Link.
page-problem-gone = Der Server antwortet nicht
page-problem-gone-text = Vielleicht ist deine Verbindung weg, oder der Server startet neu. Von deiner Partie geht nichts verloren. Versuche es gleich noch einmal.
page-problem-other = Das hat nicht geklappt
page-problem-other-text = Der Server sagt, warum:
page-problem-again = Noch einmal

# Server weg
page-gone = Der Server antwortet nicht.
page-gone-text = Deine Partie ist sicher. Wir verbinden uns neu, dann geht es weiter, wo du warst.

# Die Kabine
page-chair-free = Frei
page-bot-rookie = Rookie
page-bot-starter = Stammspieler
page-bot-pro = Pro
page-bot-captain = Kapitän
page-bot-mvp = MVP
page-bot-rookie-text = Sammelt, was gerade gut aussieht. Leicht zu überraschen.
page-bot-starter-text = Spielt wie ein Pro, hat aber schlechte Tage.
page-bot-pro-text = Solide und schnell. Schaut nicht voraus.
page-bot-captain-text = Schaut ein wenig voraus. Irrt sich, wenn es knapp ist.
page-bot-mvp-text = Stellt sich die Karten vor, die er nicht sieht, und spielt die Partie bis zum Ende, immer wieder.
page-bot-allstar = { page-bot-mvp }
page-bot-named = { $level } { $seat }
page-copied = Kopiert.

# Tisch eröffnen
page-pace-relaxed-name = Gemütlich
page-pace-relaxed = ohne Uhr
page-pace-relaxed-text = Ohne Uhr.
page-pace-steady-name = Zügig
page-pace-steady = mit Uhr
page-pace-steady-text = Bis zu 75 Sekunden für eine Wahl, 2 Minuten für eine Aufstellung, 3 für einen Zug im Basketball.
page-pace-fast-name = Schnell
page-pace-fast = schnelle Uhr
page-pace-fast-text = Ein Drittel der zügigen Zeiten.
page-pace-mail-name = Fernpartie
page-pace-mail-text = Tage für jede Wahl; schau vorbei, wann du magst.
page-pace-mail = { $days ->
    [one] { $days } Tag für jede Wahl
   *[other] { $days } Tage für jede Wahl
}
page-pace-days = Tage für jede Wahl

# Spielen im Browser selbst
page-house-module-damaged = Die Regeln auf diesem Gerät sind beschädigt. Geh ins Internet und lade die Seite neu. Deine Partie ist sicher.
page-house-module-gone = Die Regeln dieses Spiels sind noch nicht auf diesem Gerät. Geh einmal ins Internet. Deine Partie ist sicher.
page-house-store-full = Auf diesem Gerät ist kein Platz mehr. Du kannst die Partie jetzt beenden, aber nach dem Schließen der Seite ist sie weg. Schaffe etwas Platz.
page-house-store-forbidden = Dein Browser lässt diese Seite nichts speichern. Du kannst die Partie jetzt beenden, aber nach dem Schließen der Seite ist sie weg.
page-house-store-other-tab = Diese Partie ist in einem anderen Tab offen. Spiele dort weiter, oder schließe ihn und lade diese Seite neu.
page-house-stopped = Die Partie hat kurz angehalten und geht ab deiner letzten Wahl weiter.
page-house-needs-server = Tische mit Menschen gibt es nur auf einem Server. Hier kannst du gegen Bots spielen, Lektionen nehmen und den Schiedsrichter fragen.
page-house-needs-server-now = Du bist offline. Tische mit Menschen brauchen ihren Server. Partien gegen Bots, Lektionen und der Schiedsrichter gehen hier.

# What is new every day
page-title-daily = Partie des Tages
page-title-evening = Spieleabend
page-colors = Farben
page-colors-text = Jeder Platz hat seine eigene. Auch Formen unterscheiden sie.
page-color-red = Rot
page-color-blue = Blau
page-color-green = Grün
page-color-violet = Violett
page-color-yellow = Gelb
page-color-teal = Türkis
page-title-puzzle = Rätsel des Tages
page-nav-daily = Heute
page-title-beat = Schlage meinen Draft
page-beat-mine = Schlage meinen Draft
page-beat-over = Dein Draft ist gespielt.
page-beat-compare = Beide Drafts vergleichen
page-deal-result = Ergebnis ansehen
page-deal-result-text = Die Partie des Tages ist gespielt.

# The first round
page-first-new = Neu hier?
page-first-title = Deine erste Runde
page-first-minutes = Minuten
page-first-go = Mit Hilfe beginnen

# Opponents' turns
page-turns-pace = Züge der Gegner
page-turns-calm = ruhig
page-turns-brisk = flott
page-turns-once = sofort
