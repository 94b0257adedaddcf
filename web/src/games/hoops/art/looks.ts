// Basketball: the colors of positions, the glyphs of skills, the outline of a jersey, chalk diagrams.
import { SKILL_NAMES } from "$declared/table/hoops-views.js";
export type Position = "PG" | "SG" | "SF" | "PF" | "C";
export type Skill = "three" | "inside" | "drive" | "steal" | "block" | "stop";
export const SKILLS = SKILL_NAMES as Skill[];
export const ATTACK: Skill[] = ["three", "inside", "drive"];

/** What is printed on a player's card. */
export interface HoopsPlayer {
  name: string;
  positions: Position[];
  value: number;
  intelligence: number;
  rebounds: number;
  skills: Record<Skill, number>;
}

/** What is printed on a tactic's card. */
export interface Tactic {
  name: string;
  defence: boolean;
  complexity: number;
  value: number;
  keeps: Partial<Record<Skill, number>>;
}

export const POSITIONS: Record<Position, string> = {
  PG: "#2B9C8F",
  SG: "#B65C9E",
  SF: "#9AA83A",
  PF: "#4A7FA0",
  C: "#C4703F",
};
export const TANK = "M15 3C15 9 18 12 24 12S33 9 33 3H38.5C38.5 12 40 17 43 20V51H5V20C8 17 9.5 12 9.5 3Z";

/** Glyphs in a box of 24 × 24: arc, key, arrow; turn, wall, octagon. */
export const GLYPHS: Record<Skill, string> = {
  three: "M2 20V14a10 10 0 0 1 20 0v6h-4v-6a6 6 0 0 0-12 0v6z",
  inside: "M2 3h20v4h-4l-2 14H8L6 7H2z",
  drive: "M3 9h9V3l10 9-10 9v-6H3z",
  steal: "M12 1.5v4.3a8.6 8.6 0 1 1-8.3 6.3l4.1 1.1A4.4 4.4 0 1 0 12 10v4.2L4.3 7.9z",
  block: "M3 3h18v6H3zM3 11h8v4H3zM13 11h8v4h-8zM3 17h18v4H3z",
  stop: "M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9z",
};

const runner = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="2.6"/>`;
const guard = (x: number, y: number) => `<path d="M${x - 2.2} ${y - 2.2}l4.4 4.4m0-4.4l-4.4 4.4"/>`;
const arrow = (line: string, x: number, y: number, turn: number) =>
  `<path d="${line}"/><path d="M-3.4 -2.2L0 0L-3.4 2.2" transform="translate(${x} ${y}) rotate(${turn})"/>`;

const OFFENCE = [
  runner(6, 24) + runner(20, 27) + runner(34, 22) + arrow("M8 21C12 12 22 10 29 12", 29, 12, 8) + arrow("M20 23V15", 20, 15, -90),
  runner(7, 9) + runner(33, 9) + runner(20, 26) + arrow("M20 22C20 14 12 16 10 11", 10, 11, -115) + arrow("M30 11L24 19", 24, 19, 130),
  runner(8, 26) + runner(32, 26) + runner(20, 8) + arrow("M11 25C16 20 24 20 28 12", 28, 12, -60),
  runner(6, 15) + runner(16, 25) + runner(32, 25) + arrow("M9 14L30 8", 30, 8, -15) + arrow("M18 22L22 14", 22, 14, -62),
];
const DEFENCE = [
  guard(8, 10) + guard(20, 8) + guard(32, 10) + guard(13, 22) + guard(27, 22) + `<path d="M5 16h30" stroke-dasharray="2 2.5"/>`,
  guard(10, 9) + guard(30, 9) + guard(20, 16) + guard(10, 24) + guard(30, 24) + arrow("M13 11L17 14", 17, 14, 40),
  guard(8, 16) + guard(20, 16) + guard(32, 16) + runner(8, 26) + runner(20, 26) + runner(32, 26) + `<path d="M8 19v4M20 19v4M32 19v4"/>`,
];

/** The chalk diagram of a tactic; the same name always gets the same one. */
export function diagramOf(tactic: Tactic): string {
  const drawings = tactic.defence ? DEFENCE : OFFENCE;
  const sum = [...tactic.name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return drawings[sum % drawings.length]!;
}

/** The name that fits a card: without the first name. */
export function shortName(name: string): string {
  const [, ...others] = name.split(" ");
  return others.length ? others.join(" ") : name;
}

/** The skills a tactic keeps, one entry for each die. */
export function keptDice(tactic: Tactic): Skill[] {
  return SKILLS.flatMap((skill) => Array.from({ length: tactic.keeps[skill] ?? 0 }, () => skill));
}
