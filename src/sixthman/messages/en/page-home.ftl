# Who comes back
page-home-deal = Today’s deal
page-home-score = { $score } today
page-home-play-deal = Play today’s deal
page-home-play-it = Play it
page-home-played = played
page-home-move = Your move
page-home-go-on = Go on
page-home-look = Look
page-home-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $seats }
page-home-puzzle = { $answers } answers, one try.
page-home-solve = Solve it
page-home-solved = Solved
page-home-see = See the answer
page-home-rivals = Your opponents
page-home-rivals-note = games you finished ahead, games they did
page-home-all-rivals = All of them
page-home-album = Album
page-home-album-of = { $met } of { $of } species
page-home-missing = { $page } is missing.
page-home-missing-text = Win with it in your last five.
page-home-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-album-text = Every species you won with, and the card you won with.
page-album-next = Still missing: { $page }. Win with it in your last five.
page-album-won = In your winning five
page-album-none = Not met yet
