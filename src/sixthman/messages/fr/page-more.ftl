# What the page says beside the start page and a table at which a game goes on.

page-join-looking = Recherche de la table…
page-table = Table { $code }
page-room-title = Vestiaire
page-room-ready = C’est bon pour moi
page-room-not-ready = Finalement, attendez
page-room-waiting-you = On n’attend plus que vous.
page-room-waiting-people = Nous attendons { $names }.
page-room-waiting-chairs = { $chairs ->
    [one] { $chairs } place est libre : invitez quelqu’un, ou donnez-la à un bot.
   *[other] { $chairs } places sont libres : invitez quelqu’un, ou donnez-les à des bots.
}
page-room-waiting-both = { $chairs ->
    [one] { $chairs } place est libre, et nous attendons { $names }.
   *[other] { $chairs } places sont libres, et nous attendons { $names }.
}
page-room-dealing = On distribue les cartes…
page-room-full = Toutes les places sont prises. Si quelqu’un part, vous pourrez vous asseoir ; sinon, regardez.
page-name = Votre nom
page-name-hint = Les autres le voient à la table et dans l’enregistrement.
page-name-missing = Tapez d’abord un nom.
page-rename = Changer de nom
page-kick = Exclure { $name }
page-chair-open = attend quelqu’un
page-chair-bot = bot, déjà là
page-chair-ready = c’est bon
page-chair-waits = pas encore
page-chair-host = Hôte
page-chair-for = Qui joue à la place { $seat } ?
page-chair-person = Une personne
page-chair-level = Bot : { $level }
page-chair-named = { $name } ({ $level })
page-invite = Inviter
page-invite-private = par code ou lien
page-invite-public = pour tous
page-invite-code = Pour s’asseoir, taper ceci sur { $address } :
page-invite-private-text = Qui a le lien peut s’asseoir ou regarder. Personne d’autre ne trouve la table.
page-invite-public-text = La table est au salon. Ce lien y mène aussi.
page-invite-link = Lien vers cette table
page-copy = Copier le lien
page-copy-code = Copier le code
page-copy-by-hand = Votre navigateur ne le permet pas. Sélectionnez le lien et copiez-le vous-même.
page-share = Envoyer
page-fair = La donne est-elle équitable ?
page-fair-text = Avant que quelqu’un s’assoie, le serveur a tiré un secret et montré son empreinte. Votre navigateur tire aussi un nombre et n’en montre que l’empreinte. Quand tout le monde est prêt, les navigateurs révèlent leurs nombres. Le secret et les nombres mélangent les cartes ensemble : personne ne peut choisir la donne. Après la partie, vous pouvez vérifier.
page-fair-commitment = L’empreinte du serveur (SHA-256)
page-fair-own = L’empreinte de votre contribution
page-fair-given = { $given ->
    [0] Aucune place ne contribue encore.
    [one] { $given } place contribue.
   *[other] { $given } places contribuent.
}
page-fair-later = Vérifier un enregistrement après la partie
page-device = Changer d’appareil
page-device-text = Ouvrez { $address } sur l’autre appareil et tapez-y ce code :
page-device-note = Le code sert une fois, pendant cinq minutes. Votre place passe alors là-bas, et cet appareil est déconnecté.
page-leave = Quitter la table
page-open-intro = Tout est déjà réglé au mieux. Changez ce que vous voulez. Vos amis viennent par un lien, les bots complètent.
page-open-now = Ouvrir la table
page-yes = Oui
page-no = Non
page-seats = Places
page-chairs = Qui joue ?
page-chairs-text = Les places pour des personnes restent libres jusqu’à ce que quelqu’un vienne. Tout cela se change encore au vestiaire.
page-pace = Rythme
page-hints = Conseils
page-hints-text = Un bouton demande ce que ferait le bot MVP.
page-with-hints = avec conseils
page-visit = Qui peut venir ?
page-visit-private = Par code ou lien
page-visit-private-text = Seulement les personnes à qui vous donnez le code ou envoyez le lien.
page-visit-public = Tout le monde
page-visit-public-text = La table est au salon. Tout le monde peut s’asseoir ou regarder.
page-join-kind-table = Code ou lien
page-join-kind-table-text = L’hôte voit les cinq lettres de la table jusqu’à la distribution. Un lien reçu de quelqu’un se colle ici aussi.
page-join-kind-seat = Votre propre place
page-join-kind-seat-text = Vous êtes déjà à une table ? Choisissez là-bas « Changer d’appareil » et tapez le code ici.
page-join-else = Pas de code ? Rejoignez une table ouverte :
page-lobby-text = Les tables pour tous. Asseyez-vous, ou regardez jouer les autres avec un léger retard.
page-lobby-bots = Bots : { $bots }
page-lobby-playing = En cours
page-lobby-playing-none = Aucune table publique ne joue en ce moment.
page-watch = Regarder
page-me-text = Gardé sur cet appareil, sans compte. Si vous effacez les cookies du navigateur, tout recommence à zéro.
page-me-none = Vous n’avez pas encore joué ici. La première partie est à un bouton d’ici.
page-me-games = parties
page-me-wins = gagnées
page-me-fans = supporters en moyenne
page-me-points = points en moyenne
page-me-rating = cote
page-me-seats = { $seats } places
page-me-tables = Tables
page-me-result = Rang { $place } sur { $seats }, { $score }
page-me-open = pas commencée
page-me-playing = en cours
page-me-over = terminée
page-me-closed = jamais commencée
page-me-look = Revoir
page-me-back = Y retourner
page-me-export = Enregistrer toutes les parties terminées
page-verify-text = Un enregistrement contient la graine et chaque choix d’une partie. Nous la rejouons carte par carte. Cela prouve que personne n’a touché à la distribution et que chaque choix suivait les règles.
page-verify-record = L’enregistrement
page-verify-file = Ouvrir un fichier
page-verify-go = Vérifier
page-verify-good = Tout est en ordre
page-verify-bad = On ne peut pas le confirmer
page-verify-game = Jeu
page-verify-moments = Moments rejoués
page-verify-result = Résultat
page-verify-so-far = Jusqu’ici
page-learn-text = Cinq minutes suffisent pour chacun des deux jeux.
page-learn-tutorial = Jouer la leçon
page-learn-go-on = Continuer votre leçon
page-learn-rules = Lire les règles
page-learn-cards = Voir toutes les cartes
page-open-more = Plus d’options
page-by-lot = Au hasard
page-seat-of = Place { $seat }
page-me-scores = score en moyenne
