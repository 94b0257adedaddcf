### What is said of any game

error-option-value = "{ $given }" isn’t possible for { $option }. Use one of: { $known }.
error-option-case = "{ $given }" isn’t possible for { $option } with { $among }. Use one of: { $known }.
error-option-unknown = { $game } has no option "{ $option }". Use one of: { $known }.
error-game-broken = The game { $game } can’t be loaded: { $reason }
error-no-card-files = { $game } has no card files.
error-no-report = There is no report for { $game }.
error-server-no-lesson = There is no lesson for { $game }.
plain-chose = { $name } chooses { $choice }.
plain-scores = Scores: { $told }.
plain-places = Final ranks: { $told }.
plain-ask = Type a number or a name:
error-option-numbers = { $given } numbers were given as options. Give at most { $most }.
error-bots-game = { $game } has no bot "{ $bot }". Use one of: { $known }.
error-target-module = { $game } has no compiled module. Use one of: { $known }.
error-unknown-choice = "{ $choice }" isn’t a choice of this game. Type a number or a name from the list.
simulate-slow = { $game } isn’t compiled here, so games run slowly. To compile it: pip install 'sixthman[lab]'
