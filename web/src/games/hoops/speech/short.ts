// Names short enough for a card or a button.
import { ATTACK, shortName, type Skill } from "../art/looks";
import { t } from "$/words/words.svelte";
import { tacticName, type HoopsModel } from "./cards";

const TEAM = /^(starter|substitute)-(\w+)-(\d+)$/;

/** What is on a player's card: the last name, or "Starter 2". */
export function shortPlayer(name: string): string {
  const [, role, , number] = TEAM.exec(name) ?? [];
  return role ? t(`page-hoops-${role}`, { number: number ?? "" }) : shortName(name);
}

/** Any card on a button. */
export function shortCard(model: HoopsModel | undefined): string {
  if (!model) return "";
  if (model.kind === "player") return shortPlayer(model.player.name);
  return model.kind === "tactic" ? tacticName(model.tactic) : t("fatigue-card");
}

/** What a skill is good for. */
export function aboutSkill(skill: Skill): string {
  const facts = { skill: t(`skill-${skill}`), colour: t(`die-${skill}`) };
  return ATTACK.includes(skill) ? t("page-hoops-about-attack", facts) : t("page-hoops-about-defence", facts);
}
