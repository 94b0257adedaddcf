# The replay: a finished game, step by step
page-replay-title = Replay
page-replay-step = Picture { $step } of { $of }
page-replay-from = As seen by
page-replay-spectator = Spectators
page-replay-first = To the beginning
page-replay-back = One back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One on
page-replay-last = To the end
page-replay-slider = Where in the game
page-replay-keys = ← → one picture, Space plays
page-replay-result = Result
page-replay-chapters = Moments of the game
page-replay-marked = { $moment }, the bot saw something better
page-replay-table = As a table

# Moments
page-replay-at-end = The end
page-replay-both = { $where }, { $what }
page-replay-round = Round { $number }
page-replay-round-short = R{ $number }
page-replay-turn = Turn { $number }
page-replay-overtime = Overtime { $overtime }
page-replay-pick = pick { $pick }

# The choice of a moment
page-replay-choice = What was chosen
page-replay-no-choice = This seat had nothing to choose here.
page-replay-not-asked = You weren’t asked here.
page-replay-over = The game is over.
page-replay-bot = The bot:
page-replay-win = Win chance after it: { $win }.
page-replay-same = The bot would have done the same. Win chance: { $win }.
page-replay-as-good = As good as what the bot would have done. Win chance: { $win }.
page-replay-turn-good = The bot found nothing clearly better in this turn.
page-replay-ask-bot = What would the bot have done?
page-replay-waiting = Waiting for the bot …
page-replay-looking = The bot is looking at the game: { $share }

# Choices in words
page-replay-none = nothing more

# Sent to others
page-replay-share = Copy the link to this replay
page-shared-damaged = This link is damaged. Ask for it again.
