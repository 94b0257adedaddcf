# Toutes les cartes et leur provenance
page-title-cards = À propos des cartes
page-cards-games = Jeux
page-cards-rulebook = Livret de règles
page-cards-rulebook-text = Imprimé dans un livret de règles de l’éditeur.
page-cards-adaptation = Jeu en ligne
page-cards-adaptation-text = Relevé comme fait dans la version en ligne de l’éditeur.
page-cards-ours = De nous
page-cards-ours-text = Personne ne le publie : notre reconstruction, réglée par simulation.
page-cards-own = Fichier propre
page-cards-own-text = D’un fichier de cartes de ce serveur.
page-cards-art = Tous les dessins sont de nous ou libres (Fluent Emoji, Material Design Icons). Ni marques de clubs, ni photos.
page-cards-what = Quelles cartes ?
page-cards-players = Hockeyeurs
page-cards-sort = Trier par
page-cards-source = Source
page-cards-all = Tout
page-cards-name = Nom
page-cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-cards-values = { $source } : { $values }
page-cards-value-name = nom
page-cards-value-copies = nombre de cartes
