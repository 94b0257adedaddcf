# Den Draft eines Freundes schlagen
page-beat-title = Schlage den Draft von { $name }
page-beat-text = Du bekommst dieselben Hände und dieselben Arenen, ein einziges Mal. Danach siehst du beide Drafts nebeneinander.
page-beat-play = Diese Karten spielen
page-beat-no-link = Dieser Link enthält keine beendete Partie. Bitte um einen neuen.
page-beat-won = Du schlägst { $name }
page-beat-lost = { $name } bleibt vorn
page-beat-even = Gleichstand mit { $name }
page-beat-same = Ihr habt { $same } von { $of } Mal dasselbe gewählt.
page-beat-pick = Wahl
page-beat-share = Ich habe { $score } Fans. Schlägst du meinen Draft mit denselben Karten?
