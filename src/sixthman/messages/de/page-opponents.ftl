# Gegner mit Gesicht
page-opponents-title = Wer sitzt bei dir?
page-opponents-text = { $most ->
    [1] Wähle einen. Bots sehen nur, was ein Mensch an ihrem Platz sähe.
   *[other] Wähle 1 bis { $most }. Bots sehen nur, was ein Mensch an ihrem Platz sähe.
}
page-opponents-last = die letzten 5:
page-opponents-ahead = du vorn
page-opponents-behind = Gegner vorn
page-opponents-strength = Stärke { $strength } von { $most }
page-opponents-record = Gegen { $name }: { $ahead }-mal vorn, { $behind }-mal hinten
page-opponents-you = du
page-opponents-table = Dein Tisch
page-opponents-expect = Was dich erwartet
page-opponents-hard-1 = leicht
page-opponents-hard-2 = freundlich
page-opponents-hard-3 = ausgeglichen
page-opponents-hard-4 = schwer
page-opponents-hard-5 = sehr schwer
page-opponents-before = { $played ->
    [one] Du hast { $won } von { $played } Tisch dieser Stärke gewonnen.
   *[other] Du hast { $won } von { $played } Tischen dieser Stärke gewonnen.
}
page-opponents-never = An einem so starken Tisch hast du noch nicht gespielt.
page-opponents-game = Spiel
page-opponents-start = { $count ->
    [0] Wähle jemanden
    [1] Zu zweit beginnen
    [2] Zu dritt beginnen
    [3] Zu viert beginnen
    [4] Zu fünft beginnen
   *[other] Mit diesen { $count } beginnen
}
page-opponents-surprise = Überrasche mich
page-opponent-pip = Fröhlich, hastig, großzügig.
page-opponent-bruna = Geduldig, ordentlich, stur.
page-opponent-onni = Gesellig, neugierig, wechselhaft.
page-opponent-mei = Ruhig, sparsam, schlau.
page-opponent-vesna = Hungrig, scharf, stolz.
page-opponent-aksel = Still, genau, gnadenlos.
