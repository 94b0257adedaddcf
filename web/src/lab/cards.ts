// Cards that change, by the package's own Python: a card set with changes, checked, and the tables that rules look up.
import { furnish } from "$/house/python";
import { toPython } from "$/house/values";
import type { Changes, Wrong } from "./kinds";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what comes from Python has no types

const FILE = "changes.toml"; // what errors call the changes

/** The standard cards with changes; BadCard says what is wrong. */
export function changedCards(lab: Any, name: string, changes: Changes): Any {
  const standard = lab.STANDARD_CARDS;
  if (!Object.values(changes).some((rows) => rows.length)) return standard;
  const [origin, rows] = lab.rows_in(FILE, toPython(changes), lab.FORM);
  const sections = lab.change_sections(FILE, origin, rows, lab.FORM, standard.cards.sections);
  return new lab.TableCards(name, lab.together(FILE, sections), null);
}

/** The tables of a card set, those of bots with them. */
export function tablesOf(lab: Any, cards: Any): Map<string, Any> {
  const tables = cards.cards.tables();
  return new Map([...tables.entries(), ...(lab.tables_for ? lab.tables_for(tables).entries() : [])]);
}

/** What is wrong with changes; undefined for a fault of ours. */
export function wrongIn(lab: Any, reason: Any): Wrong | undefined {
  if (!(reason instanceof lab.BadCard)) return undefined;
  return { message: reason.message as string, facts: Object.fromEntries(reason.facts.entries()) };
}

/** Cards are the only thing this Python asks its surroundings for; the rest is never reached. */
export function furnishLab(): void {
  const never = () => {
    throw new Error("not here");
  };
  furnish({ say: (_, message) => message, knows: () => true, gameNamed: never, gameNames: () => [], engine: never, currentModule: never, moduleOfVersion: () => null, versionsOf: () => [] });
}
