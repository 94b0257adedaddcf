### What is said of any game

error-option-value = „{ $given }“ geht nicht für { $option }. Möglich: { $known }.
error-option-case = „{ $given }“ geht nicht für { $option } bei { $among }. Möglich: { $known }.
error-option-unknown = { $game } hat keine Option „{ $option }“. Möglich: { $known }.
error-game-broken = Das Spiel { $game } lässt sich nicht laden: { $reason }
error-no-card-files = { $game } hat keine Kartendateien.
error-no-report = Für { $game } gibt es keinen Bericht.
error-server-no-lesson = Für { $game } gibt es keine Lektion.
plain-chose = { $name } wählt { $choice }.
plain-scores = Punktestand: { $told }.
plain-places = Endstand: { $told }.
plain-ask = Tippe eine Nummer oder einen Namen:
error-option-numbers = { $given } Zahlen wurden als Optionen angegeben. Gib höchstens { $most } an.
error-bots-game = { $game } hat keinen Bot „{ $bot }“. Möglich: { $known }.
error-target-module = { $game } hat kein kompiliertes Modul. Möglich: { $known }.
error-unknown-choice = „{ $choice }“ ist keine Auswahl in diesem Spiel. Gib eine Nummer oder einen Namen aus der Liste ein.
simulate-slow = { $game } ist hier nicht kompiliert, deshalb laufen Partien langsam. Zum Kompilieren: pip install 'sixthman[lab]'
