"""Why a choice is refused, in a sentence that says what is allowed instead."""

from __future__ import annotations

from sixthman.kernel.game import Engine
from sixthman.kernel.lists import open_choices
from sixthman.kernel.piles import NONE
from sixthman.messages import IllegalChoice, UserError

from ..declaration import (
    ATTACKED,
    BUY,
    DEFENDED,
    DIE,
    DISCARD,
    DONE,
    DRAFT,
    ENTER,
    INSTEAD,
    KEEP,
    LEAVE_OUT,
    MAKE_ROOM,
    MENU,
    MOVE,
    PAY,
    PICK_TEAM,
    POSITION,
    PREPARE,
    PREPARED,
    REFRESH,
    REMOVE,
    REROLL,
    SLOTS,
    SPOT,
    TIED,
    TO_BUY_PLAYER,
    TO_BUY_TACTIC,
    TO_PREPARE,
    TO_REPLACE,
)
from ..rules.activation import allowance, can_defend
from ..rules.cards import FATIGUE, OFFENCE, TACTICS
from ..rules.court import team_intelligence, team_rebounds
from ..rules.dice import dice_marked
from ..rules.market import purse
from ..rules.record import State
from .cardset import TableCards
from .notation import Notation
from .words import FOR, REROLL_VERB, VERBS, WITH, plain_choice, verb_of

# What is asked in a phase
ASKED = {
    PICK_TEAM: "hoops-ask-team",
    DRAFT: "hoops-ask-draft",
    LEAVE_OUT: "hoops-ask-leave-out",
    REFRESH: "hoops-ask-refresh",
    BUY: "hoops-ask-buy",
    PAY: "hoops-ask-pay",
    ENTER: "hoops-ask-enter",
    SPOT: "hoops-ask-spot",
    MOVE: "hoops-ask-move",
    PREPARE: "hoops-ask-prepare",
    MAKE_ROOM: "hoops-ask-make-room",
    REROLL: "hoops-ask-reroll",
    KEEP: "hoops-ask-keep",
    MENU: "hoops-ask-menu",
    DISCARD: "hoops-ask-discard",
    REMOVE: "hoops-ask-remove",
    TIED: "hoops-ask-tied",
}
Refusal = IllegalChoice | None


class Refusals:
    """Refusals in the terms of one card set."""

    def __init__(self, cards: TableCards, notation: Notation, rules: Engine) -> None:
        self._cards = cards.tables
        self._notation = notation
        self._allowance = rules.rule(allowance)
        self._intelligence = rules.rule(team_intelligence)
        self._rebounds = rules.rule(team_rebounds)
        self._purse = rules.rule(purse)
        self._can_defend = rules.rule(can_defend)
        self._dice_selected = rules.rule(dice_marked)
        self._engine = rules

    def why_not(self, state: State, seat: int, choice: int) -> Refusal:
        """Why not this, now?"""
        if not (int(state.asked) & ~int(state.locked)) >> seat & 1:
            return None
        phase = int(state.phase)
        verb = verb_of(choice)
        if phase == MAKE_ROOM:
            return self._row_full(state)
        if verb is not None:
            return self._wrong_verb(state, seat, choice)
        if phase == MENU:
            return self._not_on_menu(state, choice)
        if phase in (BUY, PAY):
            return self._not_paid(state, choice)
        if phase in (ENTER, SPOT, MOVE):
            return self._not_placed(state, choice)
        if phase == REROLL and DIE <= choice < INSTEAD:
            return IllegalChoice("error-hoops-no-die", die=self._word(choice), **self._options(state, seat))
        if phase == REMOVE and choice == FATIGUE:
            return IllegalChoice("error-hoops-remove-fatigue", **self._options(state, seat))
        return None

    def why_no_further(self, state: State, choice: int) -> Refusal:
        """Why not more than the choice after which dice fell or cards were drawn?"""
        if state.phase == REROLL and state.owed == 1 and plain_choice(choice) >= DIE:
            return self._beyond_allowance(state)
        return None

    # --- verbs

    def _wrong_verb(self, state: State, seat: int, choice: int) -> Refusal:
        """A verb that does not fit what is asked."""
        verb = verb_of(choice)
        assert verb is not None
        if verb is VERBS[REROLL_VERB] and state.phase == KEEP:
            return self._beyond_allowance(state)
        if verb is VERBS[FOR] and state.phase in (MENU, PREPARE):
            return IllegalChoice("error-hoops-instead", card=self._word(plain_choice(choice)))
        if verb is VERBS[WITH] and state.phase == MENU:
            return IllegalChoice("error-hoops-paid", card=self._word(plain_choice(choice)))
        return IllegalChoice(
            "error-hoops-verb",
            verb=verb.word,
            asked=UserError(ASKED[int(state.phase)]),
            **self._options(state, seat),
        )

    def _beyond_allowance(self, state: State) -> Refusal:
        """All rerolls happen at once, and there are only this many (H8)."""
        if self._cards["KIND"][state.subject] != OFFENCE:
            taken = int(self._dice_selected(state)) if state.phase == REROLL else 0
            return IllegalChoice("error-hoops-reroll-defence", fatigue=int(state.fatigue), taken=taken)
        seat = int(state.player)
        return IllegalChoice(
            "error-hoops-reroll",
            dice=int(self._allowance(state)),
            own=int(self._rebounds(state, seat)),
            other=int(self._rebounds(state, 1 - seat)),
        )

    # --- the menu

    def _not_on_menu(self, state: State, choice: int) -> Refusal:
        if TO_REPLACE <= choice <= TO_BUY_TACTIC:
            return self._no_action(state, choice)
        if TACTICS <= choice < FATIGUE:
            return self._no_activation(state, choice)
        return None

    def _no_action(self, state: State, choice: int) -> Refusal:
        """An action taken already, one that comes too late, one the hand does not allow (H3, H6, H13)."""
        action = self._word(choice)
        if state.last_turn:
            return IllegalChoice("error-hoops-last-turn", action=action)
        if state.overtime and choice in (TO_BUY_PLAYER, TO_BUY_TACTIC):
            return IllegalChoice("error-hoops-overtime")
        if int(state.done) & (ATTACKED | DEFENDED):
            return IllegalChoice("error-hoops-too-late", action=action)
        if int(state.done) >> (choice - TO_REPLACE) & 1:
            return IllegalChoice("error-hoops-twice", action=action)
        if choice == TO_REPLACE:
            return IllegalChoice("error-hoops-no-players")
        if choice == TO_PREPARE:
            return IllegalChoice("error-hoops-no-tactics")
        market = state.row if choice == TO_BUY_PLAYER else state.tactics
        prices = [int(self._cards["COST"][card]) for card in market[:SLOTS] if card != NONE]
        market = 0 if choice == TO_BUY_PLAYER else TACTICS
        value = int(self._purse(state, int(state.player), market))
        if not prices:
            return IllegalChoice("error-hoops-market-empty")
        return IllegalChoice("error-hoops-purse", value=value, cheapest=min(prices))

    def _no_activation(self, state: State, card: int) -> Refusal:
        """One of each kind, prepared, simple enough, and a defense only against an attack (H6, H10)."""
        seat, attacks = int(state.player), self._cards["KIND"][card] == OFFENCE
        name = self._word(card)
        if attacks and state.last_turn:
            return IllegalChoice("error-hoops-last-turn", action=name)
        if int(state.done) & (ATTACKED if attacks else DEFENDED):
            message = "error-hoops-attacked" if attacks else "error-hoops-defended"
            return IllegalChoice(message, card=name)
        if not attacks and not self._can_defend(state):
            return IllegalChoice("error-hoops-no-attack", card=name)
        if card not in state.prepared[seat]:
            ready = [self._word(int(other)) for other in state.prepared[seat].flat if other != NONE]
            return IllegalChoice("error-hoops-not-prepared", card=name, prepared=", ".join(ready) or "-")
        return IllegalChoice(
            "error-hoops-complex",
            card=name,
            complexity=int(self._cards["COMPLEXITY"][card]),
            intelligence=int(self._intelligence(state, seat)),
        )

    # --- buying

    def _not_paid(self, state: State, choice: int) -> Refusal:
        """Too little value, or a card that is no money for this (H7)."""
        player, subject = int(state.player), int(state.subject)
        value = int(self._purse(state, player, subject))
        if state.phase == BUY:
            market = state.row if subject < TACTICS else state.tactics
            if 0 <= choice < DONE and choice in market[:SLOTS]:
                cost = int(self._cards["COST"][choice])
                return IllegalChoice("error-hoops-dear", card=self._word(choice), cost=cost, value=value)
            return None
        facts = {"card": self._word(subject), "cost": int(self._cards["COST"][subject])}
        if choice >= DONE:
            return IllegalChoice("error-hoops-owed", **facts, owed=int(state.owed))
        if choice in state.hand[player, : int(state.held[player])]:
            message = "error-hoops-pay-players" if subject < TACTICS else "error-hoops-pay-tactics"
            return IllegalChoice(message, paid=self._word(choice))
        return None

    # --- the court

    def _not_placed(self, state: State, choice: int) -> Refusal:
        """A position that is not the player's, or was filled in this action; fatigue beyond H5."""
        if POSITION <= choice < DIE and state.phase != ENTER:
            return self._wrong_position(int(state.settled), int(state.subject), choice)
        if state.phase != ENTER:
            return None
        if choice == FATIGUE and FATIGUE in state.hand[state.player, : int(state.held[state.player])]:
            return IllegalChoice("error-hoops-rest", entered=int(state.entered))
        if choice == DONE:
            return IllegalChoice("error-hoops-begun")
        if choice < TACTICS and choice in state.hand[state.player, : int(state.held[state.player])]:
            return IllegalChoice("error-hoops-settled", **self._positions(choice))
        return None

    def _wrong_position(self, settled: int, card: int, choice: int) -> Refusal:
        facts = self._positions(card) | {"position": self._word(choice)}
        if int(self._cards["POSITIONS"][card]) & settled & 1 << (choice - POSITION):
            return IllegalChoice("error-hoops-taken", **facts)
        return IllegalChoice("error-hoops-position", **facts)

    def _positions(self, card: int) -> dict[str, str]:
        return {"card": self._word(card), "positions": ", ".join(self._notation.positions(card))}

    def _row_full(self, state: State) -> Refusal:
        """Whoever makes room has to be a prepared tactic of the same kind (H17)."""
        card = int(state.subject)
        row = state.prepared[state.player, int(self._cards["KIND"][card]) - OFFENCE]
        prepared = [self._word(int(other)) for other in row[:PREPARED] if other != NONE]
        message = "error-hoops-row-full" if len(prepared) == PREPARED else "error-hoops-wrong-row"
        return IllegalChoice(message, card=self._word(card), prepared=", ".join(prepared))

    # --- words

    def _word(self, choice: int) -> str:
        return self._notation.word(choice)

    def _options(self, state: State, seat: int) -> dict[str, str]:
        """All that may be chosen."""
        phase = int(state.phase)
        allowed = open_choices(self._engine, state, seat)
        return {"allowed": ", ".join(self._notation.word(choice, phase) for choice in allowed)}
