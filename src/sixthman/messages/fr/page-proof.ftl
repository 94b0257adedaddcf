# Ce qu’un enregistrement prouve, et contre qui : docs/fairness.md en quelques mots. Voir sixthman.table.proof.

page-proof-proven = Prouvé
page-proof-open = Pas prouvé
page-proof-here = Vérifié dans ce navigateur, avec les règles que l’enregistrement nomme. Aucun serveur n’a été consulté.
page-proof-there = Vérifié par le serveur, car ce navigateur n’a pas les règles de ce jeu.
page-proof-rules = Chaque choix était permis, et le résultat découle de la graine et des choix.
page-proof-secret = Le secret correspond à l’empreinte de l’enregistrement.
page-proof-numbers = Chaque nombre de la graine correspond à l’empreinte que sa place avait montrée.
page-proof-noted = Toutes les empreintes, le jeu, ses options et ses règles sont ceux que votre navigateur a notés avant la donne.
page-proof-own = La contribution de votre navigateur est dans la graine.
page-proof-players = Personne à la table ne pouvait connaître ni choisir la donne, seul ou avec d’autres.
page-proof-server = Le serveur ne pouvait pas choisir la donne, même avec toutes les autres personnes à la table.
page-proof-unfinished = La partie n’est pas finie : il n’y a pas encore de résultat à vérifier.
page-proof-given = Certaines cartes étaient fixées d’avance. Le hasard n’a décidé que du reste.
page-proof-chosen = Personne n’a contribué à la graine. Le secret n’a donc pas été changé ensuite, mais la personne qui l’a tiré pouvait le choisir.
page-proof-left-out = { $count ->
    [0] Toutes les places ont révélé leurs nombres à temps.
    [one] La place { $seats } a montré une empreinte et n’a pas révélé son nombre à temps. Un serveur qui y joue lui-même pouvait choisir entre deux donnes.
   *[other] Les places { $seats } ont montré des empreintes et n’ont pas révélé leurs nombres à temps. Un serveur qui y joue lui-même pouvait choisir parmi plusieurs donnes.
}
page-proof-not-noted = Ce navigateur n’a rien noté avant la donne. Comparez l’empreinte avec celle que vous avez notée vous-même.
page-proof-sees = Un serveur connaît toutes les mains. On ne peut pas prouver qu’il n’en a rien dit.
