# The referee and the score pad, for people with the real cards
page-title-referee = Referee
page-title-pad = Score pad
page-referee-text = Playing with the real cards? Tap what lies on the table. You see who ranks where, how many fans they win, and why.
page-referee-what = What is being played?
page-referee-arena = Arena
page-referee-playoff = Playoff match
page-referee-shootout = Shootout
page-referee-players = Managers at the start
page-referee-whistle = The whistle: the fans don’t simply fall from rank to rank.
page-referee-which-arena = Which arena?
page-referee-team = Team { $team }
page-referee-name = Name of team { $team }
page-referee-of = { $count } of { $of }
page-referee-out = Take out { $card }
page-referee-enter = Enter cards: { $team }
page-referee-coach = Coach: { $team }
page-referee-no-coach = No coach
page-referee-coach-needs = Choose the coach’s player above and, if the ability needs one, the teammate to copy.
page-referee-coach-player = Beside which player?
page-referee-beside-team = beside the team
page-referee-beside = beside { $card }
page-referee-coach-mate = Like which teammate?
page-referee-like-nobody = as it is
page-referee-like = like { $card }
page-referee-by = Find cards by
page-referee-cards-of = Cards of { $team }
page-referee-result = Ranking
page-referee-empty = As soon as two teams are complete ({ $count ->
    [one] { $count } card each
   *[other] { $count } cards each
}), the ranking appears here.
page-referee-loses = loses the shootout
page-referee-counts = { $card } counts as { $value }.
page-referee-write = Write on the score pad
page-referee-clear = Clear the cards
page-referee-to-pad = To the score pad
page-pad-text = Tap the ranks and the fans add up, all evening. The pad stays in this browser.
page-pad-manager = Manager { $seat }
page-pad-game = Game { $game }
page-pad-game-word = Game
page-pad-evening = The evening
page-pad-sum = Total
page-pad-tie = Tied at the end: more fans from the playoffs win.
page-pad-who = Who plays?
page-pad-name = Name of manager { $seat }
page-pad-more = One more
page-pad-less = { $name } doesn’t play
page-pad-undo = Undo
page-pad-share = Share as text
page-pad-no-share = Your browser doesn’t allow sharing or copying.
page-pad-throw = New pad
page-pad-throw-text = All games on this pad are erased; the names stay. "Undo" brings them back as long as this page is open.
page-pad-keep = Keep it
page-pad-referee = Who won? Ask the referee
page-pad-round = Round { $round }
page-pad-line = Round { $round }, arena { $arena }
page-pad-which-arena = Arena { $arena } of the season
page-pad-choose-arena = Choose the arena …
page-pad-arena-unknown = an arena
page-pad-rank-of = Rank of { $name }
page-pad-fans = { $fans ->
    [one] { $fans } fan
   *[other] { $fans } fans
}
page-pad-extra-of = { $what }, { $name }
page-pad-coaches = Extra fans from coaches
page-pad-playoffs = Playoffs
page-pad-tickets = Fans for tickets left
page-pad-bonus = The winner gets { $bonus } extra fans for each ticket left. Write them in the small box.
page-pad-next = Next game
