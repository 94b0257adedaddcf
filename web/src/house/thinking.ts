// What takes time to think of: the choices of bots with a clock, hints, a second look at a finished game. Each answer
// follows from what is asked alone, so any worker may be asked.
import { rulesOf, wholeOf, type Rules } from "./games";
import type { Modules, OwnCards } from "./protocol";
import { record } from "./records";
import { toPlain, toPython } from "./values";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** A question, with the game it is about and the version of its rules. */
export type Thought = { game: string; version: string; cards?: OwnCards | undefined } & (
  | { about: "choice"; level: string; view: Uint8Array }
  | { about: "hint"; view: Uint8Array }
  | { about: "lines"; record: string } // how many there are
  | { about: "line"; record: string; number: number } // a verdict on each decision of one
  | { about: "luck"; record: string; verdicts: unknown[] }
);

const FEW = 4; // games whose lines are remembered

export class Thinking {
  readonly #games = new Map<string, { record: Any; lines: Any[]; reviewer: Any }>(); // by the text of their records

  constructor(readonly modules: Modules) {}

  async about(asked: Thought): Promise<unknown> {
    const [python, rules] = await Promise.all([wholeOf(asked.game), rulesOf(asked.game, this.modules, asked.version, asked.cards)]);
    switch (asked.about) {
      case "choice":
        return toPlain(rules.slow_choice(asked.level, viewOf(rules, asked.view)));
      case "hint":
        return toPlain(rules.helper.hint(viewOf(rules, asked.view)));
      case "lines":
        return this.#game(python, rules, asked.record).lines.length;
      case "line": {
        const { lines, reviewer } = this.#game(python, rules, asked.record);
        return toPlain(reviewer.review(lines[asked.number], asked.number));
      }
      case "luck": {
        const { record: played, lines } = this.#game(python, rules, asked.record);
        const events = python.chance_events_of(played, rules.adapter, lines, rules.engine);
        return toPlain(python.luck_facts(played.names.length, events, toPython(asked.verdicts)));
      }
    }
  }

  #game(python: Any, rules: Rules, text: string): { record: Any; lines: Any[]; reviewer: Any } {
    let known = this.#games.get(text);
    if (!known) {
      const played = python.read_record(text);
      const lines = python.lines_of(played, rules.adapter, rules.engine) as Any[];
      known = { record: played, lines, reviewer: new python.Reviewer(rules.adapter, rules.engine, played.seed) };
      if (this.#games.size >= FEW) this.#games.delete(this.#games.keys().next().value!);
      this.#games.set(text, known);
    }
    return known;
  }
}

function viewOf(rules: Rules, bytes: Uint8Array): Any {
  const own = bytes.slice();
  return record(rules.engine.module.record, new DataView(own.buffer));
}
