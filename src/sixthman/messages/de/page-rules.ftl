# Die Regeln in eigenen Worten
page-title-rules = Regeln
page-rules-text = In eigenen Worten, so wie an diesem Tisch gespielt wird.
page-rules-chapters = Kapitel
