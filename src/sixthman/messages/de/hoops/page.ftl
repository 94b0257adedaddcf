# Die Seite: der Basketballtisch

page-hoops-table = Tisch { $code }
page-hoops-score = Spielstand
page-hoops-turn = Zug
page-hoops-before = vor der Partie
page-hoops-last-turn = letzter Zug
page-hoops-overtime-short = Verl. { $overtime }
page-hoops-hint = Tipp
page-hoops-rules = Regeln
page-hoops-sound-on = Ton an
page-hoops-sound-off = Ton aus

# Namen, die auf eine Karte passen
page-hoops-starter = Starter { $number }
page-hoops-substitute = Ersatzspieler { $number }
page-hoops-short-base-offense-3-pts = Base 3 Pts
page-hoops-short-base-offense-inside = Base Inside
page-hoops-short-base-offense-drive = Base Drive
page-hoops-short-base-offense-pick-and-roll = Pick & Roll
page-hoops-short-base-offense-drive-and-kick = Drive & Kick
page-hoops-short-base-defense-switch = Base Switch
page-hoops-short-base-defense-zone = Base Zone
page-hoops-short-base-defense-press = Base Press
page-hoops-short-base-defense-paint = Base Paint
page-hoops-short-base-defense-help = Base Help

# Orte auf dem Tisch
page-hoops-side-of = Team von { $name }
page-hoops-piles = Hand { $hand } · Stapel { $deck } · Ablagestapel { $discard }
page-hoops-nothing-prepared = keine Taktik vorbereitet
page-hoops-markets = Märkte
page-hoops-market-row = Spielerreihe
page-hoops-market-tactics = Taktiken
page-hoops-pile-left = noch im Stapel
page-hoops-pile-count = { $count } im Stapel
page-hoops-hole = leer
page-hoops-court = Dein Spielfeld
page-hoops-slot-here = hier vorbereiten
page-hoops-hand = Deine Hand
page-hoops-hand-empty = keine Karten auf der Hand
page-hoops-deck = Nachziehstapel
page-hoops-discard = Ablagestapel
page-hoops-fatigue-left = Erschöpfungskarten übrig
page-hoops-dice = Angriff und Verteidigung
page-hoops-story = Verlauf
page-hoops-chart = Punkte nach Zügen
page-hoops-chart-text = Punkte nach Zügen. { $me }: { $mine }. { $name }: { $theirs }.
page-hoops-skills = Fähigkeiten
page-hoops-intelligence = Spielintelligenz
page-hoops-more = Mehr zeigen
page-hoops-tabs = Teile des Tisches
page-hoops-tab-court = Spielfeld
page-hoops-tab-hand = Hand
page-hoops-tab-market = Markt
page-hoops-tab-turn = Zug
page-hoops-tab-story = Verlauf
page-hoops-piles-of = Die Karten von { $name }
page-hoops-discard-pile = Ablagestapel
page-hoops-discard-empty = leer
page-hoops-deck-text = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und ist der neue Nachziehstapel.

# Was die Märkte sagen
page-hoops-note-refresh = drücke auf die, die du ersetzt
page-hoops-note-pays = { $count ->
    [one] { $count } Karte zahlt { $sum }
   *[other] { $count } Karten zahlen { $sum }
}
page-hoops-note-row = einer pro Zug · deine Spieler sind { $money } wert
page-hoops-note-tactics = eine pro Zug · deine Taktiken sind { $money } wert
page-hoops-note-overtime = in der Verlängerung geschlossen
page-hoops-note-bought = ein Kauf pro Zug · erledigt
page-hoops-note-money = deine Hand reicht nicht
page-hoops-note-closed = bis zu deinen Aktionen geschlossen
page-hoops-market-later = Wähle zuerst die Taktiken des Marktes, die du ersetzt; dann kannst du kaufen.
page-hoops-spot-first = Wähle zuerst, wohin dieser Spieler geht.
page-hoops-refresh-first = Zuerst der Markt: Drücke auf Taktiken, die du ersetzt, oder behalte sie.
page-hoops-why-no-attack = Auf deinem Spielfeld ist kein Angriff vorbereitet.
page-hoops-why-no-defence = Auf deinem Spielfeld ist keine Verteidigung vorbereitet.
page-hoops-useless-enter = Jetzt kannst du nur Spieler einwechseln.
page-hoops-useless-prepare = Jetzt kannst du nur Taktiken vorbereiten.
page-hoops-useless-pay = Spieler bezahlst du mit Spielern, Taktiken mit Taktiken.
page-hoops-useless-now = Diese Karte nützt gerade nichts.

# Der Zug
page-hoops-your-turn = Dein Zug
page-hoops-turn-of = { $name } spielt
page-hoops-step-score = Punkten
page-hoops-step-adjust = Reihe anpassen
page-hoops-step-replace = Auswechseln
page-hoops-step-prepare = Taktiken vorbereiten
page-hoops-step-buy-player = Spieler kaufen
page-hoops-step-buy-tactic = Taktik kaufen
page-hoops-step-attack = Angreifen
page-hoops-step-defend = Verteidigen
page-hoops-step-end = Handkarten ablegen
page-hoops-about-step-replace = Spieler aus der Hand nehmen Positionen ein, die sie spielen können. Ziehe für jeden eine Karte. Für jeden darf eine Erschöpfungskarte zurück.
page-hoops-about-step-prepare = Lege Taktiken aus der Hand aufs Spielfeld, drei von jeder Art. Nur vorbereitete Taktiken kannst du aktivieren.
page-hoops-about-step-buy-player = Bezahle mit Spielern aus der Hand. Der neue Spieler kommt oben auf deinen Nachziehstapel.
page-hoops-about-step-buy-tactic = Bezahle mit Taktiken aus der Hand. Die neue Taktik kommt oben auf deinen Nachziehstapel.
page-hoops-about-step-attack = Würfle für einen vorbereiteten Angriff. Die Würfel punkten zu Beginn deines nächsten Zugs, minus was die Verteidigung stoppt. Danach gibt es keine Aktionen mehr.
page-hoops-about-step-defend = Würfle für eine vorbereitete Verteidigung gegen den wartenden Angriff. Danach gibt es keine Aktionen mehr.
page-hoops-about-step-end = Lege übrige Handkarten ab, behalte oder entferne sie. Ziehe dann auf sechs.
page-hoops-fact-players = { $count } Spieler
page-hoops-fact-tactics = { $count ->
    [one] { $count } Taktik
   *[other] { $count } Taktiken
}
page-hoops-fact-money = { $money } verfügbar, ab { $cheapest }
page-hoops-fact-against = gegen { $sum }
page-hoops-fact-no-attack = kein Angriff
page-hoops-fact-sum = { $sum } warten

# Der rote Knopf und die daneben
page-hoops-over = Die Partie ist aus
page-hoops-watching = { $name } spielt
page-hoops-wait = { $name } spielt …
page-hoops-sealed = Bestätigt
page-hoops-take-back = Ändern
page-hoops-refresh-none = Taktiken behalten
page-hoops-refresh-some = { $count ->
    [one] { $count } Taktik ersetzen
   *[other] { $count } Taktiken ersetzen
}
page-hoops-next = Weiter: { $step }
page-hoops-bring = { $card } auf { $position }
page-hoops-bring-who = Wähle einen Spieler
page-hoops-enter-done = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
page-hoops-rest = Erschöpfungskarte zurückgeben
page-hoops-spot = { $card } spielt { $position }
page-hoops-out = { $card } verlässt das Spielfeld
page-hoops-prepare-one = { $card } vorbereiten
page-hoops-prepare-more = { $count } Taktiken vorbereiten
page-hoops-prepare-which = Wähle Taktiken
page-hoops-prepare-done = Keine weiteren
page-hoops-room = { $card } ablegen
page-hoops-room-which = Welche Taktik legst du für { $card } ab?
page-hoops-buy = { $card } kaufen
page-hoops-buy-which = Wähle eine Karte zum Kauf
page-hoops-pay-more = Noch { $left } zu zahlen
page-hoops-pay = Mit { $card } zahlen
page-hoops-attack-with = Angriff: { $card }
page-hoops-defend-with = Verteidigung: { $card }
page-hoops-end = Zug beenden
page-hoops-keep = Diese behalten
page-hoops-keep-missing = Wähle mehr Würfel
page-hoops-reroll-attack = Bis zu { $most } neu würfeln
page-hoops-reroll-defence = Neu würfeln (Erschöpfung)
page-hoops-reroll-run = { $count } Würfel neu
page-hoops-reroll-which = Welche Würfel?
page-hoops-reroll-back = Nicht neu würfeln
page-hoops-reroll-most = Mehr als { $most } kannst du nicht neu würfeln.
page-hoops-draw = Auf sechs ziehen
page-hoops-discard-all = Alle ablegen
page-hoops-keep-all = Alle behalten
page-hoops-play-on = Weiterspielen
page-hoops-agree = Unentschieden annehmen
page-hoops-fate-keep = behalten
page-hoops-fate-discard = ablegen
page-hoops-fate-remove = entfernen
page-hoops-sort-text = Drücke auf eine Karte: ablegen, entfernen oder behalten.

# Würfel
page-hoops-attacks = { $name } greift an
page-hoops-defends = { $name } verteidigt
page-hoops-you-attack = Du greifst an
page-hoops-you-defend = Du verteidigst
page-hoops-points-for = Punkte für { $name }
page-hoops-points-you = Punkte für dich
page-hoops-waits = wartet auf deinen nächsten Zug
page-hoops-no-attack = Kein Angriff wartet.
page-hoops-note-keep = behalte { $dice }
page-hoops-note-reroll = { $most ->
    [one] würfle { $most } Würfel neu, nur einmal
   *[other] würfle bis zu { $most } Würfel neu, nur einmal
}
page-hoops-note-reroll-defence = { $most ->
    [one] würfle { $most } Würfel neu, nur einmal, für eine Erschöpfungskarte
   *[other] würfle bis zu { $most } Würfel neu, nur einmal, für je eine Erschöpfungskarte
}
page-hoops-best-answer = Deine beste Antwort
page-hoops-best-attack = Dein bester Angriff
page-hoops-rolls = { $card }: würfelt { $dice }
page-hoops-takes-off = nimmt im Schnitt { $mean } weg
page-hoops-brings = bringt im Schnitt { $mean }
page-hoops-change-of = { $card } kommt
page-hoops-change-at = { $position } für { $out }:

# Was gefragt ist und wie man antwortet
page-hoops-ask-refresh = Taktiken des Marktes ersetzen?
page-hoops-how-refresh = Drücke auf die Taktiken, die du ersetzt, oder behalte alle.
page-hoops-ask-enter = Wen wechselst du ein?
page-hoops-how-enter = Drücke auf einen Spieler der Hand, dann auf eine leuchtende Position; oder ziehe ihn dorthin. Für jeden ziehst du eine Karte.
page-hoops-ask-spot = Wo spielt { $card }?
page-hoops-how-spot = Drücke auf eine leuchtende Position.
page-hoops-ask-move = Wohin geht { $card }?
page-hoops-how-move = Drücke auf eine leuchtende Position, oder lass diesen Spieler vom Spielfeld gehen.
page-hoops-ask-prepare = Welche Taktiken bereitest du vor?
page-hoops-how-prepare = Drücke auf Taktiken der Hand. Nur vorbereitete kannst du aktivieren.
page-hoops-ask-room = Welche Taktik legst du für { $card } ab?
page-hoops-how-room = Drücke auf eine der vorbereiteten Taktiken.
page-hoops-ask-buy = Was kaufst du?
page-hoops-how-buy = Drücke auf eine Karte des Marktes: Handkarten, die sie bezahlen, heben sich von selbst. Du kannst andere wählen.
page-hoops-ask-pay = Womit bezahlst du { $card }?
page-hoops-how-pay = Drücke auf eine Handkarte. Es gibt kein Wechselgeld.
page-hoops-ask-discard = Was machst du mit dem Rest?
page-hoops-how-discard = Drücke auf eine Karte: ablegen, entfernen oder behalten. Dann ziehst du auf sechs.
page-hoops-ask-tied = Unentschieden bei { $points }
page-hoops-how-tied = Wähle die Verlängerung (sechs Züge ohne Markt) oder nimm das Unentschieden an. Unentschieden bleibt es nur, wenn beide verdeckt annehmen.
page-hoops-ask-end = Zug beenden?
page-hoops-how-end = Rechts kannst du noch einen offenen Schritt wählen.

# Was eine Karte ist
page-hoops-tip-change = Als { $position } für { $out }:
page-hoops-tip-same = kein Wert ändert sich
page-hoops-tip-keeps = behält { $count } { $skill }
page-hoops-tip-complex = Gerade zu komplex für die Spielintelligenz des Teams.
page-hoops-tip-rolls = { $dice ->
    [one] Würfelt mit { $dice } Würfel.
   *[other] Würfelt mit { $dice } Würfeln.
}
page-hoops-tip-mean = Bringt im Schnitt { $mean }.
page-hoops-tip-stops = Stoppt im Schnitt { $mean }.
page-hoops-tip-fatigue = Du nimmst sie, wenn du in der Verteidigung neu würfelst. Sie geht nur zurück, wenn du Spieler einwechselst.
page-hoops-about-intelligence = Spielintelligenz: Die Komplexität einer Taktik darf nicht höher sein als die des Teams.
page-hoops-about-rebounds = Rebounds: Für je drei Vorsprung, auch angefangene, darf ein Angriff einen Würfel neu würfeln.
page-hoops-about-die = Zählt { $worth }. Neu gewürfelt bringt er im Schnitt { $mean } und ist mit { $better } besser.
page-hoops-about-attack = { $skill }: für jede Stufe ein Angriffswürfel ({ $colour }).
page-hoops-about-defence = { $skill }: für jede Stufe ein Verteidigungswürfel ({ $colour }). Eine Zahl stoppt nur den Angriff in ihrer Farbe.

# Tipp
page-hoops-hint-thinking = Der MVP-Bot denkt nach …
page-hoops-hint-text = Was der stärkste Bot hier täte, nach dem, was du siehst.
page-hoops-no-more = Nichts weiter

# Vor dem ersten Zug
page-hoops-pick = Stelle dein Startteam zusammen
page-hoops-pick-text = Verdeckt: fünf Starter, sieben Ersatzspieler, drei Angriffs- und zwei Verteidigungstaktiken. Der Rest bleibt in der Schachtel.
page-hoops-pick-starter = Starter, einer je Position
page-hoops-pick-substitute = Ersatzspieler
page-hoops-pick-offence = Angriffstaktiken
page-hoops-pick-defence = Verteidigungstaktiken
page-hoops-pick-count = { $count } von { $most }
page-hoops-pick-seal = Team bestätigen
page-hoops-pick-missing = { $missing ->
    [one] Noch { $missing } Karte
   *[other] Noch { $missing } Karten
}
page-hoops-pick-usual = Einführungsteam nehmen
page-hoops-pick-watching = Beide wählen
page-hoops-draft-title = Eröffnungsdraft
page-hoops-draft-text = Je vier Spieler: Der Startspieler wählt einen, dann wählt ihr abwechselnd je zwei. Jeder nimmt den Platz eines Ersatzspielers ein.
page-hoops-draft-which = Wähle einen Spieler
page-hoops-draft = { $card } nehmen
page-hoops-drafted = Genommen von { $name }
page-hoops-leave-title = Wer macht Platz für { $card }?
page-hoops-leave-text = Einer deiner Ersatzspieler geht zurück in die Schachtel.
page-hoops-leave-which = Wähle einen Ersatzspieler
page-hoops-leave = { $card } macht Platz

# Das Ende
page-hoops-you-win = Du gewinnst!
page-hoops-wins = { $name } gewinnt!
page-hoops-draw-final = Unentschieden bei { $points }!
page-hoops-after = Partie ansehen
page-hoops-rematch = Noch eine Partie
page-hoops-rematch-go = Zum neuen Tisch

# Der Verlauf dessen, was du selbst tust
page-hoops-own-first = Du beginnst.
page-hoops-own-hand = Du ziehst deine erste Hand: { $cards }.
page-hoops-own-team = Dein Team: { $cards }.
page-hoops-own-drafted = Du draftest { $card } und ersetzt damit { $out }.
page-hoops-own-turn = Zug { $turn }: du.
page-hoops-own-overtime-turn = Verlängerung { $overtime }, Zug { $turn }: du.
page-hoops-own-last-turn = Letzter Zug: du.
page-hoops-own-scored = Du erzielst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $attack } − { $defence } = { $points }) und hast { $total }.
page-hoops-own-scored-free = Du erzielst { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} und hast { $total }.
page-hoops-own-stopped = Dein Angriff ist gestoppt: { $attack } gegen { $defence }.
page-hoops-own-refreshed = Du ersetzt Taktiken des Marktes: { $out }. Neu: { $in }.
page-hoops-own-bought = Du kaufst { $card } (Kosten { $cost }) mit { $paid } (Wert { $value }).
page-hoops-own-rested = Du gibst eine Erschöpfungskarte zurück; Erschöpfungsstapel: { $left }.
page-hoops-own-prepared = Du bereitest { $card } vor.
page-hoops-own-prepared-for = Du bereitest { $card } vor und legst { $out } ab.
page-hoops-own-attacks = Du greifst mit { $card } an: { $dice }.
page-hoops-own-defends = Du verteidigst mit { $card }: { $dice }.
page-hoops-own-no-dice = Du aktivierst { $card }, hast aber keine Würfel.
page-hoops-own-tires = Du nimmst { $count ->
    [one] { $count } Erschöpfungskarte
   *[other] { $count } Erschöpfungskarten
}; Erschöpfungsstapel: { $left }.
page-hoops-own-rerolled = Du würfelst { $count } neu ({ $taken }): { $fell }.
page-hoops-own-keeps = Du behältst { $faces } = { $total }.
page-hoops-own-stops = Du behältst { $faces } und stoppst damit { $total }.
page-hoops-own-discards = Du legst { $cards } ab.
page-hoops-own-removes = Du entfernst { $cards }.
page-hoops-own-keeps-cards = Du behältst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand.
page-hoops-own-reshuffles = Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel.
page-hoops-own-draws = Du ziehst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
page-hoops-own-drawn = Du ziehst: { $cards }.
page-hoops-own-plays-on = Du willst weiterspielen.
page-hoops-own-agrees = Du wärst mit einem Unentschieden einverstanden.
page-hoops-ask-attack = Welchen Angriff aktivierst du?
page-hoops-how-attack = Drücke auf einen vorbereiteten Angriff. Er punktet zu Beginn deines nächsten Zugs.
page-hoops-ask-defend = Wie verteidigst du?
page-hoops-how-defend = Drücke auf eine vorbereitete Verteidigung. Sie nimmt dem wartenden Angriff Punkte.
page-hoops-decline-one = Niemand
page-hoops-decline-none = Nichts
page-hoops-for = { $card } für { $out } ({ $position })
page-hoops-final-word = Endstand
page-hoops-final-back = { $down } zurückgelegen, mit { $by } gewonnen
page-hoops-final-by = Mit { $by } Vorsprung
page-hoops-final-level = Gleichauf bis zum Schluss
page-hoops-lead = Wer vorn lag, Zug für Zug
page-hoops-lead-text = Am Ende liegt { $name } mit { $points } vorn.
page-hoops-best = Spieler der Partie
page-hoops-best-balance = mit diesem Spieler auf dem Spielfeld ({ $scored } zu { $conceded })
page-hoops-best-turns = Züge auf dem Spielfeld
page-hoops-best-price = Kosten beim Kauf
page-hoops-turning = Wendepunkt
page-hoops-turning-scored = Zug { $turn }: { $name } erzielte { $points }.
page-hoops-turning-stopped = Zug { $turn }: { $name } stoppte { $points }.

# The opponent's turn, step by step
page-hoops-turns = Züge des Gegners: { $pace }
page-hoops-hurry = Alles zeigen
