# All-Star Draft: die Regeln in unseren Worten

page-rules-example = Ein Beispiel mit vier Managern, in der Polarena 1, entschieden vom Schiedsrichter:
page-rules-allstar-goal = Worum es geht
page-rules-allstar-goal-text =
    Du führst Eishockeyteams aus Tieren. Eine Saison hat drei Runden: Du draftest Spieler, stellst Teams auf und schickst sie in Arenen. Danach kommen die Playoffs. Jeder gute Rang bringt Fans.
    Wer am Ende die <b>meisten Fans</b> hat, gewinnt.
page-rules-allstar-cards = Die Spieler
page-rules-allstar-cards-text =
    Es gibt 108 Spieler: zwölf Tierarten mit den Nummern 1 bis 9. Fünf Karten jeder Tierart tragen ein Symbol, jedes Symbol einmal; die anderen vier tragen keines.
    Bei drei bis sechs Managern kommen zwei Tierarten je Manager ins Spiel. Unten steht das Stärkste zuerst.
page-rules-allstar-arenas = Die Arenen
page-rules-allstar-arenas-text =
    Eine Arena zeigt, wie viele Fans jeder Rang dort bringt. Manche haben ein Zeichen:
    • <b>Kombo</b>: Eine bestimmte Kombination schlägt 5 gleiche Karten. Sie zeigt je ein Symbol jeder Art, eine Zahlenfolge von 5 oder Drilling + Paar.
    • <b>Trillerpfeife</b>: Die Fans nehmen nicht einfach von Rang zu Rang ab.
    • <b>Durchgestrichene 2</b>: Die Arena bleibt zu zweit in der Schachtel.
page-rules-allstar-draft = Der Draft
page-rules-allstar-draft-text =
    Die Arena der Runde liegt offen; alle bekommen 6 Karten auf die Hand. Alle wählen gleichzeitig eine, legen sie verdeckt auf die Bank und geben den Rest nach links weiter. So geht es, bis alle Karten verteilt sind: 6 mehr auf jeder Bank.
    Die eigene Bank darfst du immer ansehen. In Runde 2 gibst du die Karten nach rechts weiter, in Runde 3 wieder nach links.
page-rules-allstar-team = Team und Bus
page-rules-allstar-team-text =
    Aus deiner Bank stellst du ein Team von <b>5</b> auf und legst es verdeckt aus. Die sechste Karte wartet auf der Bank. In Runde 1 bringt Bus 1 das Team in die einzige Arena. Sind alle so weit, wird aufgedeckt.
page-rules-allstar-strength = Wer ist stärker?
page-rules-allstar-strength-text =
    Bei einem Team zählt die <b>beste Gruppe</b>: die meisten Karten mit demselben Symbol, derselben Nummer oder Tierart.
    • Mehr gleiche Karten gewinnen.
    • Bei gleich vielen entscheidet das Attribut: Gold vor Silber vor Bronze. Die Reihenfolge hängt davon ab, wie viele Manager am Anfang dabei waren.
    • Gleiches Attribut: Das stärkere Symbol, die höhere Nummer, die stärkere Tierart gewinnt.
    • Alles gleich: <b>Gleichstand</b>.
page-rules-allstar-fans = Fans
page-rules-allstar-fans-text =
    Jedes Team bekommt die Fans, die die Arena für seinen Rang gibt. Teams im Gleichstand nehmen denselben Rang ein, die folgenden Ränge fallen aus: zwei Zweite, und der nächste ist Vierter. Die Arena verlässt die Partie; die Teams bleiben offen liegen.
page-rules-allstar-rounds = Runden 2 und 3
page-rules-allstar-rounds-text =
    In Runde 2 liegen zwei Arenen aus, in Runde 3 drei. Alle wählen sechs weitere Karten.
    • Zuerst darfst du in <b>jedem offenen Team einen Spieler</b> gegen einen der Bank tauschen, das älteste Team zuerst. Wer herauskommt, darf sofort wieder spielen.
    • Dann stellst du aus der Bank ein <b>neues Team</b> von fünf auf.
    • Zuletzt bekommt jedes Team verdeckt einen Bus: Bus 1 fährt zur ersten Arena, Bus 2 zur zweiten, Bus 3 zur dritten. Die Arenen werden der Reihe nach ausgewertet.
page-rules-allstar-playoffs = Playoffs
page-rules-allstar-playoffs-text =
    Alle 18 Karten kommen zurück auf die Bank. Alle stellen <b>ein Team</b> von 5 auf und decken es auf.
    • Das <b>schwächste Team</b> gibt ein Ticket ab. Wer keines hat, scheidet aus und bekommt die Fans des schlechtesten freien Rangs.
    • Gleichstand um das schwächste Team: <b>Penaltyschießen</b>. Alle schießen mit einer Karte der Bank. Verglichen wird Gold, Silber, Bronze; kein Symbol ist schwächer als jedes Symbol. Die schwächste Karte verliert; alle geschossenen Karten verlassen die Partie.
    • Danach müssen alle austauschen: Lege 2 bis 4 Karten der Bank aus und wirf ebenso viele aus dem Team ab. Wer weniger als 2 auf der Bank hat, scheidet aus.
    • So geht es, bis nur noch ein Manager übrig ist. Zu zweit oder dritt bringt jedes übrige Ticket zusätzliche Fans.
page-rules-allstar-end = Das Ende
page-rules-allstar-end-text =
    Die meisten Fans gewinnen. Bei Gleichstand entscheiden mehr Fans <b>aus den Playoffs</b>, ohne den Bonus für Tickets. Ist auch das gleich, teilt ihr den Sieg.
page-rules-allstar-two = Zu zweit
page-rules-allstar-two-text =
    Arenen mit der durchgestrichenen 2 bleiben in der Schachtel. Du hast drei Modi zur Wahl:
    • <b>{ mode-heritage }</b> (5 Tierarten): je 7 Karten, bis zur letzten. Dann werfen beide eine dieser 7 verdeckt ab.
    • <b>{ mode-clash }</b> (5 Tierarten): je 7 Karten. Behalte eine; danach behalte jedes Mal eine, gib eine dem Gegner und gib den Rest weiter. Am Ende werfen beide eine der 7 erhaltenen ab.
    • <b>{ mode-free-agency }</b> (6 Tierarten): 3 Karten liegen offen. Beide nehmen nacheinander eine, die dritte kommt weg; dann beginnt der andere. In den Runden 2 und 3 beginnt, wer weniger Fans hat.
    Die Playoffs gehen wie sonst. In der ersten Ausgabe spielt man zu zweit mit 5 Tierarten und 7 Karten. Die letzte Karte jeder Hand kommt weg.
page-rules-allstar-coaches = Die erste Ausgabe und ihre Coaches
page-rules-allstar-coaches-text =
    Die erste Ausgabe (2020) hat 12 Arenen und keine Kombos. Alle haben ein Ticket mehr; wer das letzte abgibt, scheidet aus. Der Schlittschuh ist stärker als der Handschuh. Alle Teams einer Runde werden auf einmal aufgedeckt.
    Am Anfang bekommen alle 2 Coaches und behalten einen, offen. Manche liegen in jeder Aufstellung neben einem Team oder Spieler, manche helfen einmal, manche in den Playoffs. Das Regelheft druckt ihre Fähigkeiten nicht; diese sind von uns:
page-rules-allstar-rulings = Was hier gilt
page-rules-allstar-rulings-text =
    Wo die Regelhefte etwas offen lassen, gilt an diesem Tisch:
    • Ein Team ohne zwei gleiche Karten zählt seine beste einzelne Karte.
    • Eine Zahlenfolge sind 5 Nummern hintereinander, nicht über die 9 hinaus zur 1.
    • Drilling + Paar darf Attribute mischen (drei Eisbären und zwei 4er). 5 gleiche Karten sind kein Drilling + Paar.
    • Alle Teams mit der Kombo teilen sich die Spitze. In den Playoffs gibt es keine Kombos.
    • Wer im Gleichstand ist und nichts auf der Bank hat, kann nicht schießen und scheidet sofort aus.
    • Wer zugleich ausscheidet, bekommt den schlechtesten freien Rang.
