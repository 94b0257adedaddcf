# La table d’un jeu sans écrans à lui

page-plain-choose = À vous de choisir
page-plain-waiting = Les autres choisissent
page-plain-watching = Vous regardez
page-plain-chosen = { $chosen } sur { $of } ont choisi.
page-plain-choices = Vos choix
page-plain-pick = Choisissez d’abord
page-plain-lock = Valider { $choice }
page-plain-sealed = Choix validé
page-plain-take-back = Reprendre
page-plain-hint = Conseil
page-plain-hinted = Le bot choisirait { $choice }. Chances de victoire : { $win }.
page-plain-scores = Scores
page-plain-story = Journal
page-plain-nothing = Rien ne s’est encore passé.
page-plain-numbers = Tout ce que vous voyez, en nombres
page-plain-wins = { $name } gagne
page-plain-share = { $name } partagent la victoire
page-plain-you-win = Vous gagnez
page-plain-rematch = Revanche
page-plain-to-rematch = Aller à la revanche
page-plain-after = Voir le déroulement
page-plain-told-chose = <b>{ $name }</b> : { $choice }
page-plain-told-scores = Scores : { $told }.
page-plain-told-places = Classement final : { $told }.
