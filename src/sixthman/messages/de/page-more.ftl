# What the page says beside the start page and a table at which a game goes on.

page-join-looking = Der Tisch wird gesucht …
page-table = Tisch { $code }
page-room-title = Kabine
page-room-ready = Ich bin bereit
page-room-not-ready = Doch noch nicht bereit
page-room-waiting-you = Alle außer dir sind bereit.
page-room-waiting-people = Wir warten auf { $names }.
page-room-waiting-chairs = { $chairs ->
    [one] { $chairs } Platz ist frei: Lade jemanden ein oder gib ihn einem Bot.
   *[other] { $chairs } Plätze sind frei: Lade jemanden ein oder gib sie Bots.
}
page-room-waiting-both = { $chairs ->
    [one] { $chairs } Platz ist frei, und wir warten auf { $names }.
   *[other] { $chairs } Plätze sind frei, und wir warten auf { $names }.
}
page-room-dealing = Die Karten werden ausgeteilt …
page-room-full = Gerade sind alle Plätze besetzt. Wenn jemand geht, kannst du dich hinsetzen; sonst schau zu.
page-name = Dein Name
page-name-hint = Andere sehen ihn am Tisch und in der Aufzeichnung.
page-name-missing = Gib zuerst einen Namen ein.
page-rename = Namen ändern
page-kick = { $name } vom Tisch entfernen
page-chair-open = wartet auf jemanden
page-chair-bot = Bot, immer bereit
page-chair-ready = bereit
page-chair-waits = noch nicht bereit
page-chair-host = Gastgeber
page-chair-for = Wer spielt auf Platz { $seat }?
page-chair-person = Ein Mensch
page-chair-level = Bot: { $level }
page-chair-named = { $name } ({ $level })
page-invite = Einladen
page-invite-private = mit Code oder Link
page-invite-public = offen für alle
page-invite-code = Zum Hinsetzen auf { $address } eingeben:
page-invite-private-text = Wer den Link hat, kann sich hinsetzen oder zuschauen. Sonst findet niemand den Tisch.
page-invite-public-text = Der Tisch steht in der Lobby. Auch dieser Link führt hin.
page-invite-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copy-code = Code kopieren
page-copy-by-hand = Dein Browser erlaubt es nicht. Markiere den Link und kopiere ihn von Hand.
page-share = Senden
page-fair = Wird fair ausgeteilt?
page-fair-text = Bevor sich jemand hinsetzte, hat der Server ein Geheimnis gezogen und dessen Fingerabdruck gezeigt. Auch dein Browser zieht eine Zahl und zeigt nur ihren Fingerabdruck. Wenn alle bereit sind, decken die Browser ihre Zahlen auf. Geheimnis und Zahlen mischen zusammen die Karten. So kann niemand die Verteilung wählen. Nach der Partie kannst du das prüfen.
page-fair-commitment = Der Fingerabdruck des Servers (SHA-256)
page-fair-own = Der Fingerabdruck deines Beitrags
page-fair-given = { $given ->
    [0] Noch kein Platz trägt bei.
    [one] { $given } Platz trägt bei.
   *[other] { $given } Plätze tragen bei.
}
page-fair-later = Nach der Partie eine Aufzeichnung prüfen
page-device = Gerät wechseln
page-device-text = Öffne { $address } auf dem anderen Gerät und gib dort diesen Code ein:
page-device-note = Der Code gilt einmal, fünf Minuten lang. Dein Platz zieht dann dorthin um, und dieses Gerät wird getrennt.
page-leave = Tisch verlassen
page-open-intro = Alles ist schon sinnvoll eingestellt. Ändere, was du magst; Freunde kommen über einen Link, Bots füllen den Rest.
page-open-now = Tisch eröffnen
page-yes = Ja
page-no = Nein
page-seats = Plätze
page-chairs = Wer spielt mit?
page-chairs-text = Plätze für Menschen bleiben frei, bis jemand kommt. In der Kabine lässt sich das alles noch ändern.
page-pace = Tempo
page-hints = Tipps
page-hints-text = Ein Knopf fragt, was der MVP-Bot täte.
page-with-hints = mit Tipps
page-visit = Wer darf kommen?
page-visit-private = Mit Code oder Link
page-visit-private-text = Nur, wem du den Code gibst oder den Link schickst.
page-visit-public = Alle
page-visit-public-text = Der Tisch steht in der Lobby. Alle können sich hinsetzen oder zuschauen.
page-join-kind-table = Code oder Link
page-join-kind-table-text = Am Tisch sind die fünf Zeichen zu sehen, bis ausgeteilt wird. Auch einen Link, den du bekommen hast, kannst du hier einfügen.
page-join-kind-seat = Dein eigener Platz
page-join-kind-seat-text = Du sitzt schon an einem Tisch? Wähle dort „Gerät wechseln“ und gib den Code hier ein.
page-join-else = Kein Code? Tritt einem offenen Tisch bei:
page-lobby-text = Tische, die allen offenstehen. Setze dich hin oder schau anderen mit kurzer Verzögerung zu.
page-lobby-bots = Bots: { $bots }
page-lobby-playing = Wird gerade gespielt
page-lobby-playing-none = Im Augenblick spielt kein öffentlicher Tisch.
page-watch = Zuschauen
page-me-text = Auf diesem Gerät aufgehoben, ohne Konto. Löschst du die Cookies des Browsers, fängst du von vorn an.
page-me-none = Du hast hier noch nicht gespielt. Die erste Partie ist einen Knopf entfernt.
page-me-games = Partien
page-me-wins = gewonnen
page-me-fans = Fans im Schnitt
page-me-points = Punkte im Schnitt
page-me-rating = Wertungszahl
page-me-seats = { $seats } Plätze
page-me-tables = Tische
page-me-result = Rang { $place } von { $seats }, { $score }
page-me-open = nicht begonnen
page-me-playing = läuft
page-me-over = vorbei
page-me-closed = nie begonnen
page-me-look = Ansehen
page-me-back = Weiterspielen
page-me-export = Aufzeichnungen aller beendeten Partien speichern
page-verify-text = Eine Aufzeichnung enthält den Startwert und jede Wahl einer Partie. Wir spielen sie Karte für Karte nach. Das beweist, dass niemand am Austeilen gedreht hat und jede Wahl den Regeln folgte.
page-verify-record = Die Aufzeichnung
page-verify-file = Datei öffnen
page-verify-go = Prüfen
page-verify-good = Alles in Ordnung
page-verify-bad = Das lässt sich nicht bestätigen
page-verify-game = Partie
page-verify-moments = Nachgespielte Momente
page-verify-result = Ergebnis
page-verify-so-far = Bisher
page-learn-text = Fünf Minuten genügen für jedes der beiden Spiele.
page-learn-tutorial = Die Lektion spielen
page-learn-go-on = Lektion fortsetzen
page-learn-rules = Die Regeln lesen
page-learn-cards = Alle Karten ansehen
page-open-more = Mehr Einstellungen
page-by-lot = Per Los
page-seat-of = Platz { $seat }
page-me-scores = Punkte im Mittel
