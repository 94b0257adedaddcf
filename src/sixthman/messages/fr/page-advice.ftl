# Ce qu’un bot fort pense d’un choix
page-advice-win = chances de victoire
page-advice-take = Prendre ce choix
page-advice-close = { $one } et { $other } sont trop proches pour trancher
page-advice-sure = Est-ce sûr ?
page-advice-very = Très.
page-advice-fairly = Assez.
page-advice-hardly = À peine.
page-advice-chance = Le premier choix est meilleur que le deuxième avec une probabilité de { $chance }.
page-advice-exact = Résolu : ces chiffres sont exacts.
page-advice-lead-fans = Avance à la fin : { $lead } supporters.
page-advice-lead-points = Avance à la fin : { $lead } points.
page-advice-foot = { $playouts } parties simulées à partir d’ici. Les barres partent de 0, le trait marque la part équitable ({ $even }), les moustaches couvrent 95 cas sur 100.
page-advice-foot-exact = Les barres partent de 0, le trait marque la part équitable ({ $even }).
