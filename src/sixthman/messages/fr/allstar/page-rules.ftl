# All-Star Draft : les règles avec nos mots

page-rules-example = Un exemple à quatre managers, à Polarena 1, tranché par l’arbitre :
page-rules-allstar-goal = De quoi s’agit-il ?
page-rules-allstar-goal-text =
    Vous êtes manager d’équipes de hockey sur glace composées d’animaux. Une saison a trois manches : vous draftez des hockeyeurs, formez des équipes et les envoyez dans les arènes. Puis viennent les play-off. Chaque bon rang rapporte des supporters.
    Qui a le <b>plus de supporters</b> à la fin gagne.
page-rules-allstar-cards = Les hockeyeurs
page-rules-allstar-cards-text =
    Il y a 108 hockeyeurs : douze espèces avec les numéros 1 à 9. Cinq cartes de chaque espèce portent un symbole, chacun une fois ; les quatre autres n’en ont pas.
    De trois à six managers, on joue avec deux espèces par personne. Ci-dessous, les plus forts sont en premier.
page-rules-allstar-arenas = Les arènes
page-rules-allstar-arenas-text =
    Une arène indique combien de supporters rapporte chaque rang. Certaines ont une particularité :
    • <b>Combo</b> : une combinaison y bat 5 cartes identiques. L’arène la montre : un symbole de chaque, une suite de 5 ou brelan + paire.
    • <b>Sifflet</b> : les supporters ne diminuent pas simplement de rang en rang.
    • <b>2 barré</b> : l’arène reste dans la boîte à deux managers.
page-rules-allstar-draft = Le draft
page-rules-allstar-draft-text =
    L’arène de la manche est visible ; chacun reçoit une main de 6 cartes. Tous en choisissent une en même temps, la posent face cachée sur leur banc et passent le reste à gauche. On continue jusqu’à la dernière carte : 6 de plus sur chaque banc.
    Vous pouvez toujours regarder votre banc. À la manche 2, les cartes vont à droite, à la manche 3 de nouveau à gauche.
page-rules-allstar-team = Équipe et bus
page-rules-allstar-team-text =
    De votre banc, vous formez une équipe de <b>5</b> et la posez face cachée ; la sixième carte attend au banc. À la manche 1, le bus 1 l’amène à la seule arène. Quand tous sont prêts, les équipes sont révélées.
page-rules-allstar-strength = Qui est le plus fort ?
page-rules-allstar-strength-text =
    Une équipe compte son <b>meilleur groupe</b> : le plus de cartes avec le même symbole, numéro ou espèce.
    • Le plus grand nombre de cartes identiques l’emporte.
    • À égalité, l’attribut décide : Or avant Argent avant Bronze. L’ordre dépend du nombre de managers au départ.
    • Même attribut : le symbole plus fort, le numéro plus élevé, l’espèce plus forte l’emporte.
    • Tout est égal : <b>égalité</b>.
page-rules-allstar-fans = Les supporters
page-rules-allstar-fans-text =
    Chaque équipe gagne les supporters que l’arène donne pour son rang. Des équipes à égalité prennent toutes le même rang, et les suivants sont sautés : deux deuxièmes, puis le quatrième. L’arène quitte le jeu ; les équipes restent visibles sur la table.
page-rules-allstar-rounds = Manches 2 et 3
page-rules-allstar-rounds-text =
    Deux arènes sont visibles à la manche 2, trois à la manche 3. Chacun drafte 6 cartes de plus.
    • D’abord, vous pouvez échanger <b>un hockeyeur de chaque équipe visible</b> contre un du banc. L’ordre des équipes est libre. Celui qui sort peut rejouer aussitôt.
    • Puis vous formez une <b>nouvelle équipe</b> de 5 avec le banc.
    • Enfin vous donnez un bus à chaque équipe, en secret : le bus 1 va à la première arène, le bus 2 à la deuxième, le bus 3 à la troisième. On joue les arènes l’une après l’autre.
page-rules-allstar-playoffs = Play-off
page-rules-allstar-playoffs-text =
    Les 18 cartes reviennent au banc. Chacun forme <b>une équipe</b> de 5, et toutes sont révélées.
    • L’<b>équipe la plus faible</b> défausse un ticket. Sans ticket, son manager est éliminé et gagne les supporters du plus mauvais rang libre.
    • Égalité pour la plus faible : <b>tir de pénalité</b>. Chacun tire avec une carte du banc. On compare Or, Argent, Bronze ; sans symbole, on est derrière tous les symboles. La plus faible perd ; toutes les cartes tirées quittent la partie.
    • Ensuite tous échangent : posez 2 à 4 cartes du banc et défaussez-en autant de l’équipe. Avec moins de 2 cartes au banc, on est éliminé.
    • On continue jusqu’au dernier manager. À deux ou trois, chaque ticket qui lui reste rapporte des supporters en plus.
page-rules-allstar-end = La fin
page-rules-allstar-end-text =
    Le plus de supporters l’emporte. En cas d’égalité, ceux <b>des play-off</b> décident, sans le bonus des tickets ; si c’est encore égal, la victoire est partagée.
page-rules-allstar-two = À deux managers
page-rules-allstar-two-text =
    Les arènes au 2 barré restent dans la boîte. Vous avez le choix entre trois modes :
    • <b>{ mode-heritage }</b> (5 espèces) : 7 cartes chacun, draftées jusqu’au bout. Puis chacun en défausse une de ces 7, face cachée.
    • <b>{ mode-clash }</b> (5 espèces) : 7 cartes chacun. Gardez-en une. Ensuite, gardez-en une, donnez-en une à l’adversaire et passez le reste. À la fin, chacun défausse une des 7 reçues.
    • <b>{ mode-free-agency }</b> (6 espèces) : 3 cartes visibles. Chacun en prend une, la troisième est défaussée ; puis l’autre commence. Aux manches 2 et 3, qui a le moins de supporters commence.
    Les play-off sont comme d’habitude. Dans la première édition, à deux, on joue avec 5 espèces et 7 cartes. La dernière carte de chaque main est défaussée.
page-rules-allstar-coaches = La première édition et ses entraîneurs
page-rules-allstar-coaches-text =
    La première édition (2020) a 12 arènes sans combo et un ticket de plus pour tous ; défausser le dernier élimine. Le patin est plus fort que le gant. Toutes les équipes d’une manche sont révélées d’un coup.
    Au départ, chacun reçoit 2 entraîneurs et en garde un, visible. Certains se placent à côté d’une équipe ou d’un hockeyeur à chaque manche, certains aident une fois, certains en play-off. Le livret n’imprime pas leurs pouvoirs ; voici les nôtres :
page-rules-allstar-rulings = Ce que nous tranchons
page-rules-allstar-rulings-text =
    Quand les livrets se lisent de plusieurs façons, cette table joue ainsi. Chaque ligne commence par ce que dit le livret.
    • <b>A2</b> : Une équipe compte ses cartes identiques. Sans deux cartes identiques, sa meilleure carte compte, d’abord un symbole.
    • <b>A3</b> : Le nombre de managers fixe l’ordre Or, Argent, Bronze. Nous comptons les managers du début, même en fin de play-off.
    • <b>A5</b> : Une suite bat 5 cartes identiques. Ce sont 5 numéros consécutifs ; le 1 ne suit pas le 9.
    • <b>A6</b> : Brelan + paire bat 5 cartes identiques. Les 3 et les 2 peuvent partager des attributs différents. 5 cartes identiques ne font pas brelan + paire.
    • <b>A7</b> : Un combo bat 5 cartes identiques. Les équipes qui l’ont sont toutes premières à égalité. Les play-off n’ont pas de combos.
    • <b>A8</b> : Tout se choisit face cachée. Vous pouvez revenir sur un choix jusqu’à la dernière validation.
    • <b>A10</b> : Un changement par équipe visible, l’un après l’autre. Choisissez l’ordre des équipes. Qui sort peut rejouer aussitôt.
    • <b>A12</b> : Les cartes draftées sont cachées, les équipes visibles. Ce qui a été visible reste connu, aussi en play-off.
    • <b>A13</b> : En { mode-clash }, gardez 1 carte, puis gardez-en 1 et donnez-en 1, et ainsi de suite. Nous répétons la seconde étape : 4 gardées, 3 données. <b>{ mode-clash-keeping }</b> répète les deux : 5 gardées, 2 données.
    • <b>A14</b> : Défaussez 1 de vos 7 cartes. C’est une des 7 reçues dans la manche.
    • <b>A15</b> : Qui a le moins de supporters choisit d’abord. À égalité, le sort décide. À la manche 1, le sort décide aussi, sauf accord sur qui commence.
    • <b>A16</b> : Les tickets pour 2 managers valent pour tous les modes à deux : 2 chacun, 3 dans la première édition.
    • <b>A17</b> : Les play-off se répètent jusqu’au dernier manager. Nous répétons tout : jouer, départager, échanger.
    • <b>A18</b> : À égalité, on tire les pénalités. Seule une égalité pour l’équipe la plus faible en demande.
    • <b>A19</b> : Le tir prend une carte du banc. À égalité sans carte, un manager est éliminé aussitôt, ticket ou non. Les autres ne tirent pas.
    • <b>A20</b> : Posez 2 à 4 cartes, puis choisissez-en autant à défausser. Tous font la première étape avant la seconde.
    • <b>A21</b> : Qui ne peut pas échanger est éliminé. Ceux qui partent ensemble prennent tous le plus mauvais rang libre.
    • <b>A22</b> : Les tickets restants donnent un bonus. Seul le vainqueur des play-off le reçoit.
    • <b>A23</b> : Une égalité finale va à qui a le plus de supporters des play-off, sans le bonus. Encore à égalité : victoire partagée.
    • <b>A24</b> : La première édition a 12 entraîneurs, et son livret ne dit rien de leurs pouvoirs. Ceux-ci sont les nôtres. Les deux éditions peuvent avoir des entraîneurs.
