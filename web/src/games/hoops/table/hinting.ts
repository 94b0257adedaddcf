// A candidate of the hint in words of the page.
import { CHOICES } from "$declared/hoops";
import { cardName } from "../speech/cards";
import { t } from "$/words/words.svelte";
import type { Play } from "./play.svelte";
import type { Candidate } from "./evaluate";
import { dieAt, faceOf, PHASE, PLACES } from "./wire";

const ACTIONS = ["replace", "prepare", "buy-player", "buy-tactic"];

/** "Attack: Kentucky", "End the turn", "keep 9 (3 Points)" … */
export function choiceWords(play: Play, candidate: Candidate): string {
  return candidate.choices.map((choice, at) => word(play, choice, at === 0)).join(", ") || candidate.choice;
}

function word(play: Play, choice: number, first: boolean): string {
  const { done, position, die } = play.numbers;
  if (choice < done) return card(play, choice, first);
  if (choice === done) {
    if (play.phase === PHASE.menu) return t("page-hoops-end");
    if (play.phase === PHASE.move) return t("page-hoops-out", { card: cardName(play.numbers.words[play.view.subject] ?? "") });
    return t("page-hoops-no-more");
  }
  if (choice >= die) return dieWord(play, choice);
  if (choice >= position) return t(`position-${PLACES[choice - position]}`);
  const action = ACTIONS[choice - CHOICES.action.first];
  if (action) return t(`page-hoops-step-${action}`);
  return choice === CHOICES.verdict.first ? t("page-hoops-play-on") : t("page-hoops-agree");
}

/** A tactic chosen from the menu is activated; any other card is what an action is about. */
function card(play: Play, choice: number, first: boolean): string {
  const name = cardName(play.numbers.words[choice] ?? "");
  if (play.phase !== PHASE.menu || !first) return name;
  return t(play.isDefence(choice) ? "page-hoops-defend-with" : "page-hoops-attack-with", { card: name });
}

function dieWord(play: Play, choice: number): string {
  const die = dieAt(choice);
  const { shows, against } = faceOf(play.catalogue, die);
  const value = against ? t("hoops-face", { value: shows, colour: t(`die-${against}`) }) : shows || "–";
  return `${t(`skill-${die.skill}`)} ${value}`;
}
