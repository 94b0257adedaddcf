# All-Star Draft: die Regeln in unseren Worten

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
