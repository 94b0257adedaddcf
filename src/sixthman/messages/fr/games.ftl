### What is said of any game

error-option-value = « { $given } » est impossible pour { $option }. Valeurs possibles : { $known }.
error-option-case = « { $given } » est impossible pour { $option } avec { $among }. Valeurs possibles : { $known }.
error-option-unknown = { $game } n’a pas d’option « { $option } ». Valeurs possibles : { $known }.
error-game-broken = Impossible de charger le jeu { $game } : { $reason }
error-no-card-files = { $game } n’a pas de fichier de cartes.
error-no-report = Il n’y a pas de rapport pour { $game }.
error-server-no-lesson = Il n’y a pas de leçon pour { $game }.
plain-chose = { $name } choisit { $choice }.
plain-scores = Scores : { $told }.
plain-places = Classement final : { $told }.
plain-ask = Tapez un numéro ou un nom :
error-option-numbers = { $given } nombres ont été donnés comme options. Donnez-en { $most } au plus.
error-bots-game = { $game } n’a pas de bot « { $bot } ». Valeurs possibles : { $known }.
error-target-module = { $game } n’a pas de module compilé. Valeurs possibles : { $known }.
error-unknown-choice = « { $choice } » n’est pas un choix de ce jeu. Tapez un numéro ou un nom de la liste.
simulate-slow = { $game } n’est pas compilé ici, les parties sont donc lentes. Pour le compiler : pip install 'sixthman[lab]'
