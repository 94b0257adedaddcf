# Le rapport d’une simulation : une page avec des images
help-report = Faire une page avec images des résultats que « sixthman simulate --output » a gardés.
help-report-file = Les résultats : un dossier, ou un fichier qui finit par .duckdb.
help-report-output = La page à écrire, un fichier qui finit par .html.
help-report-open = Ouvrir la page dans un navigateur.
error-report-page = Un rapport s’écrit dans un fichier qui finit par .html, dans un dossier qui existe ; pas dans { $file }.
lab-report-title = Ce que disent { $games } parties
lab-report-findings = Ce qui frappe
lab-report-no-findings = Il y a trop peu de parties pour conclure. Mille parties montrent les contours, cent mille les cartes une à une.
lab-report-more = Lire la suite
lab-report-contents = Chapitres
lab-report-figures = Les chiffres derrière l’image
lab-report-too-few = Trop peu de parties pour cette image : il y en a { $games }, il en faut environ { $need }.
lab-report-played = Le bot { $bot } a occupé toutes les places pendant { $games } parties.
lab-report-played-bots = Les bots { $bots } ont joué { $games } parties, toujours à ces places.
lab-report-part = La simulation est incomplète : ce rapport porte sur { $games } parties sur { $asked }.
lab-report-random = Des bots qui choisissent au hasard montrent ce que font les règles seules. Les bots plus forts disent mieux ce que vaut le jeu entre personnes qui le connaissent.
lab-report-fact-games = Parties
lab-report-fact-bots = Bots
lab-report-fact-seed = Graine
lab-report-method = Comment les chiffres sont calculés
lab-report-method-wins = Une victoire compte pour 1, une victoire partagée pour sa part. Ce qui suit un ± contient la vraie valeur dans 95 rapports sur 100. Un écart n’est dit « au-delà du hasard » que si le hasard seul en donnerait un aussi grand, n’importe où dans la même image, dans moins de 5 rapports sur 100. Une case n’est colorée que si elle s’écarte de la moyenne de plus de trois erreurs types. Rien n’est dit de ce qui est arrivé moins de { $fewest } fois.
lab-report-method-made = Produit par « sixthman report » à partir de : { $agreed } ; bots { $bots } ; graine { $seed } ; règles { $rules } ; Sixth Man { $version }. La même graine et les mêmes options donnent les mêmes parties.
lab-report-average = moyenne
lab-report-median = médiane { $median }
lab-report-winners = Dont vainqueurs

# têtes des tableaux
lab-report-head-what = Quoi
lab-report-head-from = De
lab-report-head-to = À
lab-report-head-share = Part
