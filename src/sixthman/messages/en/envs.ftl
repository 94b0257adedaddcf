error-extra = This needs the package { $package }. Install it with: pip install 'sixthman[{ $extra }]'
error-envs-reward = There is no reward "{ $reward }". Rewards: { $known }.
error-envs-action = Action { $action } is not open to seat { $seat } now; its action mask shows which ones are.
error-envs-actions = Action { $action } is not open to seat { $seat } of game { $index } now; no game has moved. The action mask shows which ones are open.
error-envs-count = { $given } cannot be used for { $what }; it takes { $wanted }.
error-envs-array = { $what } has to be a C-contiguous, writable array of { $type } with shape { $shape }. Given: { $given }.
error-envs-endgame = There is no position with at most { $cards } cards on each bench in game { $number } of this seed.
