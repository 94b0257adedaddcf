# Aide et comptes rendus de la ligne de commande
help-app = Sixth Man : la table, les bots et le laboratoire pour { $games }.
help-play = Jouer ici, dans le terminal, contre des bots ou entre amis au même clavier.
help-option-seats = Places à la table, de 2 à 6.
help-option-first = Qui commence, 1 ou 2, là où le sort décide sinon. Par défaut : tiré au sort.
help-option-colors = Couleurs des places, dans l’ordre, séparées par des virgules : red, blue, green, violet, yellow, teal. Par défaut : dans cet ordre.
help-play-seed = Un texte quelconque ; la même graine donne la même partie. Par défaut : une nouvelle graine, secrète.
help-play-people = Nombre de personnes à ce clavier ; des bots prennent les autres places.
help-play-names = Noms des personnes, dans l’ordre des places.
help-play-bots = Les bots : random, rookie, starter, pro, captain ou mvp (mvp@2s : avec son temps de réflexion), ou par leur nom : pip, bruna, onni, mei, vesna, aksel ; un pour tous, ou un par bot, séparés par des virgules. Un bot à vous : mine.py:Mine.
help-play-save = Fichier où enregistrer la partie.
help-language = Langue : en, fr ou de. Par défaut : celle de votre machine.
help-simulate = Faire jouer beaucoup de parties à des bots et en dresser le bilan. La même graine donne la même somme de contrôle sur toutes les cibles.
help-game = Le jeu : { $games }.
help-option = { $game } : { $values }. Par défaut : { $usual }.
help-simulate-games = Nombre de parties.
help-simulate-bots = Qui joue : random, rookie ou pro ; un pour toutes les places, ou un par place, séparés par des virgules. Un bot à vous : mine.py:Mine.
help-simulate-seed = Un texte quelconque.
help-simulate-processes = Processus entre lesquels partager le travail.
help-simulate-target = Où tournent les règles : fastest (ce qui répond le plus tôt), wasm (compilées une fois pour toutes), cpu (pour ce processeur ; extra lab), tuned (pour ces options seulement), cuda (un GPU NVIDIA), interpreted (Python simple).
help-simulate-json = Afficher un objet JSON au lieu d’un tableau.
help-replay = Revoir une partie enregistrée, étape par étape, ou prouver qu’elle a suivi les règles.
help-replay-file = L’enregistrement d’une partie.
help-replay-verify = Vérifier la graine, les choix et le résultat au lieu de montrer la partie.
help-replay-commitment = Avec --verify : une empreinte vue avant la donne, du serveur ou d’une place. Elle doit être dans l’enregistrement. Peut être donnée plusieurs fois.
help-replay-step = Montrer la partie seulement jusqu’à cette étape.
help-replay-seat = Montrer ce que cette place (à partir de 1) pouvait savoir. Par défaut : tout ce qui est public.
simulate-compiling = Compilation des règles…
simulate-playing = Parties en cours
simulate-fact = Mesure
simulate-value = Résultat
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-speed = Décisions par seconde
simulate-fans = Supporters en moyenne, par place
simulate-wins = Taux de victoire, par place
simulate-digest = Somme de contrôle
replay-verified = L’enregistrement est juste : { $reveals ->
    [one] { $reveals } révélation
   *[other] { $reveals } révélations
}, tous les choix permis, graine et résultat conformes.
replay-open = L’enregistrement est juste jusqu’où il va : { $reveals ->
    [one] { $reveals } révélation
   *[other] { $reveals } révélations
}, tous les choix permis ; la partie n’est pas finie.
replay-seen = L’enregistrement contient toutes les empreintes données.
replay-commitment = Empreinte du secret : { $commitment }. Si vous en avez vu une autre avant la donne, le secret a été changé.
replay-added = Contributions à la graine, empreinte montrée avant la donne : place nº { $seats }.
replay-not-added = Personne n’a contribué à la graine. Son auteur a pu en essayer plusieurs, et aucun enregistrement ne peut le montrer.
replay-left-out = Empreinte montrée, contribution non révélée à temps : place nº { $seats }. La donne s’est faite sans elle.
play-saved = La partie est enregistrée dans { $path }. Pour la revoir : sixthman replay { $path }
interrupted = Arrêté.
bot-name = Bot { $seat } ({ $level })
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-help = Afficher cette aide.
help-version = Afficher la version.
