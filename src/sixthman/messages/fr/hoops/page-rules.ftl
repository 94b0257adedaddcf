# NBA Deck-Building : les règles avec nos mots

page-rules-hoops-goal = De quoi s’agit-il ?
page-rules-hoops-goal-text =
    Deux entraîneurs jouent une partie de <b>24 tours</b>, l’un après l’autre. Vous améliorez équipe et tactiques en achetant des cartes, et lancez des dés pour attaquer et défendre. Le plus de points l’emporte.
page-rules-hoops-cards = Les cartes
page-rules-hoops-cards-text =
    • Un <b>joueur</b> a un ou deux postes, une valeur pour payer, une intelligence de jeu et des rebonds. Il a des dés dans six compétences : trois pour attaquer, trois pour défendre.
    • Une <b>tactique</b> a une valeur, une complexité, et dit quels dés vous lancez et combien vous en gardez.
    • Une <b>carte Fatigue</b> ne fait qu’occuper un emplacement de votre main. Il y en a neuf.
page-rules-hoops-setup = Avant la partie
page-rules-hoops-setup-text =
    Cinq titulaires sont sur le terrain : meneur de jeu, arrière, ailier, ailier fort, pivot. Sept remplaçants et cinq tactiques forment votre pioche ; vous en piochez six.
    Le marché des joueurs est une pile de 20 cartes, les moins chères dessus. Au moins quatre coûtent de 3 à 5. La première est sur la rivière de six emplacements. Six tactiques sont visibles à côté.
page-rules-hoops-turn = Un tour
page-rules-hoops-turn-text =
    • <b>Marquer</b> : votre attaque en attente rapporte des points.
    • <b>Ajuster</b> : la rivière des joueurs avance ; des tactiques du marché peuvent être remplacées.
    • <b>Actions</b> : remplacer des joueurs, préparer des tactiques, acheter un joueur, acheter une tactique ; dans l’ordre voulu, une fois chacune. Puis activer une attaque et une défense, une fois chacune.
    • <b>Fin</b> : rangez votre main et piochez jusqu’à six.
page-rules-hoops-score = Marquer
page-rules-hoops-score-text =
    Au début de votre tour, vos dés offensifs en attente marquent : leur somme moins ce que stoppent les dés défensifs de l’adversaire, jamais moins de 0. Tous ces dés sont rendus.
page-rules-hoops-adjust = Le marché avance
page-rules-hoops-adjust-text =
    Un nouveau joueur entre au premier emplacement de la rivière et pousse les autres jusqu’au premier emplacement libre. Un joueur poussé hors du sixième quitte la partie. Quand la pile est vide, personne n’entre et tous avancent d’un emplacement.
    Ensuite vous pouvez remplacer les tactiques que vous voulez parmi les six.
page-rules-hoops-replace = Remplacer des joueurs
page-rules-hoops-replace-text =
    Des joueurs de votre main prennent des postes imprimés sur leurs cartes. Ceux du terrain peuvent se déplacer pour cela, tant que chacun finit à un de ses postes. Les remplacés vont à votre défausse.
    Pour chaque joueur que vous faites entrer, <b>piochez une carte</b>. Une carte Fatigue de votre main peut alors retourner à sa pile.
page-rules-hoops-prepare = Préparer des tactiques
page-rules-hoops-prepare-text =
    Posez des tactiques de votre main sur le terrain, jusqu’à trois attaques et trois défenses. Vous pouvez défausser une tactique préparée pour une nouvelle de sa catégorie, même s’il reste un emplacement. Seules les tactiques préparées peuvent être activées.
page-rules-hoops-buy = Acheter
page-rules-hoops-buy-text =
    Une fois par tour, achetez un joueur, payé avec des <b>joueurs</b> de votre main. Une fois, achetez une tactique, payée avec des <b>tactiques</b>. Les valeurs défaussées doivent atteindre le coût ; on ne rend pas la monnaie. La nouvelle carte va <b>sur votre pioche</b>.
page-rules-hoops-activate = Activer des tactiques
page-rules-hoops-activate-text =
    Une tactique peut être activée si l’<b>intelligence de jeu</b> de votre équipe atteint sa complexité.
    • Additionnez l’équipe dans chaque compétence de la tactique : lancez autant de dés de sa couleur, dix au plus.
    • Vous pouvez en relancer certains une fois.
    • Gardez-en de chaque couleur autant que le dit la carte ; s’il y en a moins, tous. Puis la carte va à votre défausse.
    Les dés offensifs attendent votre prochain tour. Une défense exige une attaque en attente.
page-rules-hoops-dice = Les dés
page-rules-hoops-dice-text =
    Les dés offensifs marquent ce qu’ils montrent. Un dé défensif ne stoppe que l’attaque dont il montre la couleur et le symbole. Le reste ne compte pas.
page-rules-hoops-reroll = Relances et fatigue
page-rules-hoops-reroll-text =
    • <b>Attaque</b> : comparez les rebonds des deux équipes. Pour chaque tranche de trois d’avance, même entamée, vous pouvez relancer un dé.
    • <b>Défense</b> : pour chaque dé que vous relancez, prenez d’abord une carte Fatigue, posée sur votre pioche.
    Toutes les relances d’une activation se font en une fois.
page-rules-hoops-close = Fin du tour
page-rules-hoops-close-text =
    Défaussez, gardez ou éliminez chaque carte restée en main (une carte Fatigue ne s’élimine pas). Puis piochez jusqu’à six ; quand la pioche est vide, mélangez la défausse. Un emplacement libre au marché des tactiques est comblé, pas dans la rivière.
page-rules-hoops-end = Fin de la partie
page-rules-hoops-end-text =
    L’adversaire a un ultime tour spécial après le tour 24. Il vient plus tôt si un tour se termine sans joueur au marché. L’adversaire y marque, prépare des défenses et en active une. Puis la dernière attaque marque. Le plus de points l’emporte.
    <b>Prolongation</b> : à égalité, jouez six tours de plus sans achats. L’autre entraîneur commence, et un ultime tour suit de nouveau, jusqu’à ce qu’il y ait un vainqueur. Ou les deux acceptent l’égalité.
page-rules-hoops-variants = Variantes
page-rules-hoops-variants-text =
    Le livret nomme deux variantes sans les expliquer ; voici les nôtres :
    • <b>Sélection de l’équipe de départ</b> : chacun choisit cinq titulaires, sept remplaçants et cinq tactiques, chaque fois parmi dix. Des tactiques, trois sont des attaques et deux des défenses.
    • <b>Draft initiale</b> : parmi 16 joueurs visibles de coût inférieur à 6, chacun en prend quatre, en serpent. Chacun remplace un de vos remplaçants.
page-rules-hoops-rulings = Ce que nous tranchons
page-rules-hoops-rulings-text =
    Quand le livret se lit de plusieurs façons, cette table joue ainsi. Chaque ligne commence par ce que dit le livret.
    • <b>H1</b> : Les dés défensifs arrêtent l’attaque de leur couleur. Une couleur absente de l’attaque ne compte pas. Une attaque ne marque jamais moins de 0.
    • <b>H2</b> : Les joueurs avancent dans la rivière. Un emplacement libre arrête le mouvement. Si la pile est vide, tous avancent d’un emplacement, et celui du sixième est défaussé.
    • <b>H3</b> : Une partie dure 24 tours. Elle finit plus tôt si un tour laisse la pioche et la rivière vides.
    • <b>H4</b> : Des joueurs en remplacent d’autres. Ceux du terrain peuvent se déplacer dans la même action, si tous finissent à un de leurs postes.
    • <b>H5</b> : Un joueur remplacé rend une carte Fatigue. Elle doit être dans votre main, et part aussitôt.
    • <b>H6</b> : On agit, puis on active. Les actions viennent dans n’importe quel ordre, une fois chacune. L’attaque et la défense s’activent dans l’ordre voulu.
    • <b>H7</b> : Une carte achetée va sur la pioche. Vous pouvez la piocher dans le même tour.
    • <b>H8</b> : On relance une fois. Tous les dés d’une activation se relancent ensemble. On ne prend pas plus de cartes Fatigue que la pile n’en contient.
    • <b>H9</b> : Une tactique dit combien de dés garder. Vous choisissez lesquels ; s’il y en a moins, vous les gardez tous.
    • <b>H10</b> : Une défense répond à une attaque. Sans attaque en attente, elle ne s’active pas.
    • <b>H11</b> : On pioche jusqu’à 6 cartes. Avec plus en main, on ne pioche rien.
    • <b>H12</b> : Le marché des tactiques se complète. Les deux piles vides, l’emplacement reste libre.
    • <b>H13</b> : La prolongation dure six tours. Elle commence avec les mains présentes et se répète sans limite, sauf accord sur un nombre ou sur l’égalité.
    • <b>H14</b> : Le livret nomme la sélection de l’équipe sans règles. Les nombres de cartes sont de nous.
    • <b>H15</b> : Le livret nomme la Draft initiale sans règles. L’ordre en serpent et les 16 joueurs sont de nous.
    • <b>H16</b> : Le livret prévoit 2 personnes. Seul, on joue contre un bot. À quatre, c’est une soirée : tous se rencontrent, puis les deux premiers jouent une finale.
    • <b>H17</b> : Trois tactiques préparées laissent place à une nouvelle. On peut aussi défausser avec un emplacement libre, et dans la même action.
