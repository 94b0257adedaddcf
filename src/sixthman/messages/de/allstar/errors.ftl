# All-Star Draft: was nicht geht
error-unknown-card = „{ $card }“ ist keine Karte. Eine Karte ist eine Tierart mit einer Nummer von 1 bis 9, etwa Duck7 oder Eisbär3.
error-unknown-species = „{ $species }“ ist keine Tierart. Die Tierarten sind: { $known }.
error-unknown-arena = „{ $arena }“ ist keine Arena. Die Arenen sind: { $known }.
error-unknown-plan = „{ $plan }“ ist keine Buszuweisung. Nenne die Arena jedes Teams, etwa bus:2-1 oder bus:3-1-2.
error-species = Nenne { $wanted } verschiedene Tierarten oder keine, dann entscheidet das Los. Angegeben: { $given }.
error-given-lot = „{ $lot }“ ist kein Los. Ein Los nennt einen Platz von 1 bis { $seats }.
error-arena-out = { $arena } liegt mit diesen Einstellungen nicht im Stapel.
error-cards-of-team = Ein Team hat 5 Karten, nicht { $count }.
error-card-not-in-play = { $card } ist nicht im Spiel: Diese Tierart wurde nicht gewählt.
error-too-many-species = Tierarten unter den vorgegebenen Karten: { $given }; im Spiel: { $wanted }.
error-not-json = Zeile { $line } ist kein JSON: { $reason }
error-case-keys = Zeile { $line }: Ein Fall enthält "players" mit "teams" (und "arena") oder "players" mit "shootout".
error-case-players = Zeile { $line }: "players" muss eine ganze Zahl von 2 bis 6 sein, nicht { $players }.
error-case-team-count = Zeile { $line }: Für { $players } Manager { $count ->
    [0] ist kein Team
    [one] ist { $count } Team
   *[other] sind { $count } Teams
} angegeben; es können 1 bis { $players } sein.
error-case-shots = Zeile { $line }: Am Penaltyschießen nehmen 2 bis { $players } Karten teil, nicht { $count }.
error-case-text = Zeile { $line }: Karten und Arenen werden als Text angegeben, nicht als { $found }.
error-case = Zeile { $line }: { $reason }
error-team-size = Team { $team } hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}; ein Team hat 5.
error-case-team-list = Zeile { $line }: Ein Team ist eine Liste von 5 Karten, nicht { $found }.
error-case-unknown = Zeile { $line }: „{ $key }“ hat hier keine Bedeutung. Möglich: { $known }.
error-case-coaches = Zeile { $line }: "coaches" ist eine Liste mit höchstens einem Eintrag pro Team oder Schütze: hier { $teams }.
error-case-coach = Zeile { $line }: Ein Coach ist null, ein Name oder ein Objekt mit "coach" und, für einen Spieler, "card" und "mate"; nicht { $found }.

error-server-held = { $card } hast du nicht.
error-server-twice = Du hast { $card } zweimal genannt.
error-server-arena = Arena { $arena } ist nicht im Spiel. Arenen dieser Runde: { $arenas }.
error-server-coach = So kannst du den Coach nicht einsetzen.
error-server-teams = Bei { $players } Managern kann es keine { $teams } Teams geben.
