# All-Star Draft : avant la donne

page-nav-referee = Arbitre
page-game-allstar = All-Star Draft
page-game-allstar-text = Draftez des hockeyeurs, formez des équipes, décidez quel bus va à quelle arène.
page-game-allstar-players = 2–6
page-game-allstar-time = 25 min
page-kind-number = Numéro { $number }
page-bus = Bus { $number }
page-ticket = Ticket
page-ticket-used = Ticket défaussé
page-ticket-in = IN
page-option-allstar-edition = Édition
page-option-allstar-edition-2025 = Édition 2025
page-option-allstar-edition-2025-text = Les règles de 2025 : 15 arènes, dont celles à combo.
page-option-allstar-edition-2020 = Première édition
page-option-allstar-edition-2020-text = Les règles de 2020 : 12 arènes, aucune à combo, et des entraîneurs.
page-option-allstar-seats-text = À deux, les règles sont différentes.
page-option-allstar-mode = Partie à deux
page-option-allstar-mode-heritage = { mode-heritage }
page-option-allstar-mode-heritage-text = Un draft à deux. À la fin de la manche, chacun défausse une des 7 cartes, face cachée.
page-option-allstar-mode-free-agency = { mode-free-agency }
page-option-allstar-mode-free-agency-text = Les cartes sont visibles, 3 à la fois. L’un après l’autre, prenez-en une.
page-option-allstar-mode-clash = { mode-clash }
page-option-allstar-mode-clash-text = Gardez une carte et donnez-en une à l’adversaire. Choisissez bien les deux.
page-option-allstar-mode-clash-keeping = { mode-clash-keeping }
page-option-allstar-mode-clash-keeping-text = Gardez 2 cartes et donnez-en 1 à chaque fois, jusqu’à la dernière. C’est l’autre lecture de la règle.
page-option-allstar-coaches = Entraîneurs
page-option-allstar-coaches-text = Chaque manager en garde un sur deux, visible, avec son propre pouvoir.
page-option-allstar-coaches-yes = avec entraîneurs
page-option-allstar-coaches-no = sans entraîneurs
page-option-allstar-whistle = Arènes au sifflet
page-option-allstar-whistle-text = Elles comptent les supporters de façon inhabituelle. Jouez sans elles la première fois.
page-option-allstar-whistle-no = sans arènes au sifflet
page-option-allstar-species = Espèces
page-option-allstar-species-text = Deux par manager. À 2 managers : 5, ou 6 en { mode-free-agency }. N’en choisissez aucune et le hasard décide.
page-option-allstar-first = Premier choix
page-option-allstar-first-text = Qui choisit d’abord à la manche 1. Ensuite, c’est le manager qui a le moins de supporters.

# The first round in pictures
page-first-keep = Gardez une carte.
page-first-pass = Passez le reste.
page-first-alike = Le plus grand groupe gagne.
