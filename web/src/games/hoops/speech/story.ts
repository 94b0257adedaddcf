// The story of a basketball game in words: events of the table told in the language of the page.
import { SKILLS, ATTACK } from "../art/looks";
import type { TableEvent } from "$/net/types";
import { said, t } from "$/words/words.svelte";
import { cardName } from "./cards";
import { readDie } from "./notation";

const BLANK = "–";
function face(word: string): string {
  const { value, stops } = readDie(word);
  if (!value) return BLANK;
  return stops < 0 ? String(value) : t("hoops-face", { value, colour: t(`die-${ATTACK[stops]}`) });
}

/** "3 blue dice: – 2 9", color by color. */
function dice(words: string[]): string {
  const groups = SKILLS.map((skill, colour) => [skill, words.filter((word) => readDie(word).colour === colour)] as const);
  return groups
    .filter(([, group]) => group.length)
    .map(([skill, group]) => {
      const joint = readDie(group.at(-1)!).stops >= 0 ? ", " : " ";
      const named = t(`hoops-dice-${skill}`, { count: group.length });
      return t("hoops-dice-fell", { dice: named, faces: group.map(face).join(joint) });
    })
    .join(" · ");
}

const cards = (names: string[]) => names.map(cardName).join(" · ") || BLANK;
const CARDS = new Set(["card", "in", "out", "cards", "paid", "tactics"]);

function fact(key: string, value: unknown): string | number | undefined {
  if (Array.isArray(value)) {
    if (key === "dice") return dice(value as string[]);
    if (key === "fell") return (value as string[]).map(face).join(" ");
    return CARDS.has(key) ? cards(value as string[]) : undefined;
  }
  if (key === "rating") return t(SKILLS.includes(String(value) as never) ? `skill-${String(value)}` : `rating-${String(value)}`);
  if (key === "position") return t(`position-${String(value)}`);
  if (typeof value === "string") return CARDS.has(key) ? cardName(value) : value;
  return typeof value === "number" ? value : undefined;
}

/** Is the event part of the game's story? What happens to the table itself is told elsewhere. */
export function isTold(event: TableEvent): boolean {
  return event.kind.startsWith("hoops-") && said(event.kind);
}

/** The latest of what can be told, numbered. Your own cards are told by name: not also that they were drawn. */
export function latest(story: TableEvent[], own: number | null, most: number): { event: TableEvent; at: number }[] {
  return story
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => isTold(event) && !(event.kind === "hoops-draws" && event.facts.seat === own))
    .slice(-most);
}

/** What you do yourself is told to you, where the catalog has words for it. */
function kindFor(event: TableEvent, own: number | null): string {
  const yours = `page-hoops-own-${event.kind.replace("hoops-", "")}`;
  return own !== null && event.facts.seat === own && said(yours) ? yours : event.kind;
}

/** An event in one or more lines, to whoever sits at `own`. */
export function tellEvent(event: TableEvent, names: string[], own: number | null): string[] {
  const { facts } = event;
  const words: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(facts)) {
    const told = fact(key, value);
    if (told !== undefined) words[key] = told;
  }
  if (typeof facts.seat === "number") words.name = names[facts.seat] ?? "";
  if (Array.isArray(facts.dice)) {
    words.faces = (facts.dice as string[]).map(face).join(" + ");
    words.taken = (facts.dice as string[]).map(face).join(" ");
  }
  const rows = (facts.ranking as TableEvent["facts"][] | undefined) ?? [];
  return [
    t(kindFor(event, own), words),
    ...rows.map((row) =>
      t("hoops-final-row", {
        place: Number(row.place),
        name: names[Number(row.seat)] ?? "",
        points: Number(row.points),
      }),
    ),
  ];
}

/** The points of each seat, turn by turn: what its pending attack brought when its turn began. */
export function pointsByTurn(events: TableEvent[]): number[][] {
  const points: number[][] = [[], []];
  let player = -1;
  for (const { kind, facts } of events) {
    const seat = Number(facts.seat);
    if (TURNS.has(kind)) {
      player = seat;
      points[seat]!.push(0);
    } else if (SCORED.has(kind)) {
      if (seat === player) points[seat]!.pop(); // it stands for the turn that has just begun
      points[seat]!.push(Number(facts.points));
    }
  }
  return points;
}
const SCORED = new Set(["hoops-scored", "hoops-scored-free", "hoops-stopped"]);

/** What was done in the present turn: the events since its heading. */
export function thisTurn(events: TableEvent[]): TableEvent[] {
  const at = events.findLastIndex(({ kind }) => TURNS.has(kind));
  return at < 0 ? [] : events.slice(at);
}
const TURNS = new Set(["hoops-turn", "hoops-overtime-turn", "hoops-last-turn"]);
