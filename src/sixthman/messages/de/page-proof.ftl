# Was eine Aufzeichnung beweist, und gegen wen: docs/fairness.md in wenigen Worten. Siehe sixthman.table.proof.

page-proof-proven = Bewiesen
page-proof-open = Nicht bewiesen
page-proof-here = In diesem Browser geprüft, mit den Regeln, die in der Aufzeichnung stehen. Kein Server wurde gefragt.
page-proof-there = Vom Server geprüft, weil dieser Browser die Regeln dieses Spiels nicht hat.
page-proof-rules = Jede Wahl war erlaubt, und das Ergebnis folgt aus Startwert und Wahlen.
page-proof-secret = Das Geheimnis passt zum Fingerabdruck in der Aufzeichnung.
page-proof-numbers = Jede Zahl im Startwert passt zum Fingerabdruck, den ihr Platz gezeigt hatte.
page-proof-noted = Alle Fingerabdrücke, das Spiel, seine Optionen und Regeln sind die, die dein Browser vor dem Austeilen notiert hat.
page-proof-own = Der Beitrag deines Browsers ist im Startwert enthalten.
page-proof-players = Niemand am Tisch konnte die Verteilung kennen oder wählen, weder allein noch mit anderen.
page-proof-server = Der Server konnte die Verteilung nicht wählen, auch nicht zusammen mit allen anderen am Tisch.
page-proof-unfinished = Die Partie ist nicht zu Ende, also gibt es kein Ergebnis zu prüfen.
page-proof-given = Einige Karten lagen vorher fest. Nur über den Rest hat der Zufall entschieden.
page-proof-chosen = Niemand hat zum Startwert beigetragen. Das Geheimnis wurde also später nicht geändert, aber wer es zog, konnte es sich aussuchen.
page-proof-left-out = { $count ->
    [0] Alle Plätze haben ihre Zahlen rechtzeitig aufgedeckt.
    [one] Platz { $seats } hat einen Fingerabdruck gezeigt und seine Zahl nicht rechtzeitig aufgedeckt. Ein Server, der dort selbst spielt, konnte zwischen zwei Verteilungen wählen.
   *[other] Die Plätze { $seats } haben Fingerabdrücke gezeigt und ihre Zahlen nicht rechtzeitig aufgedeckt. Ein Server, der dort selbst spielt, konnte unter mehreren Verteilungen wählen.
}
page-proof-not-noted = Dieser Browser hat vor dem Austeilen nichts notiert. Vergleiche den Fingerabdruck mit einem, den du selbst notiert hast.
page-proof-sees = Ein Server kennt alle Karten. Dass er sie niemandem verraten hat, lässt sich nicht beweisen.
