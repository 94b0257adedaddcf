error-extra = Il faut pour cela le paquet { $package }. Installez-le avec : pip install 'sixthman[{ $extra }]'
error-envs-reward = Il n’y a pas de récompense « { $reward } ». Récompenses : { $known }.
error-envs-action = L’action { $action } n’est pas permise au siège { $seat } maintenant ; son masque d’actions montre celles qui le sont.
error-envs-actions = L’action { $action } n’est pas permise au siège { $seat } de la partie { $index } maintenant ; aucune partie n’a bougé. Le masque d’actions montre celles qui le sont.
error-envs-count = { $given } ne convient pas pour { $what } ; il faut { $wanted }.
error-envs-array = { $what } doit être un tableau C-contigu et modifiable de { $type }, de forme { $shape }. Donné : { $given }.
error-envs-endgame = La partie { $number } de cette graine n’a pas de position avec au plus { $cards } cartes sur chaque banc.
