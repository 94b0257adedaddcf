# The report on a simulation: a page with pictures
help-report = Make a page with pictures of the results that "sixthman simulate --output" has kept.
help-report-file = The results: a folder, or a file that ends in .duckdb.
help-report-output = The page to write, a file that ends in .html.
help-report-open = Open the page in a browser.
error-report-page = A report is written to a file that ends in .html, in a folder that exists; not to { $file }.
lab-report-title = What { $games } games say
lab-report-findings = What stands out
lab-report-no-findings = There are too few games for findings. A thousand games show the outlines, a hundred thousand the single cards.
lab-report-more = Read on
lab-report-contents = Chapters
lab-report-figures = The figures behind the picture
lab-report-too-few = Too few games for this picture: there are { $games }, it needs about { $need }.
lab-report-played = The bot { $bot } sat on every seat for { $games } games.
lab-report-played-bots = The bots { $bots } played { $games } games, always on these seats.
lab-report-part = The simulation is incomplete: this report covers { $games } of { $asked } games.
lab-report-random = Bots that choose at random show what the rules alone do. Stronger bots show better what the game is like between people who know it.
lab-report-fact-games = Games
lab-report-fact-bots = Bots
lab-report-fact-seed = Seed
lab-report-method = How the figures were computed
lab-report-method-wins = A win counts 1, a shared win its part. What follows a ± holds the true value in 95 of 100 reports. "Beyond chance" is said of a difference only if chance alone would bring one as large, anywhere in the same picture, in fewer than 5 of 100 reports. A cell of a heat map is colored only if it is more than three standard errors off the average. Nothing is said about anything that happened fewer than { $fewest } times.
lab-report-method-made = Made by "sixthman report" from: { $agreed }; bots { $bots }; seed { $seed }; rules { $rules }; Sixth Man { $version }. The same seed and options give the same games.
lab-report-average = average
lab-report-median = median { $median }
lab-report-winners = Of these, winners

# heads of tables
lab-report-head-what = What
lab-report-head-from = From
lab-report-head-to = To
lab-report-head-share = Share
