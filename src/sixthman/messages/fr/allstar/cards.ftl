# All-Star Draft : ce qui ne va pas dans un fichier de cartes à soi, et ce que font les entraîneurs à soi
error-cards-known = { $file }, { $section } { $row } ({ $name }) : ce nom n’existe pas ici. Noms : { $known }.
error-cards-letters = { $file }, { $section } { $row } ({ $name }) : ce nom ne peut pas s’écrire dans un enregistrement. Donnez-lui une lettre ou un chiffre, et aucun de ces signes : { $letters }
error-cards-list = { $file }, { $section } { $row } ({ $name }) : { $key } doit être une liste de { $wanted } nombres entiers, pas { $found }.
error-cards-playoffs = { $file }, { $section } { $row } ({ $name }) : playoff_fans doit être { $wanted } listes de nombres entiers, de 2 à 6 managers. Chacune a un nombre par manager. Trouvé : { $found }.
error-cards-by-edition = { $file }, { $section } { $row } ({ $name }) : { $key } doit avoir une valeur pour chacune de { $known }, ou une pour les deux, pas { $found }.
error-cards-symbols = { $file }, { $section } { $row } ({ $name }) : symbols doit dire quel numéro porte quel symbole, par exemple « symbols.Goal = 5 », pas { $found }. Symboles : { $known }.
error-cards-one-symbol = { $file }, { $section } { $row } ({ $name }) : le numéro { $number } ne peut pas porter { $symbols } à la fois. Une carte a un symbole au plus.
error-cards-order = { $file }, { $section } { $row } ({ $name }) : symbols doit citer { $known }, chacun une fois, le plus fort d’abord, pas { $found }.
error-cards-editions = { $file }, { $section } { $row } ({ $name }) : editions doit citer une ou plusieurs de { $known }, chacune une fois, pas { $found }.
error-cards-word = { $file }, { $section } { $row } ({ $name }) : { $key } doit être l’un de { $known }, pas { $found }.
error-cards-needs = { $file }, { $section } { $row } ({ $name }) : { $key } ne fait rien tout seul. Il faut avec lui l’un de : { $needed }.
error-cards-apart = { $file }, { $section } { $row } ({ $name }) : { $keys } s’excluent. Supprimez-en un.
error-cards-arenas = { $file }, { $section } : arènes de l’édition { $edition } sans whistle ni not_for_two : { $count }. Il en faut au moins { $wanted }, car deux managers peuvent jouer sans les arènes au sifflet.
coach-does-beside-team = près d’une équipe
coach-does-beside-player = près d’un hockeyeur
coach-does-once = une seule fois
coach-does-number = son numéro compte { $number } de plus, 9 au maximum
coach-does-like_mate-species = il compte comme l’espèce d’un coéquipier
coach-does-like_mate-symbol = sans symbole, il compte comme portant celui d’un coéquipier
coach-does-wins_ties = l’équipe { $number ->
    [1] remporte toute égalité de puissance
   *[other] bat toute équipe qui montre autant de cartes identiques
}
coach-does-fans = { $number ->
    [one] { $number } supporter de plus
   *[other] { $number } supporters de plus
}
coach-does-fans_if_last = { $number ->
    [one] { $number } supporter de plus
   *[other] { $number } supporters de plus
} si l’équipe est dernière
coach-does-fans_times = les supporters de l’équipe comptent { $number } fois
coach-does-most_more = { $number } de plus au maximum
coach-does-substitutions = un second changement dans chaque équipe visible
coach-does-swaps_buses = échanger deux de vos bus après leur révélation
coach-does-skips = passer un changement obligatoire en play-off
coach-does-shot_symbol = votre carte de tir de pénalité compte comme portant le symbole le plus fort
coach-does-shot_returns = votre carte de tir de pénalité revient sur votre banc
coach-does-calls_shootouts = une fois, seule la plus faible, votre équipe est à égalité avec la suivante qui a autant d’identiques
coach-does-tickets = { $number ->
    [one] { $number } ticket de play-off de plus
   *[other] { $number } tickets de play-off de plus
}, sans bonus
coach-does-and = { $one } ; { $other }
coach-does-nothing = n’a aucun effet
