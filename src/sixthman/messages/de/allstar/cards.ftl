# All-Star Draft: was an einer Datei mit eigenen Karten nicht stimmt, und was eigene Coaches tun
error-cards-known = { $file }, { $section } { $row } ({ $name }): Diesen Namen gibt es hier nicht. Namen: { $known }.
error-cards-letters = { $file }, { $section } { $row } ({ $name }): Dieser Name lässt sich nicht in Aufzeichnungen schreiben. Er braucht einen Buchstaben oder eine Ziffer und darf keines dieser Zeichen haben: { $letters }
error-cards-list = { $file }, { $section } { $row } ({ $name }): { $key } muss eine Liste von { $wanted } ganzen Zahlen sein, nicht { $found }.
error-cards-playoffs = { $file }, { $section } { $row } ({ $name }): playoff_fans muss aus { $wanted } Listen ganzer Zahlen bestehen, für 2 bis 6 Manager. Jede hat eine Zahl je Manager. Gefunden: { $found }.
error-cards-by-edition = { $file }, { $section } { $row } ({ $name }): { $key } braucht einen Wert für jede von { $known }, oder einen für beide, nicht { $found }.
error-cards-symbols = { $file }, { $section } { $row } ({ $name }): symbols muss sagen, welche Nummer welches Symbol trägt, etwa „symbols.Goal = 5“, nicht { $found }. Symbole: { $known }.
error-cards-one-symbol = { $file }, { $section } { $row } ({ $name }): Die Nummer { $number } kann nicht { $symbols } zugleich tragen. Eine Karte hat höchstens ein Symbol.
error-cards-order = { $file }, { $section } { $row } ({ $name }): symbols muss { $known } nennen, jedes einmal, das stärkste zuerst, nicht { $found }.
error-cards-editions = { $file }, { $section } { $row } ({ $name }): editions muss eine oder mehrere von { $known } nennen, jede einmal, nicht { $found }.
error-cards-word = { $file }, { $section } { $row } ({ $name }): { $key } muss eines von { $known } sein, nicht { $found }.
error-cards-needs = { $file }, { $section } { $row } ({ $name }): { $key } bewirkt allein nichts. Es braucht dazu eines von: { $needed }.
error-cards-apart = { $file }, { $section } { $row } ({ $name }): { $keys } schließen einander aus. Eines davon muss weg.
error-cards-arenas = { $file }, { $section }: Arenen der Ausgabe { $edition } ohne whistle und ohne not_for_two: { $count }. Es müssen mindestens { $wanted } sein, weil zwei Manager ohne Arenen mit Trillerpfeife spielen können.
coach-does-beside-team = neben einem Team
coach-does-beside-player = neben einem Spieler
coach-does-once = nur einmal
coach-does-number = dessen Nummer zählt { $number } höher, höchstens 9
coach-does-like_mate-species = er zählt als Tierart eines Teamkollegen
coach-does-like_mate-symbol = ohne Symbol zählt er, als trüge er das eines Teamkollegen
coach-does-wins_ties = das Team { $number ->
    [1] gewinnt jeden Gleichstand der Teamstärke
   *[other] schlägt jedes Team, das ebenso viele gleiche Karten zeigt
}
coach-does-fans = { $number ->
    [one] { $number } Fan mehr
   *[other] { $number } Fans mehr
}
coach-does-fans_if_last = { $number ->
    [one] { $number } Fan mehr
   *[other] { $number } Fans mehr
}, wenn das Team Letzter wird
coach-does-fans_times = die Fans des Teams zählen { $number }-fach
coach-does-most_more = höchstens { $number } mehr
coach-does-substitutions = ein zweiter Austausch in jedem ausliegenden Team
coach-does-swaps_buses = zwei deiner Busse tauschen, nachdem alle aufgedeckt sind
coach-does-skips = einen Pflichtaustausch der Playoffs auslassen
coach-does-shot_symbol = deine Karte im Penaltyschießen zählt, als trüge sie das stärkste Symbol
coach-does-shot_returns = deine Karte im Penaltyschießen kehrt auf die Bank zurück
coach-does-calls_shootouts = einmal, wenn nur dein Team das schwächste ist, ist es gleichauf mit dem nächsten, das ebenso viele gleiche Karten zeigt
coach-does-tickets = { $number ->
    [one] ein Playoff-Ticket
   *[other] { $number } Playoff-Tickets
} mehr, ohne Bonus
coach-does-and = { $one }; { $other }
coach-does-nothing = bewirkt nichts
