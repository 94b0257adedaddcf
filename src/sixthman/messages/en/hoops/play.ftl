# The table in the terminal: NBA Deck-Building

play-court-title = NBA Deck-Building
play-court-where-team = Before the game: teams
play-court-where-draft = Before the game: draft
play-court-where-turn = Turn { $turn } of { $turns }
play-court-where-overtime = Overtime { $overtime }, turn { $turn } of { $turns }
play-court-where-last = The final turn
play-court-where-tied = A tie
play-court-where-over = Final score
play-court-fatigue = Fatigue pile { $count }
play-court-waits = Your opponent plays …
play-court-over = The game is over
play-court-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-court-attacks = attacks

# Letters for skills and ratings: two each
play-court-code-three = 3P
play-court-code-inside = IN
play-court-code-drive = DR
play-court-code-steal = ST
play-court-code-block = BL
play-court-code-stop = SP
play-court-code-intelligence = IQ
play-court-code-rebounds = RB
play-court-code-complexity = CX
play-court-cost-value = C/V
play-court-cost-value-told = C/V Cost/Value
play-court-keeps = keeps
play-court-side-attack = off.
play-court-side-defence = def.

# Short names of the cards both start with
play-court-starter = Starter { $number }
play-court-substitute = Substitute { $number }
play-court-base-offense-3-pts = Base 3 Pts
play-court-base-offense-inside = Base Inside
play-court-base-offense-drive = Base Drive
play-court-base-offense-pick-and-roll = Pick and Roll
play-court-base-offense-drive-and-kick = Drive & Kick
play-court-base-defense-switch = Base Switch
play-court-base-defense-zone = Base Zone
play-court-base-defense-press = Base Press
play-court-base-defense-paint = Base Paint
play-court-base-defense-help = Base Help
play-court-fatigue-card = Fatigue
play-court-fatigue-told = no use in hand

# Zones
play-court-row = Player row (pile { $left })
play-court-market = Tactics
play-court-floor = Your court
play-court-floor-other = Court
play-court-team = Team level
play-court-prepared = Prepared
play-court-slot-attack = offense
play-court-slot-defence = defense
play-court-hand = Hand { $hand }  draw { $deck }  discard { $discard }
play-court-piles = hand { $hand } · draw pile { $deck } · discard { $discard }
play-court-offer = To choose from
play-court-picked = Your team ({ $count } of { $most })
play-court-drafted = Drafted so far
play-court-verdict = The score is tied
play-court-verdict-on = Play on: overtime of six turns
play-court-verdict-agree = Accept the tie
play-court-leaves = leaves the court
play-court-instead = replace a prepared one
play-court-no-more = no more

# The turn
play-court-your-turn = Your turn
play-court-not-your-turn = The turn
play-court-step-replace = Bring in
play-court-step-prepare = Prepare
play-court-step-buy-player = Buy a player
play-court-step-buy-tactic = Buy a tactic
play-court-step-attack = Attack
play-court-step-defend = Defend
play-court-step-end = End the turn
play-court-fact-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
play-court-fact-tactics = { $count ->
    [one] { $count } tactic
   *[other] { $count } tactics
}
play-court-fact-money = { $money }, from { $cheapest }
play-court-fact-nothing = empty
play-court-fact-sum = { $sum } pending
play-court-fact-against = against { $sum }
play-court-fact-no-attack = no attack
play-court-chart = Points by attack
play-court-by-turn = Points by turn
play-court-by-turn-turn = Turn
play-court-turn-last = { $overtime ->
    [0] last
   *[other] O{ $overtime } last
}
play-court-turn-overtime = O{ $overtime }.{ $turn }

# What is asked
play-court-ask-lock = Ready? Enter to lock, u to change
play-court-ask-starter = Your team: which starter? { $position }
play-court-ask-substitutes = Your team: seven substitutes ({ $count } of { $most }), then Enter
play-court-ask-offences = Your team: three offensive tactics ({ $count } of { $most }), then Enter
play-court-ask-defences = Your team: two defensive tactics ({ $count } of { $most }), then Enter
play-court-ask-draft = Opening draft: take a player (pick { $count } of { $most })
play-court-ask-leave-out = Which substitute makes way for { $card }?
play-court-ask-refresh = Which tactics of the market do you replace? ({ $count }) Enter: go on
play-court-ask-menu = Your turn: an action, a tactic to activate, or the end of the turn
play-court-ask-menu-last = The final turn: prepare a defense, defend, or end it
play-court-ask-buy-player = Which player do you buy? Your players in hand are worth { $money }
play-court-ask-buy-tactic = Which tactic do you buy? Your tactics in hand are worth { $money }
play-court-ask-pay = { $card }: { $owed } still to pay. Which card from hand?
play-court-ask-enter = Who comes in from your hand?
play-court-ask-enter-more = Who else comes in? ({ $entered } so far)
play-court-ask-spot = Where does { $card } play?
play-court-ask-move = { $card } plays there: to which position, or off the court?
play-court-ask-prepare = Which tactic do you prepare?
play-court-ask-make-room = No free slot: which tactic do you discard for { $card }?
play-court-ask-reroll = Reroll which dice? ({ $count } of at most { $most }) Enter: roll
play-court-ask-reroll-defence = Reroll which dice? ({ $count } of at most { $most }, one fatigue card each) Enter: roll
play-court-ask-keep = { $skill }: keep { $count } of { $most }. Enter: keep these
play-court-ask-discard = The end of your turn: discard { $count }, remove { $removed }. Enter: draw up to six
play-court-ask-remove = Which cards leave the game? Enter: draw up to six
play-court-ask-tied = Play overtime, or accept the tie? Your opponent answers too, face down
play-court-missing = { $count ->
    [one] { $count } more has to be chosen.
   *[other] { $count } more have to be chosen.
}
play-court-enough = No more than { $most } can be chosen.

# Hints
play-court-hint-lock = Your opponent sees your team when both are ready.
play-court-hint-starter = The starter begins on court; the other stays in the box.
play-court-hint-substitute = Substitutes are in your draw pile: they come in, or pay for better players.
play-court-hint-replace = Bring in players from your hand: draw a card for each. For each, one fatigue card can go back.
play-court-hint-prepare = Prepare tactics: only prepared ones can be activated.
play-court-hint-buy = Pay for players with players, for tactics with tactics. What you buy lies on top of your draw pile.
play-court-hint-end = Then discard, keep or remove what is left in hand, and draw up to six.
play-court-hint-refresh = What you replace goes away for both of you.
play-court-hint-bought = Goes on top of your draw pile.
play-court-hint-replaced = Draw a card for each player who came in.
play-court-hint-prepared = Back to the other actions.
play-court-hint-rest = Give a fatigue card back to the pile: one for each player who came in.
play-court-hint-room = { $out } goes to your discard pile, { $card } replaces it.
play-court-hint-leaves = { $card } goes to your discard pile.
play-court-hint-pay-more = { $card } pays { $value }; then { $left } is missing.
play-court-hint-pay-enough = { $card } pays { $value }: that is all{ $over ->
    [0] { "." }
   *[other] , { $over } too much (no change is given).
}
play-court-hint-complexity = { $card }: complexity { $complexity }.
play-court-hint-complex = { $card }: complexity { $complexity }, but your team’s basketball IQ is { $intelligence }.
play-court-hint-dice = { $count }×{ $code } keep { $kept }
play-court-hint-attack = { $card }: rolls { $dice }, rerolls { $rerolls }. About { $mean } points before rerolls.
play-court-hint-defence = { $card }: rolls { $dice }, rerolls up to { $rerolls } for fatigue. No attack is pending now.
play-court-hint-defend = { $card }: rolls { $dice }, rerolls up to { $rerolls } for fatigue. Stops about { $mean }.
play-court-hint-change = { $card } as { $position } for { $out }: { $changes }
play-court-hint-no-change = no level changes
play-court-hint-reroll = One die for every three rebounds you’re ahead, or part of three ({ $own } against { $other }). All at once.
play-court-hint-reroll-defence = Each rerolled die puts a fatigue card on top of your draw pile; { $fatigue } are left.
play-court-hint-keep = With these your attack is { $sum }.
play-court-hint-keep-defence = { $attack } − { $stopped } = { $points } for your opponent.
play-court-hint-discard = A card’s key: discard ✓, once more: remove it from the game ✗, once more: keep it. d: all or none.
play-court-hint-play-on = Six more turns without a market; whoever went first now goes second.
play-court-hint-agree = It stays a tie only if both of you accept it.

# Keys
play-court-keys = Enter choose  u undo  m markets  h hints  v cards  l language  ? help  q quit
play-court-keys-gather = Space or key take  Enter done  u undo  m markets  v cards  ? help  q quit
play-court-keys-more = t light or dark  r record
play-court-keys-back = Enter: back to the court
play-court-keys-end = n new game  s save the record  v cards and log  r seed and record  q quit

# Pages
play-court-news-title = What happened
play-court-everything-title = Cards and game log
play-court-known-own = In hand ({ $count })
play-court-known-hand = Known in hand ({ $count })
play-court-known-top = On top of the draw pile, next one first ({ $count })
play-court-known-deck = Somewhere in the draw pile ({ $count })
play-court-known-hidden = In hand or in the draw pile, face down ({ $count })
play-court-known-discard = Discard pile ({ $count })
play-court-end = The game is over
play-court-winner = { $name } wins!
play-court-draw = A tie at { $points }!

# Help
play-court-help-title = Help
play-court-help-goal-title = What it is about
play-court-help-goal = Two coaches take turns, 24 in all. Buy better players and tactics, bring them on court, attack and defend with dice. More points at the end win.
play-court-help-turn-title = Your turn
play-court-help-turn = First your attack from the previous turn is scored. A new player enters the market row and pushes the others on. A player pushed out of slot 6 leaves the game. You can replace tactics of the market. Then come your actions, then activation, then the end: discard, keep or remove what is left in hand, and draw up to six.
play-court-help-actions-title = Actions: any order, each once
play-court-help-actions = Bring in: players from hand take positions they can play; the player there moves or goes to your discard pile. Draw one card for each; for each you can also give back a fatigue card. Prepare: put tactics on court, three offenses and three defenses; a new one can replace a prepared one of its type. Buy a player: pay with players from hand, by their value. Buy a tactic: pay with tactics from hand. What you buy lies on top of your draw pile; no change is given.
play-court-help-dice-title = Activation and dice
play-court-help-dice = One offense and one defense per turn, in either order. A tactic’s complexity must not exceed your team’s basketball IQ. Roll a die for each level of your team in the tactic’s skills, at most ten of a color. Offense: reroll one die for every three rebounds you’re ahead, or part of three. Defense, only against a pending attack: reroll as many as you take fatigue cards for. Then keep as many dice as the tactic says. The tactic goes to your discard pile.
play-court-help-score-title = Points
play-court-help-score = An attack waits for one turn of your opponent. It scores its sum minus the defense. A number on a defensive die stops only the attack in whose color it is printed: letters below the number say which.
play-court-help-end-title = The end
play-court-help-end = After turn 24, or once the market has no players, your opponent takes a final turn: prepare a defense and defend. A tie leads to overtimes of six turns without a market, unless both accept the tie.
play-court-help-cards-title = Cards
play-court-help-cards = You own a deck: what you discard comes back when the draw pile is empty. Remove weak cards to draw the strong ones more often. Fatigue cards can’t be removed; they go back only when you bring players in.
play-court-help-variants-title = Variants
play-court-help-variants = Pick your team: both choose five starters, seven substitutes and five tactics, face down. Opening draft: both take four cheap players of the market before the first turn, each replacing a substitute.
play-court-help-keys-title = Keys
play-court-help-key-choose-name = 1–9, 0, a–z
play-court-help-key-choose = choose what has that key; p: no more, end of turn
play-court-help-key-gather-name = Space
play-court-help-key-gather = take a die or a card, or put it back; Enter locks it in
play-court-help-key-move-name = arrows, Enter
play-court-help-key-move = move and choose; the mouse works too
play-court-help-key-undo-name = u, Backspace
play-court-help-key-undo = undo, back to the last card drawn or die rolled
play-court-help-key-markets-name = m, Tab
play-court-help-key-markets = in a small window: markets or court
play-court-help-key-hints-name = h
play-court-help-key-hints = hints on and off
play-court-help-key-table-name = v
play-court-help-key-table = all cards you can know of, and the whole game log; PgUp and PgDn scroll it
play-court-help-key-language-name = l
play-court-help-key-language = English, French, German
play-court-help-key-lights-name = t
play-court-help-key-lights = light or dark
play-court-help-key-record-name = r
play-court-help-key-record = the seed’s fingerprint, and where the record goes
play-court-help-key-quit-name = q
play-court-help-key-quit = leave the game

# On the command line
play-court-coach = Coach { $seat }
