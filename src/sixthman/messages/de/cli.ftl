# Hilfe und Berichte der Befehlszeile
help-app = Sixth Man: der Tisch, die Bots und das Labor für { $games }.
help-play = Spiele hier im Terminal, gegen Bots oder mit anderen an einer Tastatur.
help-option-seats = Plätze am Tisch, 2 bis 6.
help-option-first = Wer beginnt, 1 oder 2, wo sonst das Los entscheidet. Standard: ausgelost.
help-option-colors = Farben der Plätze, der Reihe nach, mit Kommas getrennt: red, blue, green, violet, yellow, teal. Standard: in dieser Reihenfolge.
help-play-seed = Ein beliebiger Text; derselbe Startwert teilt dieselbe Partie aus. Standard: ein neuer, geheimer.
help-play-people = Wie viele Personen an dieser Tastatur sitzen; Bots nehmen die übrigen Plätze.
help-play-names = Namen der Personen, in der Reihenfolge ihrer Plätze.
help-play-bots = Die Bots: random, rookie, starter, pro, captain oder mvp (mvp@2s: mit seiner Bedenkzeit), oder beim Namen: pip, bruna, onni, mei, vesna, aksel; einer für alle oder einer für jeden Platz, durch Kommas getrennt. Ein eigener Bot: mine.py:Mine.
help-play-save = Wohin die Aufzeichnung der Partie kommt.
help-language = Sprache: en, fr oder de. Standard: wie dein Rechner eingestellt ist.
help-simulate = Lass Bots viele Partien spielen und ziehe Bilanz. Derselbe Startwert ergibt auf jedem Ziel dieselbe Prüfsumme.
help-game = Das Spiel: { $games }.
help-option = { $game }: { $values }. Standard: { $usual }.
help-simulate-games = Wie viele Partien.
help-simulate-bots = Wer spielt: random, rookie oder pro; einer für alle Plätze oder einer für jeden, durch Kommas getrennt. Ein eigener Bot: mine.py:Mine.
help-simulate-seed = Ein beliebiger Text.
help-simulate-processes = Prozesse, die sich die Arbeit teilen.
help-simulate-target = Wo die Regeln laufen: fastest (was am schnellsten antwortet), wasm (einmal für alle kompiliert), cpu (für diesen Prozessor; Extra lab), tuned (nur für diese Optionen), cuda (eine NVIDIA-GPU), interpreted (einfaches Python).
help-simulate-json = Ein JSON-Objekt statt einer Tabelle ausgeben.
help-replay = Sieh dir eine aufgezeichnete Partie Schritt für Schritt an, oder prüfe, dass sie nach den Regeln lief.
help-replay-file = Die Aufzeichnung einer Partie.
help-replay-verify = Startwert, Wahlen und Ergebnis prüfen, statt die Partie zu zeigen.
help-replay-commitment = Mit --verify: ein Fingerabdruck, den du vor dem Austeilen gesehen hast, vom Server oder von einem Platz. Er muss in der Aufzeichnung stehen. Mehrfach möglich.
help-replay-step = Die Partie nur bis zu diesem Schritt zeigen.
help-replay-seat = Zeigen, was dieser Platz (ab 1) wissen konnte. Standard: alles, was öffentlich ist.
simulate-compiling = Die Regeln werden kompiliert …
simulate-playing = Es wird gespielt
simulate-fact = Was
simulate-value = Ergebnis
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-speed = Entscheidungen pro Sekunde
simulate-fans = Fans im Mittel, nach Platz
simulate-wins = Siegquote, nach Platz
simulate-digest = Prüfsumme
replay-verified = Die Aufzeichnung stimmt: { $reveals ->
    [one] { $reveals } Schritt
   *[other] { $reveals } Schritte
}, jede Wahl erlaubt, Startwert und Ergebnis wie angegeben.
replay-open = Die Aufzeichnung stimmt, so weit sie reicht: { $reveals ->
    [one] { $reveals } Schritt
   *[other] { $reveals } Schritte
}, jede Wahl erlaubt; die Partie ist noch nicht zu Ende.
replay-seen = Die Aufzeichnung enthält alle angegebenen Fingerabdrücke.
replay-commitment = Fingerabdruck des Geheimnisses: { $commitment }. Hast du vor dem Austeilen einen anderen gesehen, wurde das Geheimnis geändert.
replay-added = Beitrag zum Startwert, vor dem Austeilen als Fingerabdruck gezeigt: Platz Nr. { $seats }.
replay-not-added = Niemand hat zum Startwert beigetragen. Wer ihn gezogen hat, konnte mehrere ausprobieren, und keine Aufzeichnung kann das zeigen.
replay-left-out = Fingerabdruck gezeigt, Beitrag nicht rechtzeitig aufgedeckt: Platz Nr. { $seats }. Ausgeteilt wurde ohne ihn.
play-saved = Die Partie ist in { $path } aufgezeichnet. Sieh sie dir an: sixthman replay { $path }
interrupted = Angehalten.
bot-name = Bot { $seat } ({ $level })
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-help = Diese Hilfe zeigen.
help-version = Die Version zeigen.
