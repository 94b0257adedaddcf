# Studien der Spiele
help-lab = Die Spiele untersuchen: was Karten und Coaches wert sind.
help-lab-coaches-output = Einen Bericht schreiben (eine Datei mit der Endung .md, Bilder daneben), statt Tabellen auszugeben.
lab-written = Der Bericht steht in { $file }.
error-report-file = Ein Bericht ist eine Datei mit der Endung .md in einem Ordner, den es gibt; nicht { $file }.

# Geänderte Karten im Versuch
help-try = Ändere Karten und sieh, was es bewirkt: dieselben Partien mit den alten und den neuen Karten, nebeneinander.
help-try-file = Eine Änderungsdatei: die Abschnitte einer Kartendatei, nur mit den Karten und Werten, die sich ändern.
help-try-game = Das Spiel, falls die Datei es nicht verrät.
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
