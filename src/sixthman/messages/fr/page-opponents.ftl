# Des adversaires avec un visage
page-opponents-title = Qui joue avec vous ?
page-opponents-text = { $most ->
    [1] Choisissez un adversaire. Il ne voit que ce que voit un joueur.
   *[other] Choisissez de 1 à { $most } adversaires. Ils ne voient que ce que voit un joueur.
}
page-opponents-last = les 5 dernières :
page-opponents-ahead = vous devant
page-opponents-behind = l’adversaire devant
page-opponents-strength = niveau { $strength } sur { $most }
page-opponents-record = Contre { $name } : { $ahead } fois devant, { $behind } fois derrière
page-opponents-you = vous
page-opponents-table = Votre table
page-opponents-expect = À quoi s’attendre
page-opponents-hard-1 = facile
page-opponents-hard-2 = aimable
page-opponents-hard-3 = équilibré
page-opponents-hard-4 = difficile
page-opponents-hard-5 = très difficile
page-opponents-before = { $played ->
    [one] Victoires à { $played } table de ce niveau : { $won }.
   *[other] Victoires à des tables de ce niveau : { $won } sur { $played }.
}
page-opponents-never = Vous n’avez pas encore joué à une table de ce niveau.
page-opponents-game = Jeu
page-opponents-start = { $count ->
    [0] Choisissez quelqu’un
    [1] Commencer à deux
    [2] Commencer à trois
    [3] Commencer à quatre
    [4] Commencer à cinq
   *[other] Commencer avec ces { $count }
}
page-opponents-surprise = Surprenez-moi
page-opponent-pip = D’humeur joyeuse, rapide, généreuse.
page-opponent-bruna = Patiente, ordonnée, têtue.
page-opponent-onni = Sociable, curieux, changeant.
page-opponent-mei = Calme, économe, rusée.
page-opponent-vesna = Affamée, vive, fière.
page-opponent-aksel = Silencieux, précis, sans pitié.
