# Der Tisch im Terminal: All-Star Draft
play-title = All-Star Draft
play-you = du
play-mode-0 = { "" }
play-mode-1 = { mode-heritage }
play-mode-2 = { mode-free-agency }
play-mode-3 = { mode-clash }
play-mode-4 = { "" }
play-mode-5 = { mode-clash-keeping }
play-edition-2025 = { "" }
play-edition-2020 = Erste Ausgabe
play-where-round = Runde { $round } von { $rounds }: { $phase }
play-where-playoffs = Playoffs: { $phase }
play-where-coaches = Vor der Saison: Coaches
play-phase-draft = Draft
play-phase-lineup = Aufstellung
play-phase-playoff-team = erste Teams
play-phase-shootout = Penaltyschießen
play-phase-lay-down = Ersatzspieler
play-phase-cut = wer geht
play-phase-over = zu Ende
play-phase-choose-coach = Coaches
play-phase-swap-buses = Busse aufgedeckt
play-pack-left = die Hände gehen nach links weiter
play-pack-right = die Hände gehen nach rechts weiter
play-pack-opponent = die Hände gehen an den Gegner

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
play-combo-one-of-each = je ein Symbol jeder Art schlägt 5 gleiche Karten
play-combo-run = eine Zahlenfolge von 5 schlägt 5 gleiche Karten
play-combo-three-and-two = Drilling + Paar schlägt 5 gleiche Karten
play-whistle = Trillerpfeife: ungewöhnliche Verteilung der Fans
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
play-seat-out = ausgeschieden, { $rank }

# Coaches
play-coach-species = Coach: { $species }
play-coach-season = { $once ->
    [1] Einmal in der Saison
   *[other] Jede Runde der Saison
}
play-coach-playoffs = { $once ->
    [1] Einmal in den Playoffs
   *[other] In den Playoffs
}
play-coach-used = eingesetzt
play-at-team = Team { $team }
play-at-player = { $card }, Team { $team }
play-coach-team = neben Team { $team }
play-coach-player = neben { $card }, Team { $team }
play-brings-wins_ties = { $number ->
    [1] gewinnt Gleichstand
   *[other] schlägt ebenso viele gleiche
}
play-brings-fans = { $number ->
    [one] +{ $number } Fan
   *[other] +{ $number } Fans
}
play-brings-fans_if_last = { $number ->
    [one] +{ $number } Fan als Letzter
   *[other] +{ $number } Fans als Letzter
}
play-brings-fans_times = Fans × { $number }
play-brings-most_more = höchstens +{ $number }
play-brings-price = kostet { $number ->
    [one] { $number } Fan
   *[other] { $number } Fans
}
play-brought-fans = { $fans ->
    [0] keine weiteren Fans
    [one] { $fans } Fan mehr
   *[other] { $fans } Fans mehr
}
play-brought-ties = gewinnt jeden Gleichstand
play-counts-Number = { $card } zählt als Nummer { $value }
play-counts-Symbol = { $card } zählt mit Symbol { $value }
play-counts-Species = { $card } zählt als { $value }

# Was gefragt ist
play-ask-pick = Wähle einen Spieler für deine Bank (Wahl { $pick } von { $picks })
play-ask-pick-last = Wähle einen Spieler für deine Bank (Wahl { $pick } von { $picks }); der andere wird abgeworfen
play-ask-open-pick = Nimm einen der offenen Spieler auf deine Bank
play-ask-keep = Behalte einen Spieler für deine Bank (noch { $left } zu wählen, bevor du die Hand weitergibst)
play-ask-give = Wähle einen Spieler, den { $name } bekommt
play-ask-throw = Wirf einen der sieben Spieler dieser Runde verdeckt ab
play-ask-out = Team { $team }: Nimm einen Spieler heraus oder lass es, wie es ist
play-ask-out-any = Nimm aus einem der Teams einen Spieler heraus oder lass Team { $team }, wie es ist
play-ask-out-again = { $coach }: Nimm einen zweiten Spieler aus Team { $team } oder lass es
play-ask-in = Team { $team }: Wer kommt für { $card } hinein?
play-ask-new-team = Wähle fünf für dein neues Team ({ $count }/{ $team })
play-ask-bus = Welches Team fährt in welche Arena?
play-ask-swap-buses = { $coach }: Tausche zwei deiner Busse oder lass sie
play-ask-coach = Wähle deinen Coach
play-ask-coach-team = { $coach }: Neben welches Team?
play-ask-coach-player = { $coach }: Neben welchen Spieler?
play-ask-coach-mate = Welchem Teamkollegen soll { $card } gleichen?
play-ask-playoff-team = Wähle fünf für dein Playoff-Team ({ $count }/{ $team })
play-ask-shootout = Penaltyschießen: Wähle deinen Schützen
play-ask-lay-down = Lege { $fewest } bis { $most } Ersatzspieler aus (bisher { $count })
play-ask-lay-down-more = Lege { $fewest } bis { $most } Ersatzspieler aus (bisher { $count }): noch einen, oder fertig
play-ask-lay-down-or-skip = Lege { $fewest } bis { $most } Ersatzspieler aus, oder lass es einmal aus ({ $coach })
play-ask-cut = Nenne { $wanted }, die dein Team verlassen (bisher { $count })
play-ask-lock = Bereit? Enter bestätigt, u ändert

# Reihen von Karten
play-row-pack = Hand ({ $count })
play-row-kept = Beiseitegelegt ({ $count })
play-row-bench = Deine Bank ({ $count })
play-row-received = Diese Runde erhalten ({ $count })
play-row-team = Team { $team }
play-row-team-bus = Team { $team } → { $arena }
play-row-coaches = Zwei Coaches wurden dir ausgeteilt
play-row-new-team = Dein neues Team ({ $count }/5)
play-row-playoff-team = Dein Playoff-Team ({ $count }/5)
play-row-playing = Dein Team ({ $count })
play-row-substitutes = Ersatzspieler, verdeckt ({ $count })
play-row-leaving = Es gehen ({ $count })
play-row-shooter = Dein Schütze
play-none-leave = So lassen
play-none-done = Fertig
play-none-coach = Ohne Coach
play-none-skip = Jetzt nicht
play-plan-team = Team { $team }: { $strength }
play-list-none = Diesmal nicht
play-list-team = Team
play-list-arena = Arena
play-list-coach = Mit dem Coach
play-list-outcome = → { $arena }: { $rank }, +{ $fans }

# Tipps
play-hint-best = Dein bestes Team im Moment: { $strength }
play-hint-with = Mit { $card }: { $strength }
play-hint-empty = Deine Bank ist noch leer. Sammle, was zusammengehört.
play-hint-bus = Schau, was jede Arena bringt, und für welchen Rang.
play-hint-after = Dein bestes Team nach dem Austausch: { $strength }
play-hint-buses = Teams und Arenen: { $plan }
play-hint-shot = Dein stärkster Schuss: { $card }
play-hint-coach = Einer bleibt offen bei dir; der andere kommt zurück in die Schachtel.
play-hint-beside = { $card }, Team { $team }: { $strength } (ohne Coach { $now })
play-hint-coach-goes = Coach { $where }
play-hint-buses-stay = Wie sie sind: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} in dieser Runde
play-hint-buses-swapped = Getauscht: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} in dieser Runde statt { $now }
play-hint-skips = Dein Team bleibt, wie es ist: { $strength }. Der Coach wird umgedreht.
play-sorted-species = Nach Tierart sortiert
play-sorted-number = Nach Nummer sortiert
play-sorted-symbol = Nach Symbol sortiert

# Ergebnisse
play-results-round = Ergebnisse der Runde { $round }
play-results-match = Playoff-Match
play-results-shootout = Penaltyschießen
play-results-coaches = Die Coaches
play-match = Die Teams, das stärkste zuerst
play-plus-fans = +{ $fans }
play-shootout-rule = Die schwächste Karte verliert. Zuerst zählt das Symbol, dann die anderen Attribute.
play-why-tied = gleichauf mit dem nächsten
play-why-combo = hier gewinnt die Kombo
play-why-coach = der Coach entscheidet
play-why-size = { $more } gleiche Karten schlagen { $fewer }
play-why-above = { $above } vor { $below }
play-end = Die Partie ist aus
play-winner = { $name } gewinnt!
play-winners = Geteilter Sieg: { $names }
play-from-playoffs = davon { $fans } aus den Playoffs

# Tasten
play-keys-table = Enter wählen  u rückg.  s ordnen  h Tipps  v Teams  l Sprache  ? Hilfe  q Ende
play-keys-table-more = r Startwert  t hell oder dunkel
play-keys-back = Enter: zurück an den Tisch
play-keys-end = n neue Partie  s aufzeichnen  v Teams und Verlauf  r Startwert  q Ende

# Aufzeichnung und Verlassen
play-everything-title = Teams und Verlauf

# Hilfe
play-help-title = Hilfe
play-help-goal-title = Worum es geht
play-help-goal = Du führst Eishockeyteams. Wer nach drei Runden und den Playoffs die meisten Fans hat, gewinnt.
play-help-season-title = Eine Runde
play-help-season = Draft: Alle behalten einen Spieler aus ihrer Hand und geben den Rest weiter, bis alle Spieler auf den Bänken sitzen. Dann darfst du in jedem deiner älteren Teams einen Spieler austauschen. Du stellst ein neues Team aus 5 auf und schickst jedes Team mit dem Bus in eine Arena. All das bleibt verdeckt, bis alle bestätigt haben. Jede Arena bringt Fans nach Rang, manche auf eigenwillige Art.
play-help-classic = Zu zweit werden jede Runde 7 Karten ausgeteilt und 6 genommen. Die letzte jeder Hand wird verdeckt abgeworfen.
play-help-strength-title = Stärke
play-help-strength = Es zählt, wie viele der 5 ein Symbol, eine Nummer oder eine Tierart gemeinsam haben. Die größere Gruppe ist stärker.
play-help-medals = Bei gleicher Anzahl ist die bessere Medaille stärker, dann der Wert, der weiter links steht.
play-medal-gold = Gold
play-medal-silver = Silber
play-medal-bronze = Bronze
play-help-coaches-title = Coaches
play-help-coaches = Zwei werden dir ausgeteilt, einen behältst du offen vor dir. Wer zu einem Team oder Spieler gehört, wird am Ende jeder Aufstellung neu dazugelegt, geheim wie alles andere. Wer nur einmal hilft (⚑), wird nach dem Einsatz umgedreht (⚐).
play-help-playoffs-title = Playoffs
play-help-playoffs = Ein einziges Team aus all deinen Spielern. Das schwächste gibt ein Ticket ab oder scheidet ohne Ticket aus. Gleichstand am Ende klärt das Penaltyschießen: je ein Spieler von der Bank, der schwächste verliert. Wer dabei bleibt, muss 2 bis 4 Spieler austauschen; ausgetauschte kommen nicht wieder. Wer das nicht kann, scheidet aus.
play-help-playoffs-last-ticket = Ein einziges Team aus all deinen Spielern. Alle beginnen mit { $tickets ->
    [one] { $tickets } Ticket
   *[other] { $tickets } Tickets
}. Das schwächste Team gibt ein Ticket ab, und wer sein letztes abgibt, scheidet sofort aus. Gleichstand am Ende klärt das Penaltyschießen: je ein Spieler von der Bank, der schwächste verliert. Wer dabei bleibt, muss 2 bis 4 Spieler austauschen; ausgetauschte kommen nicht wieder. Wer das nicht kann, scheidet aus.
play-help-cup = Auf dem Cup: { $fans }
play-help-edition-title = Die erste Ausgabe (2020)
play-help-first-edition = 12 Arenen, keine mit Kombo. Der Schlittschuh steht über dem Handschuh. Alles wird auf einmal aufgedeckt, dann Arena um Arena gewertet. Der Fansektor des Wertungsbretts zählt bis 60: Darüber steht ein zweiter Marker auf +60 oder +120.
play-help-keys-title = Tasten
play-help-key-choose-name = 1–9, 0, a–k
play-help-key-choose = die Karte mit dieser Taste wählen oder wieder herausnehmen; p: keine, fertig
play-help-key-move-name = Pfeile, Enter
play-help-key-move = bewegen und wählen; die Maus geht auch
play-help-key-undo-name = u, Rücktaste
play-help-key-undo = die letzte Wahl rückgängig machen
play-help-key-sort-name = s
play-help-key-sort = nach Tierart, Nummer oder Symbol sortieren
play-help-key-hints-name = h
play-help-key-hints = Tipps ein und aus (★ gehört zu deinen besten Gruppen)
play-help-key-table-name = v
play-help-key-table = die Teams aller und der ganze Verlauf; Bild auf und ab blättern im Verlauf
play-help-key-language-name = l
play-help-key-language = Englisch, Französisch, Deutsch
play-help-key-lights-name = t
play-help-key-lights = hell oder dunkel
play-help-key-record-name = r
play-help-key-record = der Fingerabdruck des Startwerts, und wohin die Aufzeichnung kommt
play-help-key-quit-name = q
play-help-key-quit = die Partie verlassen
