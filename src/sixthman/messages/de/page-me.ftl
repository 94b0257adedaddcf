# Notifications for games by correspondence, on the page of my games
page-me-push-title = Mitteilungen
page-me-push-text = Für Fernpartien: Dieser Browser sagt dir, wenn du dran bist. Sonst wird nichts geschickt.
page-me-push-on = Mitteilungen einschalten
page-me-push-off = Mitteilungen ausschalten
page-me-push-is-on = Mitteilungen sind in diesem Browser an.
page-me-push-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
