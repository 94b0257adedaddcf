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
page-replay-slider = Stelle im Spiel
page-replay-keys = ← → ein Bild, Leertaste spielt ab
page-replay-result = Ergebnis
page-replay-chapters = Momente des Spiels
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
page-replay-part-playoffs = Playoffs
page-replay-part-coaches = Coaches
page-replay-part-teams = Startteams
page-replay-part-opening-draft = Eröffnungsdraft
page-replay-part-tie = Gleichstand
page-replay-part-last-turn = Letzter Zug
page-replay-phase-draft = Draft
page-replay-phase-line-ups = Aufstellungen
page-replay-phase-playoff-teams = erstes Team
page-replay-phase-shootout = Penaltyschiessen
page-replay-phase-substitutes = wer kommt
page-replay-phase-cuts = wer geht
page-replay-phase-buses = Busse aufgedeckt

# The choice of a moment
page-replay-choice = Was gewählt wurde
page-replay-no-choice = Von hier aus war nichts zu wählen.
page-replay-not-asked = Du warst hier nicht gefragt.
page-replay-over = Das Spiel ist aus.
page-replay-bot = Der Bot:
page-replay-win = Gewinnchance danach: { $win }.
page-replay-same = Der Bot hätte dasselbe getan. Gewinnchance: { $win }.
page-replay-as-good = So gut wie die Wahl des Bots. Gewinnchance: { $win }.
page-replay-turn-good = Der Bot fand in diesem Zug nichts deutlich Besseres.
page-replay-ask-bot = Was hätte der Bot getan?
page-replay-waiting = Der Bot ist gleich so weit …
page-replay-looking = Der Bot sieht sich das Spiel an: { $share }
page-replay-taken = genommen
page-replay-wanted = Wahl des Bots
page-replay-coaches = Die Coaches
page-replay-bench-empty = Noch niemand.

# Choices in words
page-replay-buses = Busse { $plan }
page-replay-coach-team = Coach neben Team { $team }
page-replay-swap = wird ersetzt durch
page-replay-like = zählt als
page-replay-none = nichts weiter
page-replay-die = { $skill } { $face }
page-replay-verb-refresh = Im Markt ersetzen:
page-replay-verb-buy-player = Spieler kaufen:
page-replay-verb-buy-tactic = Taktik kaufen:
page-replay-verb-replace = Auswechseln
page-replay-verb-prepare = Vorbereiten
page-replay-verb-attack = Angreifen:
page-replay-verb-defend = Verteidigen:
page-replay-verb-discard = Ablegen:
page-replay-verb-remove = Entfernen:
page-replay-verb-draft = Draften:
page-replay-verb-end = Zug beenden
page-replay-verb-play-on = Weiterspielen
page-replay-verb-draw = Unentschieden annehmen
page-replay-link-with = mit
page-replay-link-for = anstelle von
page-replay-link-to = nach
page-replay-link-out = raus
page-replay-link-reroll = · neu gewürfelt
page-replay-link-keep = · behalten

# The dice of a turn
page-replay-dice = Würfel des letzten Zugs
page-replay-dice-attack = Angriff
page-replay-dice-defence = Verteidigung
page-replay-dice-again = Neu gewürfelt
page-replay-dice-kept = Behalten
