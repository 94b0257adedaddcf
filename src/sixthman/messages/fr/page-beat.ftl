# Battre le draft d’un ami
page-beat-title = Un draft à battre : { $name }
page-beat-text = Vous recevez les mêmes mains et les mêmes arènes, une seule fois. Ensuite, vous comparez les deux drafts.
page-beat-play = Jouer ces cartes
page-beat-no-link = Ce lien ne contient aucune partie terminée. Demandez-en un autre.
page-beat-won = Vous battez { $name }
page-beat-lost = { $name } reste devant
page-beat-even = Égalité avec { $name }
page-beat-same = Vous avez fait le même choix { $same } fois sur { $of }.
page-beat-pick = Choix
page-beat-share = { $score } supporters pour moi. Mêmes cartes : qui bat mon draft ?
