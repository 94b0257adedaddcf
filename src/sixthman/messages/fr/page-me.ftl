# Notifications for games by correspondence, on the page of my games
page-me-push-title = Notifications
page-me-push-text = Pour les parties par correspondance : ce navigateur vous prévient quand c’est à vous. Rien d’autre n’est envoyé.
page-me-push-on = Activer les notifications
page-me-push-off = Désactiver les notifications
page-me-push-is-on = Les notifications sont actives dans ce navigateur.
page-me-push-refused = Votre navigateur n’autorise pas les notifications pour cette page. Ses réglages permettent de le changer.
