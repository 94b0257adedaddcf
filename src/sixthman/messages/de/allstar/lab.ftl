# Studien über Coaches
help-lab-coaches = Spiele viele Partien zwischen gleich starken Managern und berichte, was jeder Coach wert ist.
help-lab-coaches-seats = Anzahlen von Managern, durch Kommas getrennt.
help-lab-coaches-games = Wie viele Partien für jede Anzahl von Managern.
lab-coaches-heading = Was die Coaches wert sind
lab-coaches-how = Das ist jeder Coach wert. Gleich starke heuristische Manager haben für jede Anzahl Plätze { $games } Partien gespielt (Ausgabe { $edition }, Startwert { $seed }). Jeder behielt zufällig einen von zwei ausgeteilten Coaches und setzte ihn ein, so gut er es versteht. Ein geteilter Sieg zählt anteilig. Die Spannen enthalten den wahren Wert in 95 von 100 Studien. Zu viert soll kein Coach mehr als { $band } Punkte vom fairen Anteil abweichen: das Band in den Bildern. Erstellt mit `sixthman lab coaches`.
lab-coaches-title = { $seats } Manager, { $games } Partien
lab-coaches-spread = Der Coach, der am weitesten vom fairen Anteil liegt, weicht { $spread } Punkte ab.
lab-coaches-coach = Coach
lab-coaches-ability = Was er tut
lab-coaches-games = Partien
lab-coaches-fans = Fans im Mittel
lab-coaches-wins = Siegquote
lab-coaches-off = Punkte daneben

# Geänderte Karten im Versuch
lab-try-course-fans = Fans je Manager
lab-try-course-spread = Vom Ersten zum Letzten
lab-try-course-matches = Playoff-Matches
lab-try-strategies-species = Eine Tierart
lab-try-strategies-numbers = Eine Nummer
lab-try-strategies-both = Beides gleich viel
lab-try-cards = Siegquote über dem fairen Anteil, nach Karte
lab-try-cards-text = Wie viel öfter als die anderen gewinnt, wer diese Karte hat.
lab-try-arenas = Siegquote über dem fairen Anteil, nach gewonnener Arena
lab-try-arenas-text = Wie viel öfter als die anderen gewinnt, wer in dieser Arena Rang 1 belegt.
lab-try-arena-fans = Fans je Manager, nach Arena
lab-try-arena-fans-text = Was eine Arena im Schnitt bringt.
lab-try-coaches = Siegquote nach Coach
lab-try-coaches-text = Wie oft ein Manager mit diesem Coach gewinnt.
