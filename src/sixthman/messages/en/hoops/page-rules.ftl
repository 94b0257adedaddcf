# NBA Deck-Building: the rules in our own words

page-rules-hoops-goal = What it is about
page-rules-hoops-goal-text =
    Two coaches take turns in a basketball game, <b>24 turns</b> in all. You improve your team and your tactics by buying cards, and roll dice to attack and to defend. More points win.
page-rules-hoops-cards = The cards
page-rules-hoops-cards-text =
    • A <b>player</b> has one or two positions, a value to pay with, basketball IQ, rebounds, and dice in six skills: three to attack, three to defend.
    • A <b>tactic</b> has a value, a complexity, and says which dice you roll and how many of each you keep.
    • A <b>fatigue card</b> only blocks a slot in your hand. There are nine.
page-rules-hoops-setup = Before the game
page-rules-hoops-setup-text =
    Five starters stand on the court: point guard, shooting guard, small forward, power forward, center. Seven substitutes and five tactics are your draw pile; you draw six.
    The player market is a pile of 20 cards, the cheapest on top. At least four of them cost 3 to 5. The first lies in the player row of six slots. Six tactics lie face up beside it.
page-rules-hoops-turn = A turn
page-rules-hoops-turn-text =
    • <b>Score</b>: your pending attack brings points.
    • <b>Adjust</b>: the player row moves on; you can replace tactics of the market.
    • <b>Actions</b>: bring in players, prepare tactics, buy a player, buy a tactic; in any order, each at most once. Then activate an offense and a defense, each at most once.
    • <b>End</b>: tidy your hand and draw up to six.
page-rules-hoops-score = Scoring
page-rules-hoops-score-text =
    At the start of your turn your pending offensive dice score: their sum minus what your opponent’s defensive dice stop, never below 0. All these dice go back.
page-rules-hoops-adjust = The market moves
page-rules-hoops-adjust-text =
    A new player enters the first slot of the player row and pushes the others on. The first free slot stops the push; a player pushed out of the sixth slot leaves the game. When the pile is empty, nobody enters, and all move one slot on.
    Then you can replace any of the six tactics.
page-rules-hoops-replace = Bring in players
page-rules-hoops-replace-text =
    Players of your hand take positions printed on their cards. Players on court can move for it, as long as everyone ends on one of their own positions. Players who leave the court go to your discard pile.
    For each player you bring in, <b>draw a card</b>. One fatigue card of your hand can then go back to its pile.
page-rules-hoops-prepare = Prepare tactics
page-rules-hoops-prepare-text =
    Prepare tactics from your hand: they go to the court, up to three offenses and three defenses. You can discard a prepared tactic for a new one of its type, even if a slot is free. Only prepared tactics can be activated.
page-rules-hoops-buy = Buy
page-rules-hoops-buy-text =
    Once a turn a player, paid with <b>players</b> of your hand, and once a tactic, paid with <b>tactics</b>. The values of the cards you discard must reach the cost; nobody gives change. The new card goes <b>on top of your draw pile</b>.
page-rules-hoops-activate = Activate tactics
page-rules-hoops-activate-text =
    You can activate a tactic if your team’s <b>basketball IQ</b> is at least its complexity.
    • Add up your team in each skill of the tactic: roll that many dice of its color, at most ten.
    • You can reroll some of them once.
    • Keep as many of each color as the card says; if there are fewer, all. Then the card is discarded.
    Offensive dice wait until your next turn. A defense needs a pending attack.
page-rules-hoops-dice = The dice
page-rules-hoops-dice-text =
    Offensive dice score what they show. A defensive die stops only the attack whose color and symbol it shows. Nothing else counts.
page-rules-hoops-reroll = Rerolls and fatigue
page-rules-hoops-reroll-text =
    • <b>Offense</b>: if your team has more rebounds than your opponent’s, you can reroll one die for every three more, rounded up.
    • <b>Defense</b>: for each die you reroll, first take a fatigue card onto the top of your draw pile.
    You reroll at most once per activation, all dice together.
page-rules-hoops-close = End of the turn
page-rules-hoops-close-text =
    Discard, keep or remove each card left in your hand (fatigue cards can’t be removed). Then draw up to six; when the draw pile is empty, shuffle the discard pile. A free slot in the tactic market is filled, one in the player row isn’t.
page-rules-hoops-end = End of the game
page-rules-hoops-end-text =
    Your opponent has a special final turn after turn 24. It comes earlier if a turn ends with no player left in the market. In it they score, prepare defenses and activate one. Then the last attack is scored. More points win.
    <b>Overtime</b>: if tied, play six more turns without buying. The other coach goes first, and a final turn follows again, until there is a winner. Or both accept the tie.
page-rules-hoops-variants = Variants
page-rules-hoops-variants-text =
    The rulebook names two variants without explaining them; these are ours:
    • <b>Pick your team</b>: each chooses five starters of ten, seven substitutes of ten and five tactics of ten (three offenses, two defenses).
    • <b>Opening draft</b>: from 16 face-up players below cost 6 you take four each, in snake order. Each replaces a substitute of yours.
page-rules-hoops-rulings = What we settle
page-rules-hoops-rulings-text =
    Where the rulebook can be read in more than one way, this table plays like this. Each line starts with what the book says.
    • <b>H1</b>: Defensive dice stop an attack of their color. Colors that the attack doesn’t hold count nothing. No attack scores less than 0.
    • <b>H2</b>: Players move along the row. A free slot stops the push. With the pile empty, all move one slot, and the one in slot 6 is discarded.
    • <b>H3</b>: A game has 24 turns. It ends earlier if a turn leaves both the pile and the row empty.
    • <b>H4</b>: You bring in players for others. Those on court may move in the same action, if all end on one of their positions.
    • <b>H5</b>: A replaced player gives back a fatigue card. It must be in your hand, and it goes back at once.
    • <b>H6</b>: You take actions, then activate. Actions come in any order, each once. An offense and a defense may be activated in either order.
    • <b>H7</b>: A bought card goes on top of your draw pile. You can draw it in the same turn.
    • <b>H8</b>: You reroll once. All dice of an activation are rerolled together. You take no more fatigue cards than the pile holds.
    • <b>H9</b>: A tactic says how many dice to keep. You choose which; with fewer rolled, you keep all.
    • <b>H10</b>: A defense answers an attack. Without a pending attack, you can’t activate one.
    • <b>H11</b>: You draw up to 6 cards. If you hold more, you draw none.
    • <b>H12</b>: The tactic market is filled. When both tactic piles are empty, the slot stays free.
    • <b>H13</b>: Overtime has six turns. It starts with the hands you have and repeats without limit, unless you set one or accept the tie.
    • <b>H14</b>: The book names picking your team without rules. The numbers of cards are ours.
    • <b>H15</b>: The book names the opening draft without rules. The snake order and the 16 players are ours.
    • <b>H16</b>: The book has 2 players. Alone you play a bot. Four play an evening: all meet once, then the first two play a final.
    • <b>H17</b>: With three prepared, a new tactic replaces one. A tactic may also be discarded while a slot is free, and in the same action.
