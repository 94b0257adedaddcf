# All-Star Draft : ce qui est impossible
error-unknown-card = « { $card } » n’est pas une carte. Une carte est une espèce suivie d’un numéro de 1 à 9, comme Duck7 ou Ours3.
error-unknown-species = « { $species } » n’est pas une espèce. Les espèces sont : { $known }.
error-unknown-arena = « { $arena } » n’est pas une arène. Les arènes sont : { $known }.
error-unknown-plan = « { $plan } » n’est pas une attribution des bus. Donnez l’arène de chaque équipe, comme bus:2-1 ou bus:3-1-2.
error-species = Indiquez { $wanted } espèces différentes, ou aucune pour un tirage au sort. Indiquées : { $given }.
error-given-lot = « { $lot } » n’est pas un tirage au sort. Un tirage désigne une place de 1 à { $seats }.
error-arena-out = Avec ces options, { $arena } n’est pas dans la pioche.
error-cards-of-team = Une équipe compte 5 cartes, pas { $count }.
error-card-not-in-play = { $card } n’est pas en jeu : son espèce n’a pas été choisie.
error-too-many-species = Espèces parmi les cartes données : { $given } ; espèces en jeu : { $wanted }.
error-not-json = La ligne { $line } n’est pas du JSON : { $reason }
error-case-keys = Ligne { $line } : un cas contient "players" avec "teams" (et "arena"), ou "players" avec "shootout".
error-case-players = Ligne { $line } : "players" doit être un nombre entier de 2 à 6, pas { $players }.
error-case-team-count = Ligne { $line } : { $count ->
    [0] aucune équipe n’est donnée
    [one] { $count } équipe est donnée
   *[other] { $count } équipes sont données
} pour { $players } managers ; donnez-en de 1 à { $players }.
error-case-shots = Ligne { $line } : un tir de pénalité oppose de 2 à { $players } cartes, pas { $count }.
error-case-text = Ligne { $line } : cartes et arènes s’écrivent comme du texte, pas comme { $found }.
error-case = Ligne { $line } : { $reason }
error-team-size = L’équipe { $team } compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; une équipe en a 5.
error-case-team-list = Ligne { $line } : une équipe est une liste de 5 cartes, pas { $found }.
error-case-unknown = Ligne { $line } : « { $key } » n’a pas de sens ici. Valeurs possibles : { $known }.
error-case-coaches = Ligne { $line } : "coaches" est une liste d’au plus une entrée par équipe ou par tireur : ici { $teams }.
error-case-coach = Ligne { $line } : un entraîneur est null, un nom, ou un objet avec "coach" et, pour un hockeyeur, "card" et "mate" ; pas { $found }.

error-server-held = Vous n’avez pas { $card }.
error-server-twice = Vous avez nommé deux fois { $card }.
error-server-arena = L’arène { $arena } n’est pas en jeu. Arènes de cette manche : { $arenas }.
error-server-coach = Vous ne pouvez pas utiliser l’entraîneur ainsi.
error-server-teams = À { $players } managers, il ne peut pas y avoir { $teams } équipes.
