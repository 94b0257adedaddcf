# L’aide de la ligne de commande
help-referee = Arbitrer All-Star Draft entre de vraies équipes : le classement, les supporters gagnés, et pourquoi.
help-referee-jsonl = Lire sur l’entrée standard un cas JSON par ligne, et répondre à chacun par une ligne.
manager = Manager { $seat }

help-option-edition = L’édition : 2025, ou 2020 (la première, avec entraîneurs).
help-option-mode = À deux managers : heritage ({ mode-heritage }), free-agency ({ mode-free-agency }), clash ({ mode-clash }) ou clash-keeping ({ mode-clash-keeping }) ; dans la première édition (2020) classic. De trois à six : standard.
help-option-coaches = Jouer avec ou sans entraîneurs. L’édition 2020 en a, celle de 2025 le peut.
help-option-whistle = Jouer avec les arènes au sifflet (décompte inhabituel des supporters), ou sans elles pour une première partie.
help-option-species = Espèces en jeu, séparées par des virgules. Par défaut : tirées au sort.
