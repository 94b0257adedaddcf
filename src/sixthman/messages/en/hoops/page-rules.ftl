# NBA Deck-Building: the rules in our own words

page-rules-hoops-goal = What it is about
page-rules-hoops-goal-text =
    Two coaches play a basketball game of <b>24 turns</b>, in turns. You improve your team and your tactics by buying cards, and roll dice to attack and to defend. More points win.
page-rules-hoops-cards = The cards
page-rules-hoops-cards-text =
    • A <b>player</b> has one or two positions, a value to pay with, game intelligence, rebounds, and dice in six skills: three to attack, three to defend.
    • A <b>tactic</b> has a value, a complexity, and says which dice are rolled and how many of each are kept.
    • <b>Fatigue</b> only takes up room in your hand. There are nine.
page-rules-hoops-setup = Before the game
page-rules-hoops-setup-text =
    Five starters stand on the court: point guard, shooting guard, small forward, power forward, centre. Seven substitutes and five tactics are your deck; you draw six.
    The player market is a pile of 20 cards, the cheapest on top, at least four of them costing 3 to 5; the first lies in the row of six. Six tactics lie open beside it.
page-rules-hoops-turn = A turn
page-rules-hoops-turn-text =
    • <b>Score</b>: your waiting attack brings points.
    • <b>Adjust</b>: the player row moves on; tactics of the market may be replaced.
    • <b>Actions</b>: replace players, prepare tactics, buy a player, buy a tactic; in any order, each at most once. Then activate an attack and a defence, each at most once.
    • <b>End</b>: tidy your hand and draw up to six.
page-rules-hoops-score = Scoring
page-rules-hoops-score-text =
    At the start of your turn your waiting attack dice score: their sum less what the rival’s defence dice stop, never below 0. All these dice go back.
page-rules-hoops-adjust = The market moves
page-rules-hoops-adjust-text =
    A new player enters the first place of the row and pushes the others on, up to the first hole; whoever is pushed out of the sixth place is gone. When the pile is empty nobody enters and all move one place on.
    Then you may have any of the six tactics replaced by new ones.
page-rules-hoops-replace = Replace players
page-rules-hoops-replace-text =
    Players of your hand take positions printed on their cards; those on court may change places for it, as long as everybody ends on a position of theirs. Replaced players go to your discard pile.
    For each player brought in you <b>draw a card</b>, and one Fatigue card of your hand may go back to its pile.
page-rules-hoops-prepare = Prepare tactics
page-rules-hoops-prepare-text =
    Lay tactics of your hand on the court, up to three attacks and three defences. You may discard one that lies there for a new one of its kind, even if there is room. Only prepared tactics can be activated.
page-rules-hoops-buy = Buy
page-rules-hoops-buy-text =
    Once a turn a player, paid with <b>players</b> of your hand, and once a tactic, paid with <b>tactics</b>. The values of the cards you discard must reach the cost; nobody gives change. The new card goes <b>on top of your draw pile</b>.
page-rules-hoops-activate = Activate tactics
page-rules-hoops-activate-text =
    A tactic can be activated if the <b>game intelligence</b> of your five adds up to its complexity or more.
    • Add up the five in each skill of the tactic: that many dice of its colour are rolled, ten at the most.
    • Some may be rerolled once.
    • Keep as many of each colour as the card says; with fewer rolled, all are kept. Then the card is discarded.
    Attack dice wait until your next turn. A defence needs an attack that waits.
page-rules-hoops-dice = The dice
page-rules-hoops-dice-text =
    Attack dice score what they show. A defence die stops only the attack whose colour and sign are printed on the face; anything else counts nothing.
page-rules-hoops-reroll = Rerolls and fatigue
page-rules-hoops-reroll-text =
    • <b>Attack</b>: if your five have more rebounds than the rival’s, you may reroll one die for every three more, rounded up.
    • <b>Defence</b>: for each die you reroll you take a Fatigue card, laid on top of your draw pile before the roll.
    All rerolls of an activation happen together, once.
page-rules-hoops-close = End of the turn
page-rules-hoops-close-text =
    Each card left in hand you discard, keep, or remove from the game for good (not Fatigue). Then you draw up to six; when the draw pile is empty the discard pile is shuffled. A hole in the tactic market is filled, one in the player row is not.
page-rules-hoops-end = End of the game
page-rules-hoops-end-text =
    After turn 24, or earlier if a turn ends with no player left in the market, the other side has a special last turn: score, prepare defences, activate one. Then the last attack is scored. More points win.
    <b>Overtime</b>: when tied, six more turns without buying, begun by the other side, and again a special last turn; and so on until somebody wins, or both agree on a draw.
page-rules-hoops-variants = Variants
page-rules-hoops-variants-text =
    The rulebook names two variants without explaining them; these are ours:
    • <b>Pick your teams</b>: each chooses five starters of ten, seven substitutes of ten and five tactics of ten (three attacks, two defences).
    • <b>Opening draft</b>: from 16 open players below cost 6 you take four each, in snake order; each replaces a substitute of yours.
