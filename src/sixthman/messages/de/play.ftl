# Tische im Terminal
# Von Person zu Person
play-pass-keyboard = Gebt { $name } die Tastatur. { $name }, drücke Enter, wenn sonst niemand hinschaut.

# Tasten
play-keys-enter = Enter: weiter
play-keys-take-back = u: { $name } ändert die Wahl
play-keys-leave = Enter: verlassen   Esc: bleiben

# Aufzeichnung und Verlassen
play-record-title = Startwert und Aufzeichnung
play-record-commitment = Fingerabdruck des Startwerts
play-record-proof = Er stand vor dem Austeilen fest. Am Ende zeigt der Startwert, dass niemand an den Karten war.
play-record-seed = Startwert: { $seed }
play-record-path = Die Aufzeichnung kommt nach { $path }
play-record-nowhere = Die Partie wird nicht aufgezeichnet. Drücke am Ende s, um sie zu speichern.
play-record-saved = Gespeichert: { $path }
play-leave = Die Partie verlassen?
play-leave-saves = Die Partie bis hierher wird in { $path } gespeichert.
play-leave-loses = Die Partie wird nicht gespeichert und geht verloren.

# Without a terminal
error-no-terminal = Dieses Spiel braucht ein Terminal mit Tastatur und Bildschirm. Bots allein spielen mit sixthman simulate oder sixthman league.
