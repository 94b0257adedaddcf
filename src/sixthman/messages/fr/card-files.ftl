# Ce qui ne va pas dans un fichier de cartes
# What is told of a card file that cannot be played with. Sections, keys and their values stay as they are typed.
error-cards-toml = { $file } : ce n’est pas un fichier TOML ({ $reason }).
error-cards-origin = { $file } : provenance doit être un texte, pas { $found }.
error-cards-section = { $file } : il n’y a pas de section « { $found } ». Sections : { $known }.
error-cards-rows = { $file }, { $section } : une section est une liste de lignes, une par carte.
error-cards-name = { $file }, { $section } { $row } : la carte n’a pas de nom (name) affichable. Donnez à chaque carte un nom de 1 à { $most } lettres.
error-cards-key = { $file }, { $section } { $row } ({ $name }) : il n’y a pas de « { $found } » ici. Permis : { $known }.
error-cards-missing = { $file }, { $section } { $row } ({ $name }) : il manque { $key }. Il faut : { $needed }.
error-cards-truth = { $file }, { $section } { $row } ({ $name }) : { $key } doit être true ou false, pas { $found }.
error-cards-number = { $file }, { $section } { $row } ({ $name }) : { $key } doit être un nombre entier de { $least } à { $most }, pas { $found }.
error-cards-provenance = { $file }, { $section } { $row } ({ $name }) : provenance doit être un texte, ou une table de textes pour certaines de ces clés : { $known }.
error-cards-twice = { $file }, { $section } { $row } ({ $name }) : ce nom est déjà celui d’une carte de { $other }. Chaque carte a besoin d’un nom à elle.
error-cards-count = { $file }, { $section } : cartes : { $count }. Permis : de { $least } à { $most }.
error-cards-count-exact = { $file }, { $section } : cartes : { $count }. Il en faut exactement { $wanted }.

help-own-cards = Un fichier avec vos propres cartes ; « sixthman cards » en écrit un pour commencer.
help-cards = Écrire les cartes d’un jeu dans un fichier, pour les changer et jouer avec (--cards).
cards-file = Les cartes de { $game }. Supprimez les sections qui restent telles quelles, changez les autres, et jouez avec --cards et ce fichier.
