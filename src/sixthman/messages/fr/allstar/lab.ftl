# Les études sur les entraîneurs
help-lab-coaches = Jouer de nombreuses parties entre managers de même niveau et dire ce que vaut chaque entraîneur.
help-lab-coaches-seats = Nombres de managers, séparés par des virgules.
help-lab-coaches-editions = Les éditions, séparées par des virgules.
help-lab-coaches-games = Nombre de parties pour chaque nombre de managers.
lab-coaches-heading = Ce que valent les entraîneurs
lab-coaches-how = Des pros de même niveau ont joué { $games } parties pour chaque nombre de managers et chaque édition (graine { $seed }). Chacun a gardé au hasard un des deux entraîneurs reçus et l’a employé de son mieux. Une victoire partagée compte en partie, et les marges contiennent la vraie valeur dans 95 études sur 100. Chaque entraîneur doit gagner à { $band } points près de la part équitable : la bande des images. Chaque partie a été rejouée sans le pouvoir d’un entraîneur. « Change un résultat » est la part de ces parties où une arène a payé quelqu’un autrement, où quelqu’un a quitté les play-off plus tôt ou plus tard, ou dont le classement final a changé. Elle doit atteindre { $matters }. Produit par `sixthman lab coaches`.
lab-coaches-title = { $seats } managers, édition { $edition }, { $games } parties
lab-coaches-spread = L’entraîneur le plus éloigné de la part équitable en est à { $spread } points. Celui qui change le moins souvent un résultat est { $coach } : dans { $least } de ses parties.
lab-coaches-coach = Entraîneur
lab-coaches-ability = Son pouvoir
lab-coaches-games = Parties
lab-coaches-fans = Supporters en moyenne
lab-coaches-wins = Taux de victoire
lab-coaches-off = Écart en points
lab-coaches-changed = Change un résultat
lab-coaches-ranking = Change le classement final

# Un changement de cartes, à l’essai
lab-try-course-fans = Supporters par manager
lab-try-course-spread = Du premier au dernier
lab-try-course-matches = Matchs de play-off
lab-try-strategies-species = Une espèce
lab-try-strategies-numbers = Un numéro
lab-try-strategies-both = Autant des deux
lab-try-cards = Taux de victoire au-delà de la part équitable, par carte
lab-try-cards-text = De combien un manager gagne plus souvent que les autres avec cette carte.
lab-try-arenas = Taux de victoire au-delà de la part équitable, par arène gagnée
lab-try-arenas-text = De combien gagne plus souvent que les autres le manager classé 1er dans cette arène.
lab-try-arena-fans = Supporters par manager, par arène
lab-try-arena-fans-text = Ce que rapporte une arène en moyenne.
lab-try-coaches = Taux de victoire par entraîneur
lab-try-coaches-text = La fréquence des victoires d’un manager avec cet entraîneur.
