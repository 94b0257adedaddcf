# Der Verlauf eines Spiels NBA Deck-Building
hoops-first = { $name } beginnt.
hoops-pick-teams = Beide stellen ihr Team zusammen.
hoops-offer = Eröffnungsdraft: { $cards }.
hoops-hand = { $name } zieht die erste Hand: { $cards }.
hoops-markets = Erster Spieler des Marktes: { $card }. Taktiken: { $tactics }.
hoops-team = Das Team von { $name }: { $cards }.
hoops-drafted = { $name } draftet { $card } und ersetzt damit { $out }.
hoops-turn = Zug { $turn }: { $name }.
hoops-overtime-turn = Verlängerung { $overtime }, Zug { $turn }: { $name }.
hoops-last-turn = Letzter Zug: { $name }.
hoops-scored = { $name } erzielt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $attack } − { $defence } = { $points }) und hat { $total }.
hoops-scored-free = { $name } erzielt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hat { $total }.
hoops-stopped = Der Angriff von { $name } ist gestoppt: { $attack } gegen { $defence }.
hoops-enters = { $card } kommt auf den Markt; im Stapel { $left ->
    [0] ist niemand mehr
    [one] ist noch { $left } Spieler
   *[other] sind noch { $left } Spieler
}.
hoops-row-moves = Die Spieler des Marktes rücken ein Feld weiter.
hoops-pushed-out = { $card } fällt aus dem Markt.
hoops-refreshed = { $name } ersetzt Taktiken des Marktes: { $out }. Neu: { $in }.
hoops-bought = { $name } kauft { $card } (Kosten { $cost }) mit { $paid } (Wert { $value }).
hoops-came-in = { $name }: { $in } kommt für { $out } ({ $position }).
hoops-moved = { $name }: { $card } wechselt die Position ({ $position }).
hoops-rested = { $name } gibt eine Erschöpfungskarte zurück; Erschöpfungsstapel: { $left }.
hoops-prepared = { $name } bereitet { $card } vor.
hoops-prepared-for = { $name } bereitet { $card } vor und legt { $out } ab.
hoops-attacks = { $name } greift mit { $card } an: { $dice }.
hoops-defends = { $name } verteidigt mit { $card }: { $dice }.
hoops-no-dice = { $name } aktiviert { $card }, hat aber keine Würfel.
hoops-dice-fell = { $dice }: { $faces }
hoops-dice-three = { $count ->
    [one] { $count } blauer Würfel
   *[other] { $count } blaue Würfel
}
hoops-dice-inside = { $count ->
    [one] { $count } gelber Würfel
   *[other] { $count } gelbe Würfel
}
hoops-dice-drive = { $count ->
    [one] { $count } roter Würfel
   *[other] { $count } rote Würfel
}
hoops-dice-steal = { $count ->
    [one] { $count } beiger Würfel
   *[other] { $count } beige Würfel
}
hoops-dice-block = { $count ->
    [one] { $count } grauer Würfel
   *[other] { $count } graue Würfel
}
hoops-dice-stop = { $count ->
    [one] { $count } brauner Würfel
   *[other] { $count } braune Würfel
}
hoops-face = { $value } { $colour }
hoops-tires = { $name } nimmt { $count ->
    [one] { $count } Erschöpfungskarte
   *[other] { $count } Erschöpfungskarten
}; Erschöpfungsstapel: { $left }.
hoops-rerolled = { $name } würfelt { $count } neu ({ $taken }): { $fell }.
hoops-keeps = { $name } behält { $faces } = { $total }.
hoops-stops = { $name } behält { $faces } und stoppt damit { $total }.
hoops-discards = { $name } legt { $cards } ab.
hoops-removes = { $name } entfernt { $cards }.
hoops-keeps-cards = { $name } behält { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
hoops-reshuffles = { $name } mischt den Ablagestapel zu einem neuen Nachziehstapel.
hoops-draws = { $name } zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
hoops-drawn = { $name } zieht: { $cards }.
hoops-tactics-filled = Neu im Taktikmarkt: { $cards }.
hoops-tied = Unentschieden bei { $points }: weiterspielen oder annehmen?
hoops-plays-on = { $name } will weiterspielen.
hoops-agrees = { $name } wäre mit einem Unentschieden einverstanden.
hoops-overtime = Verlängerung { $overtime }: sechs Züge, nichts kann gekauft werden.
hoops-final = Endstand:
hoops-final-row = { $place }. { $name }: { $points }

# Warum eine Wahl gut ist
hoops-because-brings = { $card } bringt im Mittel { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}.
hoops-because-stops = { $card } stoppt im Mittel { $mean ->
    [one] { $mean } Punkt
   *[other] { $mean } Punkte
}.
hoops-because-complex = Deinem Team fehlt dafür noch { $short } Spielintelligenz.
hoops-because-betters = Mit { $card } steigt { $rating } von { $before } auf { $after }.
