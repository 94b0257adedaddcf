# All-Star Draft: the rules in our own words

page-rules-example = An example with four managers, in Polarena 1, settled by the referee:
page-rules-allstar-goal = What it is about
page-rules-allstar-goal-text =
    You manage ice hockey teams of animals. A season has three rounds: you draft players, build teams and send them into arenas. Then come the playoffs. Every good rank wins fans.
    The <b>most fans</b> at the end win.
page-rules-allstar-cards = The players
page-rules-allstar-cards-text =
    There are 108 players: twelve species with the numbers 1 to 9. Five cards of every species carry a symbol, each symbol once; the other four carry none.
    With three to six managers two species per manager are in play. Below, the strongest come first.
page-rules-allstar-arenas = The arenas
page-rules-allstar-arenas-text =
    An arena shows how many fans each rank wins there. Some have an icon:
    • <b>Combo</b>: one combination beats 5 of a kind there. The arena shows it: one of each symbol, a run of 5, or three of a kind + a pair.
    • <b>Whistle</b>: the fans don’t simply fall from rank to rank.
    • <b>Crossed-out 2</b>: the arena stays in the box when two play.
page-rules-allstar-draft = The draft
page-rules-allstar-draft-text =
    The arena of the round lies face up; everybody is dealt a hand of 6 cards. You all choose one at the same time and lay it face down on your bench. Then you pass the rest to the left. This goes on until the cards are gone: 6 more on every bench.
    You can always look at your own bench. In round 2 you pass to the right, in round 3 to the left again.
page-rules-allstar-team = Team and bus
page-rules-allstar-team-text =
    From your bench you build a team of <b>5</b> and lay it out face down. The sixth card waits on the bench. In round 1, bus 1 brings the team to the only arena. When all are ready, the teams are revealed.
page-rules-allstar-strength = Who is stronger?
page-rules-allstar-strength-text =
    A team counts its <b>best set</b>: the most cards with the same symbol, number or species.
    • The larger set wins.
    • If the sets are equally large, the attribute decides: Gold before Silver before Bronze. The order depends on how many managers sat down at the start.
    • Same attribute: the stronger symbol, the higher number, the stronger species wins.
    • All the same: the teams are <b>tied</b>.
page-rules-allstar-fans = Fans
page-rules-allstar-fans-text =
    Each team wins the fans the arena gives for its rank. Tied teams all take the same rank, and the ranks after it are skipped: two are 2nd, and the next one is 4th. The arena then leaves the game; the teams stay face up on the table.
page-rules-allstar-rounds = Rounds 2 and 3
page-rules-allstar-rounds-text =
    Two arenas lie face up in round 2, three in round 3. Draft 6 more cards each.
    • First you can substitute <b>one player in each older team</b> with one from your bench. You choose the order of teams. A player who comes out can play again at once.
    • Then you build a <b>new team</b> of 5 from the bench.
    • Last you give every team a bus, face down: bus 1 goes to the first arena, bus 2 to the second, bus 3 to the third. The arenas are settled one after the other.
page-rules-allstar-playoffs = Playoffs
page-rules-allstar-playoffs-text =
    All 18 cards come back to the bench. Everybody builds <b>one team</b> of 5, and all are revealed.
    • The <b>weakest team</b> discards a ticket. Without one, its manager is eliminated and wins the fans of the worst rank still free.
    • Tied for the weakest: a <b>shootout</b>. Each shoots one card of the bench. Gold, Silver, Bronze are compared; no symbol is below every symbol. The weakest card loses; all cards shot leave the game.
    • Then all must substitute: lay out 2 to 4 cards of the bench and discard as many of the team. With fewer than 2 on the bench, you’re eliminated.
    • This goes on until one manager is left. With two or three managers, every ticket the winner still holds pays extra fans.
page-rules-allstar-end = The end
page-rules-allstar-end-text =
    The most fans win. If that is a tie, more fans <b>from the playoffs</b> decide, without the bonus for tickets. If that is tied too, you share the win.
page-rules-allstar-two = Two managers
page-rules-allstar-two-text =
    Arenas with the crossed-out 2 stay in the box. There are three modes:
    • <b>{ mode-heritage }</b> (5 species): 7 cards each, drafted to the last. Then each discards one of these 7, face down.
    • <b>{ mode-clash }</b> (5 species): 7 cards each. Keep one. From then on, keep one, give one to your opponent and pass the rest. At the end, each discards one of the 7 received.
    • <b>{ mode-free-agency }</b> (6 species): 3 cards lie face up. Each takes one, the third is discarded; then the other goes first. In rounds 2 and 3, whoever has fewer fans goes first.
    The playoffs are as usual. In the first edition, two play with 5 species and 7 cards. The last card of each hand is discarded.
page-rules-allstar-coaches = The first edition and its coaches
page-rules-allstar-coaches-text =
    The first edition (2020) has 12 arenas and no combos. Everybody has one more ticket; discarding the last one eliminates you. Skate is stronger than Glove. All teams of a round are revealed at once.
    At the start, everybody is dealt 2 coaches and keeps one, face up. Some are laid beside a team or a player in every lineup, some help once, some in the playoffs. The rulebook doesn’t print their abilities; these are ours:
page-rules-allstar-rulings = What we settle
page-rules-allstar-rulings-text =
    Where the rulebooks can be read in more than one way, this table plays like this. Each line starts with what the book says.
    • <b>A2</b>: Teams count equal cards. If no 2 cards are equal, the best single card counts, a symbol first.
    • <b>A3</b>: The player count sets the order of Gold, Silver and Bronze. We count who sat down at the start, also late in the playoffs.
    • <b>A5</b>: A run beats 5 of a kind. A run is 5 numbers in a row; 1 doesn’t follow 9.
    • <b>A6</b>: Three of a kind plus a pair beats 5 of a kind. The 3 and the 2 may share different attributes. 5 of a kind don’t count as 3 plus 2.
    • <b>A7</b>: A combo beats 5 of a kind. Teams with the same combo all tie for first. The playoffs have no combos.
    • <b>A8</b>: Everyone chooses face down. You can take a choice back until the last manager locks in.
    • <b>A10</b>: One substitution per face-up team, one at a time. Choose any order of teams. Whoever comes out may play again at once.
    • <b>A12</b>: Drafted cards are face down, teams face up. What has been face up stays public, also in the playoffs.
    • <b>A13</b>: In { mode-clash } you keep 1, then keep 1 and give 1, and continue in this way. We repeat only the second step: 4 kept, 3 given. <b>{ mode-clash-keeping }</b> repeats both: 5 kept, 2 given.
    • <b>A14</b>: Discard 1 of your 7 cards. It must be one of the 7 you received this round.
    • <b>A15</b>: Whoever has fewest fans chooses first. If you’re tied, a lot decides. In round 1 a lot decides too, unless you agree on who goes first.
    • <b>A16</b>: The tickets for 2 managers hold in every mode for two: 2 each, in the first edition 3.
    • <b>A17</b>: The playoffs repeat until one manager is left. We repeat all of it: play, settle ties, substitute.
    • <b>A18</b>: Tied managers play a shootout. Only a tie for the weakest team needs one.
    • <b>A19</b>: A shootout takes a card from the bench. A tied manager who has none is eliminated at once, ticket or not. The others don’t shoot.
    • <b>A20</b>: Lay down 2 to 4 cards, then choose as many to discard. Everyone does the first step before anyone does the second.
    • <b>A21</b>: Whoever can’t substitute is eliminated. Managers who leave together all take the worst open rank.
    • <b>A22</b>: Remaining tickets pay a bonus. Only the winner of the playoffs receives it.
    • <b>A23</b>: A tie at the end goes to more fans from the playoffs. The ticket bonus doesn’t count there. Still tied: the win is shared.
    • <b>A24</b>: The first edition has 12 coaches, and its book prints no abilities. These are ours. You can add coaches to both editions.
