# NBA Deck-Building : les règles avec nos mots

page-rules-hoops-goal = De quoi s’agit-il ?
page-rules-hoops-goal-text =
    Deux coachs jouent un match de <b>24 tours</b>, chacun son tour. Vous améliorez équipe et tactiques en achetant des cartes, et lancez des dés pour attaquer et défendre. Le plus de points l’emporte.
page-rules-hoops-cards = Les cartes
page-rules-hoops-cards-text =
    • Un <b>joueur</b> a un ou deux postes, une valeur pour payer, une intelligence de jeu, des rebonds, et des dés dans six compétences : trois pour attaquer, trois pour défendre.
    • Une <b>tactique</b> a une valeur, une complexité, et dit quels dés on lance et combien on en garde.
    • La <b>Fatigue</b> ne fait que prendre de la place en main. Il y en a neuf.
page-rules-hoops-setup = Avant le match
page-rules-hoops-setup-text =
    Cinq titulaires sont sur le terrain : meneur, arrière, ailier, ailier fort, pivot. Sept remplaçants et cinq tactiques forment votre pioche ; vous en tirez six.
    Le marché des joueurs est une pile de 20 cartes, les moins chères dessus, dont au moins quatre coûtent de 3 à 5 ; la première est sur la rivière de six places. Six tactiques sont visibles à côté.
page-rules-hoops-turn = Un tour
page-rules-hoops-turn-text =
    • <b>Marquer</b> : votre attaque en attente rapporte des points.
    • <b>Ajuster</b> : la rivière des joueurs avance ; des tactiques du marché peuvent être remplacées.
    • <b>Actions</b> : remplacer des joueurs, préparer des tactiques, acheter un joueur, acheter une tactique ; dans l’ordre voulu, une fois chacune. Puis activer une attaque et une défense, une fois chacune.
    • <b>Fin</b> : rangez votre main et piochez jusqu’à six.
page-rules-hoops-score = Marquer
page-rules-hoops-score-text =
    Au début de votre tour, vos dés d’attaque en attente marquent : leur somme moins ce que stoppent les dés de défense du rival, jamais moins de 0. Tous ces dés sont rendus.
page-rules-hoops-adjust = Le marché avance
page-rules-hoops-adjust-text =
    Un nouveau joueur entre à la première place de la rivière et pousse les autres jusqu’au premier trou ; celui qui est poussé hors de la sixième place est parti. Quand la pile est vide, personne n’entre et tous avancent d’une place.
    Ensuite vous pouvez faire remplacer les tactiques que vous voulez parmi les six.
page-rules-hoops-replace = Remplacer des joueurs
page-rules-hoops-replace-text =
    Des joueurs de votre main prennent des postes imprimés sur leurs cartes ; ceux du terrain peuvent se déplacer pour cela, tant que chacun finit à un de ses postes. Les remplacés vont à votre défausse.
    Pour chaque joueur entré vous <b>piochez une carte</b>, et une carte Fatigue de votre main peut retourner à sa pile.
page-rules-hoops-prepare = Préparer des tactiques
page-rules-hoops-prepare-text =
    Posez des tactiques de votre main sur le terrain, jusqu’à trois attaques et trois défenses. Pour faire place, vous pouvez défausser celles qui y sont. Seules les tactiques préparées peuvent être activées.
page-rules-hoops-buy = Acheter
page-rules-hoops-buy-text =
    Une fois par tour un joueur, payé avec des <b>joueurs</b> de votre main, et une fois une tactique, payée avec des <b>tactiques</b>. Les valeurs défaussées doivent atteindre le coût ; on ne rend pas la monnaie. La nouvelle carte va <b>sur votre pioche</b>.
page-rules-hoops-activate = Activer des tactiques
page-rules-hoops-activate-text =
    Une tactique peut être activée si l’<b>intelligence de jeu</b> de vos cinq atteint sa complexité.
    • Additionnez les cinq dans chaque compétence de la tactique : on lance autant de dés de sa couleur, dix au plus.
    • Certains peuvent être relancés une fois.
    • Gardez-en de chaque couleur autant que le dit la carte ; si moins ont été lancés, tous. Puis la carte est défaussée.
    Les dés d’attaque attendent votre prochain tour. Une défense exige une attaque en attente.
page-rules-hoops-dice = Les dés
page-rules-hoops-dice-text =
    Les dés d’attaque marquent ce qu’ils montrent. Un dé de défense n’arrête que l’attaque dont la couleur et le signe sont sur la face ; le reste ne compte pas.
page-rules-hoops-reroll = Relances et fatigue
page-rules-hoops-reroll-text =
    • <b>Attaque</b> : si vos cinq ont plus de rebonds que ceux du rival, vous pouvez relancer un dé par tranche de trois d’écart, arrondi au supérieur.
    • <b>Défense</b> : pour chaque dé relancé vous prenez une carte Fatigue, posée sur votre pioche avant le lancer.
    Toutes les relances d’une activation se font ensemble, une fois.
page-rules-hoops-close = Fin du tour
page-rules-hoops-close-text =
    Chaque carte restée en main est défaussée, gardée ou retirée du jeu pour toujours (pas la Fatigue). Puis vous piochez jusqu’à six ; quand la pioche est vide, on mélange la défausse. Un trou au marché des tactiques est comblé, pas dans la rivière des joueurs.
page-rules-hoops-end = Fin du match
page-rules-hoops-end-text =
    Après le tour 24, quand le marché n’a plus de joueur, l’autre camp a un ultime tour spécial : marquer, préparer des défenses, en activer une. Puis la dernière attaque marque. Le plus de points l’emporte.
    <b>Prolongation</b> : à égalité, six tours de plus sans achats, commencés par l’autre camp, et de nouveau un ultime tour ; ou les deux acceptent le nul.
page-rules-hoops-variants = Variantes
page-rules-hoops-variants-text =
    Le livret nomme deux variantes sans les expliquer ; voici les nôtres :
    • <b>Composer l’équipe</b> : chacun choisit cinq titulaires sur dix, sept remplaçants sur dix et cinq tactiques sur dix (trois attaques, deux défenses).
    • <b>Draft initiale</b> : parmi 16 joueurs visibles de coût inférieur à 6, chacun en prend quatre, en serpent ; chacun remplace un de vos remplaçants.
