# Studien über Coaches
help-lab-coaches = Spiele viele Partien zwischen gleich starken Managern und berichte, was jeder Coach wert ist.
help-lab-coaches-seats = Anzahlen von Managern, durch Kommas getrennt.
help-lab-coaches-editions = Die Ausgaben, durch Kommas getrennt.
help-lab-coaches-games = Wie viele Partien für jede Anzahl von Managern.
lab-coaches-heading = Was die Coaches wert sind
lab-coaches-how = Gleich starke Pros haben für jede Anzahl Manager und jede Ausgabe { $games } Partien gespielt (Startwert { $seed }). Alle behielten zufällig einen von zwei ausgeteilten Coaches und setzten ihn ein, so gut sie es verstehen. Ein geteilter Sieg zählt anteilig, und die Spannen enthalten den wahren Wert in 95 von 100 Studien. Jeder Coach soll bis auf { $band } Punkte den fairen Anteil gewinnen: das Band in den Bildern. Jede Partie wurde noch einmal ohne die Fähigkeit eines Coaches gespielt. „Ändert ein Ergebnis“ ist der Anteil dieser Partien, in denen eine Arena jemandem anders zahlte, jemand die Playoffs früher oder später verließ oder sich die Endtabelle änderte. Er soll mindestens { $matters } sein. Erstellt mit `sixthman lab coaches`.
lab-coaches-title = { $seats } Manager, Ausgabe { $edition }, { $games } Partien
lab-coaches-spread = Der Coach mit dem größten Abstand zum fairen Anteil ist { $spread } Punkte davon entfernt. Am seltensten ändert { $coach } ein Ergebnis: in { $least } der Partien.
lab-coaches-coach = Coach
lab-coaches-ability = Was er tut
lab-coaches-games = Partien
lab-coaches-fans = Fans im Mittel
lab-coaches-wins = Siegquote
lab-coaches-off = Punkte daneben
lab-coaches-changed = Ändert ein Ergebnis
lab-coaches-ranking = Ändert die Endtabelle

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
