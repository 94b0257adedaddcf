# NBA Deck-Building: words that are understood in choices, separated by commas
hoops-word-refresh = refresh
hoops-word-with = with
hoops-word-for = for, in place of
hoops-word-attack = attack
hoops-word-defend = defend
hoops-word-reroll = reroll
hoops-word-keep = keep
hoops-word-discard = discard
hoops-word-remove = remove
hoops-word-draft = draft
hoops-word-out = out
hoops-word-end = end, end turn
hoops-word-at = at
hoops-word-to = to
hoops-word-done = done, no more
hoops-word-replace = replace
hoops-word-prepare = prepare
hoops-word-buy = buy
hoops-word-buy-player = buy player, buy a player
hoops-word-buy-tactic = buy tactic, buy a tactic
hoops-word-play-on = play on, overtime
hoops-word-agree = draw, agree
hoops-word-instead = instead
hoops-word-blank = blank
hoops-word-cards = fatigue-card = fatigue
