// Plays records by the page's own code, for tests: a line of JSON for each job comes in, what the table was like at
// every step goes out. See test_same_games.py.
import { createHash } from "node:crypto";
import * as python from "$/house/python";
import { adapterOf, answerLines, shared } from "./furnished";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const digest = (value: unknown): string => createHash("sha256").update(stable(value)).digest("hex");

/** JSON in which names are in order. */
function stable(value: any): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (value !== null && typeof value === "object") {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${stable(value[name])}`).join()}}`;
  }
  return JSON.stringify(value);
}

function seen(adapter: any, table: any, tries: string[]): unknown {
  const { seats } = table.options;
  const onlookers = [...Array(seats).keys(), null];
  return {
    heading: table.heading,
    waiting: table.waiting(),
    scores: table.scores(),
    views: onlookers.map((seat) => {
      const view = table.view(seat);
      return [hex(view.tobytes()), python.toJson(shared.view_fields(adapter.declared, view, seats))];
    }),
    events: onlookers.map((seat) => python.toJson(table.events(seat))),
    legal: onlookers.slice(0, -1).map((seat) => table.legal(seat).map((n: number) => [n, adapter.write(table.view(seat), [n])])),
    sealed: onlookers.slice(0, -1).map((seat) => table.sealed(seat)),
    refused: tries.map((text) => refusal(() => table.verify(table.waiting()[0] ?? 0, text))),
  };
}

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof shared.UserError)) throw reason;
    return { message: (reason as any).message, text: ["en", "fr", "de"].map((language) => (reason as any).text(language)) };
  }
}

function play(job: { game: string; record: string; tries: string[]; full: boolean; version?: string }): unknown {
  const adapter = adapterOf(job.game, job.version);
  const record = shared.read_record(job.record);
  const steps = [];
  let last: any;
  let number = 0;
  for (const table of record.replay(adapter)) {
    last = table;
    const ahead = [...(record.reveals[number++]?.choices.entries() ?? [])].sort(([a], [b]) => a - b); // all of it at once
    const step = {
      ...(seen(adapter, table, job.tries) as object),
      ahead: ahead.map(([seat, text]) => refusal(() => table.verify(seat, text))),
    };
    steps.push(job.full ? step : digest(step));
  }
  const again = shared.Record.of(last);
  return { steps, record: again.text(), ranks: last.over ? last.ranks() : null };
}

answerLines(play);
