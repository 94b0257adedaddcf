# Der Tisch im Terminal: All-Star Draft

play-title = All-Star Draft
play-you = du
play-mode-0 = { "" }
play-mode-1 = Tradition
play-mode-2 = Freier Markt
play-mode-3 = Duell
play-where-round = Runde { $round } von { $rounds }: { $phase }
play-where-playoffs = Playoffs: { $phase }
play-phase-draft = Draft
play-phase-lineup = Aufstellung
play-phase-playoff-team = erste Teams
play-phase-shootout = Penaltyschiessen
play-phase-lay-down = Ersatzspieler
play-phase-cut = wer geht
play-phase-over = zu Ende
play-pack-left = die Päckchen gehen nach links
play-pack-right = die Päckchen gehen nach rechts
play-pack-opponent = die Päckchen werden getauscht

# Karten: zwei Buchstaben für jede Tierart
play-code-Rabbit = Ha
play-code-Duck = En
play-code-Beaver = Bi
play-code-Eagle = Ad
play-code-Penguin = Pi
play-code-Panda = Pa
play-code-Wolf = Wo
play-code-Shark = Hi
play-code-Tiger = Ti
play-code-Horse = Pf
play-code-Caribou = Ka
play-code-PolarBear = Ei
play-no-set = noch nichts gemeinsam

# Arenen und Plätze
play-rank = { $rank }.
play-combo-one-of-each = je ein Symbol jeder Art schlägt fünf Gleiche
play-combo-run = eine Zahlenfolge von fünf schlägt fünf Gleiche
play-combo-three-and-two = Drilling + Paar schlägt fünf Gleiche
play-whistle = Pfeife: ungewöhnliche Fan-Wertung
play-playoff-fans = Playoff-Fans
play-seat-fans = { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}
play-seat-bench = Bank { $count }
play-seat-tickets = { $tickets ->
    [0] kein Ticket
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
}
play-seat-out = raus, { $rank }

# Was gefragt ist
play-ask-pick = Wähle einen Spieler für deine Bank (Wahl { $pick } von { $picks })
play-ask-open-pick = Nimm einen der offenen Spieler auf deine Bank
play-ask-keep = Behalte einen Spieler für deine Bank (noch { $left } zu wählen, bevor getauscht wird)
play-ask-give = Wähle einen Spieler, den { $name } bekommt
play-ask-throw = Wirf einen der sieben Spieler dieser Runde verdeckt ab
play-ask-out = Team { $team }: nimm einen Spieler heraus, oder lass es, wie es ist
play-ask-in = Team { $team }: wer kommt für { $card } hinein?
play-ask-new-team = Wähle fünf für dein neues Team ({ $count }/{ $team })
play-ask-bus = Welches Team fährt in welche Arena?
play-ask-playoff-team = Wähle fünf für dein Playoff-Team ({ $count }/{ $team })
play-ask-shootout = Penaltyschiessen: wähle deinen Schützen
play-ask-lay-down = Lege { $fewest } bis { $most } Ersatzspieler aus (bisher { $count })
play-ask-lay-down-more = Lege { $fewest } bis { $most } Ersatzspieler aus (bisher { $count }): noch einen, oder fertig
play-ask-cut = Nenne { $wanted }, die dein Team verlassen (bisher { $count })
play-ask-lock = Bereit? Enter legt fest, u ändert

# Reihen von Karten
play-row-pack = Päckchen ({ $count })
play-row-kept = Beiseitegelegt ({ $count })
play-row-bench = Deine Bank ({ $count })
play-row-received = Diese Runde erhalten ({ $count })
play-row-team = Team { $team }
play-row-new-team = Dein neues Team ({ $count }/5)
play-row-playoff-team = Dein Playoff-Team ({ $count }/5)
play-row-playing = Dein Team ({ $count })
play-row-substitutes = Ersatzspieler, verdeckt ({ $count })
play-row-leaving = Es gehen ({ $count })
play-row-shooter = Dein Schütze
play-none-leave = So lassen
play-none-done = Fertig
play-plan-team = Team { $team }: { $strength }

# Tipps
play-hint-best = Dein bestes Team im Moment: { $strength }
play-hint-with = Mit { $card }: { $strength }
play-hint-empty = Deine Bank ist noch leer. Sammle, was zusammengehört.
play-hint-bus = Schau, was jede Arena bringt, und für welchen Rang.
play-hint-after = Dein bestes Team nach dem Austausch: { $strength }
play-hint-buses = Teams und Arenen: { $plan }
play-hint-shot = Dein stärkster Schuss: { $card }
play-sorted-species = Nach Tierart sortiert
play-sorted-number = Nach Nummer sortiert
play-sorted-symbol = Nach Symbol sortiert

# Ergebnisse
play-results-round = Ergebnisse der Runde { $round }
play-results-match = Playoff-Match
play-results-shootout = Penaltyschiessen
play-match = Die Teams, das stärkste zuerst
play-plus-fans = +{ $fans }
play-shootout-rule = Die schwächste Karte verliert. Zuerst zählt das Symbol, dann die anderen Attribute.
play-why-tied = gleichauf mit dem nächsten
play-why-combo = hier gewinnt die Kombo
play-why-size = { $more } Gleiche schlagen { $fewer }
play-why-above = { $above } vor { $below }
play-end = Das Spiel ist aus
play-winner = { $name } gewinnt!
play-winners = Geteilter Sieg: { $names }
play-from-playoffs = davon { $fans } aus den Playoffs

# Von Person zu Person
play-pass-keyboard = Gebt { $name } die Tastatur. { $name }, drücke Enter, wenn sonst niemand hinschaut.

# Tasten
play-keys-table = Enter wählen  u zurück  s ordnen  h Tipps  v Teams  l Sprache  ? Hilfe  q Ende
play-keys-table-more = r Startwert  t hell oder dunkel
play-keys-enter = Enter: weiter
play-keys-back = Enter: zurück an den Tisch
play-keys-take-back = u: { $name } ändert die Wahl
play-keys-end = n neues Spiel  s aufzeichnen  v Teams und Verlauf  r Startwert  q Ende
play-keys-leave = Enter: verlassen   Esc: bleiben

# Aufzeichnung und Verlassen
play-everything-title = Teams und Verlauf
play-record-title = Startwert und Aufzeichnung
play-record-commitment = Fingerabdruck des Startwerts
play-record-proof = Er stand vor dem Austeilen fest. Am Ende zeigt der Startwert, dass niemand an den Karten war.
play-record-seed = Startwert: { $seed }
play-record-path = Die Aufzeichnung kommt nach { $path }
play-record-nowhere = Das Spiel wird nicht aufgezeichnet. Am Ende schreibt s es auf.
play-record-saved = Gespeichert: { $path }
play-leave = Das Spiel verlassen?
play-leave-saves = Das Spiel bis hierher wird in { $path } gespeichert.
play-leave-loses = Das Spiel wird nicht gespeichert und geht verloren.

# Hilfe
play-help-title = Hilfe
play-help-goal-title = Worum es geht
play-help-goal = Du führst Eishockeyteams. Wer nach drei Runden und den Playoffs die meisten Fans hat, gewinnt.
play-help-season-title = Eine Runde
play-help-season = Draft: Alle behalten einen Spieler aus ihrem Päckchen und geben den Rest weiter, bis alle Spieler auf den Bänken sitzen. Dann darfst du in jedem deiner älteren Teams einen Spieler austauschen, stellst ein neues Team aus fünf auf und schickst jedes Team mit dem Bus in eine Arena. All das bleibt geheim, bis sich alle festgelegt haben. Jede Arena bringt Fans nach Rang, manche auf eigenwillige Art.
play-help-strength-title = Stärke
play-help-strength = Es zählt, wie viele der fünf ein Symbol, eine Nummer oder eine Tierart gemeinsam haben. Mehr Gleiche sind stärker.
play-help-order-few = Bei gleicher Anzahl: Symbol vor Nummer vor Tierart; dann das höhere Symbol, die höhere Nummer oder Tierart.
play-help-order-many = Bei gleicher Anzahl: Symbol vor Tierart vor Nummer; dann das höhere Symbol, die höhere Tierart oder Nummer.
play-help-symbols = Symbole, das stärkste zuerst: { $symbols }
play-help-playoffs-title = Playoffs
play-help-playoffs = Ein einziges Team aus all deinen Spielern. Das schwächste verliert ein Ticket oder scheidet ohne Ticket aus. Gleichstand am Ende klärt das Penaltyschiessen: je ein Spieler von der Bank, der schwächste verliert. Wer weiterkommt, muss zwei bis vier Spieler ersetzen; wer geht, kommt nicht wieder. Wer das nicht kann, scheidet aus.
play-help-keys-title = Tasten
play-help-key-choose-name = 1–9, 0, a–k
play-help-key-choose = die Karte mit dieser Taste wählen oder wieder herausnehmen; p: keine, fertig
play-help-key-move-name = Pfeile, Enter
play-help-key-move = bewegen und wählen; die Maus geht auch
play-help-key-undo-name = u, Rücktaste
play-help-key-undo = die letzte Wahl zurücknehmen
play-help-key-sort-name = s
play-help-key-sort = nach Tierart, Nummer oder Symbol sortieren
play-help-key-hints-name = h
play-help-key-hints = Tipps ein und aus (★ gehört zu deinen besten Gleichen)
play-help-key-table-name = v
play-help-key-table = die Teams aller und der ganze Verlauf; Bild auf und ab blättern im Verlauf
play-help-key-language-name = l
play-help-key-language = Englisch, Französisch, Deutsch
play-help-key-lights-name = t
play-help-key-lights = hell oder dunkel
play-help-key-record-name = r
play-help-key-record = der Fingerabdruck des Startwerts, und wohin die Aufzeichnung kommt
play-help-key-quit-name = q
play-help-key-quit = das Spiel verlassen
