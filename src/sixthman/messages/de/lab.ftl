# Studien der Spiele
help-lab = Untersuche die Spiele: was Karten und Coaches wert sind.
help-lab-coaches-output = Einen Bericht schreiben (eine Datei mit der Endung .md, Bilder daneben), statt Tabellen auszugeben.
lab-written = Der Bericht steht in { $file }.
error-report-file = Ein Bericht ist eine Datei mit der Endung .md in einem Ordner, den es gibt; nicht { $file }.

# Geänderte Karten im Versuch
help-try = Ändere Karten und sieh, was es bewirkt: dieselben Partien mit den alten und den neuen Karten, nebeneinander.
help-try-file = Eine Änderungsdatei: die Abschnitte einer Kartendatei, nur mit den Karten und Werten, die sich ändern.
help-try-game = Das Spiel, falls die Datei es nicht nennt.
help-try-cards = Diese Karten ändern statt der Standardkarten.
help-try-games = Wie viele Partien mit jedem Kartensatz. Standard: 100.000 bei All-Star Draft, 5.000 beim Basketball.
help-try-processes = Prozesse, die sich die Arbeit teilen. Standard: einer je Prozessor, höchstens 8.
help-try-output = Eine Seite mit Bildern schreiben (eine Datei mit der Endung .html), statt Tabellen auszugeben.
help-try-all = Alle Zeilen langer Tabellen ausgeben.
lab-try-played = { $games } Partien mit den Karten { $base }, und dieselben Verteilungen mit { $file }. Bots: { $bots }. Startwert: { $seed }.
lab-try-title = Was { $file } ändert
lab-try-changed-most = Was sich am meisten geändert hat
lab-try-nothing = Nichts hat sich stärker geändert, als der Zufall erklärt.
lab-try-more = { $count ->
    [one] Eine weitere Änderung ist
   *[other] { $count } weitere Änderungen sind
} größer als der Zufall.
lab-try-rows = Die { $shown } von { $count } Zeilen, die sich am meisten geändert haben.
lab-try-what = Was
lab-try-old = Vorher
lab-try-new = Nachher
lab-try-change = Änderung
lab-try-points = Änderung in Prozentpunkten
lab-try-finding = Von { $old } auf { $new } ({ $change }).
lab-try-caption = Die Änderung von den alten zu den neuen Karten. Grau: Der Zufall erklärt sie. Der Strich enthält in 95 von 100 Versuchen den wahren Wert.
lab-try-method = Beide Kartensätze spielen dieselben Verteilungen, und Unterschiede werden Partie für Partie gebildet. Was auf ± folgt, sind 1,96 Standardfehler. „Größer als der Zufall“ heißt: größer, als der Zufall allein den größten von { $looks } Werten in 95 von 100 Versuchen macht.
lab-try-made = Sixth Man { $version }, Startwert { $seed }, Karten { $old } und { $new }.
lab-try-dead = Kaum je gekauft, in weniger als 1 % der Partien, in denen sie angeboten werden: { $cards }.
lab-try-dominated = { $other } kann alles mindestens so gut wie { $card } und kostet nicht mehr.
lab-try-course = Die Partie
lab-try-course-text = Wie lange eine Partie dauert, wie viel erzielt wird und wie eng es ist.
lab-try-course-margin = Vorsprung am Ende
lab-try-course-decisions = Entscheidungen je Partie
lab-try-seats = Siegquote nach Platz
lab-try-seats-text = Wie oft jeder Platz gewinnt. Bei gleich starken Bots gibt ein faires Spiel jedem Platz gleich viel.
lab-try-strategies = Siegquote nach Strategie
lab-try-strategies-text = Wie oft du gewinnst, je nachdem, was du am meisten sammelst.
error-try-game = Es gibt nichts, woran sich zwei Kartensätze von { $game } vergleichen lassen.
error-changes-unknown = { $file }, { $section } { $row }: Eine Karte „{ $name }“ gibt es nicht. Möglich: { $known }. Für eine eigene Karte füge new = true hinzu.
error-changes-there = { $file }, { $section } { $row }: „{ $name }“ gibt es schon. Lass new = true weg, um die Karte zu ändern.
error-changes-out = { $file }, { $section } { $row } ({ $name }): Eine herausgenommene Karte hat keine anderen Schlüssel. Entferne: { $keys }.

# Die Suche nach dem Gleichgewicht
help-balance = Suche Zahlen auf Karten, die Werte des Spiels dorthin bringen, wo du sie haben willst.
help-balance-file = Ein Plan: die Zahlen, die sich ändern dürfen, mit ihren Grenzen, und die Ziele.
help-balance-game = Das Spiel, falls der Plan es nicht nennt.
help-balance-games = Wie viele Partien die besten Kartensätze spielen. Standard: 25.000 bei All-Star Draft, 1.250 beim Basketball.
help-balance-rounds = Wie viele Runden die Suche höchstens hat. Standard: 6.
help-balance-save = Die gefundenen Zahlen in eine neue Änderungsdatei schreiben, für `sixthman lab try`.
help-balance-output = Eine Seite über die Suche schreiben (eine neue Datei mit der Endung .html).
lab-balance-title = Der Weg zu { $file }
lab-balance-played = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} mit bis zu { $games } Partien in { $seconds } s, dieselben Verteilungen für alle Kartensätze. Bots: { $bots }.
lab-balance-reached = Alle Ziele sind erreicht.
lab-balance-missed = Nicht alle Ziele sind erreicht. Erlaube mehr Runden, weitere Grenzen oder mehr Zahlen.
lab-balance-written = Geschrieben: { $file }.
lab-balance-targets = Ziele
lab-balance-targets-text = Wo jeder Wert sein soll, wo er war und wo er ist. Nach ± stehen bei Werten 1,96 Standardfehler, bei Zielen die Toleranz.
lab-balance-numbers = Zahlen
lab-balance-numbers-text = Was die Suche ändern darf, von wo bis wo.
lab-balance-way = Der Weg dorthin
lab-balance-way-text = Wie weit der beste Kartensatz jeder Stufe von den Zielen entfernt ist, in Toleranzen. Ist kein Ziel weiter als 1 entfernt, sind alle erreicht.
lab-balance-what = Was
lab-balance-wanted = Ziel
lab-balance-bounds = Grenzen
lab-balance-before = Vorher
lab-balance-after = Nachher
lab-balance-round = Runde
lab-balance-tried = Kartensätze
lab-balance-games = Partien
lab-balance-off = Abstand
lab-balance-finding = Ziel: { $wanted }. Von { $old } auf { $new }.
lab-balance-method = Fortgesetztes Halbieren: Jede Runde probiert 16 Kartensätze, die bessere Hälfte spielt doppelt so viele Partien, und so weiter. Alle spielen dieselben Verteilungen. „Abstand“ ist die Wurzel aus der Summe der quadrierten Entfernungen von den Zielen, in Toleranzen.
lab-balance-made = Sixth Man { $version }, Startwert { $seed }, Karten { $cards } und { $found }.
error-balance-file = { $file } ist kein Plan: { $reason }. Ein Plan hat Einträge [[number]] und [[target]].
error-balance-rows = { $file } braucht 1 bis { $most } Einträge { $kind }.
error-balance-keys = { $file }, { $entry }: Die Schlüssel sind { $keys }, jeder einmal.
error-balance-bounds = { $file }, { $entry }: `least` und `most` sind ganze Zahlen bis 1.000.000, und `least` ist kleiner.
error-balance-within = { $file }, { $entry }: `wanted` und `within` sind Zahlen, und `within` ist größer als 0.
error-balance-section = { $file }: Es gibt keinen Abschnitt „{ $section }“. Möglich: { $known }.
error-balance-card = { $file }: Es gibt keine Karte „{ $name }“. Möglich: { $known }.
error-balance-key = { $file }: { $name } hat keine Zahl „{ $key }“. Möglich: { $known }.
error-balance-measure = { $file }: Es gibt keinen Wert „{ $measure }“. Möglich: { $known }.
error-balance-there = { $path } gibt es schon. Wähle einen anderen Namen; nichts wird überschrieben.
error-balance-few = { $what } muss mindestens { $least } sein, nicht { $given }.
