# Gründe und Fragen des Schiedsrichters
why-gold = { $strength }, ein Gold-Attribut: { $ahead ->
    [0] kein Team ist stärker
    [one] ein Team ist stärker
   *[other] { $ahead } Teams sind stärker
}{ $tied ->
    [0] {""}
    [one] , eines ist gleichauf
   *[other] , { $tied } sind gleichauf
}.
why-silver = { $strength }, ein Silber-Attribut: { $ahead ->
    [0] kein Team ist stärker
    [one] ein Team ist stärker
   *[other] { $ahead } Teams sind stärker
}{ $tied ->
    [0] {""}
    [one] , eines ist gleichauf
   *[other] , { $tied } sind gleichauf
}.
why-bronze = { $strength }, ein Bronze-Attribut: { $ahead ->
    [0] kein Team ist stärker
    [one] ein Team ist stärker
   *[other] { $ahead } Teams sind stärker
}{ $tied ->
    [0] {""}
    [one] , eines ist gleichauf
   *[other] , { $tied } sind gleichauf
}.
why-combo = In dieser Arena schlägt { $strength } 5 gleiche Karten{ $tied ->
    [0] {""}
    [one] ; ein anderes Team hat das auch
   *[other] ; { $tied } andere Teams haben das auch
}.
why-shot-lost = { $card } ist die schwächste Karte und verliert das Penaltyschießen.
why-shot-won = { $card } schlägt { $loser } beim Attribut { $attribute } ({ $medal ->
    [gold] Gold
    [silver] Silber
   *[bronze] Bronze
}).
why-coach-rank = Ohne { $coach }: Rang { $rank }.
why-coach-fans = { $coach } bringt { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} mehr.
why-coach-shot = Ohne { $coach } würde { $card } verlieren.
referee-welcome = Schiedsrichter für All-Star Draft. Gib die Teams ein, wie sie auf dem Tisch liegen. Leere Zeile: entscheiden. Ctrl-D: beenden.
referee-players = Wie viele Manager waren es zu Beginn (2 bis 6)?
referee-arena = Welche Arena? (Leer für ein Playoff-Match.)
referee-kind = Teams oder Shootout (Penaltyschießen)? (t / s)
referee-team = Team { $team }, fünf Karten (leer: keine Teams mehr):
referee-shot = Schütze { $shot } (leer: keiner mehr):
referee-coach = Nummer und Coach, zum Beispiel: 1 Ente Wolf7 Ente1 (leer: keine Coaches mehr):
referee-returns = { $card } kehrt auf die Bank zurück.
referee-rank = { $rank }. Team { $team }: { $why }{ $fans ->
    [-1] {""}
    [one] {" "}{ $fans } Fan.
   *[other] {" "}{ $fans } Fans.
}
referee-loser = Schütze { $shot } verliert: { $why }
referee-again = Noch einmal: { $reason }
