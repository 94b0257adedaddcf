// Keys of the basketball table: digits for the hand (or dice, positions, market), Enter for the lamp button.
import { isPointing } from "$/kit/keys";
import { actsOf } from "./acts";
import type { Play } from "./play.svelte";
import { PHASE, PLACES } from "./wire";

/** Do what a key stands for. */
export function keys(event: KeyboardEvent, play: Play, onhint: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
  if (!play.asked || play.phase < PHASE.refresh) return;
  if (event.key === "Enter") return enter(event, play);
  const digit = Number(event.key);
  const letter = event.key.toUpperCase();
  if (digit >= 1 && digit <= 9) press(play, digit - 1);
  else if (event.key === "Escape" && play.rerolling) play.switchReroll();
  else if (letter === "B") play.nextGoods();
  else if (letter === "H" && play.now.hints) onhint();
  else {
    const act = actsOf(play).others.find(({ key }) => key === letter);
    if (!act?.run) return;
    act.run();
  }
  event.preventDefault();
}

function enter(event: KeyboardEvent, play: Play): void {
  const focused = document.activeElement;
  if (!isPointing() && focused && focused !== document.body && focused.matches("button, a, [tabindex='0']")) return;
  const { lamp } = actsOf(play);
  event.preventDefault();
  if (!play.sending) lamp.run?.();
}

function press(play: Play, at: number): void {
  if (play.is(PHASE.reroll, PHASE.keep)) {
    if (at < play.lying.length) play.pickDie(at);
  } else if (play.is(PHASE.spot, PHASE.move)) {
    if (at < PLACES.length && play.can(play.numbers.position + at)) play.pickSpot(at);
  } else if (play.is(PHASE.refresh)) {
    if (at < play.view.tactics.length) play.pickGoods({ market: "tactics", slot: at });
  } else if (play.is(PHASE.buy)) {
    const market = play.shopping();
    if (market && at < play.view[market].length) play.pickGoods({ market, slot: at });
  } else play.pickHand(at);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable], dialog *");
}
