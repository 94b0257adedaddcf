# Bots against bots
help-league = Let bots play a league: each alone against the others of one kind, with ratings and shares of wins. It can be stopped and gone on with.
help-league-bots = The bots, two or more, separated by commas: random, rookie, pro, allstar; allstar with its time to think, such as allstar@200ms.
help-league-pairing = one-against-rest: every bot alone against every other kind. one-way: only against those named after it.
help-league-games = How many games for each pairing.
help-league-processes = Processes to share the work among. Left out: one for each core.
help-league-output = A file for the results, one line a game. If it holds the same league, the games that are missing are played.
help-league-report = A folder to write a report to, with a picture.
lab-league-interrupted = Stopped: { $done } of { $games } games are in { $file }. The same command goes on with it.
lab-league-heading = A league of bots
lab-league-how = One bot of a kind sat alone, its seat moving on from game to game, bots of one other kind in all other seats: { $agreed }, { $games } games for each pairing, seed { $seed }. A shared win counts in part. Intervals hold the true value in 95 of 100 leagues; the broken line in the picture is the share of a bot as good as the others. Begun on { $date }: { $processor }, { $cores } cores. Made by `sixthman league`.
lab-league-one = Alone
lab-league-rest = Against
lab-league-games = Games
lab-league-share = Share of wins
lab-league-fair = The fair share of wins is { $share }.
lab-league-score-fans = Fans
lab-league-score-points = Points
lab-league-scores-fans = Fans of both
lab-league-scores-points = Points of both
lab-league-lead = Lead
lab-league-bot = Bot
lab-league-rating = Rating
lab-league-skill = Skill
lab-league-choices = Choices
lab-league-time = Time a choice
lab-league-late = Late, 99 %
error-league-bots = A league needs two or more different bots, not { $bots }.
error-league-pairing = There is no pairing "{ $pairing }". Pairings: { $known }.
error-league-file = { $file } holds no league. Name another file for the results.
error-league-other = { $file } holds another league ({ $what }: { $held }, not { $asked }). Name another file, or give the options it was begun with.
error-league-line = { $file }: line { $line } is damaged. Mend it, or name another file.
error-league-report = { $folder } is no folder. Name one that exists for the report.
error-simulate-allstar = { $bot } thinks by the clock; thousands of games are not for it. Let it play with "sixthman league", or simulate { $known }.
lab-league-forfeits = { $bot } failed in { $forfeits ->
    [one] { $forfeits } of { $games } games
   *[other] { $forfeits } of { $games } games
} and lost them. First: { $one } against { $rest }, game { $game }, seed { $seed }, seat { $seat }, choice { $step }. { $reason }
