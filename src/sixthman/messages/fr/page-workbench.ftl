# L’atelier
page-workbench-managers = Managers
page-workbench-bots = Joué par
page-workbench-level-pro = { page-bot-pro }
page-workbench-level-rookie = { page-bot-rookie }
page-workbench-cards = Cartes
page-workbench-section = Section
page-workbench-find = Chercher par nom
page-workbench-none = Aucune carte ne porte ce nom.
page-workbench-changed = modifiée
page-workbench-as-printed = Comme imprimé
page-workbench-printed = imprimé : { $value }
page-workbench-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
page-workbench-seats = { $seats } managers
page-workbench-seat = Place { $seat }
page-workbench-face = Face { $face }
page-workbench-name = Nommez votre version
page-workbench-version = Ma version
page-workbench-changes = { $changes ->
    [0] Rien n’est encore modifié.
    [one] Une valeur diffère du jeu imprimé.
   *[other] { $changes } valeurs diffèrent du jeu imprimé.
}
page-workbench-undo = Annuler la modification : { $card }
page-workbench-yes = oui
page-workbench-no = non
page-workbench-play = Jouer cette version
page-workbench-share = Partager
page-workbench-copied = Le lien est copié.
page-workbench-save = Enregistrer
page-workbench-saved = Enregistré dans ce navigateur.
page-workbench-export = Fichier TOML
page-workbench-versions = Vos versions
page-workbench-forget = Supprimer { $name }
page-workbench-games = { $games } parties chacune, mêmes donnes
page-workbench-points = sur 100
page-workbench-plain = en moyenne
page-workbench-steady = Les places restent équitables
page-workbench-steady-text = Aucune place ne gagne plus ou moins souvent que le hasard ne l’explique.
page-workbench-start = Déplacez un curseur : les deux versions jouent les mêmes donnes.
page-workbench-dealing = Les premières parties sont distribuées…
page-workbench-dead = Presque jamais achetées : { $cards }.
page-workbench-dominated = Une autre carte les égale en tout : { $cards }.
page-workbench-progress = Parties jouées
page-workbench-cancel = Arrêter
page-workbench-failed = Les parties se sont interrompues.
page-workbench-again = Réessayer
page-workbench-more = Jouer { $games } parties
page-workbench-more-text = Plus de parties rendent les chiffres plus précis.
page-workbench-figure = Mesure
page-workbench-spread = Moyenne du jeu imprimé : { $old }. La vôtre : { $new }.
page-workbench-key-printed = imprimé
page-workbench-key-yours = votre version
page-workbench-key-whisker = 95 sur 100
