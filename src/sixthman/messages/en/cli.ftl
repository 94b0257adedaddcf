# Help and reports of the command line
help-app = Sixth Man: the table, the bots and the laboratory for { $games }.
help-play = Play a game here in the terminal, against bots or with friends at one keyboard.
help-option-seats = Seats at the table, 2 to 6.
help-option-first = Who goes first, 1 or 2, where a lot decides otherwise. Default: drawn by lot.
help-option-colors = Colors of the seats, in order, separated by commas: red, blue, green, violet, yellow, teal. Default: in this order.
help-play-seed = Any text; the same seed deals the same game. Default: a new secret one.
help-play-people = How many people sit at this keyboard; bots take the other seats.
help-play-names = Names of the people, in the order of their seats.
help-play-bots = The bots: random, rookie, starter, pro, captain or mvp (mvp@2s: with its thinking time), or by name: pip, bruna, onni, mei, vesna, aksel; one for all, or one for each, separated by commas. A bot of your own: mine.py:Mine.
help-play-save = Where to write the record of the game.
help-language = Language: en, fr or de. Default: as your machine is set.
help-simulate = Play many games between bots and sum them up. The same seed gives the same checksum on every target.
help-game = The game: { $games }.
help-option = { $game }: { $values }. Default: { $usual }.
help-simulate-games = How many games.
help-simulate-bots = Who plays: random, rookie or pro; one for all seats, or one for each, separated by commas. A bot of your own: mine.py:Mine.
help-simulate-seed = Any text.
help-simulate-processes = Processes to share the work among.
help-simulate-target = Where the rules run: fastest (what answers soonest), wasm (compiled once for all machines), cpu (for this processor; extra lab), tuned (for these options alone), cuda (an NVIDIA GPU), interpreted (plain Python).
help-simulate-json = Print one JSON object instead of a table.
help-replay = Replay a recorded game, step by step, or verify that it was played by the rules.
help-replay-file = The record of a game.
help-replay-verify = Check seed, choices and result instead of showing the game.
help-replay-commitment = With --verify: a fingerprint you saw before the deal, the server’s or a seat’s. It must be in the record. Can be given several times.
help-replay-step = Show the game up to this step only.
help-replay-seat = Show what this seat (from 1) could know. Default: everything that is public.
simulate-compiling = Compiling the rules …
simulate-playing = Playing
simulate-fact = What
simulate-value = Found
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-speed = Decisions per second
simulate-fans = Mean fans by seat
simulate-wins = Win rate by seat
simulate-digest = Checksum
replay-verified = The record is right: { $reveals ->
    [one] { $reveals } reveal
   *[other] { $reveals } reveals
}, every choice legal, seed and result as recorded.
replay-open = The record is right as far as it goes: { $reveals ->
    [one] { $reveals } reveal
   *[other] { $reveals } reveals
}, every choice legal; the game isn’t over.
replay-seen = The record keeps every fingerprint you gave.
replay-commitment = Fingerprint of the secret: { $commitment }. If you saw another one before the deal, the secret was changed.
replay-added = Contributed to the seed, with a fingerprint shown before the deal: seat no. { $seats }.
replay-not-added = No player contributed to the seed. Whoever drew it could have tried several, and no record can show that.
replay-left-out = Showed a fingerprint, but revealed no contribution in time: seat no. { $seats }. The deal was made without it.
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help.
help-version = Show the version.
play-saved = The game is recorded in { $path }. Replay it with: sixthman replay { $path }
interrupted = Stopped.
bot-name = Bot { $seat } ({ $level })
