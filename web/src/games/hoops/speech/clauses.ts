// What someone did in a turn of basketball, in the language of the page.
import { ATTACK, SKILLS } from "../art/looks";
import type { Catalogue } from "../types";
import { cardName } from "./cards";
import { t } from "$/words/words.svelte";
import { dashed } from "$/screens/replay/moments";
import { clauseAt, clausesOf, readDie, type Clause, type Verb, type Word } from "./notation";

export interface Done {
  verb: string;
  words: string;
}

/** A whole line; what was left out ("refresh nothing") is not told. */
export function doneWords(line: string): Done[] {
  return clausesOf(line)
    .filter(({ verb, words }) => verb === null || verb === "end" || words.some((word) => !("none" in word)))
    .map((clause) => ({ verb: verbName(clause.verb), words: sayAll(things(clause.words)) }));
}

/** Part of a line, or what the bot would have done there: the verb comes from the line if the choice has none. */
export function verdictWords(choice: string, line: string, part: number, catalogue: Catalogue): Done {
  const [clause] = clausesOf(choice) as [Clause];
  const around = clauseAt(line, part);
  const verb = clause.verb ?? (around?.first && isMenu(around.clause.verb) ? menuVerb(clause, catalogue) : around?.clause.verb);
  const words = clause.words.length > 1 ? things(clause.words) : clause.words;
  return { verb: verbName(verb ?? null), words: verb === "end" ? "" : sayAll(words) };
}

/** Words without "no more". */
const things = (words: Word[]) => words.filter((word) => !("none" in word));

const MENU = new Set<Verb | null>(["buy player", "buy tactic", "replace", "prepare", "attack", "defend", "end"]);
const isMenu = (verb: Verb | null) => MENU.has(verb);

/** In the menu a tactic alone is activated, and no more means the end of the turn. */
function menuVerb({ words }: Clause, catalogue: Catalogue): Verb | null {
  const [word] = words;
  if (!word || "none" in word) return "end";
  if (!("card" in word)) return null;
  const tactics = [...catalogue.cards.tactic, ...catalogue.cards.base_tactic];
  const keeps = tactics.find(({ name }) => name === word.card)?.keeps ?? {};
  return ATTACK.some((skill) => keeps[skill]) ? "attack" : "defend";
}

function verbName(verb: Verb | null): string {
  return verb ? t(`page-replay-verb-${dashed(verb)}`) : "";
}

/** Words with commas between things of the same kind. */
function sayAll(words: Word[]): string {
  return words.reduce((text, word, i) => {
    const before = words[i - 1];
    const alike = before && (("card" in before && "card" in word) || ("die" in before && "die" in word));
    const comma = alike ? ", " : i ? " " : "";
    return text + comma + say(word);
  }, "");
}

function say(word: Word): string {
  if ("card" in word) return cardName(word.card.replaceAll('"', ""));
  if ("place" in word) return word.place;
  if ("die" in word) return dieName(word.die);
  return "link" in word ? t(`page-replay-link-${word.link}`) : t("page-replay-none");
}

function dieName(word: string): string {
  const { colour, value, stops } = readDie(word);
  const skill = t(`skill-${SKILLS[colour]}`);
  const face = value && stops >= 0 ? t("hoops-face", { value, colour: t(`die-${ATTACK[stops]}`) }) : value || "–";
  return t("page-replay-die", { skill, face });
}
