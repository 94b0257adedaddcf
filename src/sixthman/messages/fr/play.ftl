# Les tables dans le terminal
# D’une personne à l’autre
play-pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

# Touches
play-keys-enter = Entrée : continuer
play-keys-take-back = u : { $name } change son choix
play-keys-leave = Entrée : quitter   Échap : rester

# Enregistrement et départ
play-record-title = Graine et enregistrement
play-record-commitment = Empreinte de la graine
play-record-proof = Elle était fixée avant la donne. À la fin de la partie, la graine montre que personne n’a touché aux cartes.
play-record-seed = Graine : { $seed }
play-record-path = La partie s’enregistre dans { $path }
play-record-nowhere = La partie ne s’enregistre pas. À la fin, s l’écrit dans un fichier.
play-record-saved = Enregistré : { $path }
play-leave = Quitter la partie ?
play-leave-saves = La partie jusqu’ici sera enregistrée dans { $path }.
play-leave-loses = La partie ne s’enregistre pas et sera perdue.

# Without a terminal
error-no-terminal = Cette table a besoin d’un terminal : on y appuie sur des touches, et l’écran est dessiné. Pour faire jouer des bots seuls : sixthman simulate ou sixthman league.
