# All-Star Draft: vor dem Austeilen

page-nav-referee = Schiedsrichter
page-game-allstar = All-Star Draft
page-game-allstar-text = Drafte Eishockeyspieler, stelle Teams auf und entscheide, welcher Bus in welche Arena fährt.
page-game-allstar-players = 2–6
page-game-allstar-time = 25 min
page-kind-number = Nummer { $number }
page-bus = Bus { $number }
page-ticket = Ticket
page-ticket-used = Ticket, verbraucht
page-ticket-in = IN
page-option-allstar-edition = Ausgabe
page-option-allstar-edition-2025 = Ausgabe 2025
page-option-allstar-edition-2025-text = Die Regeln von 2025: 15 Arenen, darunter solche mit Kombos.
page-option-allstar-edition-2020 = Erste Ausgabe
page-option-allstar-edition-2020-text = Die Regeln von 2020: 12 Arenen, keine mit Kombo, und Coaches.
page-option-allstar-seats-text = Zu zweit gelten eigene Regeln.
page-option-allstar-mode = Modus zu zweit
page-option-allstar-mode-heritage = { mode-heritage }
page-option-allstar-mode-heritage-text = Ein Draft zu zweit. Am Ende der Runde werfen beide eine der 7 Karten verdeckt ab.
page-option-allstar-mode-free-agency = { mode-free-agency }
page-option-allstar-mode-free-agency-text = Die Karten liegen offen, 3 auf einmal. Nehmt abwechselnd eine.
page-option-allstar-mode-clash = { mode-clash }
page-option-allstar-mode-clash-text = Behalte eine Karte und gib eine deinem Gegner. Wähle beide mit Bedacht.
page-option-allstar-mode-clash-keeping = { mode-clash-keeping }
page-option-allstar-mode-clash-keeping-text = Behalte jedes Mal 2 Karten und gib 1 ab, bis 1 Karte übrig ist. So lässt sich die Regel auch lesen.
page-option-allstar-coaches = Coaches
page-option-allstar-coaches-text = Alle behalten einen von zweien, offen und mit eigener Fähigkeit.
page-option-allstar-coaches-yes = mit Coaches
page-option-allstar-coaches-no = ohne Coaches
page-option-allstar-whistle = Arenen mit Trillerpfeife
page-option-allstar-whistle-text = Sie werten Fans auf ungewöhnliche Art. Für eine erste Partie lass sie weg.
page-option-allstar-whistle-no = ohne Arenen mit Trillerpfeife
page-option-allstar-species = Tierarten
page-option-allstar-species-text = 2 je Manager; zu zweit 5, im Modus { mode-free-agency } 6. Ohne Auswahl entscheidet der Zufall.
page-option-allstar-first = Erste Wahl
page-option-allstar-first-text = Wer in Runde 1 zuerst wählt. Danach wählt zuerst, wer weniger Fans hat.

# The first round in pictures
page-first-keep = Behalte eine Karte.
page-first-pass = Gib den Rest weiter.
page-first-alike = Die größte Gruppe gewinnt.
