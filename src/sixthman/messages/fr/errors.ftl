error-no-such-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 1 à { $seats }.
error-names = Noms indiqués : { $names } ; places : { $seats }. Indiquez un nom par place.
error-names-list = Les noms sont une liste comme ["Ann", "Bo"], pas { $given }.
error-game-over = La partie est finie ; il n’y a plus rien à choisir.
error-nothing-chosen = Vous n’avez rien choisi. Indiquez une carte comme Duck7, « - » pour aucune, ou une attribution des bus comme bus:2-1-3.
error-not-asked = La place { $seat } n’a rien à choisir pour l’instant. En attente des places : { $waiting }.
error-not-legal = { $choice } ne peut pas être choisi maintenant. Choix possibles : { $allowed }.
error-too-many = { $given ->
    [one] { $given } choix donné
   *[other] { $given } choix donnés
}, mais { $wanted ->
    [one] { $wanted } seul est possible
   *[other] { $wanted } seulement sont possibles
} maintenant.
error-nothing-to-take-back = La place { $seat } n’a rien à annuler. Un choix peut être changé tant que tout le monde n’a pas validé.
error-given-pile = « { $pile } » n’est pas une pile que l’on peut donner. Piles : { $known }.
error-card-twice = Vous avez nommé deux fois { $card }.
error-record-heading = Ce n’est pas l’enregistrement d’une partie : la première ligne devrait être « { $heading } ».
error-record-line = La ligne { $line } de l’enregistrement est illisible : { $text }
error-record-missing = Il manque à l’enregistrement une ligne « { $key }: … ».
error-record-result = Le résultat enregistré, « { $result } », n’est pas une liste de nombres.
error-record-no-seed = L’enregistrement ne contient que l’empreinte de la graine ; il pourra être rejoué quand la graine sera révélée.
error-record-rules = L’enregistrement suit la version { $rules } des règles ; ce programme connaît : { $known }.
error-record-choice = { $heading }, place { $seat } : { $reason }
error-record-commitment = La graine ne correspond pas à l’empreinte montrée avant la donne.
error-record-outcome = L’enregistrement annonce { $told } ; rejouée, la partie se termine sur { $found }.
error-record-contribution = La contribution de la place { $seat } ne correspond pas à l’empreinte montrée avant la donne.
error-record-contributions = La graine contient { $found } contributions pour { $seats } places.
error-record-promises = Les empreintes de l’enregistrement ne sont pas celles montrées avant la donne.
error-record-agreed = L’enregistrement est celui d’une autre partie que celle convenue avant la donne.
error-record-left-out = La contribution de la place { $seat } n’a pas servi à la donne.
error-record-long = Cet enregistrement est trop long. Une partie compte au plus { $most } caractères.
error-record-going-on = Cette partie n’est pas terminée. Envoyez son enregistrement après la fin.
error-record-given = Des cartes étaient fixées avant la donne : { $piles }.
error-record-not-seen = L’empreinte { $given } n’est pas dans l’enregistrement. C’est une autre partie, ou le secret a changé après que vous l’avez vue.
error-fingerprint = « { $given } » n’est pas une empreinte. Une empreinte a 64 caractères : 0 à 9 et a à f.
error-record-game = C’est l’enregistrement d’une partie de « { $game } ». Jeux : { $known }.
error-file = Impossible de lire { $path } : { $reason }
error-path = { $given } n’est pas le chemin d’un fichier. Donnez un texte ou un Path.
error-file-write = Impossible d’écrire { $path } : { $reason }
error-bots = Il n’y a pas de bot « { $bot } ». Bots : { $known }.
error-bots-count = Bots nommés : { $count } ; places : { $seats }. Nommez-en un pour toutes les places, ou un par place.
error-think = « { $time } » n’est pas un temps de réflexion. Donnez une durée comme 200ms ou 1.5s, de { $least } à { $most }.
error-games = Impossible de simuler ce nombre de parties : { $games }. Donnez un nombre de 1 à { $most }.
error-processes = Impossible de lancer ce nombre de processus : { $processes }. Indiquez de 1 à { $most }.
error-target = Il n’y a pas de cible « { $target } ». Cibles : { $known }.
error-no-cuda = Aucun GPU NVIDIA n’est utilisable ici ({ $reason }). Installez l’extra « cuda » sur une machine équipée d’un GPU et de son pilote, ou employez --target cpu.
error-game-name = Il n’y a pas de jeu « { $game } ». Jeux : { $known }.
error-language = Il n’y a pas de langue « { $language } ». Langues : { $known }.
error-people = Nombre de personnes impossible à une table de { $seats } : { $people }. Indiquez de 0 à { $seats }.
error-step = L’enregistrement n’a pas d’étape { $step } ; les étapes vont de 0 à { $last }.
error-whole-number = « { $value } » ne convient pas pour { $what } : il faut un nombre entier.
error-unknown-option = Il n’y a pas d’option { $option } ici. « { $command } --help » donne la liste.
error-unknown-command = Il n’y a pas de commande « { $given } ». « sixthman --help » donne la liste.
error-missing = Il manque { $what }. « { $command } --help » explique comment l’indiquer.
error-bad-value = « { $value } » ne convient pas pour { $what }. « { $command } --help » indique ce qui convient.
error-command-line = La ligne de commande est illisible : { $reason }
error-name = { $name } ne peut pas être un nom. Utilisez des lettres visibles sur une seule ligne, sans « | ».
error-seed = { $seed } ne peut pas être une graine. Utilisez des lettres visibles sur une seule ligne, sans espaces autour.
error-module = Les règles compilées de { $game } ne peuvent pas être utilisées ({ $reason }). Réinstallez Sixth Man, ou lancez « make modules » dans ses sources.
error-table-cards = Les options sont pour les cartes de { $name }, mais { $known } est sur la table.

error-too-far = Choix donnés : { $given }. Seuls les { $made } premiers peuvent être faits d’un coup. Ensuite viennent des dés, des cartes cachées ou l’adversaire : continuez après les avoir vus.
error-record-moment = La ligne contient plus de choix que son titre n’en permet. La partie en est à « { $heading } ».
error-record-cards = Cet enregistrement a été joué avec les cartes de { $name } (somme de contrôle { $digest }…), pas avec { $known } ({ $own }…). Donnez ce fichier avec --cards.
error-record-standard-cards = Cet enregistrement a été joué avec une autre version des cartes standard (somme de contrôle { $digest }… ; ici { $own }…).
error-option-game = L’option { $option } ne concerne pas le jeu { $game }.
error-option-colors = « { $given } » nomme plus de couleurs qu’il n’y a de places. Nommez-en { $seats } au plus.
