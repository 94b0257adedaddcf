# The replay: a finished game, step by step
page-replay-title = Wiederholung
page-replay-step = Bild { $step } von { $of }
page-replay-from = Mit den Augen von
page-replay-spectator = Zuschauern
page-replay-first = Zum Anfang
page-replay-back = Eins zurück
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-replay-next = Eins weiter
page-replay-last = Zum Ende
page-replay-slider = Zeitpunkt in der Partie
page-replay-keys = ← → ein Bild, Leertaste spielt ab
page-replay-result = Ergebnis
page-replay-chapters = Momente der Partie
page-replay-marked = { $moment }, der Bot sah etwas Besseres
page-replay-table = Als Tabelle

# Moments
page-replay-at-end = Spielende
page-replay-both = { $where }, { $what }
page-replay-round = Runde { $number }
page-replay-round-short = R{ $number }
page-replay-turn = Zug { $number }
page-replay-overtime = Verlängerung { $overtime }
page-replay-pick = Wahl { $pick }

# The choice of a moment
page-replay-choice = Was gewählt wurde
page-replay-no-choice = Dieser Platz hatte hier nichts zu wählen.
page-replay-not-asked = Du warst hier nicht gefragt.
page-replay-over = Die Partie ist aus.
page-replay-bot = Der Bot:
page-replay-win = Siegchance danach: { $win }.
page-replay-same = Der Bot hätte dasselbe gewählt. Siegchance: { $win }.
page-replay-as-good = So gut wie die Wahl des Bots. Siegchance: { $win }.
page-replay-turn-good = Der Bot fand in diesem Zug nichts deutlich Besseres.
page-replay-ask-bot = Was hätte der Bot getan?
page-replay-waiting = Warten auf den Bot …
page-replay-looking = Der Bot sieht sich die Partie an: { $share }

# Choices in words
page-replay-none = nichts weiter

# Sent to others
page-replay-share = Link zur Wiederholung kopieren
page-shared-damaged = Dieser Link ist beschädigt. Lass ihn dir noch einmal schicken.
