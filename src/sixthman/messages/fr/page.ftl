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
page-chair-free = Libre
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
page-copied = Copié.

# Ouvrir une table
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

# Opponents’ turns
page-turns-pace = Tours adverses
page-turns-calm = posé
page-turns-brisk = vif
page-turns-once = d’un coup
