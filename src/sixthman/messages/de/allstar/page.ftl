# Der Tisch von All-Star Draft
page-rink-season = Saison
page-rink-round = Runde { $round }
page-rink-playoffs = Playoffs
page-rink-at-draft = Draft
page-rink-at-pick = Draft, Wahl { $pick } von { $picks }
page-rink-at-first-team = erstes Team
page-rink-at-teams = Teams und Busse
page-rink-at-arenas = Arenen
page-rink-at-playoff-team = erstes Team
page-rink-at-shootout = Match { $match }, Penaltyschießen
page-rink-at-lay-down = Match { $match }, Austausch
page-rink-at-cut = Match { $match }, wer geht
page-rink-at-over = Spielende
page-rink-at-choose-coach = Coaches
page-rink-at-swap-buses = Busse aufgedeckt
page-rink-rank = { $rank }.
page-rink-team = Team { $team }
page-rink-bench = Bank
page-rink-your-bench = Deine Bank
page-rink-bench-count = Bank { $count }
page-rink-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-rink-fans = Fans
page-rink-fans-unit = Fans
page-rink-after-round = nach Runde { $round }
page-rink-arenas = Arenen
page-rink-arenas-note = Fans nach Rang
page-rink-arena-tip = { $arena }. Fans nach Rang: { $fans }.
page-rink-combo = Kombo
page-rink-combo-one-of-each = Je ein Symbol jeder Art schlägt 5 gleiche Karten
page-rink-combo-one-of-each-short = je ein Symbol
page-rink-combo-run = Zahlenfolge von 5 schlägt 5 gleiche Karten
page-rink-combo-run-short = Zahlenfolge
page-rink-combo-three-and-two = Drilling + Paar schlägt 5 gleiche Karten
page-rink-combo-three-and-two-short = Drilling + Paar
page-rink-whistle = Ungewöhnlich: { $rank } bringt am meisten
page-rink-whistle-short = { $rank } gewinnt
page-rink-not-two = Nicht zu zweit im Spiel
page-rink-not-two-short = nicht zu 2
page-rink-mark-combo-tip = In dieser Arena steht die Kombo über jedem gewöhnlichen Team; Teams mit Kombo sind gleichauf.
page-rink-mark-whistle-tip = Die Trillerpfeife: Hier nehmen die Fans nicht einfach von Rang zu Rang ab.
page-rink-mark-not-two-tip = Zu zweit bleibt diese Arena in der Schachtel.
page-rink-ladder = Tiebreaker
page-rink-ladder-tip = { $attribute }: links das Stärkste. Zuerst zählt, wie viele Karten gleich sind, dann Gold, Silber, Bronze.
page-rink-medal-gold = Gold
page-rink-medal-silver = Silber
page-rink-medal-bronze = Bronze
page-rink-kind-medal = { $kind } ({ $medal })
page-rink-card-tip = { $card }: zählt für { $symbol }, für Nummer { $number } und für { $species }.
page-rink-card-tip-plain = { $card }: ohne Symbol; zählt für Nummer { $number } und für { $species }.
page-rink-rivals = Gegner
page-rink-rivals-note = ihre offenen Teams
page-rink-known-note = was sie zeigen können
page-rink-no-team-yet = Noch kein offenes Team
page-rink-sealed = bestätigt
page-rink-story = Verlauf
page-rink-last-result = letztes Ergebnis
page-rink-views = Ansichten
page-rink-order = Reihenfolge am Tisch
page-rink-locked = bestätigt
page-rink-choosing = wählt
page-rink-sealed-or-not = am Tisch
page-rink-waits = wartet
page-rink-away = abwesend
page-rink-chosen-of = { $chosen } von { $of } haben gewählt
page-rink-hint = Tipp
page-rink-hint-text = Was ein MVP-Bot für dich wählen würde. Er sieht nur, was du siehst.
page-rink-hint-wait = Denkt nach …
page-rink-hint-best = Am besten: { $choice }
page-rink-hint-cards = { $cards } Karten
page-rink-hint-buses = Busse { $plan }
page-rink-rules = Regeln
page-rink-sound-on = Ton an
page-rink-sound-off = Ton aus
page-rink-change = Ändern
page-rink-undo = Rückgängig
page-rink-clear = Leeren
page-rink-tied = gleichauf

# Draft
page-rink-pack = Deine Hand
page-rink-pack-from = Hand von
page-rink-choose-one = Wähle eine Karte
page-rink-choose-keep = { $count ->
    [one] Behalte { $count } Karte
   *[other] Behalte { $count } Karten
}
page-rink-choose-give = Gib eine ab
page-rink-ready = Jetzt bestätigen
page-rink-keep = behalten
page-rink-give = abgeben
page-rink-rest-goes = { $count ->
    [one] die andere geht an
   *[other] die anderen { $count } gehen an
}
page-rink-open-cards = Offene Karten: je eine, die dritte wird abgeworfen
page-rink-wait-for = { $name } ist dran
page-rink-not-your-turn = Nicht dran
page-rink-lock-pick = Bestätigen
page-rink-lock-card = { $card } bestätigen
page-rink-locked-card = { $card }, bestätigt
page-rink-no-set = nichts gemeinsam
page-rink-would-make = Ergäbe { $strength }.
page-rink-swap-makes = In Team { $team } ergibt das
page-rink-bench-makes = Auf deiner Bank ergibt das
page-rink-keys-draft = Wähle mit 1–{ $last } oder den Pfeiltasten, bestätige mit Enter.
page-rink-passed = Was gab ich weiter?
page-rink-passed-on = Unterwegs zu anderen
page-rink-passed-gone = Von anderen genommen
page-rink-passed-none = In dieser Runde noch nichts.
page-rink-group-by = ordnen nach
page-rink-pick-short = Wahl
page-rink-in-play = { $kind }: { $count } im Spiel
page-rink-in-play-yours = { $count } bei dir
page-rink-in-play-here = { $count } hier
page-rink-in-play-shown = { $count } offen
page-rink-in-play-passed = { $count } weiter
page-rink-in-play-unseen = { $count } verdeckt
page-rink-watching-draft = Alle draften
page-rink-tab-draft = Draft
page-rink-tab-bench = Bank
page-rink-tab-teams = Teams
page-rink-tab-result = Ergebnis
page-rink-tab-why = Warum?
page-rink-tab-show = Offen

# Teams und Busse
page-rink-new = neu
page-rink-from-round = aus Runde { $round }
page-rink-alike = { $count } von 5 gleich
page-rink-chosen-cards = { $count } von { $of } gewählt
page-rink-fill-tip = klicke eine Bankkarte zweimal an, ziehe sie hierher, oder ihre Taste und Enter
page-rink-full-tip = ein Klick schickt einen Spieler zurück auf die Bank
page-rink-more-cards = { $count ->
    [one] noch eine
   *[other] noch { $count }
}
page-rink-place = Feld { $place } im neuen Team
page-rink-swap = Austausch { $used }/{ $of }
page-rink-swap-tip = freiwillig: ziehe eine Bankkarte auf einen Spieler, oder klicke beide an
page-rink-swap-tap = Tippe erst einen Spieler, dann eine Bankkarte an
page-rink-swap-used = schon ausgetauscht
page-rink-swap-late = sie verlässt ein jüngeres Team erst später
page-rink-out = { $card } geht zurück auf deine Bank
page-rink-flag-in = kommt
page-rink-flag-out = geht
page-rink-flag-coach = Coach
page-rink-flag-mate = Vorbild
page-rink-could-go = { $card } könnte zu
page-rink-for = für { $card }
page-rink-full = ist voll
page-rink-completes = macht das Team voll
page-rink-joins = kommt ins neue Team
page-rink-next-bus = { $bus } { $arena }: Dorthin fährt Team { $team }. In die nächste Arena schicken
page-rink-not-yet = braucht fünf
page-rink-expected = Erwartet in dieser Runde
page-rink-lock-team = Team bestätigen
page-rink-lock-teams = Teams und Busse bestätigen
page-rink-needs-cards = { $count ->
    [one] Team { $team } braucht noch eine Karte
   *[other] Team { $team } braucht noch { $count } Karten
}
page-rink-needs-throw = Wirf eine Karte dieser Runde ab
page-rink-throw = Eine abwerfen
page-rink-throw-which = Welche?
page-rink-thrown = { $card } abgeworfen. Doch behalten
page-rink-thrown-short = abgeworfen
page-rink-tap-to-fill = antippen füllt Team { $team }
page-rink-keys-lineup = 1–9 wählt eine Bankkarte, Enter fügt sie ein, die Rücktaste nimmt eine heraus{ $buses ->
    [1] , B ändert die Busse
   *[other] {""}
}.
page-rink-held-sets = Auf deiner Bank:
page-rink-watching-lineup = Die Teams werden gebaut

# Coaches
page-rink-coaches = Die Coaches
page-rink-coaches-watch = Alle wählen einen Coach
page-rink-choose-coach = Wähle deinen Coach
page-rink-choose-coach-text = Einer bleibt offen bei dir; der andere kommt zurück in die Schachtel.
page-rink-lock-coach = Coach bestätigen
page-rink-coach-used = eingesetzt
page-rink-coach-here = Coach ist hier
page-rink-coach-lay = Coach hierher
page-rink-coach-choose = Neben einen Spieler …
page-rink-coach-click = Klicke den Spieler an, neben den der Coach kommt.
page-rink-coach-mate = Klicke den Teamkollegen an, dem { $card } gleichen soll.
page-rink-coach-team = Neben Team { $team }.
page-rink-coach-player = Neben { $card }.
page-rink-coach-like = Neben { $card }, zählt wie { $mate }.
page-rink-coach-none = Diese Runde nicht eingesetzt.
page-rink-coach-none-team = Diese Runde nicht eingesetzt: Lege ihn neben ein Team.
page-rink-coach-away = Diesmal nicht
page-rink-swap-buses = Zwei deiner Busse tauschen?
page-rink-buses-open = Die Busse sind aufgedeckt
page-rink-buses-stay = So lassen
page-rink-buses-plan = Teams fahren nach { $plan }
page-rink-lock-buses = Busse bestätigen

# Wertung der Arenen
page-rink-arena-of = Arena { $arena } von { $of }
page-rink-arena-of-round = Runde { $round }, Arena { $arena } von { $of }
page-rink-again = Noch einmal
page-rink-skip = Animationen überspringen
page-rink-skip-all = Zurück zum Tisch
page-rink-next-arena = Nächste Arena
page-rink-to-round = Zu Runde { $round }
page-rink-to-playoffs = Zu den Playoffs
page-rink-to-end = Zum Ergebnis
page-rink-next-playoffs = Als Nächstes: Playoffs
page-rink-next-playoffs-text = Alle Karten zurück auf die Bank. Ein Team, und wer zuletzt übrig ist, gewinnt.
page-rink-why-rank = { $you ->
    [1] Warum { $rank } Rang?
   *[other] Warum ist { $name } { $rank }?
}
page-rink-why-rank-tied = Warum { $rank } Rang, und warum gleichauf?
page-rink-why-versus = { $mine } gegen { $other }
page-rink-why-step-size = Mehr gleiche Karten
page-rink-why-step-kind = Welches Attribut
page-rink-why-step-value = Welcher Wert
page-rink-why-tied = Gleiche Gruppe wie { $names }: Alle bekommen diesen Rang.
page-rink-why-size = { $above } schlägt { $below }: { $more } gleiche Karten schlagen { $fewer }.
page-rink-why-medal = { $above } schlägt { $below }: { $first } vor { $second }.
page-rink-why-value = { $above } schlägt { $below }: { $first } vor { $second }.
page-rink-why-combo = { $above }: Hier schlägt die Kombo 5 gleiche Karten.
page-rink-why-tie = Ebenso viele gleiche Karten, aber der Coach entscheidet.
page-rink-why-coach-more = { $fans ->
    [one] Der Coach brachte { $fans } Fan mehr.
   *[other] Der Coach brachte { $fans } Fans mehr.
}

# Playoffs
page-rink-steps = Schritte eines Matchs
page-rink-step-match = Match
page-rink-step-shootout = Penalty
page-rink-step-swap = Austausch 2–4
page-rink-match = Match { $match }
page-rink-on-show = Offene Teams
page-rink-ticket-bonus = +{ $fans } für jedes Ticket, das dem Sieger bleibt
page-rink-out-with = ausgeschieden, { $rank }: { $fans } Fans
page-rink-shootout = Penaltyschießen: Wer bleibt dabei?
page-rink-shootout-why = { $names } zeigten { $strength }. Je eine Karte, kein zweiter Schuss.
page-rink-shootout-rule = Die schwächste Karte verliert: erst Gold, dann Silber, dann Bronze. Alle geschossenen Karten verlassen die Partie.
page-rink-shootout-lost = Die schwächste Karte: { $name }.
page-rink-loses = verliert
page-rink-stays-in = bleibt drin
page-rink-compared = In dieser Reihenfolge verglichen
page-rink-ending-ticket-lost = { $you ->
    [1] Du gibst ein Ticket ab.
   *[other] { $name } gibt ein Ticket ab.
}
page-rink-ending-eliminated = { $you ->
    [1] Du scheidest aus: { $rank }, { $fans } Fans.
   *[other] { $name } scheidet aus: { $rank }, { $fans } Fans.
}
page-rink-ending-champion = { $you ->
    [1] Du gewinnst die Playoffs: { $fans } Fans
   *[other] { $name } gewinnt die Playoffs: { $fans } Fans
}{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } für übrige Tickets
}.
page-rink-ending-tied = Gleichstand der schwächsten Teams: Das Penaltyschießen entscheidet.
page-rink-ending-none = Niemand scheidet aus.
page-rink-to-shootout = Zum Penaltyschießen
page-rink-to-swap = Spieler austauschen
page-rink-go-on = Weiter
page-rink-you-are-out = Du bist aus den Playoffs ausgeschieden
page-rink-watching = Du schaust zu
page-rink-nothing-to-do = Die anderen entscheiden
page-rink-ask-playoff-team = Wähle fünf für dein Playoff-Team
page-rink-ask-shootout = Wähle deinen Schützen
page-rink-ask-lay-down = Lege { $fewest } bis { $most } von deiner Bank aus
page-rink-ask-cut = Wirf { $wanted } aus deinem Team ab
page-rink-lock-playoff-team = Playoff-Team bestätigen
page-rink-lock-shot = Mit { $card } schießen
page-rink-lock-lay-down = { $count } Karten auslegen
page-rink-lock-cut = { $count } abwerfen
page-rink-lock-shootout = Schießen
page-rink-choose-more = { $count ->
    [0] Zu viele
    [one] Wähle noch eine
   *[other] Wähle noch { $count }
}
page-rink-take-set = übernimm:
page-rink-playoff-tip = Ein Team für alle Matches; nach jedem tauschst du 2 bis 4 Spieler aus.
page-rink-then-home = Dann wirf ebenso viele ab
page-rink-then-home-note = öffnet sich, wenn alle ausgelegt haben; markiere sie jetzt schon, um das Ergebnis zu sehen
page-rink-comes-in = Es kommen
page-rink-stays = bleibt
page-rink-goes = geht
page-rink-after-swap = Dein Team nach dem Austausch
page-rink-after-swap-none = Markiere, wer geht, um dein Team zu sehen
page-rink-last-chance = { $percent } %, das schwächste zu sein
page-rink-bench-left = { $count ->
    [one] { $count } Karte bleibt auf deiner Bank.
   *[other] { $count } Karten bleiben auf deiner Bank.
}
page-rink-skip-swap = Einmal auslassen (Coach)

# Das Ende
page-rink-you-win = Du holst den Pokal
page-rink-wins = { $name } gewinnt!
page-rink-shared-win = Geteilter Sieg: { $name }
page-rink-after = Partie ansehen
page-rink-rematch = Noch einmal spielen
page-rink-to-rematch = Zum neuen Tisch

# Der Verlauf, Zeile für Zeile
page-rink-story-species = Im Spiel: { $species }.
page-rink-story-deal = <b>Runde { $round }</b>: { $arenas }.
page-rink-story-picked = <b>{ $name }</b>: { $card } gewählt.
page-rink-story-last-card = <b>{ $name }</b>: { $card }, die letzte Karte der Hand.
page-rink-story-gave = <b>{ $name }</b>: { $card } an den Gegner gegeben.
page-rink-story-given = <b>{ $name }</b>: { $card } erhalten.
page-rink-story-free-agent = <b>{ $name }</b>: { $card } genommen.
page-rink-story-threw-away = <b>{ $name }</b>: { $card } verdeckt abgeworfen.
page-rink-story-substituted = <b>{ $name }</b>, Team { $team }: { $in } für { $out }.
page-rink-story-arena = <b>{ $arena }</b>
page-rink-story-arena-row = { $rank }. <b>{ $name }</b>, { $strength }: +{ $fans }
page-rink-story-round-over = <b>Nach Runde { $round }</b>: { $fans }.
page-rink-story-playoffs = <b>Playoffs!</b> Alle Spieler sitzen wieder auf den Bänken.
page-rink-story-match = <b>Playoff-Match</b>
page-rink-story-match-row = { $rank }. <b>{ $name }</b>, { $strength }
page-rink-story-tied = Gleichstand um das schwächste Team: { $names }.
page-rink-story-shootout = <b>Penaltyschießen</b>: { $shots }.
page-rink-story-laid-down = <b>{ $name }</b>: { $count } Ersatzspieler ausgelegt.
page-rink-story-swapped = <b>{ $name }</b>: { $in } für { $out }.
page-rink-story-ticket-lost = <b>{ $name }</b>: ein Ticket weniger, { $left } übrig.
page-rink-story-eliminated = <b>{ $name }</b>: ausgeschieden, Rang { $rank }, { $fans } Fans.
page-rink-story-champion = <b>{ $name }</b>: Playoff-Sieg, { $fans } Fans{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } für übrige Tickets
}.
page-rink-story-final = <b>Schlussrangliste</b>
page-rink-story-final-row = { $place }. <b>{ $name }</b>: { $fans } Fans (davon { $playoff_fans } aus den Playoffs)
page-rink-story-coaches-dealt = <b>{ $name }</b>: Wahl zwischen { $coaches }.
page-rink-story-coach-chosen = <b>{ $name }</b>: { $coach } verpflichtet.
page-rink-story-coach-fans = <b>{ $name }</b>: { $fans } Fans kommen mit { $coach }.
page-rink-story-coach-paid = <b>{ $name }</b>: { $fans } Fans für { $coach } gezahlt.
page-rink-story-coach-tickets = <b>{ $name }</b>: { $tickets } Ticket mehr mit { $coach }.
page-rink-story-coach-team = <b>{ $name }</b>: { $coach } neben Team { $team }.
page-rink-story-coach-player = <b>{ $name }</b>: { $coach } neben { $card }, Team { $team }.
page-rink-story-coach-mate = <b>{ $name }</b>: { $coach } neben { $card }, zählt wie { $mate }, Team { $team }.
page-rink-story-coach-twice = <b>{ $name }</b>: ein zweiter Austausch dank { $coach }.
page-rink-story-coach-skips = <b>{ $name }</b>: kein Austausch, dank { $coach }.
page-rink-story-coach-calls = <b>{ $name }</b>: gleichauf mit dem nächsten, dank { $coach }.
page-rink-story-buses-open = Die Busse sind aufgedeckt. Zwei tauschen dürfen: { $names }.
page-rink-story-buses-swapped = <b>{ $name }</b>: zwei Busse getauscht dank { $coach }.
page-rink-story-shot-returns = <b>{ $name }</b>: { $card } kehrt dank { $coach } auf die Bank zurück.

# The deal of the day
page-rink-round-short = R{ $round }

# Puzzles
page-puzzle-bus = Team { $team } in Arena { $arena }
page-puzzle-allstar-card = Welche Karte?
page-puzzle-allstar-bus = Welcher Bus?
page-puzzle-allstar-card-keep = Karte behalten, ein Versuch
page-puzzle-allstar-bus-keep = Busse losschicken, ein Versuch

# Album
page-rink-album-missing = { $species }: fehlt noch
page-rink-choose-keep-more = { $count ->
    [one] Behalte noch { $count } Karte
   *[other] Behalte noch { $count } Karten
}
page-rink-with = mit { $name }
page-rink-no-partner = kein Partner
page-rink-partners = Dazu passen: { $names }.
page-rink-partners-none = Kein Partner in dieser Hand.
page-rink-all-players = Alle { $count } Spieler
page-rink-all-players-here = { $count } liegen vor dir
page-rink-beats = Was schlägt was
page-rink-beats-word = schlägt
page-rink-beats-size = Mehr gleiche gewinnen: drei gegen zwei.
page-rink-beats-medal = Gleich viele: { $kinds }.
page-rink-beats-value = Gleiches Attribut: Das stärkere gewinnt.
page-rink-beats-here = Nur in dieser Arena:
page-rink-rail-here = nach { $arena }
page-rink-rail-later = { $count } Arenen
page-rink-rivals-none = noch nichts offen
page-rink-takes-yours = nimmt deine Hand
page-rink-passes-to-you = gibt an dich weiter
page-rink-across = gegenüber
page-rink-first-pick = Erste Wahl?
page-rink-first-pick-Symbol = Nimm eine Karte mit Symbol. Bei gleicher Anzahl schlagen Symbole alles andere.
page-rink-first-pick-Number = Achte auf die Nummern. Bei gleicher Anzahl schlagen sie alles andere.
page-rink-first-pick-Species = Achte auf die Tierarten. Bei gleicher Anzahl schlagen sie alles andere.
page-rink-ask-team = Wähle fünf für dein Team
page-rink-ask-teams = Wähle dein Team und die Busse
page-rink-stage-dark = Zählt nur, was schon aufgedeckt ist.
page-rink-stage-left = Noch { $count } Ränge offen.
page-rink-stage-last = { $names }?
page-rink-gate-you = Du scheidest aus
page-rink-gate-out = { $name } scheidet aus
page-rink-gate-fans = +{ $fans } Fans
page-rink-match-rule = Das schwächste Team verliert.
page-rink-weakest = Wer ist am schwächsten?
page-rink-verdict-in = noch dabei
page-rink-verdict-out = ausgeschieden
page-rink-verdict-ticket = Ticket weg
page-rink-verdict-tied = Penalty
page-rink-stakes = Darum geht es
page-rink-stakes-you = du: { $fans } bisher
page-rink-came-pick = Wahl { $pick }
page-rink-came-swap = Austausch { $swap }
page-rink-came-bench = Bank
page-rink-final = Endstand
page-rink-by = { $you ->
    [1] Sieg mit { $fans } Vorsprung
   *[other] { $name } siegt mit { $fans } Vorsprung
}
page-rink-tied-top = Gleichauf an der Spitze
page-rink-turning = Wendepunkt
page-rink-turning-text = { $fans } Fans zwischen { $name } und { $other }: der größte Abstand der Saison.
