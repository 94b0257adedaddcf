# Hilfe auf der Kommandozeile
help-referee = Werte All-Star Draft zwischen echten Teams aus: wer auf welchem Rang steht, wie viele Fans das bringt und warum.
help-referee-jsonl = Von der Standardeingabe je Zeile einen Fall als JSON lesen und mit je einer Zeile antworten.
manager = Manager { $seat }

help-option-edition = Die Ausgabe: 2025 oder 2020 (die erste, mit Coaches).
help-option-mode = Zu zweit: heritage ({ mode-heritage }), free-agency ({ mode-free-agency }), clash ({ mode-clash }) oder clash-keeping ({ mode-clash-keeping }); in der ersten Ausgabe (2020) classic. Zu dritt bis zu sechst: standard.
help-option-coaches = Mit oder ohne Coaches spielen. Die Ausgabe 2020 hat sie, die von 2025 kann sie haben.
help-option-whistle = Mit oder ohne Arenen mit Trillerpfeife spielen. Dort nehmen die Fans nicht einfach von Rang zu Rang ab.
help-option-species = Tierarten im Spiel, durch Kommas getrennt. Standard: per Los.
