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
    Eine Arena zeigt, wie viele Fans jeder Rang dort bringt. Manche haben eine Besonderheit:
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
    In Runde 2 liegen zwei Arenen aus, in Runde 3 drei. Alle wählen 6 weitere Karten.
    • Zuerst darfst du <b>einen Spieler in jedem ausliegenden Team</b> gegen einen von der Bank austauschen. Die Reihenfolge der Teams ist frei. Wer herauskommt, darf sofort wieder spielen.
    • Dann stellst du aus der Bank ein <b>neues Team</b> von 5 auf.
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
    • <b>{ mode-free-agency }</b> (6 Tierarten): 3 Karten liegen offen. Beide nehmen nacheinander eine, die dritte wird abgeworfen; dann beginnt der andere. In den Runden 2 und 3 beginnt, wer weniger Fans hat.
    Die Playoffs laufen wie sonst. In der ersten Ausgabe spielt man zu zweit mit 5 Tierarten und 7 Karten. Die letzte Karte jeder Hand wird abgeworfen.
page-rules-allstar-coaches = Die erste Ausgabe und ihre Coaches
page-rules-allstar-coaches-text =
    Die erste Ausgabe (2020) hat 12 Arenen und keine Kombos. Alle haben ein Ticket mehr; wer das letzte abgibt, scheidet aus. Der Schlittschuh ist stärker als der Handschuh. Alle Teams einer Runde werden auf einmal aufgedeckt.
    Am Anfang bekommen alle 2 Coaches und behalten einen, offen. Manche liegen in jeder Aufstellung neben einem Team oder Spieler, manche helfen einmal, manche in den Playoffs. Das Regelheft druckt ihre Fähigkeiten nicht; diese sind von uns:
page-rules-allstar-rulings = Was hier gilt
page-rules-allstar-rulings-text =
    Wo sich die Regelhefte verschieden lesen lassen, gilt an diesem Tisch dies. Jede Zeile beginnt mit dem, was im Heft steht.
    • <b>A2</b>: Teams zählen gleiche Karten. Sind keine 2 gleich, zählt die beste einzelne Karte, zuerst ein Symbol.
    • <b>A3</b>: Die Zahl der Manager bestimmt, was Gold, Silber und Bronze ist. Es zählen alle vom Anfang, auch spät in den Playoffs.
    • <b>A5</b>: Eine Zahlenfolge schlägt 5 gleiche Karten. Das sind 5 Nummern hintereinander; auf die 9 folgt keine 1.
    • <b>A6</b>: Drilling + Paar schlägt 5 gleiche Karten. Die 3 und die 2 dürfen verschiedene Attribute teilen. 5 gleiche Karten sind kein Drilling + Paar.
    • <b>A7</b>: Eine Kombo schlägt 5 gleiche Karten. Alle Teams mit der Kombo teilen sich die Spitze. In den Playoffs gibt es keine Kombos.
    • <b>A8</b>: Gewählt wird verdeckt. Du kannst deine Wahl zurücknehmen, bis alle bestätigt haben.
    • <b>A10</b>: Ein Austausch in jedem ausliegenden Team, einer nach dem anderen. Die Reihenfolge der Teams ist frei. Wer herauskommt, darf sofort wieder spielen.
    • <b>A12</b>: Gewählte Karten sind verdeckt, Teams offen. Was offen lag, bleibt bekannt, auch in den Playoffs.
    • <b>A13</b>: Im { mode-clash } behältst du 1 Karte, dann behältst du 1 und gibst 1 ab, und so weiter. Wir wiederholen nur den zweiten Schritt: 4 behalten, 3 abgegeben. <b>{ mode-clash-keeping }</b> wiederholt beide: 5 behalten, 2 abgegeben.
    • <b>A14</b>: Wirf 1 deiner 7 Karten ab. Es ist eine der 7 dieser Runde.
    • <b>A15</b>: Wer am wenigsten Fans hat, wählt zuerst. Bei Gleichstand entscheidet das Los. In Runde 1 entscheidet ebenfalls das Los, außer ihr einigt euch vorher.
    • <b>A16</b>: Die Tickets für 2 Manager gelten in jedem Modus zu zweit: je 2, in der ersten Ausgabe je 3.
    • <b>A17</b>: Die Playoffs wiederholen sich, bis ein Manager übrig ist. Wir wiederholen alles: spielen, Gleichstand klären, austauschen.
    • <b>A18</b>: Bei Gleichstand gibt es ein Penaltyschießen. Nötig ist es nur um das schwächste Team.
    • <b>A19</b>: Geschossen wird mit einer Karte der Bank. Wer keine hat, scheidet im Gleichstand sofort aus, mit oder ohne Ticket. Die anderen schießen nicht.
    • <b>A20</b>: Lege 2 bis 4 Karten aus, dann wähle ebenso viele zum Abwerfen. Alle machen den ersten Schritt vor dem zweiten.
    • <b>A21</b>: Wer nicht austauschen kann, scheidet aus. Wer zugleich ausscheidet, bekommt den schlechtesten freien Rang.
    • <b>A22</b>: Übrige Tickets bringen einen Bonus. Ihn bekommt nur, wer die Playoffs gewinnt.
    • <b>A23</b>: Ein Gleichstand am Ende geht an mehr Fans aus den Playoffs, ohne den Bonus. Dann noch gleich: geteilter Sieg.
    • <b>A24</b>: Die erste Ausgabe hat 12 Coaches, und ihr Heft nennt keine Fähigkeiten. Diese sind von uns. Coaches gibt es auf Wunsch in beiden Ausgaben.
