"""Every worked example and every number of the rulebook, by its section.

The drawings show cards that the text does not name; where an example leaves them open the cards here are
ours, chosen so that only the rule in question decides.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from sixthman.games.hoops.declaration import (
    BUY,
    DONE,
    ENTER,
    KEEP,
    MAKE_ROOM,
    MENU,
    OVER,
    PAY,
    POSITION,
    REROLL,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from sixthman.games.hoops.rules.activation import allowance
from sixthman.games.hoops.rules.cards import COPIES, COST, FACE, FATIGUE, INITIATION, KIND, POSITIONS, VALUE
from sixthman.games.hoops.rules.court import team_intelligence, team_level
from sixthman.games.hoops.rules.dice import dice_kept, dice_rolled
from sixthman.games.hoops.rules.market import adjust
from sixthman.games.hoops.rules.record import ask
from sixthman.games.hoops.rules.scoring import score_attack
from sixthman.games.hoops.rules.turn import end_turn
from tests.games.hoops.conftest import (
    BASE_SWITCH,
    BASE_THREE,
    BLOCK,
    BLUE,
    HOUSTON,
    KENTUCKY,
    MICHIGAN,
    SG,
    STARTERS,
    STEAL,
    STOP,
    THREE,
    VIRGINIA,
    YELLOW,
    choose,
    dice_fall,
    die,
    discards,
    draw_pile,
    face,
    five,
    hand,
    hold,
    idle,
    in_turn,
    keep,
    new_game,
    open_choices,
    pass_turn,
    pile,
    ready,
)

# --- Matériel


def test_materiel_cards() -> None:
    """100 players, starting sets of 20 players and 10 tactics, 70 tactics of 20 models, 9 fatigue cards."""
    assert COPIES[:100].sum() == 100
    assert COPIES[100:120].sum() == 20
    assert INITIATION[100:110].sum() == 5
    assert INITIATION[110:120].sum() == 7
    assert np.count_nonzero(COPIES[120:140]) == 20
    assert COPIES[120:140].sum() == 70
    assert KIND[140:150].tolist() == [1] * 5 + [2] * 5
    assert INITIATION[140:145].sum() == 3
    assert INITIATION[145:150].sum() == 2
    assert COPIES[FATIGUE] == 9


def test_valeurs_des_des() -> None:
    """The two tables of die faces."""
    assert FACE.tolist() == [
        [0, 0, 0, 2, 6, 9],
        [0, 0, 2, 4, 6, 7],
        [0, 2, 3, 4, 6, 6],
        [0, 1, 2, 1, 2, 4],
        [0, 2, 2, 1, 2, 3],
        [0, 2, 3, 3, 1, 1],
    ]


# --- Mise en place


def test_mise_en_place_equipe_de_depart() -> None:
    """Five starters on court, each in his position; twelve cards left, six of them in hand."""
    state = new_game()
    for seat in (0, 1):
        court = state.court[seat].tolist()
        assert all(INITIATION[card] == 1 and 100 <= card < 110 for card in court)
        assert all(POSITIONS[card] >> position & 1 for position, card in enumerate(court))
        rest = Counter(hand(state, seat) + draw_pile(state, seat))
        assert len(hand(state, seat)) == 6
        assert rest == Counter(card for card in range(110, 150) if INITIATION[card])
        assert rest.total() == 12


@pytest.mark.parametrize("seed", range(20))
def test_mise_en_place_marche_joueur(seed: int) -> None:
    """Twenty players, cheapest first, four or more at 3 to 5; one is open, and one more in the first turn."""
    state = new_game(f"market {seed}")
    cards = state.player_pile[::-1].tolist()
    costs = [int(COST[card]) for card in cards]
    assert len(set(cards)) == 20
    assert costs == sorted(costs)
    assert sum(3 <= cost <= 5 for cost in costs) >= 4
    assert state.row.tolist() == [cards[1], cards[0], -1, -1, -1, -1]
    assert state.piled == 18


def test_mise_en_place_marche_tactique_et_fatigue() -> None:
    """Six of the 70 tactics are open; nine fatigue cards lie in their pile; all dice are in the pools."""
    state = new_game()
    cards = Counter(state.tactic_pile[: int(state.tactics_piled)].tolist() + state.tactics.tolist())
    assert state.tactics_piled == 64
    assert all(cards[card] == COPIES[card] for card in range(120, 140))
    assert state.fatigue == 9
    assert not state.kept.any()
    assert not state.rolled.any()


# --- Déroulement du jeu: scoring


def test_phase_de_scoring_fred_et_sophie() -> None:
    """Fred's two blue 9s are worth 18; Sophie stops a blue 2 on Steal and a blue 3 on Stop: 13."""
    state = in_turn(player=0)
    state.court[0] = five(three=2, intelligence=8, rebounds=2)
    state.court[1] = five(steal=1, stop=1, intelligence=8, rebounds=2)
    ready(state, 0, BASE_THREE)
    ready(state, 1, BASE_SWITCH)
    dice_fall(state, face(THREE, 9), face(THREE, 9), face(STEAL, 2, BLUE), face(STOP, 3, BLUE))
    choose(state, BASE_THREE)
    assert state.points.tolist() == [0, 0]
    assert state.player == 1
    choose(state, "done", BASE_SWITCH)
    assert state.phase == REROLL
    choose(state, "done")
    pass_turn(state)
    assert state.points.tolist() == [13, 0]
    assert not state.kept.any()


# --- Phase d'ajustement


def test_ajustement_le_nouveau_joueur_pousse_la_rangee() -> None:
    """The new card enters slot 1, the card there goes to slot 2, and so on until a hole is filled."""
    state = new_game()
    state.row[:] = [10, 11, -1, 12, 13, 14]
    new = int(state.player_pile[int(state.piled) - 1])
    adjust(state)
    assert state.row.tolist() == [new, 10, 11, 12, 13, 14]
    assert not state.box.any()


def test_ajustement_la_carte_six_est_ejectee() -> None:
    """Without a hole the card in slot 6 is pushed out and discarded."""
    state = new_game()
    state.row[:] = [10, 11, 12, 13, 14, 15]
    new = int(state.player_pile[int(state.piled) - 1])
    adjust(state)
    assert state.row.tolist() == [new, 10, 11, 12, 13, 14]
    assert np.flatnonzero(state.box).tolist() == [15]


def test_ajustement_remplacement_des_tactiques() -> None:
    """Any tactics of the market may be replaced together, from the pile."""
    state = new_game()
    state.tactics[:] = [121, 122, 123, 124, 125, 126]
    top = state.tactic_pile[62:64][::-1].tolist()
    choose(state, 122, 125, "done")
    assert state.phase == MENU
    assert state.tactics.tolist() == [121, top[0], 123, 124, top[1], 126]
    assert sorted(state.tactic_pile[-2:].tolist()) == [122, 125]
    assert (state.tactics_piled, state.tactics_gone) == (62, 2)


def test_ajustement_la_defausse_des_tactiques_est_melangee() -> None:
    """Where the pile has too few cards the discards, those just replaced among them, make a new one."""
    state = new_game()
    state.tactics[:] = [121, 122, 123, 124, 125, 126]
    state.tactic_pile[0], state.tactics_piled = 130, 1
    state.tactic_pile[-1], state.tactics_gone = 131, 1
    choose(state, 121, 122, "done")
    assert state.tactics[0] == 130
    assert state.tactics[1] in (131, 121, 122)
    assert state.tactics_piled == 2
    assert state.tactics_gone == 0


# --- Phase d'actions


def test_actions_une_fois_chacune_dans_lordre_de_son_choix() -> None:
    """The four actions are open together; one that was taken is not offered again."""
    state = in_turn(hand=[0, 1, 2, KENTUCKY, VIRGINIA, HOUSTON])
    state.court[0] = five(intelligence=6)
    state.row[:], state.tactics[:] = [0, -1, -1, -1, -1, -1], [-1, -1, MICHIGAN, -1, -1, -1]
    assert open_choices(state) == [TO_REPLACE, TO_PREPARE, TO_BUY_PLAYER, TO_BUY_TACTIC, DONE]
    choose(state, "prepare", VIRGINIA, "done")
    assert open_choices(state) == [TO_REPLACE, TO_BUY_PLAYER, TO_BUY_TACTIC, DONE]
    choose(state, "buy tactic", MICHIGAN)
    while state.phase == PAY:
        choose(state, open_choices(state)[0])
    assert open_choices(state) == [TO_REPLACE, TO_BUY_PLAYER, DONE]


def test_remplacements_pioche_autant_de_cartes() -> None:
    """Who comes in is on court, who was there is discarded, and as many cards are drawn as came in."""
    state = in_turn(hand=[110, 118, 141])
    pile(state, 0, 146, 147, 148)
    before = state.court[0].tolist()
    choose(state, "replace", 110)
    assert state.phase == ENTER
    assert hand(state) == [118, 141]
    choose(state, 118)
    assert state.court[0].tolist() == [110, *before[1:4], 118]
    assert sorted(discards(state, 0)) == sorted([before[0], before[4]])
    assert hand(state) == [141, 147, 148]
    assert draw_pile(state, 0) == [146]


def test_remplacements_un_joueur_sur_un_autre_poste() -> None:
    """A player on court who has two positions makes room by moving to the other one."""
    two_positions = next(card for card in range(100) if POSITIONS[card] == 0b00011)
    state = in_turn(hand=[110])
    state.court[0, 0] = two_positions
    shooting_guard = int(state.court[0, 1])
    choose(state, "replace", 110)
    choose(state, POSITION + SG)
    assert state.court[0, :2].tolist() == [110, two_positions]
    assert discards(state, 0) == [shooting_guard]


def test_preparation_trois_tactiques_de_chaque_type() -> None:
    """A fourth tactic in a row replaces one that is named; the other row is not full for that."""
    state = in_turn(hand=[KENTUCKY, HOUSTON])
    ready(state, 0, 140, 141, 142)
    choose(state, "prepare", KENTUCKY)
    assert state.phase == MAKE_ROOM
    assert open_choices(state) == [140, 141, 142]
    choose(state, 141, HOUSTON)
    assert state.prepared[0].tolist() == [[140, KENTUCKY, 142], [HOUSTON, -1, -1]]
    assert discards(state, 0) == [141]


def test_acheter_une_carte_joueur() -> None:
    """Players pay with their values and are discarded; the card bought lies on the draw pile."""
    state = in_turn(hand=[110, 111, 112, 113, 140, FATIGUE])
    pile(state, 0, 147)
    price = int(VALUE[110]) + int(VALUE[111])
    bought = int(np.flatnonzero(COST[:100] == price)[0]) if price in COST[:100] else 0
    state.row[:] = [-1, bought, -1, -1, -1, -1]
    choose(state, "buy player")
    assert state.phase == BUY
    choose(state, bought)
    assert state.phase == PAY
    assert open_choices(state) == [110, 111, 112, 113]
    paid = 0
    while state.phase == PAY:
        paid += int(VALUE[open_choices(state)[0]])
        choose(state, open_choices(state)[0])
    assert paid >= COST[bought]
    assert draw_pile(state, 0) == [147, bought]
    assert state.row.tolist() == [-1] * 6


def test_acheter_une_carte_tactique() -> None:
    """Tactics in hand pay for a tactic."""
    state = in_turn(hand=[110, KENTUCKY, HOUSTON, FATIGUE])
    state.tactics[:] = [-1, MICHIGAN, -1, -1, -1, -1]
    choose(state, "buy tactic", MICHIGAN)
    assert open_choices(state) == [KENTUCKY, HOUSTON]
    choose(state, HOUSTON)
    assert (VALUE[HOUSTON] >= COST[MICHIGAN]) == (state.phase == MENU)
    while state.phase == PAY:
        choose(state, open_choices(state)[0])
    assert draw_pile(state, 0)[-1] == MICHIGAN


# --- Activer des cartes Tactique


def team_of_the_drawing() -> list[int]:
    """Intelligence 6; 3 Points 3, Block 2, Stop 2."""
    return five(intelligence=6, three=3, block=2, stop=2, rebounds=3)


def test_condition_dactivation() -> None:
    """With level 6: Kentucky (5) but not Virginia (7); Houston (5) or Michigan (3), but not both."""
    state = in_turn()
    state.court[0] = state.court[1] = team_of_the_drawing()
    state.fatigue = 0
    ready(state, 0, VIRGINIA, KENTUCKY, HOUSTON, MICHIGAN)
    keep(state, 1, die(THREE, 6))
    assert team_intelligence(state, 0) == 6
    assert open_choices(state) == [KENTUCKY, HOUSTON, MICHIGAN, DONE]
    dice_fall(state, *[face(BLOCK, 2, YELLOW)] * 2, *[face(STOP, 3, BLUE)] * 2)
    choose(state, MICHIGAN)
    assert open_choices(state) == [KENTUCKY, DONE]


def test_condition_dactivation_un_niveau_egal_suffit() -> None:
    """The level has to reach the complexity, not to exceed it."""
    state = in_turn(hand=[FATIGUE])
    ready(state, 0, KENTUCKY)
    state.court[0] = five(intelligence=5)
    assert open_choices(state) == [KENTUCKY, DONE]
    state.court[0] = five(intelligence=4)
    assert open_choices(state) == [DONE]


def test_resoudre_kentucky_lance_trois_des() -> None:
    """The five players' 3 Points add up to 3: three blue dice."""
    state = in_turn()
    state.court[0], state.court[1] = team_of_the_drawing(), five(rebounds=2)
    ready(state, 0, KENTUCKY)
    assert team_level(state, 0, THREE) == 3
    choose(state, KENTUCKY)
    assert state.phase == REROLL
    assert dice_rolled(state, THREE) == state.rolled.sum() == 3


def test_resoudre_michigan_garde_deux_gris_et_un_marron() -> None:
    """Two gray and two brown dice are rolled; two gray and one brown are kept, as the player chooses."""
    state = in_turn(hand=[FATIGUE])
    state.court[0] = team_of_the_drawing()
    ready(state, 0, MICHIGAN)
    keep(state, 1, die(THREE, 9))
    dice_fall(state, face(BLOCK, 2, YELLOW), face(BLOCK, 1, BLUE), face(STOP, 3, BLUE), face(STOP, 2, YELLOW))
    choose(state, MICHIGAN)
    assert dice_rolled(state, BLOCK) == dice_rolled(state, STOP) == 2
    choose(state, "done")
    assert state.phase == KEEP
    assert open_choices(state) == [die(STOP, 2, YELLOW), die(STOP, 3, BLUE)]
    choose(state, die(STOP, 3, BLUE))
    assert dice_kept(state, 0, BLOCK) == 2
    assert dice_kept(state, 0, STOP) == 1
    assert not state.rolled.any()
    assert discards(state, 0) == [MICHIGAN]
    assert state.prepared[0, 1].tolist() == [-1, -1, -1]


def test_resoudre_lattaque_attend_le_tour_suivant() -> None:
    """An attack is not scored before its player's next turn."""
    state = in_turn(hand=[FATIGUE])
    keep(state, 0, die(THREE, 9))
    pass_turn(state)
    assert state.points.tolist() == [0, 0]
    hold(state, 1, FATIGUE)
    pass_turn(state)
    assert state.points.tolist() == [9, 0]


def test_resoudre_une_autre_couleur_est_ignoree() -> None:
    """Against blue dice a yellow number stops nothing."""
    state = new_game()
    keep(state, 0, die(THREE, 6))
    keep(state, 1, die(STOP, 3, YELLOW), die(STEAL, 2, BLUE))
    score_attack(state, 0)
    assert state.points.tolist() == [4, 0]


# --- Relancer des dés


@pytest.mark.parametrize(
    ("own", "other", "dice"), [(6, 6, 0), (3, 7, 0), (7, 6, 1), (9, 6, 1), (10, 6, 2), (12, 6, 2), (13, 6, 3)]
)
def test_relancer_des_des_offensifs(own: int, other: int, dice: int) -> None:
    """The lead in rebounds, divided by three and rounded up."""
    state = in_turn()
    state.court[0], state.court[1] = five(rebounds=own), five(rebounds=other)
    state.subject = KENTUCKY
    assert allowance(state) == dice


def test_relancer_des_des_defensifs_et_la_fatigue() -> None:
    """A fatigue card a die, laid on the draw pile before the roll; a replacement gets rid of one."""
    state = in_turn(hand=[111])
    state.court[0] = five(block=2, stop=2, intelligence=6)
    pile(state, 0, 110, 141)
    ready(state, 0, MICHIGAN)
    keep(state, 1, die(THREE, 9))
    dice_fall(state, *[face(BLOCK, 0)] * 2, *[face(STOP, 0)] * 2, face(BLOCK, 1, BLUE), face(STOP, 3, BLUE))
    choose(state, MICHIGAN, die(BLOCK, 0), die(STOP, 0), "done")
    assert state.fatigue == 7
    assert draw_pile(state, 0) == [110, 141, FATIGUE, FATIGUE]
    choose(state, die(STOP, 3, BLUE))
    assert state.kept[0, BLOCK].sum() == 2
    assert state.kept[0, BLOCK, face(BLOCK, 1, BLUE)] == 1
    pass_turn(state)
    assert hand(state) == sorted([110, 111, 141, MICHIGAN, FATIGUE, FATIGUE])
    state.player, state.done = 0, 0
    state.court[0] = STARTERS
    ask(state, MENU)
    choose(state, "replace", 110, FATIGUE)
    assert state.fatigue == 8


# --- Phase de fin de tour


def test_fin_de_tour_defausser_conserver_eliminer() -> None:
    """Discard some, keep some, remove some; then draw up to six, shuffling the discards if need be."""
    state = in_turn(hand=[110, 111, 112, 140])
    pile(state, 0, 145)
    state.discarded[0] = 0
    choose(state, "done", 111, "done", 112, "done")
    assert state.box[112] == 1
    assert set(hand(state)) == {110, 140, 145, 111}
    assert state.discarded[0] == state.decked[0] == 0


def test_fin_de_tour_le_trou_du_marche_tactique() -> None:
    """The hole of the tactic market is filled, that of the player row is not."""
    state = in_turn()
    state.tactics[3], state.row[1] = -1, -1
    row = state.row.tolist()
    top = int(state.tactic_pile[int(state.tactics_piled) - 1])
    state.turn = 24
    end_turn(state)
    assert state.tactics[3] == top
    assert state.row.tolist() == row


# --- Fin du jeu


def test_fin_du_jeu_vingt_quatre_tours() -> None:
    """Nobody buys: 24 turns go by before the market is at its end, then the game is over."""
    state = new_game(overtimes=0)
    turns = []
    while state.phase != OVER:
        if state.last_turn == 0:
            turns.append((int(state.turn), int(state.player)))
        choose(state, "done")
    assert sorted(set(turns)) == [(turn, (turn - 1) % 2) for turn in range(1, 25)]


def test_lultime_tour_de_jeu() -> None:
    """The opponent scores, prepares defenses and activates one; then the last attack counts."""
    state = in_turn(player=1, hand=[KENTUCKY, MICHIGAN, 110])
    state.turn = 24
    state.court[0] = five(block=2, stop=2, intelligence=6)
    hold(state, 0, KENTUCKY, MICHIGAN, 110)
    ready(state, 0)
    keep(state, 0, die(THREE, 6))
    keep(state, 1, die(THREE, 9), die(THREE, 9))
    choose(state, "done", "done", "done")
    assert state.last_turn == 1
    assert state.points.tolist() == [6, 0]
    assert open_choices(state) == [TO_PREPARE, DONE]
    choose(state, "prepare")
    assert open_choices(state) == [MICHIGAN]
    dice_fall(state, *[face(BLOCK, 1, BLUE)] * 2, *[face(STOP, 3, BLUE)] * 2)
    choose(state, MICHIGAN, MICHIGAN, "done")
    assert state.phase == OVER
    assert state.points.tolist() == [6, 18 - 5]


def test_cas_degalite_prolongations() -> None:
    """A tie: six more turns, begun by the other player, in which nothing is bought."""
    state = new_game()
    idle(state, TIED)
    assert state.first == 0
    choose(state, "play on", seat=0)
    choose(state, "play on", seat=1)
    assert (int(state.overtime), int(state.first), int(state.player), int(state.turn)) == (1, 1, 1, 1)
    turns = set()
    while state.phase != TIED:
        assert not {TO_BUY_PLAYER, TO_BUY_TACTIC} & set(open_choices(state))
        if state.last_turn == 0:
            turns.add((int(state.turn), int(state.player)))
        choose(state, "done")
    assert sorted(turns) == [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (6, 0)]
