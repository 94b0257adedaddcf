# Schiedsrichter und Punkteblock, für alle mit echten Karten
page-title-referee = Schiedsrichter
page-title-pad = Punkteblock
page-referee-text = Du spielst mit den echten Karten? Tippe an, was auf dem Tisch liegt. Du erfährst, wer auf welchem Rang steht, wie viele Fans es gibt und warum.
page-referee-what = Was wird gespielt?
page-referee-arena = Arena
page-referee-playoff = Playoff-Match
page-referee-shootout = Penaltyschießen
page-referee-players = Manager am Anfang
page-referee-whistle = Die Trillerpfeife: Die Fans nehmen nicht einfach von Rang zu Rang ab.
page-referee-which-arena = Welche Arena?
page-referee-team = Team { $team }
page-referee-name = Name von Team { $team }
page-referee-of = { $count } von { $of }
page-referee-out = { $card } herausnehmen
page-referee-enter = Karten eingeben: { $team }
page-referee-coach = Coach: { $team }
page-referee-no-coach = Kein Coach
page-referee-coach-needs = Wähle oben den Spieler des Coaches und, wenn die Fähigkeit es verlangt, den Teamkollegen, dem er gleichen soll.
page-referee-coach-player = Neben welchem Spieler?
page-referee-beside-team = neben dem Team
page-referee-beside = neben { $card }
page-referee-coach-mate = Wie welcher Teamkollege?
page-referee-like-nobody = unverändert
page-referee-like = wie { $card }
page-referee-by = Karten suchen nach
page-referee-cards-of = Karten von { $team }
page-referee-result = Rangliste
page-referee-empty = Sobald zwei Teams vollständig sind ({ $count ->
    [one] je { $count } Karte
   *[other] je { $count } Karten
}), steht hier die Rangliste.
page-referee-loses = verliert das Penaltyschießen
page-referee-counts = { $card } zählt als { $value }.
page-referee-write = Auf den Punkteblock schreiben
page-referee-clear = Karten abräumen
page-referee-to-pad = Zum Punkteblock
page-pad-text = Für einen ganzen Abend: Tippe die Ränge an, die Fans zählen sich zusammen. Alles bleibt in diesem Browser.
page-pad-manager = Manager { $seat }
page-pad-game = Partie { $game }
page-pad-game-word = Partie
page-pad-evening = Der Abend
page-pad-sum = Summe
page-pad-tie = Gleichstand am Ende: Wer mehr Fans aus den Playoffs hat, gewinnt.
page-pad-who = Wer spielt mit?
page-pad-name = Name von Manager { $seat }
page-pad-more = Noch jemand
page-pad-less = { $name } spielt nicht mit
page-pad-undo = Rückgängig
page-pad-share = Als Text teilen
page-pad-no-share = Dein Browser erlaubt weder Teilen noch Kopieren.
page-pad-throw = Neuer Block
page-pad-throw-text = Alle Partien auf diesem Block werden gelöscht; die Namen bleiben. „Rückgängig“ holt sie zurück, solange das Fenster offen ist.
page-pad-keep = Behalten
page-pad-referee = Wer hat gewonnen? Schiedsrichter fragen
page-pad-round = Runde { $round }
page-pad-line = Runde { $round }, Arena { $arena }
page-pad-which-arena = Arena { $arena } der Saison
page-pad-choose-arena = Arena wählen …
page-pad-arena-unknown = eine Arena
page-pad-rank-of = Rang von { $name }
page-pad-fans = { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}
page-pad-extra-of = { $what }, { $name }
page-pad-coaches = Zusätzliche Fans durch Coaches
page-pad-playoffs = Playoffs
page-pad-tickets = Fans für übrige Tickets
page-pad-bonus = Wer gewinnt, bekommt für jedes übrige Ticket { $bonus } Fans mehr. Schreibe sie in das kleine Feld.
page-pad-next = Nächste Partie
