error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze gehen von 1 bis { $seats }.
error-names = Genannte Namen: { $names }, Plätze: { $seats }. Nenne für jeden Platz einen Namen.
error-names-list = Namen sind eine Liste wie ["Ann", "Bo"], nicht { $given }.
error-game-over = Das Spiel ist aus; es gibt nichts mehr zu wählen.
error-nothing-chosen = Du hast nichts gewählt. Nenne eine Karte wie Duck7, „-“ für keine oder einen Busplan wie bus:2-1-3.
error-not-asked = Platz { $seat } hat jetzt nichts zu wählen. Gewartet wird auf: { $waiting }.
error-not-legal = { $choice } kann jetzt nicht gewählt werden. Erlaubt: { $allowed }.
error-too-many = { $given ->
    [one] { $given } Wahl wurde
   *[other] { $given } Wahlen wurden
} angegeben, aber jetzt { $wanted ->
    [one] ist nur { $wanted } möglich
   *[other] sind nur { $wanted } möglich
}.
error-nothing-to-take-back = Platz { $seat } hat nichts zurückzunehmen. Eine Wahl lässt sich ändern, bis sich alle festgelegt haben.
error-unknown-card = „{ $card }“ ist keine Karte. Eine Karte ist eine Tierart mit einer Nummer von 1 bis 9, etwa Duck7 oder Eisbär3.
error-unknown-species = „{ $species }“ ist keine Tierart. Die Tierarten sind: { $known }.
error-unknown-arena = „{ $arena }“ ist keine Arena. Die Arenen sind: { $known }.
error-unknown-plan = „{ $plan }“ ist kein Busplan. Er nennt die Arena jedes Teams, etwa bus:2-1 oder bus:3-1-2.
error-species = Nötig sind { $wanted } verschiedene Tierarten (oder keine, dann entscheidet das Los). Angegeben: { $given }.
error-given-pile = „{ $pile }“ ist kein Stapel, der sich vorgeben lässt. Stapel: { $known }.
error-given-lot = „{ $lot }“ ist kein Los. Ein Los nennt einen Platz von 1 bis { $seats }.
error-arena-out = { $arena } liegt mit diesen Einstellungen nicht im Stapel.
error-cards-of-team = Ein Team hat fünf Karten, nicht { $count }.
error-card-twice = { $card } ist doppelt genannt.
error-card-not-in-play = { $card } ist nicht im Spiel: Diese Tierart wurde nicht gewählt.
error-too-many-species = Tierarten unter den vorgegebenen Karten: { $given }; im Spiel: { $wanted }.
error-record-heading = Das ist keine Aufzeichnung eines Spiels: Die erste Zeile müsste „{ $heading }“ lauten.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $text }
error-record-missing = Der Aufzeichnung fehlt eine Zeile „{ $key }: …“.
error-record-result = Das aufgezeichnete Ergebnis „{ $result }“ ist keine Liste von Zahlen.
error-record-no-seed = Die Aufzeichnung enthält nur den Fingerabdruck des Startwerts; sie lässt sich nachspielen, sobald der Startwert offenliegt.
error-record-rules = Die Aufzeichnung folgt der Regelfassung { $rules }; dieses Programm kennt: { $known }.
error-record-choice = { $heading }, Platz { $seat }: { $reason }
error-record-commitment = Der Startwert passt nicht zum Fingerabdruck, der vor dem Austeilen gezeigt wurde.
error-record-outcome = Die Aufzeichnung nennt { $told }; nachgespielt endet das Spiel mit { $found }.
error-record-contribution = Der Beitrag von Platz { $seat } passt nicht zum Fingerabdruck, der vor dem Austeilen gezeigt wurde.
error-record-contributions = Der Startwert hat { $found } Beiträge für { $seats } Plätze.
error-record-promises = Die Fingerabdrücke der Aufzeichnung sind nicht die, die vor dem Austeilen gezeigt wurden.
error-record-agreed = Die Aufzeichnung gehört zu einem anderen Spiel als dem, das vor dem Austeilen vereinbart war.
error-record-left-out = Der Beitrag von Platz { $seat } wurde beim Austeilen nicht verwendet.
error-record-given = Karten standen schon vor dem Austeilen fest: { $piles }.
error-record-not-seen = Der Fingerabdruck { $given } steht nicht in der Aufzeichnung. Sie gehört zu einem anderen Spiel, oder das Geheimnis wurde geändert, nachdem du ihn gesehen hast.
error-fingerprint = „{ $given }“ ist kein Fingerabdruck. Ein Fingerabdruck hat 64 Zeichen: 0 bis 9 und a bis f.
error-record-game = Das ist eine Aufzeichnung des Spiels „{ $game }“. Spiele: { $known }.
error-file = { $path } lässt sich nicht lesen: { $reason }
error-path = { $given } ist kein Pfad einer Datei. Gib einen Text oder einen Path an.
error-file-write = { $path } lässt sich nicht schreiben: { $reason }
error-not-json = Zeile { $line } ist kein JSON: { $reason }
error-case-keys = Zeile { $line }: Ein Fall enthält "players" mit "teams" (und "arena") oder "players" mit "shootout".
error-case-players = Zeile { $line }: "players" muss eine ganze Zahl von 2 bis 6 sein, nicht { $players }.
error-case-team-count = Zeile { $line }: Für { $players } Manager { $count ->
    [0] ist kein Team
    [one] ist { $count } Team
   *[other] sind { $count } Teams
} angegeben; es können 1 bis { $players } sein.
error-case-shots = Zeile { $line }: Am Penaltyschiessen nehmen 2 bis { $players } Karten teil, nicht { $count }.
error-case-text = Zeile { $line }: Karten und Arenen werden als Text angegeben, nicht als { $found }.
error-case = Zeile { $line }: { $reason }
error-bots = Es gibt keinen Bot „{ $bot }“. Bots: { $known }.
error-bots-count = Genannte Bots: { $count }, Plätze: { $seats }. Nenne einen für alle Plätze oder einen für jeden.
error-think = „{ $time }“ ist keine Bedenkzeit. Gib eine Zeit wie 200ms oder 1.5s an, von { $least } bis { $most }.
error-games = So viele Spiele lassen sich nicht simulieren: { $games }. Möglich sind 1 bis { $most }.
error-processes = So viele Prozesse lassen sich nicht starten: { $processes }. Möglich sind 1 bis { $most }.
error-target = Es gibt kein Ziel „{ $target }“. Ziele: { $known }.
error-no-cuda = Hier lässt sich keine NVIDIA-Karte nutzen ({ $reason }). Installiere das Extra „cuda“ auf einem Rechner mit Karte und Treiber, oder nimm --target cpu.
error-game-name = Es gibt kein Spiel „{ $game }“. Spiele: { $known }.
error-language = Es gibt keine Sprache „{ $language }“. Sprachen: { $known }.
error-people = So viele Personen passen nicht an einen Tisch für { $seats }: { $people }. Möglich sind 0 bis { $seats }.
error-step = Die Aufzeichnung hat keinen Schritt { $step }; die Schritte gehen von 0 bis { $last }.
error-team-size = Team { $team } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; ein Team hat fünf.
error-case-team-list = Zeile { $line }: Ein Team ist eine Liste von fünf Karten, nicht { $found }.
error-whole-number = „{ $value }“ passt nicht zu { $what }: Das muss eine ganze Zahl sein.
error-unknown-option = Eine Option { $option } gibt es hier nicht. „{ $command } --help“ zählt sie auf.
error-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. „sixthman --help“ zählt sie auf.
error-missing = { $what } fehlt. „{ $command } --help“ sagt, wie man es angibt.
error-bad-value = „{ $value }“ passt nicht zu { $what }. „{ $command } --help“ sagt, was passt.
error-command-line = Die Befehlszeile ist nicht lesbar: { $reason }
error-name = { $name } kann kein Name sein: Ein Name besteht aus sichtbaren Zeichen auf einer Zeile, ohne „|“.
error-seed = { $seed } kann kein Startwert sein: Er besteht aus sichtbaren Zeichen auf einer Zeile, ohne Leerzeichen am Rand.
error-case-coaches = Zeile { $line }: "coaches" ist eine Liste mit höchstens einem Eintrag für jedes der { $teams } Teams.
error-case-coach = Zeile { $line }: Ein Coach ist null, ein Name oder ein Objekt mit "coach" und, für einen Spieler, "card" und "mate"; nicht { $found }.
error-module = Die kompilierten Regeln von { $game } können nicht benutzt werden ({ $reason }). Installiere Sixth Man neu, oder führe in seinen Quellen „make modules“ aus.
error-table-cards = Die Optionen sind für die Karten von { $name }, auf dem Tisch liegt aber { $known }.
