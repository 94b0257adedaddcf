# Die Regeln in eigenen Worten
page-title-rules = Regeln
page-rules-text = In eigenen Worten, so wie an diesem Tisch gespielt wird.
page-rules-chapters = Kapitel
page-rules-example = Ein Beispiel mit vier Managern, in der Polarena 1, entschieden vom Schiedsrichter:
page-rules-allstar-goal = Worum es geht
page-rules-allstar-goal-text =
    Du führst Eishockey-Teams aus Tieren. In einer Saison von drei Runden wählst du Spieler, stellst Teams auf und schickst sie in Arenen; danach kommen die Playoffs. Jeder gute Rang bringt Fans.
    Wer am Ende die <b>meisten Fans</b> hat, gewinnt.
page-rules-allstar-cards = Die Spieler
page-rules-allstar-cards-text =
    Es gibt 108 Spieler: zwölf Tierarten mit den Nummern 1 bis 9. Fünf Karten jeder Tierart tragen ein Symbol, jedes Symbol einmal; die anderen vier tragen keines.
    Bei drei bis sechs Managern sind zwei Tierarten pro Kopf im Spiel. Unten steht das Stärkste zuerst.
page-rules-allstar-arenas = Die Arenen
page-rules-allstar-arenas-text =
    Eine Arena sagt, wie viele Fans jeder Rang dort bringt. Zeichen verraten Besonderes:
    • <b>Kombo</b>: Fünf Karten einer bestimmten Art (ein Symbol jeder Art, fünf Nummern in Folge, oder drei gleiche und zwei gleiche) stehen über fünf Gleichen.
    • <b>Pfeife</b>: Die Fans nehmen nicht einfach von Rang zu Rang ab.
    • <b>Durchgestrichene 2</b>: bleibt zu zweit in der Schachtel.
page-rules-allstar-draft = Der Draft
page-rules-allstar-draft-text =
    Die Arena der Runde liegt offen; alle bekommen sechs Karten. Alle wählen gleichzeitig eine, legen sie verdeckt auf die Bank und geben den Rest nach links weiter. So geht es, bis alle Karten verteilt sind: sechs mehr auf jeder Bank.
    Die eigene Bank darfst du immer ansehen. In Runde 2 wandern die Karten nach rechts, in Runde 3 wieder nach links.
page-rules-allstar-team = Team und Bus
page-rules-allstar-team-text =
    Aus deiner Bank stellst du ein Team von <b>fünf</b> zusammen und legst es verdeckt aus; die sechste Karte wartet auf der Bank. In Runde 1 bringt Bus 1 das Team in die einzige Arena. Sind alle so weit, wird aufgedeckt.
page-rules-allstar-strength = Wer ist stärker?
page-rules-allstar-strength-text =
    Bei einem Team zählt die <b>beste Gruppe</b>: die meisten Karten mit demselben Symbol, derselben Nummer oder Tierart.
    • Mehr gleiche Karten gewinnen.
    • Bei gleich vielen entscheidet die Art: Gold vor Silber vor Bronze. Die Reihenfolge hängt davon ab, wie viele Manager am Anfang dabei waren.
    • Gleiche Art: Das stärkere Symbol, die höhere Nummer, die stärkere Tierart gewinnt.
    • Alles gleich: <b>Gleichstand</b>.
page-rules-allstar-fans = Fans
page-rules-allstar-fans-text =
    Jedes Team bekommt die Fans, die die Arena für seinen Rang gibt. Teams im Gleichstand nehmen denselben Rang ein, die folgenden Ränge fallen aus: zwei Zweite, und der nächste ist Vierter. Die Arena verlässt das Spiel; die Teams bleiben offen liegen.
page-rules-allstar-rounds = Runden 2 und 3
page-rules-allstar-rounds-text =
    In Runde 2 liegen zwei Arenen aus, in Runde 3 drei. Alle wählen sechs weitere Karten.
    • Zuerst darfst du in <b>jedem offenen Team einen Spieler</b> gegen einen der Bank tauschen, das älteste Team zuerst. Wer herauskommt, darf sofort wieder spielen.
    • Dann stellst du aus der Bank ein <b>neues Team</b> von fünf auf.
    • Zuletzt bekommt jedes Team verdeckt einen Bus: Bus 1 fährt zur ersten Arena, Bus 2 zur zweiten, Bus 3 zur dritten. Die Arenen werden der Reihe nach ausgewertet.
page-rules-allstar-playoffs = Playoffs
page-rules-allstar-playoffs-text =
    Alle 18 Karten kommen zurück auf die Bank. Alle stellen <b>ein Team</b> von fünf auf und decken es auf.
    • Das <b>schwächste Team</b> gibt ein Ticket ab; wer keines hat, ist draussen und bekommt die Fans des schlechtesten freien Platzes.
    • Gleichstand um das schwächste: <b>Penaltyschiessen</b>. Jeder schiesst mit einer Karte der Bank; verglichen wird Gold, Silber, Bronze, und kein Symbol ist schwächer als jedes Symbol. Die schwächste Karte verliert; alle geschossenen Karten verlassen das Spiel.
    • Danach müssen alle wechseln: zwei bis vier Karten der Bank auslegen und ebenso viele des Teams für immer entfernen. Wer weniger als zwei auf der Bank hat, ist draussen.
    • So geht es, bis nur noch ein Manager übrig ist. Zu zweit oder dritt bringt jedes Ticket, das dann noch da ist, zusätzliche Fans.
page-rules-allstar-end = Das Ende
page-rules-allstar-end-text =
    Die meisten Fans gewinnen. Bei Gleichstand entscheiden mehr Fans <b>aus den Playoffs</b>, ohne den Bonus für Tickets; ist auch das gleich, wird der Sieg geteilt.
page-rules-allstar-two = Zu zweit
page-rules-allstar-two-text =
    Arenen mit der durchgestrichenen 2 bleiben in der Schachtel. Es gibt drei Arten zu draften:
    • <b>Heritage</b> (fünf Tierarten): je sieben Karten, bis zur letzten; dann wirft jeder eine dieser sieben verdeckt weg.
    • <b>Clash</b> (fünf Tierarten): je sieben Karten. Behalte eine; danach behalte eine und gib eine dem Gegner, dann weitergeben. Am Ende wirft jeder eine der sieben erhaltenen weg.
    • <b>Free Agency</b> (sechs Tierarten): Drei Karten liegen offen, der Erste nimmt eine, der Zweite nimmt eine, die dritte kommt weg; dann wechselt ihr. In den Runden 2 und 3 beginnt, wer weniger Fans hat.
    Die Playoffs gehen wie sonst. In der ersten Ausgabe spielt man zu zweit mit fünf Tierarten und sieben Karten; die letzte Karte jeder Hand kommt weg.
page-rules-allstar-coaches = Die erste Ausgabe und ihre Coaches
page-rules-allstar-coaches-text =
    Die Ausgabe von 2020 hat zwölf Arenen und keine Kombos, für alle ein Ticket mehr (wer das letzte abgibt, ist draussen), und der Schlittschuh steht über dem Handschuh. Alle Teams einer Runde werden auf einmal aufgedeckt.
    Am Anfang bekommen alle zwei Coaches und behalten einen, offen. Manche liegen in jeder Aufstellung neben einem Team oder Spieler, manche helfen einmal, manche in den Playoffs. Das Regelheft druckt ihre Talente nicht; diese sind von uns:
page-rules-allstar-rulings = Was wir festlegen
page-rules-allstar-rulings-text =
    Wo die Regelhefte etwas offen lassen, spielt dieser Tisch so:
    • Ein Team ohne zwei gleiche Karten zählt seine beste einzelne Karte.
    • Eine Folge sind fünf Nummern hintereinander, nicht über die 9 hinaus zur 1.
    • Drei + zwei darf Arten mischen (drei Eisbären und zwei 4er); fünf Gleiche sind kein drei + zwei.
    • Teams mit der Kombo stehen alle gleich an der Spitze. In den Playoffs gibt es keine Kombos.
    • Wer im Gleichstand ist und nichts auf der Bank hat, kann nicht schiessen und ist sofort draussen.
    • Wer zugleich ausscheidet, bekommt den schlechtesten freien Platz.
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
