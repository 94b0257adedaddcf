# All-Star Draft : les règles avec nos mots

page-rules-example = Un exemple à quatre managers, à Polarena 1, tranché par l’arbitre :
page-rules-allstar-goal = De quoi s’agit-il ?
page-rules-allstar-goal-text =
    Vous êtes manager d’équipes de hockey sur glace composées d’animaux. Pendant une saison de trois manches, vous draftez des hockeyeurs, formez des équipes et les envoyez dans les arènes ; puis viennent les play-off. Chaque bon rang rapporte des supporters.
    Celui qui a le <b>plus de supporters</b> à la fin gagne.
page-rules-allstar-cards = Les hockeyeurs
page-rules-allstar-cards-text =
    Il y a 108 hockeyeurs : douze espèces avec les numéros 1 à 9. Cinq cartes de chaque espèce portent un symbole, chacun une fois ; les quatre autres n’en ont pas.
    De trois à six managers, on joue avec deux espèces par personne. Ci-dessous, les plus forts sont en premier.
page-rules-allstar-arenas = Les arènes
page-rules-allstar-arenas-text =
    Une arène indique combien de supporters chaque rang y rapporte. Des signes disent ce qu’elle a de particulier :
    • <b>Combo</b> : cinq cartes d’une certaine sorte (un symbole de chaque, une suite de cinq numéros, ou un brelan et une paire) sont classées au-dessus de cinq pareilles.
    • <b>Sifflet</b> : les supporters ne diminuent pas simplement de rang en rang.
    • <b>2 barré</b> : reste dans la boîte à deux joueurs.
page-rules-allstar-draft = Le draft
page-rules-allstar-draft-text =
    L’arène de la manche est visible ; chacun reçoit six cartes. Tous en choisissent une en même temps, la posent face cachée sur leur banc et passent le reste à gauche. On continue jusqu’à la dernière carte : six de plus sur chaque banc.
    Vous pouvez toujours regarder votre banc. À la manche 2, les cartes vont à droite, à la manche 3 de nouveau à gauche.
page-rules-allstar-team = Équipe et bus
page-rules-allstar-team-text =
    De votre banc, vous formez une équipe de <b>cinq</b> et la posez face cachée ; la sixième carte attend au banc. À la manche 1, le bus 1 l’amène à la seule arène. Quand tous sont prêts, les équipes sont révélées.
page-rules-allstar-strength = Qui est le plus fort ?
page-rules-allstar-strength-text =
    Une équipe compte sa <b>meilleure série</b> : le plus de cartes avec le même symbole, numéro ou espèce.
    • Plus de cartes pareilles l’emportent.
    • À égalité, le type décide : or avant argent avant bronze. L’ordre dépend du nombre de managers au départ.
    • Même type : le symbole plus fort, le numéro plus élevé, l’espèce plus forte l’emporte.
    • Tout pareil : <b>égalité</b>.
page-rules-allstar-fans = Les supporters
page-rules-allstar-fans-text =
    Chaque équipe gagne les supporters que l’arène donne pour son rang. Des équipes à égalité prennent toutes le même rang, et les suivants sont sautés : deux deuxièmes, puis le quatrième. L’arène quitte le jeu ; les équipes restent visibles sur la table.
page-rules-allstar-rounds = Manches 2 et 3
page-rules-allstar-rounds-text =
    Deux arènes sont visibles à la manche 2, trois à la manche 3. Chacun drafte six cartes de plus.
    • D’abord, vous pouvez changer <b>un hockeyeur dans chaque équipe visible</b> contre un du banc, la plus ancienne d’abord. Celui qui sort peut rejouer aussitôt.
    • Puis vous formez une <b>nouvelle équipe</b> de cinq avec le banc.
    • Enfin vous donnez un bus à chaque équipe, en secret : le bus 1 va à la première arène, le bus 2 à la deuxième, le bus 3 à la troisième. On joue les arènes l’une après l’autre.
page-rules-allstar-playoffs = Play-off
page-rules-allstar-playoffs-text =
    Les 18 cartes reviennent au banc. Chacun forme <b>une équipe</b> de cinq, et toutes sont révélées.
    • L’<b>équipe la plus faible</b> rend un ticket ; sans ticket, son manager est éliminé et gagne les supporters de la plus mauvaise place encore libre.
    • Égalité pour la plus faible : <b>tir de pénalité</b>. Chacun tire avec une carte du banc ; on compare or, argent, bronze, et sans symbole on est sous tous les symboles. La plus faible perd ; toutes les cartes tirées quittent le jeu.
    • Ensuite tous doivent changer : posez deux à quatre cartes du banc, et retirez-en autant de l’équipe pour toujours. Qui a moins de deux cartes au banc est éliminé.
    • On continue jusqu’au dernier manager. À deux ou trois, chaque ticket que le vainqueur garde rapporte des supporters en plus.
page-rules-allstar-end = La fin
page-rules-allstar-end-text =
    Le plus de supporters l’emporte. En cas d’égalité, ceux <b>des play-off</b> décident, sans le bonus des tickets ; si c’est encore égal, la victoire est partagée.
page-rules-allstar-two = À deux managers
page-rules-allstar-two-text =
    Les arènes au 2 barré restent dans la boîte. Il y a trois façons de drafter :
    • <b>Heritage</b> (cinq espèces) : sept cartes chacun, draftées jusqu’au bout ; puis chacun en défausse une de ces sept, face cachée.
    • <b>Clash</b> (cinq espèces) : sept cartes chacun. Gardez-en une ; ensuite gardez-en une et donnez-en une à l’adversaire, puis passez. À la fin, chacun défausse une des sept reçues.
    • <b>Free Agency</b> (six espèces) : trois cartes visibles, le premier en prend une, le second une, la troisième est défaussée ; puis on change les rôles. Aux manches 2 et 3, celui qui a le moins de supporters commence.
    Les play-off sont comme d’habitude. Dans la première édition, à deux on joue avec cinq espèces et sept cartes ; la dernière carte de chaque main est défaussée.
page-rules-allstar-coaches = La première édition et ses entraîneurs
page-rules-allstar-coaches-text =
    L’édition de 2020 a douze arènes sans combo, un ticket de plus pour tous (rendre le dernier élimine), et le patin est au-dessus du gant. Toutes les équipes d’une manche sont révélées d’un coup.
    Au départ, chacun reçoit deux entraîneurs et en garde un, visible. Certains se placent à côté d’une équipe ou d’un hockeyeur à chaque manche, certains aident une fois, certains en play-off. Le livret n’imprime pas leurs talents ; voici les nôtres :
page-rules-allstar-rulings = Ce que nous tranchons
page-rules-allstar-rulings-text =
    Là où les livrets laissent une question ouverte, cette table joue ainsi :
    • Une équipe sans deux cartes pareilles compte sa meilleure carte.
    • Une suite, ce sont cinq numéros consécutifs, sans repasser de 9 à 1.
    • Brelan + paire peut mêler les types (trois ours et deux 4) ; cinq pareilles ne font pas brelan + paire.
    • Les équipes qui font le combo sont toutes à égalité en tête. En play-off, il n’y a pas de combo.
    • Un manager à égalité dont le banc est vide ne peut pas tirer : il est éliminé aussitôt.
    • Ceux qui sortent ensemble prennent tous la plus mauvaise place libre.
