# NBA Deck-Building: die Regeln in unseren Worten

page-rules-hoops-goal = Worum es geht
page-rules-hoops-goal-text =
    Zwei Coaches spielen eine Partie von <b>24 Zügen</b>, immer abwechselnd. Du verbesserst Team und Taktiken, indem du Karten kaufst, und würfelst für Angriff und Verteidigung. Mehr Punkte gewinnen.
page-rules-hoops-cards = Die Karten
page-rules-hoops-cards-text =
    • Ein <b>Spieler</b> hat eine oder zwei Positionen, einen Wert zum Bezahlen, Spielintelligenz, Rebounds und Würfel in sechs Fähigkeiten: drei für den Angriff, drei für die Verteidigung.
    • Eine <b>Taktik</b> hat einen Wert, eine Komplexität und sagt, welche Würfel du würfelst und wie viele du behältst.
    • Eine <b>Erschöpfungskarte</b> nimmt nur Platz in der Hand weg. Es gibt neun davon.
page-rules-hoops-setup = Vor der Partie
page-rules-hoops-setup-text =
    Fünf Starter stehen auf dem Spielfeld: Point Guard, Shooting Guard, Small Forward, Power Forward, Center. Sieben Ersatzspieler und fünf Taktiken sind dein Nachziehstapel; du ziehst sechs.
    Der Spielermarkt ist ein Stapel von 20 Karten, die billigsten oben. Mindestens vier davon kosten 3 bis 5. Die erste liegt in der Spielerreihe mit sechs Feldern. Daneben liegen sechs Taktiken offen.
page-rules-hoops-turn = Ein Zug
page-rules-hoops-turn-text =
    • <b>Punkten</b>: Dein wartender Angriff bringt Punkte.
    • <b>Anpassen</b>: Die Spielerreihe rückt weiter; du darfst Taktiken des Marktes ersetzen.
    • <b>Aktionen</b>: Spieler einwechseln, Taktiken vorbereiten, einen Spieler kaufen, eine Taktik kaufen; in beliebiger Reihenfolge, jede höchstens einmal. Aktiviere dann einen Angriff und eine Verteidigung, je höchstens einmal.
    • <b>Ende</b>: Räume die Hand auf und ziehe auf sechs.
page-rules-hoops-score = Punkten
page-rules-hoops-score-text =
    Zu Beginn deines Zugs punkten deine wartenden Angriffswürfel: ihre Summe minus das, was die Verteidigungswürfel des Gegners stoppen, nie unter 0. Alle diese Würfel kommen zurück.
page-rules-hoops-adjust = Der Markt rückt vor
page-rules-hoops-adjust-text =
    Ein neuer Spieler kommt auf das erste Feld der Spielerreihe und schiebt die anderen weiter, bis zum ersten freien Feld. Wer vom sechsten Feld geschoben wird, verlässt die Partie. Ist der Stapel leer, kommt niemand, und alle rücken ein Feld vor.
    Dann darfst du beliebige der sechs Taktiken ersetzen.
page-rules-hoops-replace = Auswechseln
page-rules-hoops-replace-text =
    Spieler aus deiner Hand nehmen Positionen ein, die auf ihren Karten stehen. Wer auf dem Spielfeld ist, darf dafür umziehen, solange am Ende alle auf einer eigenen Position stehen. Ausgewechselte kommen auf deinen Ablagestapel.
    Für jeden Spieler, den du einwechselst, <b>ziehst du eine Karte</b>. Eine Erschöpfungskarte deiner Hand darf dafür zurück auf ihren Stapel.
page-rules-hoops-prepare = Taktiken vorbereiten
page-rules-hoops-prepare-text =
    Lege Taktiken aus der Hand aufs Spielfeld, bis zu drei Angriffe und drei Verteidigungen. Für eine neue Taktik darfst du eine ausliegende ihrer Art ablegen, auch wenn noch Platz ist. Nur vorbereitete Taktiken kannst du aktivieren.
page-rules-hoops-buy = Kaufen
page-rules-hoops-buy-text =
    Einmal im Zug kaufst du einen Spieler, bezahlt mit <b>Spielern</b> der Hand, und einmal eine Taktik, bezahlt mit <b>Taktiken</b>. Die Werte der abgelegten Karten müssen die Kosten erreichen; Wechselgeld gibt es nicht. Die neue Karte kommt <b>oben auf deinen Nachziehstapel</b>.
page-rules-hoops-activate = Taktiken aktivieren
page-rules-hoops-activate-text =
    Eine Taktik lässt sich aktivieren, wenn die <b>Spielintelligenz</b> deines Teams ihre Komplexität erreicht.
    • Zähle dein Team in jeder Fähigkeit der Taktik zusammen: So viele Würfel der Farbe würfelst du, höchstens zehn.
    • Einige darfst du einmal neu würfeln.
    • Behalte von jeder Farbe so viele, wie die Karte sagt; sind es weniger, alle. Dann kommt die Karte auf deinen Ablagestapel.
    Angriffswürfel warten bis zu deinem nächsten Zug. Eine Verteidigung braucht einen wartenden Angriff.
page-rules-hoops-dice = Die Würfel
page-rules-hoops-dice-text =
    Angriffswürfel bringen, was sie zeigen. Ein Verteidigungswürfel stoppt nur den Angriff, dessen Farbe und Symbol er zeigt; alles andere zählt nicht.
page-rules-hoops-reroll = Neu würfeln und Erschöpfung
page-rules-hoops-reroll-text =
    • <b>Angriff</b>: Hat dein Team mehr Rebounds als das des Gegners, darfst du für je drei mehr einen Würfel neu würfeln, aufgerundet.
    • <b>Verteidigung</b>: Für jeden Würfel, den du neu würfelst, nimmst du vorher eine Erschöpfungskarte oben auf deinen Nachziehstapel.
    Bei jeder Aktivierung würfelst du höchstens einmal neu, alle Würfel zusammen.
page-rules-hoops-close = Ende des Zugs
page-rules-hoops-close-text =
    Jede übrige Handkarte legst du ab, behältst oder entfernst du (Erschöpfungskarten nicht). Dann ziehst du auf sechs; ist der Nachziehstapel leer, mische den Ablagestapel. Ein freies Feld im Taktikmarkt wird gefüllt, eines in der Spielerreihe nicht.
page-rules-hoops-end = Ende der Partie
page-rules-hoops-end-text =
    Der Gegner bekommt nach Zug 24 einen besonderen letzten Zug. Er kommt früher, wenn am Ende eines Zuges kein Spieler mehr im Markt ist. Der Gegner punktet darin, bereitet Verteidigungen vor und aktiviert eine. Dann wird der letzte Angriff gewertet. Mehr Punkte gewinnen.
    <b>Verlängerung</b>: Steht es unentschieden, folgen sechs Züge ohne Kaufen. Es beginnt, wer zuvor nicht begonnen hat, und wieder kommt ein letzter Zug. So geht es weiter, bis jemand gewinnt. Oder beide nehmen das Unentschieden an.
page-rules-hoops-variants = Varianten
page-rules-hoops-variants-text =
    Das Regelheft nennt zwei Varianten, ohne sie zu erklären; diese sind von uns:
    • <b>Startteam zusammenstellen</b>: Beide wählen fünf Starter aus zehn, sieben Ersatzspieler aus zehn und fünf Taktiken aus zehn (drei Angriffe, zwei Verteidigungen).
    • <b>Eröffnungsdraft</b>: Aus 16 offenen Spielern mit Kosten unter 6 nehmen beide vier, in Schlangenfolge. Jeder ersetzt einen deiner Ersatzspieler.
page-rules-hoops-rulings = Was wir entscheiden
page-rules-hoops-rulings-text =
    Wo sich das Regelheft verschieden lesen lässt, spielt dieser Tisch so. Jede Zeile beginnt mit dem, was im Heft steht.
    • <b>H1</b>: Verteidigungswürfel stoppen den Angriff ihrer Farbe. Farben, die der Angriff nicht hat, zählen nichts. Kein Angriff zählt weniger als 0.
    • <b>H2</b>: Spieler rücken in der Reihe vor. Ein freies Feld beendet das Schieben. Ist der Stapel leer, rücken alle ein Feld weiter, und der auf Feld 6 wird abgelegt.
    • <b>H3</b>: Eine Partie hat 24 Züge. Sie endet früher, wenn ein Zug Stapel und Reihe leer lässt.
    • <b>H4</b>: Spieler ersetzen Spieler. Wer auf dem Spielfeld steht, kann in derselben Aktion umziehen, wenn alle auf einer ihrer Positionen enden.
    • <b>H5</b>: Ein ausgewechselter Spieler gibt eine Erschöpfungskarte zurück. Sie muss auf deiner Hand sein und geht sofort zurück.
    • <b>H6</b>: Erst Aktionen, dann aktivieren. Aktionen kommen in beliebiger Reihenfolge, jede einmal. Auch Angriff und Verteidigung darfst du in beliebiger Reihenfolge aktivieren.
    • <b>H7</b>: Eine gekaufte Karte kommt auf deinen Stapel. Du kannst sie noch im selben Zug ziehen.
    • <b>H8</b>: Neu gewürfelt wird einmal. Alle Würfel einer Aktivierung werden zusammen neu gewürfelt. Du nimmst höchstens so viele Erschöpfungskarten, wie der Stapel hat.
    • <b>H9</b>: Eine Taktik sagt, wie viele Würfel bleiben. Du wählst, welche; sind es weniger, bleiben alle.
    • <b>H10</b>: Eine Verteidigung beantwortet einen Angriff. Ohne wartenden Angriff kannst du keine aktivieren.
    • <b>H11</b>: Du ziehst auf 6 Karten nach. Hältst du mehr, ziehst du keine.
    • <b>H12</b>: Der Taktikmarkt wird aufgefüllt. Sind beide Taktikstapel leer, bleibt das Feld frei.
    • <b>H13</b>: Eine Verlängerung hat sechs Züge. Sie beginnt mit den Karten auf der Hand und wiederholt sich ohne Grenze. Ihr könnt eine vereinbaren oder das Unentschieden annehmen.
    • <b>H14</b>: Das Heft nennt „Startteam zusammenstellen“ ohne Regeln. Die Kartenzahlen sind von uns.
    • <b>H15</b>: Das Heft nennt den Eröffnungsdraft ohne Regeln. Die Schlangenfolge und die 16 Spieler sind von uns.
    • <b>H16</b>: Das Heft ist für 2. Allein spielst du gegen einen Bot. Zu viert wird es ein Spieleabend: alle gegen alle, dann spielen die ersten zwei ein Finale.
    • <b>H17</b>: Eine volle Reihe macht Platz für eine neue Taktik. Du darfst auch ablegen, solange ein Feld frei ist, und in derselben Aktion.
