error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze gehen von 1 bis { $seats }.
error-names = Genannte Namen: { $names }, Plätze: { $seats }. Nenne für jeden Platz einen Namen.
error-names-list = Namen sind eine Liste wie ["Ann", "Bo"], nicht { $given }.
error-game-over = Die Partie ist aus; es gibt nichts mehr zu wählen.
error-nothing-chosen = Du hast nichts gewählt. Nenne eine Karte wie Duck7, „-“ für keine oder eine Buszuweisung wie bus:2-1-3.
error-not-asked = Platz { $seat } hat jetzt nichts zu wählen. Warten auf: { $waiting }.
error-not-legal = { $choice } kann jetzt nicht gewählt werden. Erlaubt: { $allowed }.
error-too-many = { $given ->
    [one] { $given } Wahl wurde
   *[other] { $given } Wahlen wurden
} angegeben, aber jetzt { $wanted ->
    [one] ist nur { $wanted } möglich
   *[other] sind nur { $wanted } möglich
}.
error-nothing-to-take-back = Platz { $seat } hat nichts rückgängig zu machen. Eine Wahl lässt sich ändern, bis alle bestätigt haben.
error-given-pile = „{ $pile }“ ist kein Stapel, der sich vorgeben lässt. Stapel: { $known }.
error-card-twice = Du hast { $card } zweimal genannt.
error-record-heading = Das ist keine Aufzeichnung einer Partie: Die erste Zeile müsste „{ $heading }“ lauten.
error-record-line = Zeile { $line } der Aufzeichnung ist nicht lesbar: { $text }
error-record-missing = Der Aufzeichnung fehlt eine Zeile „{ $key }: …“.
error-record-result = Das aufgezeichnete Ergebnis „{ $result }“ ist keine Liste von Zahlen.
error-record-no-seed = Die Aufzeichnung enthält nur den Fingerabdruck des Startwerts; sie lässt sich nachspielen, sobald der Startwert offenliegt.
error-record-rules = Die Aufzeichnung folgt der Regelfassung { $rules }; dieses Programm kennt: { $known }.
error-record-choice = { $heading }, Platz { $seat }: { $reason }
error-record-commitment = Der Startwert passt nicht zum Fingerabdruck, der vor dem Austeilen gezeigt wurde.
error-record-outcome = Die Aufzeichnung nennt { $told }; nachgespielt endet die Partie mit { $found }.
error-record-contribution = Der Beitrag von Platz { $seat } passt nicht zum Fingerabdruck, der vor dem Austeilen gezeigt wurde.
error-record-contributions = Der Startwert hat { $found } Beiträge für { $seats } Plätze.
error-record-promises = Die Fingerabdrücke der Aufzeichnung sind nicht die, die vor dem Austeilen gezeigt wurden.
error-record-agreed = Die Aufzeichnung gehört zu einer anderen Partie als der, die vor dem Austeilen vereinbart war.
error-record-left-out = Der Beitrag von Platz { $seat } wurde beim Austeilen nicht verwendet.
error-record-long = Diese Aufzeichnung ist zu lang. Eine Partie hat höchstens { $most } Zeichen.
error-record-going-on = Diese Partie ist noch nicht zu Ende. Schicke ihre Aufzeichnung danach.
error-record-given = Karten standen schon vor dem Austeilen fest: { $piles }.
error-record-not-seen = Der Fingerabdruck { $given } steht nicht in der Aufzeichnung. Sie gehört zu einer anderen Partie, oder das Geheimnis wurde geändert, nachdem du ihn gesehen hast.
error-fingerprint = „{ $given }“ ist kein Fingerabdruck. Ein Fingerabdruck hat 64 Zeichen: 0 bis 9 und a bis f.
error-record-game = Das ist eine Aufzeichnung des Spiels „{ $game }“. Spiele: { $known }.
error-file = { $path } lässt sich nicht lesen: { $reason }
error-path = { $given } ist kein Pfad einer Datei. Gib einen Text oder einen Path an.
error-file-write = { $path } lässt sich nicht schreiben: { $reason }
error-bots = Es gibt keinen Bot „{ $bot }“. Bots: { $known }.
error-bots-count = Genannte Bots: { $count }, Plätze: { $seats }. Nenne einen für alle Plätze oder einen für jeden.
error-think = „{ $time }“ ist keine Bedenkzeit. Gib eine Zeit wie 200ms oder 1.5s an, von { $least } bis { $most }.
error-games = So viele Partien lassen sich nicht simulieren: { $games }. Möglich sind 1 bis { $most }.
error-processes = So viele Prozesse lassen sich nicht starten: { $processes }. Möglich sind 1 bis { $most }.
error-target = Es gibt kein Ziel „{ $target }“. Ziele: { $known }.
error-no-cuda = Hier lässt sich keine NVIDIA-GPU nutzen ({ $reason }). Installiere das Extra „cuda“ auf einem Rechner mit GPU und Treiber, oder nimm --target cpu.
error-game-name = Es gibt kein Spiel „{ $game }“. Spiele: { $known }.
error-language = Es gibt keine Sprache „{ $language }“. Sprachen: { $known }.
error-people = So viele Personen passen nicht an einen Tisch für { $seats }: { $people }. Möglich sind 0 bis { $seats }.
error-step = Die Aufzeichnung hat keinen Schritt { $step }; die Schritte gehen von 0 bis { $last }.
error-whole-number = „{ $value }“ passt nicht zu { $what }. Gib eine ganze Zahl an.
error-unknown-option = Eine Option { $option } gibt es hier nicht. „{ $command } --help“ zählt sie auf.
error-unknown-command = Einen Befehl „{ $given }“ gibt es nicht. „sixthman --help“ zählt sie auf.
error-missing = { $what } fehlt. „{ $command } --help“ zeigt, wie du es angibst.
error-bad-value = „{ $value }“ passt nicht zu { $what }. „{ $command } --help“ zeigt, was passt.
error-command-line = Die Befehlszeile ist nicht lesbar: { $reason }
error-name = { $name } kann kein Name sein. Nimm sichtbare Zeichen auf einer Zeile, ohne „|“.
error-seed = { $seed } kann kein Startwert sein. Nimm sichtbare Zeichen auf einer Zeile, ohne Leerzeichen am Rand.
error-module = Die kompilierten Regeln von { $game } können nicht benutzt werden ({ $reason }). Installiere Sixth Man neu, oder führe in seinen Quellen „make modules“ aus.
error-table-cards = Die Optionen sind für die Karten von { $name }, auf dem Tisch liegt aber { $known }.

error-too-far = { $given } Entscheidungen sind angegeben, aber nur die ersten { $made } gehen auf einmal. Danach kommen Würfel, verdeckte Karten oder der Gegner. Entscheide weiter, wenn du sie gesehen hast.
error-record-moment = Die Zeile enthält mehr Wahlen, als ihre Überschrift erlaubt. Die Partie steht bei „{ $heading }“.
error-record-cards = Die Aufzeichnung wurde mit den Karten von { $name } gespielt (Prüfsumme { $digest }…), nicht mit { $known } ({ $own }…). Gib diese Datei mit --cards an.
error-record-standard-cards = Die Aufzeichnung wurde mit einer anderen Fassung der Standardkarten gespielt (Prüfsumme { $digest }…; hier { $own }…).
error-option-game = Die Option { $option } gehört nicht zum Spiel { $game }.
error-option-colors = „{ $given }“ nennt mehr Farben, als es Plätze gibt. Nenne höchstens { $seats }.
