// What the dark band shows: dice that are being chosen, attacks that wait, or what an attack would bring.
import { SKILLS } from "../art/looks";
import { aboutSkill, shortCard } from "../speech/short";
import { list, number, percent, t } from "$/words/words.svelte";
import { worthOf } from "./keeping";
import type { Play } from "./play.svelte";
import type { Fight } from "./evaluate";
import { diceIn, PHASE, PLACES, type Lying } from "./wire";

/** Dice on the table, whose they are, and what they come to with those that are chosen. */
export interface Throw {
  seat: number;
  kind: "offence" | "defence";
  locked: Lying[]; // kept already
  note: string;
  attack: number;
  stopped: number;
  points: number;
}

/** The dice of the activation in progress, if there is one. */
export function throwOf(play: Play): Throw | null {
  const { view, evaluated } = play;
  if (view.phase !== PHASE.reroll && view.phase !== PHASE.keep) return null;
  const kind = play.isDefence(view.subject) ? "defence" : "offence";
  const seat = view.player;
  const own = diceIn(view.kept[seat] ?? []).filter((die) => SKILLS.indexOf(die.skill) > 2 === (kind === "defence"));
  const dice = evaluated?.dice;
  const more = seat === play.me ? play.kept.reduce((sum, at) => sum + worthOf(dice, play.lying[at]!), 0) : 0;
  const attack = (dice?.attack ?? 0) + (kind === "offence" ? more : 0);
  const stopped = (dice?.stopped ?? 0) + (kind === "defence" ? more : 0);
  return { seat, kind, locked: own, note: keepNote(play, seat), attack, stopped, points: Math.max(0, attack - stopped) };
}

/** "keep 2 Block and 1 Stop" */
function keepNote(play: Play, seat: number): string {
  if (play.rerolling) {
    const told = play.evaluated?.dice;
    return t(told?.kind === "defence" ? "page-hoops-note-reroll-defence" : "page-hoops-note-reroll", {
      most: told?.rerolls ?? 0,
    });
  }
  const told = play.facts(play.view.subject, seat)?.dice ?? [];
  const words = told.map(([colour, , kept]) => `${kept} × ${t(`skill-${SKILLS[colour]}`)}`);
  return t("page-hoops-note-keep", { dice: list(words) });
}

const ASKED: Record<number, string> = {
  [PHASE.refresh]: "refresh",
  [PHASE.buy]: "buy",
  [PHASE.pay]: "pay",
  [PHASE.enter]: "enter",
  [PHASE.spot]: "spot",
  [PHASE.move]: "move",
  [PHASE.prepare]: "prepare",
  [PHASE.makeRoom]: "room",
  [PHASE.discard]: "discard",
  [PHASE.remove]: "discard",
  [PHASE.tied]: "tied",
};

/** What is asked now, and how it is answered; nothing while dice are chosen or the other side plays. */
export function promptOf(play: Play): { title: string; text: string } | null {
  if (!play.asked) return null;
  const step = play.step ?? "";
  const what = play.is(PHASE.menu) ? STEPS[step] : ASKED[play.phase];
  if (!what) return null;
  const facts = { card: shortCard(play.model(play.view.subject)), points: play.view.points[play.me] ?? 0 };
  return { title: t(`page-hoops-ask-${what}`, facts), text: t(`page-hoops-how-${what}`) };
}
const STEPS: Record<string, string> = {
  replace: "enter",
  prepare: "prepare",
  "buy-player": "buy",
  "buy-tactic": "buy",
  attack: "attack",
  defend: "defend",
  end: "end",
};

const ORDER = ["score", "adjust", "replace", "prepare", "buy-player", "buy-tactic", "defend", "attack", "end"];
const STEP_OF: Record<number, string> = {
  [PHASE.refresh]: "adjust",
  [PHASE.enter]: "replace",
  [PHASE.spot]: "replace",
  [PHASE.move]: "replace",
  [PHASE.prepare]: "prepare",
  [PHASE.makeRoom]: "prepare",
  [PHASE.discard]: "end",
  [PHASE.remove]: "end",
};

/** The number of the step that is asked about, as the list of the turn counts them; 0 outside a turn. */
export function stepNumber(play: Play): number {
  const market = play.shopping();
  const step = market ? (market === "row" ? "buy-player" : "buy-tactic") : play.is(PHASE.menu) ? play.step : STEP_OF[play.phase];
  const steps = (play.evaluated?.steps ?? []).map((one) => one.step as string);
  const order = ["score", "adjust", ...steps];
  return step ? (steps.length ? order : ORDER).indexOf(step) + 1 : 0;
}

/** What the player in question would change, while someone comes in. */
export function changeOf(play: Play): { card: number; options: ReturnType<Play["option"]>[] } | null {
  if (!play.asked) return null;
  if (play.is(PHASE.spot, PHASE.move)) {
    const open = PLACES.map((_, at) => at).filter((at) => play.can(play.numbers.position + at));
    return { card: play.view.subject, options: open.map((at) => play.option(play.numbers.position + at)).filter((option) => option?.changes) };
  }
  const [card] = play.taking();
  const option = card === undefined ? undefined : play.option(card);
  return card !== undefined && option?.changes ? { card, options: [option] } : null;
}

/** Do dice lie on the table, or would an attack or an answer bring any? */
export function isFighting(play: Play): boolean {
  if (throwOf(play) ?? fightOf(play, play.rival) ?? fightOf(play, play.me)) return true;
  return (play.step === "attack" || play.step === "defend") && forecast(play, play.step) !== null;
}

export function fightOf(play: Play, attacker: number): Fight | undefined {
  if (play.over) return fightTold(play, attacker);
  return play.evaluated?.fights.find((fight) => fight.attacker === attacker);
}

/** Without the server's numbers: the dice lie open, and the story tells their sums. */
function fightTold(play: Play, attacker: number): Fight | undefined {
  const lying = (seat: number, defence: boolean) =>
    diceIn(play.view.kept[seat] ?? [])
      .map(({ skill, face }): [number, number] => [SKILLS.indexOf(skill), face])
      .filter(([colour]) => colour > 2 === defence);
  const told = (kind: string, seat: number) =>
    Number(play.table.story.findLast((event) => event.kind === kind && event.facts.seat === seat)?.facts.total ?? 0);
  const attack_dice = lying(attacker, false);
  if (!attack_dice.length) return undefined;
  const defence_dice = lying(1 - attacker, true);
  const attack = told("hoops-keeps", attacker);
  const defence = defence_dice.length ? told("hoops-stops", 1 - attacker) : 0;
  return { attacker, attack, defence, points: Math.max(0, attack - defence), attack_dice, defence_dice };
}

/** What a die on the table counts, and what a fresh one would. */
export function aboutDie(play: Play, die: Lying): string {
  const colour = SKILLS.indexOf(die.skill);
  const facts = play.evaluated?.dice?.dice.find((one) => one.colour === colour && one.face === die.face);
  if (!facts) return aboutSkill(die.skill);
  return t("page-hoops-about-die", { worth: facts.worth, mean: number(facts.mean, 1), better: percent(facts.better) });
}

/** The tactic that would be activated, in words: what it rolls and what it brings. */
export function forecast(play: Play, kind: "attack" | "defend"): { title: string; note: string; text: string; dice: Lying[] } | null {
  const ready = play.ready(kind);
  const card = play.tactic !== null && ready.includes(play.tactic) ? play.tactic : ready[0];
  const facts = card === undefined ? undefined : play.facts(card);
  if (card === undefined || !facts) return null;
  const rolled = facts.dice.map(([colour, count]) => `${count} × ${t(`skill-${SKILLS[colour]}`)}`);
  return {
    title: t(kind === "attack" ? "page-hoops-best-attack" : "page-hoops-best-answer"),
    note: t("page-hoops-rolls", { card: shortCard(play.model(card)), dice: list(rolled) }),
    text: t(kind === "attack" ? "page-hoops-brings" : "page-hoops-takes-off", { mean: number(facts.mean, 1) }),
    dice: facts.dice.flatMap(([colour, , kept]) =>
      Array.from({ length: kept }, () => ({ skill: SKILLS[colour]!, face: 0 })),
    ),
  };
}
