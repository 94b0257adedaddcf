# Les entraîneurs de la première édition : noms, pouvoirs, récit
coach = { $name } ({ $species })
coach-Rabbit = Hazel Burrow
coach-Rabbit-text = { $once ->
    [0] Près
   *[other] Une fois, près
} d’un hockeyeur : son numéro compte { $number } de plus, 9 au maximum.
coach-Duck = Mallory Pond
coach-Duck-text = { $once ->
    [0] Près
   *[other] Une fois, près
} d’un hockeyeur : il compte comme l’espèce d’un coéquipier de votre choix.
coach-Beaver = Barney Dammer
coach-Beaver-text = Près d’une équipe : { $fans_if_last ->
    [one] { $fans_if_last } supporter
   *[other] { $fans_if_last } supporters
} de plus si elle est dernière.
coach-Eagle = Aquila Storm
coach-Eagle-text = { $once ->
    [0] Près
   *[other] Une fois, près
} d’une équipe : elle bat toute équipe qui montre autant de cartes identiques.
coach-Penguin = Pip Frost
coach-Penguin-text = { $once ->
    [0] Près
   *[other] Une fois, près
} d’un hockeyeur sans symbole : il compte comme portant le symbole d’un coéquipier.
coach-Panda = Bo Bamboo
coach-Panda-text = { $once ->
    [0] Près
   *[other] Une fois, près
} d’une équipe : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} de plus quel que soit son rang.
coach-Wolf = Luna Howell
coach-Wolf-text = { $once ->
    [0] Chaque manche
   *[other] Une fois
} : un second changement dans chaque équipe visible.
coach-Shark = Finn Gillis
coach-Shark-text = Une fois, en play-off : passer un changement obligatoire.
coach-Tiger = Tara Stripes
coach-Tiger-text = Votre carte de tir porte le But et revient. Une fois : seule en bas, votre équipe égale la suivante au groupe aussi grand.
coach-Horse = Philippa Gallop
coach-Horse-text = { $once ->
    [0] Chaque manche
   *[other] Une fois
} : échanger deux de vos bus après leur révélation.
coach-Caribou = Karl Antler
coach-Caribou-text = Une fois, près d’une équipe : ses supporters comptent { $fans_times } fois.
coach-PolarBear = Bjorn Blizzard
coach-PolarBear-text = { $tickets ->
    [one] { $tickets } ticket de play-off de plus
   *[other] { $tickets } tickets de play-off de plus
}, sans bonus.
coach-brings = {" "}Amène { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} par utilisation.
coach-costs = {" "}Coûte { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} par utilisation.
coach-along = {" "}Amène { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}.
story-coaches-dealt = { $name } peut choisir entre { $coaches }.
story-coach-chosen = { $name } engage { $coach }. { $ability }
story-coach-fans = { $coach } amène { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} à { $name }.
story-coach-paid = { $name } paie { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
} pour { $coach }.
story-coach-tickets = { $coach } apporte { $tickets ->
    [one] { $tickets } ticket de play-off de plus
   *[other] { $tickets } tickets de play-off de plus
} à { $name }.
story-coach-team = { $name } place { $coach } près de l’équipe { $team }.
story-coach-player = { $name } place { $coach } près du hockeyeur { $card } dans l’équipe { $team }.
story-coach-mate = { $name } place { $coach } près du hockeyeur { $card } dans l’équipe { $team }, pour imiter { $mate }.
story-coach-twice = Grâce à { $coach }, { $name } effectue deux changements.
story-coach-skips = Grâce à { $coach }, { $name } passe le changement.
story-coach-calls = Grâce à { $coach }, { $name } est à égalité avec l’équipe suivante.
story-buses-open = Les bus sont révélés. Échange de deux bus possible : { $names }.
story-buses-swapped = Grâce à { $coach }, { $name } échange deux de ses bus.
story-shot-returns = Grâce à { $coach }, { $card } revient sur le banc : { $name }.
story-arena-row-coach = { $rank }. { $name } avec l’équipe { $team } et { $coach }, { $strength } : { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}{ $more ->
    [0] {""}
   *[other] , dont { $more } grâce à l’entraîneur
}
error-no-coaches = Cette table joue sans entraîneurs.
error-unknown-coach = Il n’y a pas d’entraîneur « { $coach } ». Entraîneurs : { $known }.
error-unknown-team = Il n’y a pas d’équipe « { $team } ». Une équipe s’écrit team:1, team:2 ou team:3.
error-coach-not-dealt = Vous n’avez pas reçu l’entraîneur { $coach }. Choisissez l’un de vos deux.
error-coach-chosen = Les entraîneurs sont choisis : { $coach } ne peut plus l’être.
error-coach-used = Votre entraîneur { $coach } n’aide qu’une fois et a déjà servi.
error-coach-price = Votre entraîneur { $coach } coûte { $price } supporters, et vous en avez { $fans }. Employez-le quand vous en aurez assez.
error-coach-player = Placez { $coach } près d’un de vos hockeyeurs qu’il peut aider dans cette composition, ou tapez - pour personne. { $card } n’en est pas.
error-coach-team = Placez { $coach } près d’une de vos { $teams } équipes ou d’un de leurs hockeyeurs, ou tapez - pour aucune.
error-coach-not-now = Vous ne pouvez pas placer { $coach } près d’une équipe maintenant.
error-coach-beside = Vous ne pouvez pas placer { $coach } près d’une équipe ici. Les entraîneurs des équipes et des hockeyeurs jouent seulement dans les arènes de la saison.
error-coach-line = Commencez par un numéro de 1 à { $count }, puis nommez l’entraîneur.
error-coach-shot = L’entraîneur { $coach } n’aide pas ici. Pour un tir de pénalité, nommez seulement un entraîneur qui aide à tirer.
error-coach-twice = Il n’y a qu’un entraîneur { $coach }.
error-coach-needs = Il faut à l’entraîneur { $coach } { $like ->
    [0] « card » : un hockeyeur de l’équipe près de laquelle il est
   *[other] « card » et « mate » : deux hockeyeurs de l’équipe près de laquelle il est
}.
error-coach-like = { $card } ne peut pas imiter { $mate }. Il doit y gagner quelque chose, et une carte qui porte un symbole le garde.
error-arena-edition = { $arena } n’existe pas dans l’édition { $edition }.
