# Les règles avec nos mots
page-title-rules = Règles
page-rules-text = Avec nos mots, comme on les joue à cette table.
page-rules-chapters = Chapitres
