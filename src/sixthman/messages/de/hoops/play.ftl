# The table in the terminal: NBA Deck-Building

play-court-title = NBA Deck-Building
play-court-where-team = Vor der Partie: Teams
play-court-where-draft = Vor der Partie: Draft
play-court-where-turn = Zug { $turn } von { $turns }
play-court-where-overtime = Verlängerung { $overtime }, Zug { $turn } von { $turns }
play-court-where-last = Der letzte Zug
play-court-where-tied = Unentschieden
play-court-where-over = Endstand
play-court-fatigue = Erschöpfung { $count }
play-court-waits = Der Gegner ist am Zug …
play-court-over = Die Partie ist aus
play-court-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-court-attacks = greift an

# Letters for skills and ratings: two each
play-court-code-three = 3P
play-court-code-inside = IN
play-court-code-drive = ZK
play-court-code-steal = BG
play-court-code-block = BL
play-court-code-stop = ST
play-court-code-intelligence = SI
play-court-code-rebounds = RB
play-court-code-complexity = KX
play-court-cost-value = K/W
play-court-cost-value-told = K/W Kosten/Wert
play-court-keeps = behält
play-court-side-attack = Ang.
play-court-side-defence = Ver.

# Short names of the cards both start with
play-court-starter = Starter { $number }
play-court-substitute = Ersatzspieler { $number }
play-court-base-offense-3-pts = Base 3 Pts
play-court-base-offense-inside = Base Inside
play-court-base-offense-drive = Base Drive
play-court-base-offense-pick-and-roll = Pick and Roll
play-court-base-offense-drive-and-kick = Drive & Kick
play-court-base-defense-switch = Base Switch
play-court-base-defense-zone = Base Zone
play-court-base-defense-press = Base Press
play-court-base-defense-paint = Base Paint
play-court-base-defense-help = Base Help
play-court-fatigue-card = Erschöpfung
play-court-fatigue-told = nutzlos auf der Hand

# Zones
play-court-row = Spieler (Stapel { $left })
play-court-market = Taktiken
play-court-floor = Dein Spielfeld
play-court-floor-other = Spielfeld
play-court-team = Teamniveau
play-court-prepared = Vorbereitet
play-court-slot-attack = Angriff
play-court-slot-defence = Verteidigung
play-court-hand = Hand { $hand } Stapel { $deck } abgelegt { $discard }
play-court-piles = Hand { $hand } · Stapel { $deck } · Ablagestapel { $discard }
play-court-offer = Zur Auswahl
play-court-picked = Dein Team ({ $count } von { $most })
play-court-drafted = Bisher gewählt
play-court-verdict = Es steht unentschieden
play-court-verdict-on = Weiterspielen: Verlängerung über sechs Züge
play-court-verdict-agree = Unentschieden annehmen
play-court-leaves = verlässt das Spielfeld
play-court-instead = anstelle einer vorbereiteten Taktik
play-court-no-more = nichts mehr

# The turn
play-court-your-turn = Dein Zug
play-court-not-your-turn = Der Zug
play-court-step-replace = Auswechseln
play-court-step-prepare = Vorbereiten
play-court-step-buy-player = Spieler kaufen
play-court-step-buy-tactic = Taktik kaufen
play-court-step-attack = Angreifen
play-court-step-defend = Verteidigen
play-court-step-end = Zug beenden
play-court-fact-players = { $count } Spieler
play-court-fact-tactics = { $count ->
    [one] { $count } Taktik
   *[other] { $count } Taktiken
}
play-court-fact-money = { $money }, ab { $cheapest }
play-court-fact-nothing = leer
play-court-fact-sum = { $sum } wartet
play-court-fact-against = gegen { $sum }
play-court-fact-no-attack = kein Ziel
play-court-chart = Punkte je Angriff
play-court-by-turn = Punkte je Zug
play-court-by-turn-turn = Zug
play-court-turn-last = { $overtime ->
    [0] Ende
   *[other] V{ $overtime } Ende
}
play-court-turn-overtime = V{ $overtime }.{ $turn }

# What is asked
play-court-ask-lock = Bereit? Enter zum Bestätigen, u zum Ändern
play-court-ask-starter = Dein Team: welcher Starter? { $position }
play-court-ask-substitutes = Dein Team: sieben Ersatzspieler ({ $count } von { $most }), dann Enter
play-court-ask-offences = Dein Team: drei Angriffstaktiken ({ $count } von { $most }), dann Enter
play-court-ask-defences = Dein Team: zwei Verteidigungstaktiken ({ $count } von { $most }), dann Enter
play-court-ask-draft = Eröffnungsdraft: Nimm einen Spieler (Wahl { $count } von { $most })
play-court-ask-leave-out = Welcher Ersatzspieler weicht für { $card }?
play-court-ask-refresh = Welche Taktiken des Marktes ersetzt du? ({ $count }) Enter: weiter
play-court-ask-menu = Du bist dran: eine Aktion, eine Taktik zum Aktivieren oder das Zugende
play-court-ask-menu-last = Der letzte Zug: Verteidigung vorbereiten, verteidigen oder beenden
play-court-ask-buy-player = Welchen Spieler kaufst du? Deine Spieler auf der Hand sind { $money } wert
play-court-ask-buy-tactic = Welche Taktik kaufst du? Deine Taktiken auf der Hand sind { $money } wert
play-court-ask-pay = { $card }: noch { $owed } zu zahlen. Mit welcher Handkarte?
play-court-ask-enter = Wen wechselst du von der Hand ein?
play-court-ask-enter-more = Wen noch? (bisher { $entered })
play-court-ask-spot = Wo spielt { $card }?
play-court-ask-move = { $card } spielt dort: auf welche Position, oder vom Spielfeld?
play-court-ask-prepare = Welche Taktik bereitest du vor?
play-court-ask-make-room = Kein Feld frei: Welche Taktik legst du für { $card } ab?
play-court-ask-reroll = Welche Würfel neu? ({ $count } von höchstens { $most }) Enter: würfeln
play-court-ask-reroll-defence = Welche Würfel neu? ({ $count } von höchstens { $most }, je eine Erschöpfungskarte) Enter: würfeln
play-court-ask-keep = { $skill }: { $count } von { $most } behalten. Enter: diese behalten
play-court-ask-discard = Zugende: { $count } ablegen, { $removed } entfernen. Enter: auf sechs nachziehen
play-court-ask-remove = Welche Karten entfernst du? Enter: auf sechs nachziehen
play-court-ask-tied = Verlängerung oder Unentschieden? Der Gegner entscheidet auch, verdeckt
play-court-missing = { $count ->
    [one] Es fehlt noch { $count }.
   *[other] Es fehlen noch { $count }.
}
play-court-enough = Mehr als { $most } kannst du nicht wählen.

# Hints
play-court-hint-lock = Der Gegner sieht dein Team, wenn beide bereit sind.
play-court-hint-starter = Der Starter beginnt auf dem Spielfeld; der andere bleibt in der Schachtel.
play-court-hint-substitute = Ersatzspieler sind in deinem Stapel: Du wechselst sie ein oder bezahlst mit ihnen bessere.
play-court-hint-replace = Wechsle Spieler aus der Hand ein: Ziehe für jeden eine Karte; für jeden darf eine Erschöpfungskarte zurück.
play-court-hint-prepare = Lege Taktiken aufs Spielfeld: Nur vorbereitete kannst du aktivieren.
play-court-hint-buy = Bezahle mit Handkarten derselben Art. Gekauftes liegt oben auf deinem Nachziehstapel.
play-court-hint-end = Dann den Rest der Hand ablegen, behalten oder entfernen und auf sechs ziehen.
play-court-hint-refresh = Was du ersetzt, ist für beide weg.
play-court-hint-bought = Kommt oben auf deinen Nachziehstapel.
play-court-hint-replaced = Ziehe eine Karte für jeden, den du eingewechselt hast.
play-court-hint-prepared = Zurück zu den anderen Aktionen.
play-court-hint-rest = Gib eine Erschöpfungskarte zurück: eine für jeden, den du eingewechselt hast.
play-court-hint-room = { $out } kommt auf deinen Ablagestapel, { $card } ersetzt sie.
play-court-hint-leaves = { $card } kommt auf deinen Ablagestapel.
play-court-hint-pay-more = { $card } zahlt { $value }; dann fehlt noch { $left }.
play-court-hint-pay-enough = { $card } zahlt { $value }: das reicht{ $over ->
    [0] { "." }
   *[other] , { $over } zu viel (kein Wechselgeld).
}
play-court-hint-complexity = { $card }: Komplexität { $complexity }.
play-court-hint-complex = { $card }: Komplexität { $complexity }, aber dein Team hat Spielintelligenz { $intelligence }.
play-court-hint-dice = { $count }×{ $code } behält { $kept }
play-court-hint-attack = { $card }: würfelt { $dice }, neu { $rerolls }. Etwa { $mean } Punkte vor dem Neuwürfeln.
play-court-hint-defence = { $card }: würfelt { $dice }, neu bis { $rerolls } für Erschöpfungskarten. Gerade wartet kein Angriff.
play-court-hint-defend = { $card }: würfelt { $dice }, neu bis { $rerolls } für Erschöpfungskarten. Stoppt etwa { $mean }.
play-court-hint-change = { $card } als { $position } für { $out }: { $changes }
play-court-hint-no-change = kein Niveau ändert sich
play-court-hint-reroll = Ein Würfel für je drei Rebounds Vorsprung, auch angefangene ({ $own } gegen { $other }). Alle auf einmal.
play-court-hint-reroll-defence = Für jeden Würfel, den du neu würfelst, kommt eine Erschöpfungskarte oben auf deinen Nachziehstapel. Noch { $fatigue } sind da.
play-court-hint-keep = Mit diesen ist dein Angriff { $sum }.
play-court-hint-keep-defence = { $attack } − { $stopped } = { $points } für den Gegner.
play-court-hint-discard = Taste einer Karte: ablegen ✓, nochmal: entfernen ✗, nochmal: behalten. d: alle oder keine.
play-court-hint-play-on = Sechs Züge mehr ohne Markt; wer begonnen hat, ist nun Zweiter.
play-court-hint-agree = Nur wenn beide annehmen, bleibt es unentschieden.

# Keys
play-court-keys = Enter wählen  u rückg.  m Märkte  h Tipps  v Karten  l Sprache  ? Hilfe  q aus
play-court-keys-gather = Leertaste/Taste nehmen  Enter fertig  u rückg.  m Märkte  ? Hilfe  q Ende
play-court-keys-more = t hell oder dunkel  r Startwert
play-court-keys-back = Enter: zurück zum Spielfeld
play-court-keys-end = n neue Partie  s aufzeichnen  v Karten und Verlauf  r Startwert  q Ende

# Pages
play-court-news-title = Was geschah
play-court-everything-title = Karten und Verlauf
play-court-known-own = Auf der Hand ({ $count })
play-court-known-hand = Bekannt auf der Hand ({ $count })
play-court-known-top = Oben auf dem Nachziehstapel, die nächste zuerst ({ $count })
play-court-known-deck = Irgendwo im Nachziehstapel ({ $count })
play-court-known-hidden = Auf der Hand oder im Nachziehstapel, verdeckt ({ $count })
play-court-known-discard = Ablagestapel ({ $count })
play-court-end = Die Partie ist aus
play-court-winner = { $name } gewinnt!
play-court-draw = Unentschieden bei { $points }!

# Help
play-court-help-title = Hilfe
play-court-help-goal-title = Worum es geht
play-court-help-goal = Zwei Coaches, 24 Züge, immer abwechselnd. Kaufe bessere Spieler und Taktiken, bringe sie aufs Spielfeld, greife an und verteidige mit Würfeln. Wer am Ende mehr Punkte hat, gewinnt.
play-court-help-turn-title = Dein Zug
play-court-help-turn = Zuerst zählt dein Angriff aus dem vorigen Zug. Ein neuer Spieler kommt in die Spielerreihe und schiebt die anderen weiter. Wer über Feld 6 hinausgeschoben wird, verlässt die Partie. Du darfst Taktiken des Marktes ersetzen. Dann kommen deine Aktionen, dann die Aktivierung, dann das Ende: den Rest der Hand ablegen, behalten oder entfernen und auf sechs ziehen.
play-court-help-actions-title = Aktionen: in beliebiger Reihenfolge, jede einmal
play-court-help-actions = Einwechseln: Spieler aus der Hand nehmen Positionen ein, die sie spielen können. Wer dort stand, zieht um oder kommt auf deinen Ablagestapel. Ziehe für jeden eine Karte; für jeden darfst du auch eine Erschöpfungskarte zurückgeben. Vorbereiten: Lege Taktiken aufs Spielfeld, drei von jeder Art; eine neue kann eine ihrer Art ersetzen. Spieler kaufen: Bezahle mit Spielern aus der Hand, nach ihrem Wert. Taktik kaufen: Bezahle mit Taktiken aus der Hand. Gekauftes liegt oben auf deinem Nachziehstapel; Wechselgeld gibt es nicht.
play-court-help-dice-title = Aktivierung und Würfel
play-court-help-dice = Ein Angriff und eine Verteidigung je Zug, in beliebiger Reihenfolge. Die Komplexität der Taktik darf die Spielintelligenz deines Teams nicht übersteigen. Würfle einen Würfel für jede Stufe deines Teams in den Fähigkeiten der Taktik, höchstens zehn einer Farbe. Angriff: Würfle einen Würfel neu für je drei Rebounds Vorsprung, auch angefangene. Verteidigung, nur gegen einen wartenden Angriff: so viele neu, wie du Erschöpfungskarten nimmst. Behalte dann so viele Würfel, wie die Taktik sagt. Die Taktik kommt auf deinen Ablagestapel.
play-court-help-score-title = Punkte
play-court-help-score = Ein Angriff wartet einen Zug des Gegners ab. Er bringt seine Summe, minus die Verteidigung. Eine Zahl auf einem Verteidigungswürfel stoppt nur den Angriff, in dessen Farbe sie steht: Die Buchstaben unter der Zahl sagen, welchen.
play-court-help-end-title = Das Ende
play-court-help-end = Nach Zug 24, oder wenn der Markt keine Spieler mehr hat, bekommt der Gegner einen letzten Zug: eine Verteidigung vorbereiten und verteidigen. Steht es unentschieden, gibt es Verlängerungen über sechs Züge ohne Markt, außer beide nehmen das Unentschieden an.
play-court-help-cards-title = Karten
play-court-help-cards = Dein Deck sind alle deine Karten: Ist der Nachziehstapel leer, wird der Ablagestapel gemischt. Entferne schwache Karten, um die starken öfter zu ziehen. Erschöpfungskarten lassen sich nicht entfernen; sie gehen nur zurück, wenn du Spieler einwechselst.
play-court-help-variants-title = Varianten
play-court-help-variants = Startteam zusammenstellen: Beide wählen verdeckt fünf Starter, sieben Ersatzspieler und fünf Taktiken. Eröffnungsdraft: Beide nehmen vor dem ersten Zug vier billige Spieler des Marktes, jeden anstelle eines Ersatzspielers.
play-court-help-keys-title = Tasten
play-court-help-key-choose-name = 1–9, 0, a–z
play-court-help-key-choose = wählen, was diese Taste trägt; p: nichts mehr, Zugende
play-court-help-key-gather-name = Leertaste
play-court-help-key-gather = einen Würfel oder eine Karte nehmen oder zurücklegen; Enter bestätigt
play-court-help-key-move-name = Pfeile, Enter
play-court-help-key-move = bewegen und wählen; die Maus geht auch
play-court-help-key-undo-name = u, Rücktaste
play-court-help-key-undo = rückgängig, bis zur letzten gezogenen Karte oder zum letzten Wurf
play-court-help-key-markets-name = m, Tab
play-court-help-key-markets = im kleinen Fenster: Märkte oder Spielfeld
play-court-help-key-hints-name = h
play-court-help-key-hints = Tipps an und aus
play-court-help-key-table-name = v
play-court-help-key-table = alle bekannten Karten und der ganze Verlauf; Bild auf und ab blättern im Verlauf
play-court-help-key-language-name = l
play-court-help-key-language = Englisch, Französisch, Deutsch
play-court-help-key-lights-name = t
play-court-help-key-lights = hell oder dunkel
play-court-help-key-record-name = r
play-court-help-key-record = der Fingerabdruck des Startwerts, und wohin die Aufzeichnung kommt
play-court-help-key-quit-name = q
play-court-help-key-quit = die Partie verlassen

# On the command line
play-court-coach = Coach { $seat }
