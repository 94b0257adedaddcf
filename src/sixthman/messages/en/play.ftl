# Tables in the terminal
# Between persons
play-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else looks.

# Keys
play-keys-enter = Enter: go on
play-keys-take-back = u: { $name } changes the choice
play-keys-leave = Enter: leave   Esc: stay

# Record and leaving
play-record-title = Seed and record
play-record-commitment = Fingerprint of the seed
play-record-proof = It was fixed before the deal. When the game is over, the seed shows that nobody touched the cards.
play-record-seed = Seed: { $seed }
play-record-path = The record goes to { $path }
play-record-nowhere = The record is not being saved. At the end of the game s writes it down.
play-record-saved = Saved: { $path }
play-leave = Leave the game?
play-leave-saves = The game so far will be saved to { $path }.
play-leave-loses = The game is not being saved and will be lost.

# Without a terminal
error-no-terminal = This table needs a terminal: keys are pressed, and the screen is drawn. Bots alone play with sixthman simulate or sixthman league.
