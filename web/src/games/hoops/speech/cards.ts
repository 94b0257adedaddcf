// What the cards of NBA Deck-Building are called, and how the server's catalog becomes cards.
import { ATTACK, SKILLS, type HoopsPlayer, type Skill, type Tactic } from "../art/looks";
import type { CardRow, Catalogue } from "../types";
import { said, t } from "$/words/words.svelte";

/** A card by its number in a view: a player, a tactic, or fatigue. */
export type HoopsModel =
  | { kind: "player"; player: HoopsPlayer; cost: number; row: CardRow }
  | { kind: "tactic"; tactic: Tactic; cost: number; row: CardRow }
  | { kind: "fatigue"; row: CardRow };

/** All cards in the order of their numbers. */
export function modelsOf(catalogue: Catalogue): HoopsModel[] {
  const { player, starter, substitute, fatigue, tactic, base_tactic } = catalogue.cards;
  const rows = new Map<string, HoopsModel>();
  for (const row of [...player, ...starter, ...substitute]) rows.set(row.name, playerModel(row));
  for (const row of [...tactic, ...base_tactic]) rows.set(row.name, tacticModel(row));
  for (const row of fatigue) rows.set(row.name, { kind: "fatigue", row });
  return catalogue.choices.map((name) => rows.get(name)).filter((model) => model !== undefined);
}

/** A name on a card: a proper name, or a word of the catalog ("starter-PG-1"). */
export function cardName(name: string): string {
  return said(name) ? t(name) : name;
}

/** A tactic's name without its kind, which is beside it. */
export function tacticName(tactic: Tactic): string {
  const short = `page-hoops-short-${tactic.name}`;
  return said(short) ? t(short) : cardName(tactic.name).replace(/ (Offense|Defense)$/, "");
}

/** A player's card for those who do not see it. */
export function hoopsLabel(player: HoopsPlayer): string {
  const skills = SKILLS.filter((skill) => player.skills[skill]).map(
    (skill) => `${t(`skill-${skill}`)} ${player.skills[skill]}`,
  );
  return t("page-hoops-player", {
    name: cardName(player.name),
    positions: player.positions.join(" "),
    value: player.value,
    intelligence: player.intelligence,
    rebounds: player.rebounds,
    skills: skills.join(", ") || "–",
  });
}

/** A tactic's card for those who do not see it. */
export function tacticLabel(tactic: Tactic): string {
  const keeps = SKILLS.filter((skill) => tactic.keeps[skill]).map(
    (skill) => `${tactic.keeps[skill]} ${t(`skill-${skill}`)}`,
  );
  return t("page-hoops-tactic", {
    name: tacticName(tactic),
    kind: t(tactic.defence ? "page-tactic-defence" : "page-tactic-offence"),
    complexity: tactic.complexity,
    keeps: keeps.join(", "),
  });
}

function playerModel(row: CardRow): HoopsModel {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, row[skill] ?? 0])) as Record<Skill, number>;
  const { name, positions = [], value = 0, intelligence = 0, rebounds = 0, cost = 0 } = row;
  return { kind: "player", player: { name, positions, value, intelligence, rebounds, skills }, cost, row };
}

function tacticModel(row: CardRow): HoopsModel {
  const { name, complexity = 0, value = 0, keeps = {}, cost = 0 } = row;
  const defence = !ATTACK.some((skill) => keeps[skill]);
  return { kind: "tactic", tactic: { name, defence, complexity, value, keeps }, cost, row };
}
