# Die Coaches der ersten Ausgabe: Namen, Fähigkeiten, Verlauf
coach = { $name } ({ $species })
coach-Rabbit = Hazel Burrow
coach-Rabbit-text = { $once ->
    [0] Neben
   *[other] Einmal, neben
} einem Spieler: Seine Nummer zählt { $number } höher, höchstens 9.
coach-Duck = Mallory Pond
coach-Duck-text = { $once ->
    [0] Neben
   *[other] Einmal, neben
} einem Spieler: Er zählt als Tierart eines Teamkollegen deiner Wahl.
coach-Beaver = Barney Dammer
coach-Beaver-text = Neben einem Team: { $fans_if_last ->
    [one] { $fans_if_last } Fan
   *[other] { $fans_if_last } Fans
} mehr, wenn es Letzter wird.
coach-Eagle = Aquila Storm
coach-Eagle-text = { $once ->
    [0] Neben
   *[other] Einmal, neben
} einem Team: Es schlägt jedes Team, das ebenso viele gleiche Karten zeigt.
coach-Penguin = Pip Frost
coach-Penguin-text = { $once ->
    [0] Neben
   *[other] Einmal, neben
} einem Spieler ohne Symbol: Er zählt, als trüge er das Symbol eines Teamkollegen.
coach-Panda = Bo Bamboo
coach-Panda-text = { $once ->
    [0] Neben
   *[other] Einmal, neben
} einem Team: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} mehr, egal auf welchem Rang.
coach-Wolf = Luna Howell
coach-Wolf-text = { $once ->
    [0] Jede Runde
   *[other] Einmal
}: ein zweiter Austausch in jedem offenen Team.
coach-Shark = Finn Gillis
coach-Shark-text = Einmal in den Playoffs: einen Pflichtaustausch auslassen.
coach-Tiger = Tara Stripes
coach-Tiger-text = Deine Penaltykarte trägt das Tor und kehrt zurück. Einmal: als Letzter gleichauf mit dem Team davor mit gleich großer Gruppe.
coach-Horse = Philippa Gallop
coach-Horse-text = { $once ->
    [0] Jede Runde
   *[other] Einmal
}: zwei deiner Busse tauschen, nachdem alle aufgedeckt sind.
coach-Caribou = Karl Antler
coach-Caribou-text = Einmal, neben einem Team: Seine Fans zählen { $fans_times }-fach.
coach-PolarBear = Bjorn Blizzard
coach-PolarBear-text = { $tickets ->
    [one] Ein Playoff-Ticket mehr
   *[other] { $tickets } Playoff-Tickets mehr
}, ohne Bonus.
coach-brings = {" "}Bringt { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} je Einsatz.
coach-costs = {" "}Kostet { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} je Einsatz.
coach-along = {" "}Bringt { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} mit.
story-coaches-dealt = { $name } hat die Wahl zwischen { $coaches }.
story-coach-chosen = { $name } verpflichtet { $coach }. { $ability }
story-coach-fans = { $coach } bringt { $name } { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}.
story-coach-paid = { $name } zahlt { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
} für { $coach }.
story-coach-tickets = { $coach } bringt { $name } { $tickets ->
    [one] ein weiteres Playoff-Ticket
   *[other] { $tickets } weitere Playoff-Tickets
}.
story-coach-team = { $name } legt { $coach } neben Team { $team }.
story-coach-player = { $name } legt { $coach } neben { $card } in Team { $team }.
story-coach-mate = { $name } legt { $coach } neben { $card } in Team { $team }. Vorbild ist { $mate }.
story-coach-twice = { $coach } lässt { $name } zweimal austauschen.
story-coach-skips = { $coach } erspart { $name } den Austausch.
story-coach-calls = Dank { $coach } ist das Team von { $name } gleichauf mit dem nächsten.
story-buses-open = Die Busse sind aufgedeckt. Wer jetzt zwei eigene tauschen kann: { $names }.
story-buses-swapped = { $coach } tauscht zwei Busse von { $name }.
story-shot-returns = { $card } kehrt dank { $coach } auf die Bank von { $name } zurück.
story-arena-row-coach = { $rank }. { $name } mit Team { $team } und { $coach }, { $strength }: { $fans ->
    [one] { $fans } Fan
   *[other] { $fans } Fans
}{ $more ->
    [0] {""}
   *[other] , davon { $more } dank dem Coach
}
error-no-coaches = An diesem Tisch wird ohne Coaches gespielt.
error-unknown-coach = Den Coach „{ $coach }“ gibt es nicht. Möglich: { $known }.
error-unknown-team = Das Team „{ $team }“ gibt es nicht. Möglich: team:1, team:2, team:3.
error-coach-not-dealt = Der Coach { $coach } wurde dir nicht ausgeteilt. Wähle einen deiner beiden.
error-coach-chosen = Die Coaches sind schon gewählt. { $coach } kannst du nicht mehr wählen.
error-coach-used = Dein Coach { $coach } hilft nur einmal und wurde schon eingesetzt.
error-coach-price = Dein Coach { $coach } kostet { $price } Fans, und du hast { $fans }. Setze ihn ein, wenn du genug hast.
error-coach-player = Lege { $coach } neben einen deiner Spieler, dem er in dieser Aufstellung hilft, oder tippe - für niemanden. { $card } gehört nicht dazu.
error-coach-team = Lege { $coach } neben eines deiner { $teams } Teams oder einen ihrer Spieler, oder tippe - für keines.
error-coach-not-now = Du kannst { $coach } jetzt nicht neben ein Team legen.
error-coach-beside = Du kannst { $coach } hier nicht neben ein Team legen. Coaches für Teams und Spieler spielen nur in den Arenen der Saison.
error-coach-line = Beginne mit einer Nummer von 1 bis { $count }, dann nenne den Coach.
error-coach-shot = Der Coach { $coach } hilft hier nicht. Nenne im Penaltyschießen nur einen Coach, der beim Schießen hilft.
error-coach-twice = Den Coach { $coach } gibt es nur einmal.
error-coach-needs = Der Coach { $coach } braucht { $like ->
    [0] „card“: einen Spieler des Teams, neben dem er liegt
   *[other] „card“ und „mate“: zwei Spieler des Teams, neben dem er liegt
}.
error-coach-like = { $card } kann { $mate } nicht gleichen. Es muss etwas bringen, und eine Karte mit Symbol behält es.
error-arena-edition = { $arena } gibt es in der Ausgabe { $edition } nicht.
