# Notifications for games by correspondence, on the page of my games
page-me-push-title = Notifications
page-me-push-text = For games by correspondence: this browser tells you when it’s your turn. Nothing else is sent.
page-me-push-on = Turn on notifications
page-me-push-off = Turn off notifications
page-me-push-is-on = Notifications are on in this browser.
page-me-push-refused = Your browser doesn’t allow notifications for this page. You can change that in its settings.
