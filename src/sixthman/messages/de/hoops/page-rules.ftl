# NBA Deck-Building: die Regeln in unseren Worten

page-rules-hoops-goal = Worum es geht
page-rules-hoops-goal-text =
    Zwei Coaches spielen ein Basketballspiel von <b>24 Zügen</b>, immer abwechselnd. Du verbesserst Team und Taktiken, indem du Karten kaufst, und würfelst für Angriff und Abwehr. Mehr Punkte gewinnen.
page-rules-hoops-cards = Die Karten
page-rules-hoops-cards-text =
    • Ein <b>Spieler</b> hat eine oder zwei Positionen, einen Wert zum Bezahlen, Spielintelligenz, Rebounds und Würfel in sechs Fähigkeiten: drei für den Angriff, drei für die Abwehr.
    • Eine <b>Taktik</b> hat einen Wert, eine Komplexität und sagt, welche Würfel geworfen und wie viele behalten werden.
    • <b>Müdigkeit</b> nimmt nur Platz in der Hand weg. Es gibt neun davon.
page-rules-hoops-setup = Vor dem Spiel
page-rules-hoops-setup-text =
    Fünf Starter stehen auf dem Feld: Aufbauspieler, Shooting Guard, Small Forward, Power Forward, Center. Sieben Ersatzspieler und fünf Taktiken sind dein Zugstapel; du ziehst sechs.
    Der Spielermarkt ist ein Stapel von 20 Karten, die billigsten oben, mindestens vier davon kosten 3 bis 5; die erste liegt in der Reihe von sechs. Daneben liegen sechs Taktiken offen.
page-rules-hoops-turn = Ein Zug
page-rules-hoops-turn-text =
    • <b>Punkten</b>: Dein wartender Angriff bringt Punkte.
    • <b>Anpassen</b>: Die Spielerreihe rückt weiter; Taktiken des Marktes dürfen ersetzt werden.
    • <b>Aktionen</b>: Spieler auswechseln, Taktiken vorbereiten, einen Spieler kaufen, eine Taktik kaufen; in beliebiger Reihenfolge, jede höchstens einmal. Dann einen Angriff und eine Abwehr aktivieren, je höchstens einmal.
    • <b>Ende</b>: Hand aufräumen und auf sechs ziehen.
page-rules-hoops-score = Punkten
page-rules-hoops-score-text =
    Zu Beginn deines Zugs punkten deine wartenden Angriffswürfel: ihre Summe weniger das, was die Abwehrwürfel des Gegners stoppen, nie unter 0. Alle diese Würfel kommen zurück.
page-rules-hoops-adjust = Der Markt rückt vor
page-rules-hoops-adjust-text =
    Ein neuer Spieler kommt auf den ersten Platz der Reihe und schiebt die anderen weiter, bis zur ersten Lücke; wer vom sechsten Platz geschoben wird, ist weg. Ist der Stapel leer, kommt niemand, und alle rücken einen Platz vor.
    Dann darfst du beliebige der sechs Taktiken durch neue ersetzen lassen.
page-rules-hoops-replace = Auswechseln
page-rules-hoops-replace-text =
    Spieler aus deiner Hand nehmen Positionen ein, die auf ihren Karten stehen; wer auf dem Feld ist, darf dafür umziehen, solange am Ende alle auf einer eigenen Position stehen. Ausgewechselte kommen auf deinen Ablagestapel.
    Für jeden, der hereinkommt, <b>ziehst du eine Karte</b>, und eine Müdigkeitskarte deiner Hand darf zurück auf ihren Stapel.
page-rules-hoops-prepare = Taktiken vorbereiten
page-rules-hoops-prepare-text =
    Leg Taktiken aus der Hand aufs Feld, bis zu drei Angriffe und drei Abwehren. Um Platz zu schaffen, darfst du liegende ablegen. Nur vorbereitete Taktiken können aktiviert werden.
page-rules-hoops-buy = Kaufen
page-rules-hoops-buy-text =
    Einmal im Zug einen Spieler, bezahlt mit <b>Spielern</b> der Hand, und einmal eine Taktik, bezahlt mit <b>Taktiken</b>. Die Werte der abgelegten Karten müssen die Kosten erreichen; Wechselgeld gibt es nicht. Die neue Karte kommt <b>oben auf deinen Zugstapel</b>.
page-rules-hoops-activate = Taktiken aktivieren
page-rules-hoops-activate-text =
    Eine Taktik lässt sich aktivieren, wenn die <b>Spielintelligenz</b> deiner fünf zusammen ihre Komplexität erreicht.
    • Zähl die fünf in jeder Fähigkeit der Taktik zusammen: So viele Würfel der Farbe werden geworfen, höchstens zehn.
    • Einige dürfen einmal neu geworfen werden.
    • Behalte von jeder Farbe so viele, wie die Karte sagt; sind es weniger, alle. Dann kommt die Karte auf die Ablage.
    Angriffswürfel warten bis zu deinem nächsten Zug. Eine Abwehr braucht einen wartenden Angriff.
page-rules-hoops-dice = Die Würfel
page-rules-hoops-dice-text =
    Angriffswürfel bringen, was sie zeigen. Ein Abwehrwürfel stoppt nur den Angriff, dessen Farbe und Zeichen auf der Seite stehen; alles andere zählt nicht.
page-rules-hoops-reroll = Neue Würfe und Müdigkeit
page-rules-hoops-reroll-text =
    • <b>Angriff</b>: Haben deine fünf mehr Rebounds als die des Gegners, darfst du für je drei mehr einen Würfel neu werfen, aufgerundet.
    • <b>Abwehr</b>: Für jeden neu geworfenen Würfel nimmst du eine Müdigkeitskarte, vor dem Wurf oben auf deinen Zugstapel.
    Alle neuen Würfe einer Aktivierung geschehen zusammen, einmal.
page-rules-hoops-close = Ende des Zugs
page-rules-hoops-close-text =
    Jede übrige Handkarte legst du ab, behältst sie oder entfernst sie für immer aus dem Spiel (nicht Müdigkeit). Dann ziehst du auf sechs; ist der Zugstapel leer, wird die Ablage gemischt. Eine Lücke im Taktikmarkt wird gefüllt, eine in der Spielerreihe nicht.
page-rules-hoops-end = Ende des Spiels
page-rules-hoops-end-text =
    Nach Zug 24, wenn der Markt keinen Spieler mehr hat, kommt für die andere Seite ein besonderer letzter Zug: punkten, Abwehren vorbereiten, eine aktivieren. Dann wird der letzte Angriff gewertet. Mehr Punkte gewinnen.
    <b>Verlängerung</b>: Bei Gleichstand sechs weitere Züge ohne Kaufen, die andere Seite beginnt, und wieder ein letzter Zug; oder beide einigen sich auf Unentschieden.
page-rules-hoops-variants = Varianten
page-rules-hoops-variants-text =
    Das Regelheft nennt zwei Varianten, ohne sie zu erklären; diese sind von uns:
    • <b>Teams zusammenstellen</b>: Jeder wählt fünf Starter aus zehn, sieben Ersatzspieler aus zehn und fünf Taktiken aus zehn (drei Angriffe, zwei Abwehren).
    • <b>Eröffnungsdraft</b>: Aus 16 offenen Spielern mit Kosten unter 6 nimmt jeder vier, in Schlangenfolge; jeder ersetzt einen deiner Ersatzspieler.
