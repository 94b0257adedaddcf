# Der Tisch eines Spiels ohne eigene Bildschirme

page-plain-choose = Du bist dran: Wähle
page-plain-waiting = Die anderen wählen
page-plain-watching = Du schaust zu
page-plain-chosen = { $chosen } von { $of } haben gewählt.
page-plain-choices = Deine Möglichkeiten
page-plain-pick = Wähle zuerst
page-plain-lock = { $choice } bestätigen
page-plain-sealed = Bestätigt
page-plain-take-back = Zurücknehmen
page-plain-hint = Tipp
page-plain-hinted = Der Bot würde { $choice } wählen. Siegchance: { $win }.
page-plain-scores = Punkte
page-plain-story = Verlauf
page-plain-nothing = Noch ist nichts passiert.
page-plain-numbers = Alles, was du siehst, als Zahlen
page-plain-wins = { $name } gewinnt
page-plain-share = { $name } teilen sich den Sieg
page-plain-you-win = Du gewinnst
page-plain-rematch = Revanche
page-plain-to-rematch = Zur Revanche
page-plain-after = Zum Spielbericht
page-plain-told-chose = <b>{ $name }</b>: { $choice }
page-plain-told-scores = Punkte: { $told }.
page-plain-told-places = Endstand: { $told }.
