# The rules in our own words
page-title-rules = Rules
page-rules-text = In our own words, as this table plays them.
page-rules-chapters = Chapters
page-rules-example = An example with four managers, in Polarena 1, settled by the referee:
page-rules-allstar-goal = What it is about
page-rules-allstar-goal-text =
    You are the manager of ice hockey teams of animals. Over a season of three rounds you draft players, build teams and send them into arenas; then come the playoffs. Every good rank wins fans.
    Whoever has the <b>most fans</b> at the end wins.
page-rules-allstar-cards = The players
page-rules-allstar-cards-text =
    There are 108 players: twelve species with the numbers 1 to 9. Five cards of every species carry a symbol, each symbol once; the other four carry none.
    With three to six managers two species a head are in play. Below, the strongest stand first.
page-rules-allstar-arenas = The arenas
page-rules-allstar-arenas-text =
    An arena says how many fans each rank wins there. Marks tell what is special:
    • <b>Combo</b>: five cards of a certain kind (one of each symbol, a run of five numbers, or three alike and two alike) rank above five alike.
    • <b>Whistle</b>: the fans do not simply fall from rank to rank.
    • <b>Crossed-out 2</b>: stays in the box when two play.
page-rules-allstar-draft = The draft
page-rules-allstar-draft-text =
    The arena of the round lies open; everybody gets six cards. You all choose one at the same time, lay it face down on your bench and pass the rest to the left. So it goes on until the cards are gone: six more on every bench.
    You may always look at your own bench. In round 2 the cards go to the right, in round 3 to the left again.
page-rules-allstar-team = Team and bus
page-rules-allstar-team-text =
    From your bench you build a team of <b>five</b> and lay it down unseen; the sixth card waits on the bench. In round 1 bus 1 brings the team to the only arena. When all are ready the teams are revealed.
page-rules-allstar-strength = Who is stronger?
page-rules-allstar-strength-text =
    A team counts its <b>best set</b>: the most cards with the same symbol, number or species.
    • More cards alike win.
    • With as many alike the kind decides: Gold before Silver before Bronze. The order depends on how many managers sat down at the start.
    • Same kind: the stronger symbol, the higher number, the stronger species wins.
    • All the same: the teams are <b>tied</b>.
page-rules-allstar-fans = Fans
page-rules-allstar-fans-text =
    Each team wins the fans the arena gives for its rank. Tied teams all take the same rank, and the ranks after it are skipped: two in second place, and the next one is fourth. The arena then leaves the game; the teams stay open on the table.
page-rules-allstar-rounds = Rounds 2 and 3
page-rules-allstar-rounds-text =
    Two arenas lie open in round 2, three in round 3. Draft six more cards each.
    • First you may swap <b>one player in each open team</b> for one of your bench, the oldest team first. Who comes out may play again at once.
    • Then you build a <b>new team</b> of five from the bench.
    • Last you give every team a bus, unseen: bus 1 goes to the first arena, bus 2 to the second, bus 3 to the third. The arenas are settled one after the other.
page-rules-allstar-playoffs = Playoffs
page-rules-allstar-playoffs-text =
    All 18 cards come back to the bench. Everybody builds <b>one team</b> of five, and all are revealed.
    • The <b>weakest team</b> gives up a ticket; without one its manager is out and wins the fans of the worst place still open.
    • Tied for the weakest: a <b>shootout</b>. Each shoots one card of the bench; compared are Gold, Silver, Bronze, and no symbol is below every symbol. The weakest card loses; all cards shot leave the game.
    • Then all must substitute: lay down two to four cards of the bench, and remove as many of the team for good. Whoever has fewer than two on the bench is out.
    • So it goes on until one manager is left. With two or three managers every ticket the winner still holds pays extra fans.
page-rules-allstar-end = The end
page-rules-allstar-end-text =
    The most fans win. If that is a tie, more fans <b>from the playoffs</b> decide, the bonus for tickets not counted; if that is equal too, the win is shared.
page-rules-allstar-two = Two managers
page-rules-allstar-two-text =
    Arenas with the crossed-out 2 stay in the box. There are three ways to draft:
    • <b>Heritage</b> (five species): seven cards each, drafted to the last; then each throws away one of these seven, face down.
    • <b>Clash</b> (five species): seven cards each. Keep one; from then on keep one and give one to the opponent, then pass on. At the end each throws away one of the seven received.
    • <b>Free Agency</b> (six species): three cards lie open, the first takes one, the second takes one, the third is discarded; then the roles change. In rounds 2 and 3 whoever has fewer fans begins.
    The playoffs are as usual. In the first edition two play with five species and seven cards; the last card of each hand is thrown away.
page-rules-allstar-coaches = The first edition and its coaches
page-rules-allstar-coaches-text =
    The edition of 2020 has twelve arenas and no combos, one ticket more for everybody (giving up the last one eliminates), and Skate stands above Glove. All teams of a round are revealed at once.
    At the start everybody is dealt two coaches and keeps one, face up. Some are laid beside a team or a player in every line-up, some help once, some in the playoffs. The rulebook does not print their talents; these are ours:
page-rules-allstar-rulings = What we settle
page-rules-allstar-rulings-text =
    Where the rulebooks leave something open, this table plays so:
    • A team with no two cards alike counts its best single card.
    • A run is five numbers in a row, without going round from 9 to 1.
    • Three + two may mix kinds (three bears and two 4s); five alike are no three + two.
    • Teams that make the combo are all tied at the top. In the playoffs there are no combos.
    • A tied manager with an empty bench cannot shoot and is out at once.
    • Managers who are out together all take the worst place still open.
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
    Lay tactics of your hand on the court, up to three attacks and three defences. To make room you may discard ones that lie there. Only prepared tactics can be activated.
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
    After turn 24, when no player is left in the market, the other side has a special last turn: score, prepare defences, activate one. Then the last attack is scored. More points win.
    <b>Overtime</b>: when tied, six more turns without buying, begun by the other side, and again a special last turn; or both agree on a draw.
page-rules-hoops-variants = Variants
page-rules-hoops-variants-text =
    The rulebook names two variants without explaining them; these are ours:
    • <b>Pick your teams</b>: each chooses five starters of ten, seven substitutes of ten and five tactics of ten (three attacks, two defences).
    • <b>Opening draft</b>: from 16 open players below cost 6 you take four each, in snake order; each replaces a substitute of yours.
