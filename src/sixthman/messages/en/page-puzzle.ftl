# Puzzles
page-puzzle-position = The position
page-puzzle-difficulty = { $difficulty ->
    [1] easy
    [2] medium
   *[other] hard
}
page-puzzle-right = { $answer }. Right!
page-puzzle-wrong = { $answer } was better.
page-puzzle-best = Best answer
page-puzzle-yours = Your answer
page-puzzle-games = Win chance after each answer: { $games } games played on from here.
page-puzzle-solved = Solved
page-puzzle-day = day { $day }
page-puzzle-why = Why
page-puzzle-makes = { $card } makes this set.
page-puzzle-starts = { $card } matches no card you have.
page-puzzle-lead = The best answer wins { $lead } points more often.
page-puzzle-others = What others took
page-puzzle-rating = Rating { $rating }, { $people } answers
page-puzzle-yours-title = Your puzzles
page-puzzle-of = { $right } of { $of } right
page-puzzle-choose = Choose an answer
page-puzzle-next = to the next puzzle
page-puzzle-share = Share
page-puzzle-play-on = Play on from here
