# Alle Karten und woher sie kommen
page-title-cards = Über die Karten
page-cards-games = Spiele
page-cards-rulebook = Regelheft
page-cards-rulebook-text = Steht in einem Regelheft des Verlags.
page-cards-adaptation = Online-Spiel
page-cards-adaptation-text = Als Tatsache aus der Online-Fassung des Verlags abgelesen.
page-cards-ours = Von uns
page-cards-ours-text = Niemand veröffentlicht es: unsere Rekonstruktion, durch Simulation abgestimmt.
page-cards-own = Eigene Datei
page-cards-own-text = Aus einer Kartendatei dieses Servers.
page-cards-art = Alle Zeichnungen sind von uns oder frei (Fluent Emoji, Material Design Icons). Keine Vereinszeichen, keine Fotos.
page-cards-what = Welche Karten?
page-cards-players = Spieler
page-cards-sort = Ordnen nach
page-cards-source = Aus
page-cards-all = Alle
page-cards-name = Name
page-cards-count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-cards-values = { $source }: { $values }
page-cards-value-name = Name
page-cards-value-copies = Anzahl der Karten
