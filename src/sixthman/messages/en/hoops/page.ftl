# The web page: the basketball table

page-hoops-table = Table { $code }
page-hoops-score = Score
page-hoops-turn = turn
page-hoops-before = before the game
page-hoops-last-turn = final turn
page-hoops-overtime-short = OT { $overtime }
page-hoops-hint = Hint
page-hoops-rules = Rules
page-hoops-sound-on = Sound on
page-hoops-sound-off = Sound off

# Names that fit a card
page-hoops-starter = Starter { $number }
page-hoops-substitute = Substitute { $number }
page-hoops-short-base-offense-3-pts = Base 3 Pts
page-hoops-short-base-offense-inside = Base Inside
page-hoops-short-base-offense-drive = Base Drive
page-hoops-short-base-offense-pick-and-roll = Pick & Roll
page-hoops-short-base-offense-drive-and-kick = Drive & Kick
page-hoops-short-base-defense-switch = Base Switch
page-hoops-short-base-defense-zone = Base Zone
page-hoops-short-base-defense-press = Base Press
page-hoops-short-base-defense-paint = Base Paint
page-hoops-short-base-defense-help = Base Help

# Places on the table
page-hoops-side-of = { $name }’s team
page-hoops-piles = hand { $hand } · draw pile { $deck } · discard { $discard }
page-hoops-nothing-prepared = no tactic prepared
page-hoops-markets = Markets
page-hoops-market-row = Player row
page-hoops-market-tactics = Tactics
page-hoops-pile-left = left in the pile
page-hoops-pile-count = { $count } in the pile
page-hoops-hole = empty
page-hoops-court = Your court
page-hoops-slot-here = prepare here
page-hoops-hand = Your hand
page-hoops-hand-empty = no cards in hand
page-hoops-deck = draw pile
page-hoops-discard = discard
page-hoops-fatigue-left = fatigue left
page-hoops-dice = Offense and defense
page-hoops-story = Game log
page-hoops-chart = Points by turn
page-hoops-chart-text = Points by turn. { $me }: { $mine }. { $name }: { $theirs }.
page-hoops-skills = Skills
page-hoops-intelligence = Basketball IQ
page-hoops-more = Show more
page-hoops-tabs = Parts of the table
page-hoops-tab-court = Court
page-hoops-tab-hand = Hand
page-hoops-tab-market = Market
page-hoops-tab-turn = Turn
page-hoops-tab-story = Game log
page-hoops-piles-of = Cards of { $name }
page-hoops-discard-pile = Discard pile
page-hoops-discard-empty = empty
page-hoops-deck-text = When the draw pile is empty, the discard pile is shuffled and becomes the new draw pile.

# What markets say
page-hoops-note-refresh = press those to replace
page-hoops-note-pays = { $count ->
    [one] { $count } card pays { $sum }
   *[other] { $count } cards pay { $sum }
}
page-hoops-note-row = one a turn · your players are worth { $money }
page-hoops-note-tactics = one a turn · your tactics are worth { $money }
page-hoops-note-overtime = closed in overtime
page-hoops-note-bought = one a turn · bought
page-hoops-note-money = your hand can’t pay
page-hoops-note-closed = closed until your next actions
page-hoops-market-later = First choose which tactics of the market to replace; then you can buy.
page-hoops-spot-first = First choose where this player goes.
page-hoops-refresh-first = First the market: press tactics you want replaced, or keep them.
page-hoops-why-no-attack = No offense is prepared on your court.
page-hoops-why-no-defence = No defense is prepared on your court.
page-hoops-useless-enter = You can only bring in players now.
page-hoops-useless-prepare = You can only prepare tactics now.
page-hoops-useless-pay = Players are paid with players, tactics with tactics.
page-hoops-useless-now = You can’t use this card now.

# The turn
page-hoops-your-turn = Your turn
page-hoops-turn-of = { $name } plays
page-hoops-step-score = Score
page-hoops-step-adjust = Adjust the row
page-hoops-step-replace = Bring in players
page-hoops-step-prepare = Prepare tactics
page-hoops-step-buy-player = Buy a player
page-hoops-step-buy-tactic = Buy a tactic
page-hoops-step-attack = Attack
page-hoops-step-defend = Defend
page-hoops-step-end = Discard or keep
page-hoops-about-step-replace = Players from your hand take positions they can play. Draw a card for each. For each, one fatigue card can go back.
page-hoops-about-step-prepare = Prepare tactics from your hand, three offenses and three defenses. Only prepared tactics can be activated.
page-hoops-about-step-buy-player = Pay with players from your hand. The new player goes on top of your draw pile.
page-hoops-about-step-buy-tactic = Pay with tactics from your hand. The new tactic goes on top of your draw pile.
page-hoops-about-step-attack = Roll for a prepared offense. The dice score at the start of your next turn, minus what the defense stops. You can’t take other actions afterward.
page-hoops-about-step-defend = Roll for a prepared defense against the pending attack. You can’t take other actions afterward.
page-hoops-about-step-end = Discard, keep or remove each card left in hand, then draw up to six.
page-hoops-fact-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-hoops-fact-tactics = { $count ->
    [one] { $count } tactic
   *[other] { $count } tactics
}
page-hoops-fact-money = { $money } to pay, from { $cheapest }
page-hoops-fact-against = against { $sum }
page-hoops-fact-no-attack = no attack
page-hoops-fact-sum = { $sum } pending

# The lamp button and those beside it
page-hoops-over = The game is over
page-hoops-watching = { $name } plays
page-hoops-wait = { $name } plays …
page-hoops-sealed = Locked in
page-hoops-take-back = Change
page-hoops-refresh-none = Keep these tactics
page-hoops-refresh-some = { $count ->
    [one] Replace { $count } tactic
   *[other] Replace { $count } tactics
}
page-hoops-next = Next: { $step }
page-hoops-bring = { $card } in at { $position }
page-hoops-bring-who = Choose a player
page-hoops-enter-done = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
page-hoops-rest = Return a fatigue card
page-hoops-spot = { $card } plays { $position }
page-hoops-out = { $card } leaves
page-hoops-prepare-one = Prepare { $card }
page-hoops-prepare-more = Prepare { $count } tactics
page-hoops-prepare-which = Choose tactics
page-hoops-prepare-done = No more tactics
page-hoops-room = Discard { $card }
page-hoops-room-which = Which one do you discard for { $card }?
page-hoops-buy = Buy { $card }
page-hoops-buy-which = Choose a card to buy
page-hoops-pay-more = { $left } more to pay
page-hoops-pay = Pay with { $card }
page-hoops-attack-with = Attack: { $card }
page-hoops-defend-with = Defend: { $card }
page-hoops-end = End the turn
page-hoops-keep = Keep these
page-hoops-keep-missing = Choose more dice
page-hoops-reroll-attack = Reroll up to { $most }
page-hoops-reroll-defence = Reroll for fatigue
page-hoops-reroll-run = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
page-hoops-reroll-which = Which dice?
page-hoops-reroll-back = Don’t reroll
page-hoops-reroll-most = No more than { $most } can be rerolled.
page-hoops-draw = Draw up to six
page-hoops-discard-all = Discard all
page-hoops-keep-all = Keep all
page-hoops-play-on = Play on
page-hoops-agree = Accept the tie
page-hoops-fate-keep = keep
page-hoops-fate-discard = discard
page-hoops-fate-remove = remove
page-hoops-sort-text = Press a card: discard it, remove it from the game, or keep it.

# Dice
page-hoops-attacks = { $name } attacks
page-hoops-defends = { $name } defends
page-hoops-you-attack = You attack
page-hoops-you-defend = You defend
page-hoops-points-for = points for { $name }
page-hoops-points-you = points for you
page-hoops-waits = waits for your next turn
page-hoops-no-attack = No attack is pending.
page-hoops-note-keep = keep { $dice }
page-hoops-note-reroll = { $most ->
    [one] press { $most } die, once
   *[other] press up to { $most } dice, once
}
page-hoops-note-reroll-defence = { $most ->
    [one] press { $most } die, once; it costs a fatigue card
   *[other] press up to { $most } dice, once; each costs a fatigue card
}
page-hoops-best-answer = Your best answer
page-hoops-best-attack = Your best attack
page-hoops-rolls = { $card }: rolls { $dice }
page-hoops-takes-off = takes { $mean } off on average
page-hoops-brings = brings { $mean } on average
page-hoops-change-of = { $card } comes in
page-hoops-change-at = { $position } for { $out }:

# What is asked, and how it is answered
page-hoops-ask-refresh = Replace tactics of the market?
page-hoops-how-refresh = Press the tactics to replace, or keep all.
page-hoops-ask-enter = Who comes in?
page-hoops-how-enter = Press a player in hand, then a lit position, or drag the card there. Each player who comes in draws you a card.
page-hoops-ask-spot = Where does { $card } play?
page-hoops-how-spot = Press a lit position.
page-hoops-ask-move = Where does { $card } go?
page-hoops-how-move = Press a lit position, or let this player leave the court.
page-hoops-ask-prepare = Which tactics do you prepare?
page-hoops-how-prepare = Press tactics in hand. Only prepared ones can be activated.
page-hoops-ask-room = Which tactic do you discard for { $card }?
page-hoops-how-room = Press one of the prepared tactics.
page-hoops-ask-buy = What do you buy?
page-hoops-how-buy = Press a card of the market: cards of your hand that pay for it come up by themselves. You can choose others.
page-hoops-ask-pay = What do you pay { $card } with?
page-hoops-how-pay = Press a card in hand. No change is given.
page-hoops-ask-discard = What do you do with the rest?
page-hoops-how-discard = Press a card: discard it, remove it from the game, or keep it. Then draw up to six.
page-hoops-ask-tied = A tie at { $points }
page-hoops-how-tied = Play an overtime of six turns without a market, or accept the tie. It stays a tie only if both accept, face down.
page-hoops-ask-end = End of your turn?
page-hoops-how-end = You can still turn to an open step at the right.

# What a card is
page-hoops-tip-change = As { $position } for { $out }:
page-hoops-tip-same = no level changes
page-hoops-tip-keeps = keeps { $count } { $skill }
page-hoops-tip-complex = Too complex for your team’s basketball IQ now.
page-hoops-tip-rolls = { $dice ->
    [one] Rolls { $dice } die.
   *[other] Rolls { $dice } dice.
}
page-hoops-tip-mean = Brings { $mean } on average.
page-hoops-tip-stops = Stops { $mean } on average.
page-hoops-tip-fatigue = You take it for rerolls on defense. It goes back only when you bring in players.
page-hoops-about-intelligence = Basketball IQ: a tactic’s complexity must not be higher than the team’s.
page-hoops-about-rebounds = Rebounds: for every three you’re ahead, or part of three, an attack can reroll one die.
page-hoops-about-die = Counts { $worth }. A reroll brings { $mean } on average and is better with { $better }.
page-hoops-about-attack = { $skill }: for each level one offensive die ({ $colour }).
page-hoops-about-defence = { $skill }: for each level one defensive die ({ $colour }). A number stops only the attack in its own color.

# Hint
page-hoops-hint-thinking = The MVP bot is thinking …
page-hoops-hint-text = What the strongest bot would do here, from what you can see.
page-hoops-no-more = No more

# Before the first turn
page-hoops-pick = Pick your team
page-hoops-pick-text = In secret: five starters, seven substitutes, three offensive and two defensive tactics. The rest stays in the box.
page-hoops-pick-starter = Starters, one for each position
page-hoops-pick-substitute = Substitutes
page-hoops-pick-offence = Offensive tactics
page-hoops-pick-defence = Defensive tactics
page-hoops-pick-count = { $count } of { $most }
page-hoops-pick-seal = Lock in the team
page-hoops-pick-missing = { $missing ->
    [one] { $missing } more card
   *[other] { $missing } more cards
}
page-hoops-pick-usual = Take the introductory team
page-hoops-pick-watching = Both pick
page-hoops-draft-title = Opening draft
page-hoops-draft-text = Take four players each; the first player picks once, then two each in turn. Each replaces a substitute.
page-hoops-draft-which = Choose a player
page-hoops-draft = Draft { $card }
page-hoops-drafted = Drafted by { $name }
page-hoops-leave-title = Who makes way for { $card }?
page-hoops-leave-text = One of your substitutes goes back to the box.
page-hoops-leave-which = Choose a substitute
page-hoops-leave = { $card } makes way

# The end
page-hoops-you-win = You win!
page-hoops-wins = { $name } wins!
page-hoops-draw-final = A tie at { $points }!
page-hoops-after = Look back
page-hoops-rematch = Another game
page-hoops-rematch-go = To the new table

# The story of what you do yourself
page-hoops-own-first = You go first.
page-hoops-own-hand = You draw your first hand: { $cards }.
page-hoops-own-team = Your team: { $cards }.
page-hoops-own-drafted = You draft { $card }, who replaces { $out }.
page-hoops-own-turn = Turn { $turn }: you.
page-hoops-own-overtime-turn = Overtime { $overtime }, turn { $turn }: you.
page-hoops-own-last-turn = The final turn: you.
page-hoops-own-scored = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $attack } − { $defence } = { $points }) and have { $total }.
page-hoops-own-scored-free = You score { $points ->
    [one] { $points } point
   *[other] { $points } points
} and have { $total }.
page-hoops-own-stopped = Your attack is stopped: { $attack } against { $defence }.
page-hoops-own-refreshed = You replace tactics of the market: { $out }. New: { $in }.
page-hoops-own-bought = You buy { $card } (cost { $cost }) with { $paid } (value { $value }).
page-hoops-own-rested = You return a fatigue card; fatigue pile: { $left }.
page-hoops-own-prepared = You prepare { $card }.
page-hoops-own-prepared-for = You prepare { $card } and discard { $out }.
page-hoops-own-attacks = You attack with { $card }: { $dice }.
page-hoops-own-defends = You defend with { $card }: { $dice }.
page-hoops-own-no-dice = You activate { $card }, but have no dice to roll.
page-hoops-own-tires = You take { $count ->
    [one] { $count } fatigue card
   *[other] { $count } fatigue cards
}; fatigue pile: { $left }.
page-hoops-own-rerolled = You reroll { $count } ({ $taken }): { $fell }.
page-hoops-own-keeps = You keep { $faces } = { $total }.
page-hoops-own-stops = You keep { $faces }, which stops { $total }.
page-hoops-own-discards = You discard { $cards }.
page-hoops-own-removes = You remove { $cards } from the game.
page-hoops-own-keeps-cards = You keep { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand.
page-hoops-own-reshuffles = You shuffle your discard pile into a new draw pile.
page-hoops-own-draws = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
page-hoops-own-drawn = You draw: { $cards }.
page-hoops-own-plays-on = You want to play on.
page-hoops-own-agrees = You would accept the tie.
page-hoops-ask-attack = Which offense do you activate?
page-hoops-how-attack = Press a prepared offense. It scores at the start of your next turn.
page-hoops-ask-defend = How do you defend?
page-hoops-how-defend = Press a prepared defense. It takes points off the pending attack.
page-hoops-decline-one = No one
page-hoops-decline-none = Nothing
page-hoops-for = { $card } for { $out } ({ $position })
page-hoops-final-word = Final
page-hoops-final-back = Came back from { $down } down, won by { $by }
page-hoops-final-by = By { $by }
page-hoops-final-level = Tied to the end
page-hoops-lead = Who led, turn by turn
page-hoops-lead-text = In the end { $name } leads by { $points }.
page-hoops-best = Player of the game
page-hoops-best-balance = with this player on court ({ $scored } to { $conceded })
page-hoops-best-turns = turns on the court
page-hoops-best-price = cost when bought
page-hoops-turning = Turning point
page-hoops-turning-scored = Turn { $turn }: { $name } scored { $points }.
page-hoops-turning-stopped = Turn { $turn }: { $name } stopped { $points }.

# The opponent's turn, step by step
page-hoops-turns = Opponent’s turns: { $pace }
page-hoops-hurry = Show all
