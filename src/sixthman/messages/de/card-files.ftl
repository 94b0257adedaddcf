# Was an einer Kartendatei nicht stimmt
# What is told of a card file that cannot be played with. Sections, keys and their values stay as they are typed.
error-cards-toml = { $file }: Das ist keine TOML-Datei ({ $reason }).
error-cards-origin = { $file }: provenance muss ein Text sein, nicht { $found }.
error-cards-section = { $file }: Es gibt keinen Abschnitt „{ $found }“. Abschnitte: { $known }.
error-cards-rows = { $file }, { $section }: Ein Abschnitt ist eine Liste von Zeilen, eine je Karte.
error-cards-name = { $file }, { $section } { $row }: Die Karte hat keinen Namen (name), der sich zeigen lässt. Jede Karte braucht einen Namen von 1 bis { $most } Zeichen.
error-cards-key = { $file }, { $section } { $row } ({ $name }): „{ $found }“ gibt es hier nicht. Erlaubt: { $known }.
error-cards-missing = { $file }, { $section } { $row } ({ $name }): { $key } fehlt. Nötig: { $needed }.
error-cards-truth = { $file }, { $section } { $row } ({ $name }): { $key } muss true oder false sein, nicht { $found }.
error-cards-number = { $file }, { $section } { $row } ({ $name }): { $key } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }.
error-cards-provenance = { $file }, { $section } { $row } ({ $name }): provenance muss ein Text sein oder eine Tabelle mit Texten für einige von: { $known }.
error-cards-twice = { $file }, { $section } { $row } ({ $name }): Diesen Namen trägt schon eine Karte aus { $other }. Jede Karte braucht einen eigenen Namen.
error-cards-count = { $file }, { $section }: Karten: { $count }. Erlaubt: { $least } bis { $most }.
error-cards-count-exact = { $file }, { $section }: Karten: { $count }. Es müssen genau { $wanted } sein.

help-own-cards = Eine Datei mit eigenen Karten; „sixthman cards“ schreibt eine für den Anfang.
help-cards = Schreibe die Karten eines Spiels in eine Datei, um sie zu ändern und damit zu spielen (--cards).
cards-file = Die Karten von { $game }. Lösche die Abschnitte, die bleiben, wie sie sind, ändere die anderen und spiele mit --cards und dieser Datei.
