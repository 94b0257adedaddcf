# La page web : ce que tous les écrans partagent, et les écrans autour des tables

page-you = Vous
page-close = Fermer
page-language = Langue
page-lights = Sombre ou clair
page-menu = Menu
page-nav = Pages
page-nav-home = Accueil
page-nav-lobby = Salon
page-nav-me = Mes parties
page-nav-learn = Apprendre
page-nav-cards = À propos des cartes
page-nav-verify = Vérifier une partie
page-time-left = Temps restant : { $time }
page-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-loading = Un instant…

page-title-start = Jouer
page-title-open = Ouvrir une table
page-title-join = Rejoindre une table
page-title-lobby = Salon
page-title-table = Table
page-title-me = Mes parties
page-title-verify = Vérifier un enregistrement
page-title-workbench = Atelier
page-workbench-text = Changez n’importe quel nombre d’une carte. Des milliers de parties montrent aussitôt l’effet.
page-title-learn = Apprendre

# Les jeux
page-players = Joueurs
page-duration = Durée

# Accueil
page-start-motto = Cinq jouent. Un attend.
page-start-which = Quel jeu ?
page-play-now = Jouer
page-play-bots = contre des bots
page-play-dealing = on distribue…
page-warming = Le serveur charge les règles.
page-open = Ouvrir une table
page-open-text = Vous choisissez jeu, édition, places, bots et rythme. Vos amis viennent par code ou par lien.
page-join-table = Rejoindre une table
page-join-text = Tapez le code, ou collez le lien reçu.
page-join-by-code = Rejoindre par code ou lien
page-join-code = Code de la table, cinq lettres et chiffres ; ou un lien
page-join-seat-code = Code de transfert de votre place
page-join = Rejoindre
page-join-no-link = Ce lien ne mène à aucune table ici.
page-join-used = Ce code de transfert a expiré ou a déjà servi. Demandez-en un nouveau sur l’autre appareil.
page-join-looking = Recherche de la table…
page-open-solo = Choisissez jeu, édition, places, bots et rythme. Tout se passe sur cet appareil, même sans réseau.
page-join-elsewhere = Jouer avec d’autres
page-join-elsewhere-text = Les tables à plusieurs sont sur un serveur. Indiquez son adresse ou collez le lien reçu.
page-join-server = Adresse d’un serveur, ou un lien
page-join-no-address = Ce n’est pas une adresse. Exemple : play.example.org.
page-site-more = Et aussi
page-site-more-text = Leçons, règles, arbitre pour de vraies cartes, et la preuve qu’une partie était équitable.
page-waiting-title = On attend des joueurs
page-waiting-none = Personne n’attend en ce moment. Ouvrez une table : on la trouvera ici.
page-waiting = { $tables ->
    [0] Aucune table n’attend de joueurs
    [one] { $tables } table attend des joueurs
   *[other] { $tables } tables attendent des joueurs
}
page-seats-taken = { $taken } places sur { $seats }
page-sit-down = S’asseoir

# Quand quelque chose manque
page-gone-short = Le serveur ne répond pas. Veuillez réessayer.
page-problem-start = Vers l’accueil
page-problem-nowhere = Il n’y a rien ici
page-problem-nowhere-text = L’adresse est fausse, ou la page a changé de place. Depuis l’accueil vous trouvez tout.
page-problem-table = Cette table n’existe pas
page-problem-table-text = Une table où personne ne commence est fermée au bout d’un jour. Vérifiez le code, demandez un nouveau lien ou ouvrez une table vous-même.
page-problem-private = Cette table est privée
page-problem-private-text = Le lien est ancien ou incomplet. Demandez à la personne qui vous invite le code de la table ou le lien entier, et entrez-le ici.
page-problem-full = Toutes les places sont prises
page-problem-full-text = Demandez une autre table à l’hôte, ou asseyez-vous là où quelqu’un attend encore.
page-problem-begun = La partie a commencé
page-problem-begun-text = Vous ne pouvez plus vous asseoir ici. Ouvrez votre propre table, ou trouvez-en une au salon.
page-problem-moved = Vous jouez maintenant sur un autre appareil
page-problem-moved-text = Votre place y est passée. Pour revenir, choisissez là-bas « Changer d’appareil » et tapez le code ici.
page-problem-closed = Cette table est fermée
page-problem-closed-text = Personne n’a commencé pendant un jour. Ouvrez-en une nouvelle : dix secondes suffisent.
page-problem-code = Pas de table au code { $code }
page-problem-code-text = Un code vaut jusqu’à la distribution des cartes. Vérifiez les lettres et réessayez ; pour regarder, demandez le lien.
page-problem-gone = Le serveur ne répond pas
page-problem-gone-text = Votre connexion est peut-être coupée, ou le serveur redémarre. Rien de votre partie n’est perdu. Réessayez dans un instant.
page-problem-other = Cela n’a pas marché
page-problem-other-text = Le serveur a dit pourquoi :
page-problem-again = Réessayer

# Serveur absent
page-gone = Le serveur ne répond pas.
page-gone-text = Votre partie est en sécurité. Reconnexion en cours : vous reprendrez là où vous en étiez.

# Le vestiaire
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
page-chair-free = Libre
page-chair-open = attend quelqu’un
page-chair-bot = bot, déjà là
page-chair-ready = c’est bon
page-chair-waits = pas encore
page-chair-host = Hôte
page-chair-for = Qui joue à la place { $seat } ?
page-chair-person = Une personne
page-chair-level = Bot : { $level }
page-bot-rookie = Rookie
page-bot-starter = Titulaire
page-bot-pro = Pro
page-bot-captain = Capitaine
page-bot-mvp = MVP
page-bot-rookie-text = Prend ce qui semble bon sur le moment. Facile à surprendre.
page-bot-starter-text = Joue comme un pro, mais connaît des jours sans.
page-bot-pro-text = Solide et rapide. N’anticipe pas.
page-bot-captain-text = Anticipe un peu. Se trompe quand c’est serré.
page-bot-mvp-text = Imagine les cartes qu’il ne voit pas et joue la partie jusqu’au bout, encore et encore.
page-bot-allstar = { page-bot-mvp }
page-bot-named = { $level } { $seat }
page-invite = Inviter
page-invite-private = par code ou lien
page-invite-public = pour tous
page-invite-code = Pour s’asseoir, taper ceci sur { $address } :
page-invite-private-text = Qui a le lien peut s’asseoir ou regarder. Personne d’autre ne trouve la table.
page-invite-public-text = La table est au salon. Ce lien y mène aussi.
page-invite-link = Lien vers cette table
page-copy = Copier le lien
page-copy-code = Copier le code
page-copied = Copié.
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

# Ouvrir une table
page-open-intro = Tout est déjà réglé au mieux. Changez ce que vous voulez. Vos amis viennent par un lien, les bots complètent.
page-open-now = Ouvrir la table
page-yes = Oui
page-no = Non
page-seats = Places
page-chairs = Qui joue ?
page-chairs-text = Les places pour des personnes restent libres jusqu’à ce que quelqu’un vienne. Tout cela se change encore au vestiaire.
page-pace = Rythme
page-pace-relaxed-name = Tranquille
page-pace-relaxed = sans pendule
page-pace-relaxed-text = Sans pendule.
page-pace-steady-name = Régulier
page-pace-steady = avec pendule
page-pace-steady-text = Jusqu’à 75 secondes pour un choix, 2 minutes pour une composition, 3 pour un tour de basket.
page-pace-fast-name = Rapide
page-pace-fast = pendule rapide
page-pace-fast-text = Le tiers des temps réguliers.
page-pace-mail-name = Par correspondance
page-pace-mail-text = Des jours pour chaque choix ; passez quand vous voulez.
page-pace-mail = { $days ->
    [one] { $days } jour par choix
   *[other] { $days } jours par choix
}
page-pace-days = Jours par choix
page-hints = Conseils
page-hints-text = Un bouton demande ce que ferait le bot MVP.
page-with-hints = avec conseils
page-visit = Qui peut venir ?
page-visit-private = Par code ou lien
page-visit-private-text = Seulement les personnes à qui vous donnez le code ou envoyez le lien.
page-visit-public = Tout le monde
page-visit-public-text = La table est au salon. Tout le monde peut s’asseoir ou regarder.

# Rejoindre
page-join-kind-table = Code ou lien
page-join-kind-table-text = L’hôte voit les cinq lettres de la table jusqu’à la distribution. Un lien reçu de quelqu’un se colle ici aussi.
page-join-kind-seat = Votre propre place
page-join-kind-seat-text = Vous êtes déjà à une table ? Choisissez là-bas « Changer d’appareil » et tapez le code ici.
page-join-else = Pas de code ? Rejoignez une table ouverte :

# Salon
page-lobby-text = Les tables pour tous. Asseyez-vous, ou regardez jouer les autres avec un léger retard.
page-lobby-bots = Bots : { $bots }
page-lobby-playing = En cours
page-lobby-playing-none = Aucune table publique ne joue en ce moment.
page-watch = Regarder

# Mes parties
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

# Vérifier une feuille
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

# Apprendre
page-learn-text = Cinq minutes suffisent pour chacun des deux jeux.
page-learn-tutorial = Jouer une leçon de cinq minutes
page-learn-go-on = Continuer votre leçon
page-learn-rules = Lire les règles
page-learn-cards = Voir toutes les cartes
page-open-more = Plus d’options
page-by-lot = Au hasard
page-seat-of = Place { $seat }
page-me-scores = score en moyenne

# Jouer dans le navigateur lui-même
page-house-module-damaged = Les règles sur cet appareil sont abîmées. Connectez-vous à Internet et rechargez la page. Votre partie est en sécurité.
page-house-module-gone = Les règles de ce jeu ne sont pas encore sur cet appareil. Connectez-vous une fois à Internet. Votre partie est en sécurité.
page-house-store-full = Il n’y a plus de place sur cet appareil. Vous pouvez finir la partie maintenant, mais elle ne restera pas après la fermeture de la page. Libérez de la place.
page-house-store-forbidden = Votre navigateur ne laisse rien conserver à cette page. Vous pouvez finir la partie maintenant, mais elle ne restera pas après la fermeture de la page.
page-house-store-other-tab = Cette partie est ouverte dans un autre onglet. Continuez là-bas, ou fermez-le et rechargez cette page.
page-house-stopped = La partie s’est arrêtée un instant et reprend à votre dernier choix.
page-house-needs-server = Les tables à plusieurs sont sur un serveur. Ici, vous pouvez jouer contre des bots, suivre les leçons et consulter l’arbitre.
page-house-needs-server-now = Vous êtes hors ligne. Les tables à plusieurs ont besoin de leur serveur. Les parties contre des bots, les leçons et l’arbitre marchent ici.

# What is new every day
page-title-daily = La donne du jour
page-title-evening = Soirée de club
page-colors = Couleurs
page-colors-text = Chaque place a la sienne. Les formes les distinguent aussi.
page-color-red = Rouge
page-color-blue = Bleu
page-color-green = Vert
page-color-violet = Violet
page-color-yellow = Jaune
page-color-teal = Turquoise
page-title-puzzle = Le problème du jour
page-nav-daily = Aujourd’hui
page-title-beat = Battez mon draft
page-beat-mine = Défier un ami
page-beat-over = Votre draft est joué.
page-beat-compare = Comparer les deux drafts
page-deal-result = Voir votre résultat
page-deal-result-text = La donne du jour est jouée.

# The first round
page-first-new = Première visite ?
page-first-title = Votre première manche
page-first-minutes = minutes
page-first-go = Commencer avec de l’aide
