# NBA Deck-Building: words that are understood in choices, separated by commas
hoops-word-refresh = renouveler
hoops-word-with = avec
hoops-word-for = pour, à la place de
hoops-word-attack = attaquer
hoops-word-defend = défendre
hoops-word-reroll = relancer
hoops-word-keep = garder
hoops-word-discard = défausser
hoops-word-remove = éliminer
hoops-word-draft = drafter
hoops-word-out = sort, sortir
hoops-word-end = fin, fin du tour
hoops-word-at = au poste de
hoops-word-to = vers
hoops-word-done = terminé, rien de plus
hoops-word-replace = remplacer
hoops-word-prepare = préparer
hoops-word-buy = acheter
hoops-word-buy-player = acheter joueur, acheter un joueur
hoops-word-buy-tactic = acheter tactique, acheter une tactique
hoops-word-play-on = continuer, prolongation
hoops-word-agree = égalité, match nul
hoops-word-instead = plutôt
hoops-word-blank = vide
hoops-word-cards = fatigue-card = fatigue, base-offense-3-pts = Attaque de base 3 points, base-offense-inside = Attaque de base intérieure, base-offense-drive = Attaque de base en pénétration, base-offense-pick-and-roll = Attaque de base écran et roule, base-offense-drive-and-kick = Attaque de base pénétrer et ressortir, base-defense-switch = Défense de base avec changements, base-defense-zone = Défense de base de zone, base-defense-press = Défense de base pressing, base-defense-paint = Défense de base dans la raquette, base-defense-help = Défense de base avec aide
