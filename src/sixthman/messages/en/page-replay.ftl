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
page-replay-part-playoffs = Playoffs
page-replay-part-coaches = Coaches
page-replay-part-teams = Starting teams
page-replay-part-opening-draft = Opening draft
page-replay-part-tie = Tie
page-replay-part-last-turn = Last turn
page-replay-phase-draft = draft
page-replay-phase-line-ups = line-ups
page-replay-phase-playoff-teams = first team
page-replay-phase-shootout = shootout
page-replay-phase-substitutes = who comes in
page-replay-phase-cuts = who goes
page-replay-phase-buses = buses revealed

# The choice of a moment
page-replay-choice = What was chosen
page-replay-no-choice = Nothing was to be chosen from here.
page-replay-not-asked = You were not asked here.
page-replay-over = The game is over.
page-replay-bot = The bot:
page-replay-win = Win chance after it: { $win }.
page-replay-same = The bot would have done the same. Win chance: { $win }.
page-replay-as-good = As good as what the bot would have done. Win chance: { $win }.
page-replay-turn-good = The bot found nothing clearly better in this turn.
page-replay-ask-bot = What would the bot have done?
page-replay-waiting = Waiting for the bot …
page-replay-looking = The bot is looking at the game: { $share }
page-replay-taken = taken
page-replay-wanted = the bot’s choice
page-replay-coaches = The coaches
page-replay-bench-empty = Nobody yet.

# Choices in words
page-replay-buses = buses { $plan }
page-replay-coach-team = coach beside team { $team }
page-replay-swap = is replaced by
page-replay-like = counts as
page-replay-none = nothing more
page-replay-die = { $skill } { $face }
page-replay-verb-refresh = Replace in the market:
page-replay-verb-buy-player = Buy a player:
page-replay-verb-buy-tactic = Buy a tactic:
page-replay-verb-replace = Substitute
page-replay-verb-prepare = Prepare
page-replay-verb-attack = Attack:
page-replay-verb-defend = Defend:
page-replay-verb-discard = Discard:
page-replay-verb-remove = Remove:
page-replay-verb-draft = Draft:
page-replay-verb-end = End the turn
page-replay-verb-play-on = Play on
page-replay-verb-draw = Agree on a draw
page-replay-link-with = with
page-replay-link-for = for
page-replay-link-to = to
page-replay-link-out = out
page-replay-link-reroll = · reroll
page-replay-link-keep = · keep

# The dice of a turn
page-replay-dice = Dice of the last turn
page-replay-dice-attack = Attack
page-replay-dice-defence = Defence
page-replay-dice-again = Rerolled
page-replay-dice-kept = Kept
