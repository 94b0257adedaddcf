# The table of a game without screens of its own

page-plain-choose = Your turn: choose
page-plain-waiting = The others are choosing
page-plain-watching = You’re watching
page-plain-chosen = { $chosen } of { $of } have chosen.
page-plain-choices = Your choices
page-plain-pick = Choose first
page-plain-lock = Lock { $choice }
page-plain-sealed = Locked
page-plain-take-back = Take it back
page-plain-hint = Hint
page-plain-hinted = The bot would choose { $choice }. Win chance: { $win }.
page-plain-scores = Scores
page-plain-story = Game log
page-plain-nothing = Nothing has happened yet.
page-plain-numbers = All you can see, as numbers
page-plain-wins = { $name } wins
page-plain-share = { $name } share the win
page-plain-you-win = You win
page-plain-rematch = Rematch
page-plain-to-rematch = To the rematch
page-plain-after = See how it went
page-plain-told-chose = <b>{ $name }</b>: { $choice }
page-plain-told-scores = Scores: { $told }.
page-plain-told-places = Final ranks: { $told }.
