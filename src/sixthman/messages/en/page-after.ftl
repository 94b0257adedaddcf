# After the game
page-after-title = After the game
page-after-table = Table { $code }
page-after-finished = finished
page-after-final = Final
page-after-views = Parts of the report
page-after-tab-result = Result
page-after-tab-chance = Win chance
page-after-tab-replay = Replay
page-after-tab-story = Game log
page-after-rematch = Rematch
page-after-to-rematch = To the rematch
page-after-share = Share
page-after-replay = Step through the game from any seat

page-after-wins = { $name } wins by { $by }
page-after-you-win = You win by { $by }
page-after-wins-tied = { $name } wins the tie
page-after-you-win-tied = You win the tie
page-after-shared = { $names } share the win

page-after-your-chance = Your win chance, choice by choice
page-after-chance-of = Win chance of { $name }, choice by choice
page-after-whose = Whose win chance
page-after-choice-of = { $choice }: { $moment }
page-after-agreed = { $choices ->
    [one] { $choices } choice. The bot agreed with { $agreed }.
   *[other] { $choices } choices. The bot agreed with { $agreed } of them.
}
page-after-turning = Turning point
page-after-no-turn = No single choice cost much: the bot found nothing clearly better.
page-after-given-away = { $win } instead of { $best }.
page-after-given-lead-fans = { $lead } fans of your lead given away.
page-after-given-lead-points = { $lead } points of your lead given away.
page-after-because = What spoke for it:
page-after-rose = The game turned this way: { $win } after this choice.
page-after-bot-did = The bot
page-after-or = or
page-after-look-there = Look at this moment
page-after-look = Look at the game again
page-after-look-text = A bot goes through every choice: what it did to the chance of winning, and what it would have done instead. It takes some seconds.
page-after-looking-text = The bot is going through every choice. You can stay here or come back later.
page-after-failed = The bot couldn’t look at the game. Try again.

page-after-luck-title = Luck or skill?
page-after-luck = Luck
page-after-skill = Skill
page-after-skill-note = win chance given away by a choice
page-after-skill-fans = fans given away per choice
page-after-skill-points = points given away per choice
page-after-skill-win = { $lost } win chance
page-after-best-of = { $best } of { $choices } as the bot
page-after-no-luck = none
page-after-luck-text = Luck is shown in standard deviations: ±1 is common, beyond ±2 is rare.
page-after-luck-later = Comes when the bot has looked at the game.
page-after-luck-items = Luck in detail: { $name }

page-after-proof = Record and proof
page-after-link-public = Link to the replay
page-after-link-private = Link to the replay: whoever has it can look
page-after-commitment = Shown before the deal: the fingerprint of the secret
page-after-seed = Shown now: the seed that shuffled the cards
page-after-verify = Check the deal
page-after-record = Download the record
page-after-verified = In order: the seed fits the fingerprint, and { $moments ->
    [one] { $moments } moment was
   *[other] { $moments } moments were
} replayed by the rules.
page-after-other-commitment = The record has another fingerprint than the one that was shown.
page-after-scores = Scores over time

# The winning five as a picture
page-after-picture = Picture of your five
page-after-picture-title = This five won.
page-after-picture-text = Against { $seats ->
    [2] one opponent
   *[other] a table of { $seats }
}.
