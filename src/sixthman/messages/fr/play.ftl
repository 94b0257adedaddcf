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
play-record-nowhere = La partie ne s’enregistre pas. Appuyez sur s à la fin pour l’enregistrer.
play-record-saved = Enregistré : { $path }
play-leave = Quitter la partie ?
play-leave-saves = La partie jusqu’ici sera enregistrée dans { $path }.
play-leave-loses = La partie ne s’enregistre pas. Si vous quittez, elle est perdue.

# Without a terminal
error-no-terminal = Il faut un terminal avec un clavier et un écran. Pour faire jouer des bots seuls : sixthman simulate ou sixthman league.
