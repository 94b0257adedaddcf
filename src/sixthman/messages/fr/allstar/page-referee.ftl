# L’arbitre et la feuille de score, pour ceux qui ont les vraies cartes
page-title-referee = Arbitre
page-title-pad = Feuille de score
page-referee-text = Vous jouez avec les vraies cartes ? Touchez ce qui est sur la table. Vous verrez qui est à quel rang, combien de supporters, et pourquoi.
page-referee-what = Que joue-t-on ?
page-referee-arena = Arène
page-referee-playoff = Match de play-off
page-referee-shootout = Tir de pénalité
page-referee-players = Managers au départ
page-referee-whistle = Le sifflet : les supporters ne diminuent pas simplement de rang en rang.
page-referee-which-arena = Quelle arène ?
page-referee-team = Équipe { $team }
page-referee-name = Nom de l’équipe { $team }
page-referee-of = { $count } sur { $of }
page-referee-out = Retirer { $card }
page-referee-enter = Entrer les cartes : { $team }
page-referee-coach = Entraîneur : { $team }
page-referee-no-coach = Sans entraîneur
page-referee-coach-needs = Choisissez plus haut le hockeyeur de l’entraîneur et, si le pouvoir l’exige, le coéquipier à imiter.
page-referee-coach-player = À côté de quel hockeyeur ?
page-referee-beside-team = à côté de l’équipe
page-referee-beside = à côté du hockeyeur { $card }
page-referee-coach-mate = Comme quel coéquipier ?
page-referee-like-nobody = sans changement
page-referee-like = comme { $card }
page-referee-by = Chercher les cartes par
page-referee-cards-of = Cartes : { $team }
page-referee-result = Classement
page-referee-empty = Dès que deux équipes sont complètes ({ $count ->
    [one] { $count } carte chacune
   *[other] { $count } cartes chacune
}), le classement apparaît ici.
page-referee-loses = perd le tir de pénalité
page-referee-counts = { $card } compte comme { $value }.
page-referee-write = Noter sur la feuille de score
page-referee-clear = Effacer les cartes
page-referee-to-pad = Vers la feuille de score
page-pad-text = Pour toute une soirée : touchez les rangs, les supporters s’additionnent. Tout reste dans ce navigateur.
page-pad-manager = Manager { $seat }
page-pad-game = Partie { $game }
page-pad-game-word = Partie
page-pad-evening = La soirée
page-pad-sum = Total
page-pad-tie = Égalité à la fin : le plus de supporters gagnés en play-off l’emporte.
page-pad-who = Qui joue ?
page-pad-name = Nom du manager { $seat }
page-pad-more = Un de plus
page-pad-less = { $name } ne joue pas
page-pad-undo = Annuler
page-pad-share = Partager en texte
page-pad-no-share = Votre navigateur ne permet ni de partager ni de copier.
page-pad-throw = Nouvelle feuille de score
page-pad-throw-text = Toutes les parties de la feuille de score sont effacées ; les noms restent. « Annuler » les ramène tant que vous gardez cette page.
page-pad-keep = La garder
page-pad-referee = Qui a gagné ? Demander à l’arbitre
page-pad-round = Manche { $round }
page-pad-line = Manche { $round }, arène { $arena }
page-pad-which-arena = Arène { $arena } de la saison
page-pad-choose-arena = Choisir l’arène…
page-pad-arena-unknown = une arène
page-pad-rank-of = Rang : { $name }
page-pad-fans = { $fans ->
    [one] { $fans } supporter
   *[other] { $fans } supporters
}
page-pad-extra-of = { $what }, { $name }
page-pad-coaches = Supporters en plus grâce aux entraîneurs
page-pad-playoffs = Play-off
page-pad-tickets = Supporters pour les tickets restants
page-pad-bonus = Le vainqueur reçoit { $bonus } supporters de plus par ticket restant : notez-les dans la petite case.
page-pad-next = Partie suivante
