# Études des jeux
help-lab = Étudier les jeux : ce que valent les cartes et les entraîneurs.
help-lab-coaches-output = Écrire un rapport (un fichier en .md, avec ses images à côté) au lieu d’afficher des tableaux.
lab-written = Le rapport est dans { $file }.
error-report-file = Un rapport est un fichier en .md dans un dossier qui existe ; pas { $file }.

# Un changement de cartes, à l’essai
help-try = Changer des cartes et voir ce que cela donne : les mêmes parties avec les cartes d’avant et d’après, côte à côte.
help-try-file = Un fichier de changements : les sections d’un fichier de cartes, avec seulement les cartes et les valeurs qui changent.
help-try-game = Le jeu, si le fichier ne le dit pas.
help-try-cards = Modifier ces cartes plutôt que les cartes standard.
help-try-games = Nombre de parties avec chaque jeu de cartes. Par défaut : 100 000 à All-Star Draft, 5 000 au basket.
help-try-processes = Processus entre lesquels partager le travail. Par défaut : un par processeur, 8 au plus.
help-try-output = Écrire une page avec des images (un fichier en .html) au lieu d’afficher des tableaux.
help-try-all = Afficher toutes les lignes des longs tableaux.
lab-try-played = { $games } parties avec les cartes { $base }, et les mêmes donnes avec { $file }. Bots : { $bots }. Graine : { $seed }.
lab-try-title = Ce que change { $file }
lab-try-changed-most = Ce qui a le plus changé
lab-try-nothing = Rien n’a changé au-delà du hasard.
lab-try-more = { $count ->
    [one] { $count } autre changement dépasse
   *[other] { $count } autres changements dépassent
} le hasard.
lab-try-rows = Les { $shown } lignes sur { $count } qui ont le plus changé.
lab-try-what = Quoi
lab-try-old = Avant
lab-try-new = Après
lab-try-change = Écart
lab-try-points = Écart en points de pourcentage
lab-try-finding = De { $old } à { $new } ({ $change }).
lab-try-caption = L’écart entre les anciennes et les nouvelles cartes. En gris : le hasard suffit à l’expliquer. Le trait contient la vraie valeur dans 95 essais sur 100.
lab-try-method = Les deux jeux de cartes jouent les mêmes donnes, et les écarts se prennent partie par partie. Ce qui suit un ± vaut 1,96 erreur type. « Au-delà du hasard » veut dire : plus grand que ce que le hasard seul donne au plus grand de { $looks } chiffres dans 95 essais sur 100.
lab-try-made = Sixth Man { $version }, graine { $seed }, cartes { $old } et { $new }.
lab-try-dead = Presque jamais achetées, dans moins de 1 % des parties où elles sont proposées : { $cards }.
lab-try-dominated = { $other } égale { $card } en tout et ne coûte pas plus.
lab-try-course = La partie
lab-try-course-text = La durée d’une partie, ce qu’on y marque et combien elle est serrée.
lab-try-course-margin = Avance en fin de partie
lab-try-course-decisions = Choix par partie
lab-try-seats = Taux de victoire par place
lab-try-seats-text = La fréquence des victoires de chaque place. Entre bots égaux, un jeu équitable donne autant à chaque place.
lab-try-strategies = Taux de victoire par stratégie
lab-try-strategies-text = La fréquence des victoires, selon ce que vous réunissez le plus.
error-try-game = Il n’y a rien pour comparer deux jeux de cartes de { $game }.
error-changes-unknown = { $file }, { $section } { $row } : il n’y a pas de carte « { $name } ». Valeurs possibles : { $known }. Pour une carte à vous, ajoutez new = true.
error-changes-there = { $file }, { $section } { $row } : « { $name } » existe déjà. Retirez new = true pour la changer.
error-changes-out = { $file }, { $section } { $row } ({ $name }) : une carte retirée n’a pas d’autres clés. À effacer : { $keys }.

# À la recherche de l’équilibre
help-balance = Chercher les nombres des cartes qui amènent les chiffres du jeu où vous les voulez.
help-balance-file = Un plan : les nombres qui peuvent changer, avec leurs limites, et les objectifs.
help-balance-game = Le jeu, si le plan ne le dit pas.
help-balance-games = Nombre de parties que jouent les meilleurs jeux de cartes. Par défaut : 25 000 à All-Star Draft, 1 250 au basket.
help-balance-rounds = Nombre d’étapes de la recherche, au plus. Par défaut : 6.
help-balance-save = Écrire les nombres trouvés dans un nouveau fichier de changements, pour `sixthman lab try`.
help-balance-output = Écrire une page sur la recherche (un nouveau fichier en .html).
lab-balance-title = Le chemin vers { $file }
lab-balance-played = { $rounds ->
    [one] { $rounds } étape
   *[other] { $rounds } étapes
} de { $games } parties au plus en { $seconds } s, les mêmes donnes pour tous les jeux de cartes. Bots : { $bots }.
lab-balance-reached = Tous les objectifs sont atteints.
lab-balance-missed = Les objectifs ne sont pas tous atteints. Accordez plus d’étapes, des limites plus larges ou plus de nombres.
lab-balance-written = Écrit : { $file }.
lab-balance-targets = Objectifs
lab-balance-targets-text = Où chaque chiffre doit être, où il était et où il est. Après ± : 1,96 erreur type pour les chiffres, la tolérance pour les objectifs.
lab-balance-numbers = Nombres
lab-balance-numbers-text = Ce que la recherche peut changer, d’où et jusqu’où.
lab-balance-way = Le chemin
lab-balance-way-text = À quelle distance des objectifs est le meilleur jeu de cartes à chaque pas, en tolérances. Si aucun objectif n’est à plus de 1, tous sont atteints.
lab-balance-what = Quoi
lab-balance-wanted = Objectif
lab-balance-bounds = Limites
lab-balance-before = Avant
lab-balance-after = Après
lab-balance-round = Étape
lab-balance-tried = Jeux de cartes
lab-balance-games = Parties
lab-balance-off = Écart
lab-balance-finding = Objectif : { $wanted }. De { $old } à { $new }.
lab-balance-method = Réduction par moitiés : chaque étape essaie 16 jeux de cartes, la meilleure moitié joue deux fois plus de parties, et ainsi de suite. Tous jouent les mêmes donnes. « Écart » est la racine de la somme des carrés des distances aux objectifs, en tolérances.
lab-balance-made = Sixth Man { $version }, graine { $seed }, cartes { $cards } et { $found }.
error-balance-file = { $file } n’est pas un plan : { $reason }. Un plan a des entrées [[number]] et [[target]].
error-balance-rows = Il faut à { $file } de 1 à { $most } entrées { $kind }.
error-balance-keys = { $file }, { $entry } : les clés sont { $keys }, chacune une fois.
error-balance-bounds = { $file }, { $entry } : `least` et `most` sont des nombres entiers jusqu’à 1 000 000, et `least` est le plus petit.
error-balance-within = { $file }, { $entry } : `wanted` et `within` sont des nombres, et `within` est plus grand que 0.
error-balance-section = { $file } : il n’y a pas de section « { $section } ». Valeurs possibles : { $known }.
error-balance-card = { $file } : il n’y a pas de carte « { $name } ». Valeurs possibles : { $known }.
error-balance-key = { $file } : { $name } n’a pas de nombre « { $key } ». Valeurs possibles : { $known }.
error-balance-measure = { $file } : il n’y a pas de chiffre « { $measure } ». Valeurs possibles : { $known }.
error-balance-there = { $path } existe déjà. Choisissez un autre nom ; rien n’est écrasé.
error-balance-few = { $what } doit être au moins { $least }, pas { $given }.
