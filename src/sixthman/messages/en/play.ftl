# Tables in the terminal
# Between persons
play-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.

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
play-record-nowhere = The record isn’t being saved. Press s at the end of the game to save it.
play-record-saved = Saved: { $path }
play-leave = Leave the game?
play-leave-saves = The game so far will be saved to { $path }.
play-leave-loses = The game isn’t being saved. If you leave, it is lost.

# Without a terminal
error-no-terminal = This game needs a terminal with a keyboard and a screen. To let bots play alone, use sixthman simulate or sixthman league.
