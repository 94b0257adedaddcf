# The deal of the day
page-daily-name = Today’s deal
page-daily-title = The cards are dealt.
page-daily-day-title = Day { $day } is dealt.
page-daily-text = Same cards for every manager. One try, about eight minutes.
page-daily-past = This day is over: your result won’t count for your streak.
page-daily-play = Play this deal
page-daily-go-on = Go on
page-daily-today = To today’s deal
page-daily-here = Your results stay in this browser.
page-daily-archive = The last two weeks
page-daily-not-played = not played
page-daily-result = Your result
page-daily-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
page-daily-cup = Cup
page-daily-place = { $score ->
    [0] no fans
    [one] fan
   *[other] fans
}, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }
page-daily-fans-unit = { $score ->
    [0] fans
    [one] fan
   *[other] fans
}
page-daily-arenas = Arena by arena
page-daily-own = Your deals
page-daily-others = All managers today
page-daily-better = Better than { $share }
page-daily-people = { $people } managers
page-daily-you = You { $score }
page-daily-bar = { $from } to { $to }: { $people }
page-daily-first = The first pick
page-daily-first-best = { $best } was the best card: { $games } games played on from there show it.
page-daily-first-other = You kept { $mine }. { $best } wins { $lead } points more often.
page-daily-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-daily-best = best: { $days }
page-daily-next = to the next deal
page-daily-share = Share, no spoilers
page-daily-look-back = Look back
page-daily-puzzle = Puzzle
page-daily-picture = Save a picture of your five
page-daily-copied = Copied. Paste it anywhere.
page-daily-not-copied = Your browser didn’t allow it. Try again.
page-daily-beat = Beat this five?
page-daily-beat-text = Same cards, one try.
page-daily-of = deal of { $date }
