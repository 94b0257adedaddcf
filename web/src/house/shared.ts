// Finished games that somebody has sent as a record (`server/recorded_games.py`): replayed by the rules, then kept beside
// one's own, so that their replay can be looked at like any other.
import { hex, sha256 } from "$/modules/sha256";
import { wholeOf } from "./games";
import type { House } from "./house";
import { HERE, HouseTrouble } from "./protocol";
import type { Request } from "./routes";

const LETTERS = 10; // of a table's code

/** The table at which a recorded game can be looked at; the same record always has the same. */
export async function show(house: House, { body }: Request): Promise<{ table: string; game: string }> {
  const text = String((body as { record?: unknown } | null)?.record ?? "");
  const record = (await import("$declared/table/shared-more.js")).read_finished(text);
  const game = record.game as string;
  if (!house.plays(game)) throw new HouseTrouble("needs-server");
  const table = `${HERE}${hex(sha256(new TextEncoder().encode(text))).slice(0, LETTERS).toUpperCase()}`;
  const [python, rules] = await Promise.all([wholeOf(game), house.rules(game, record.rules as string)]);
  const agreed = python.agree_on_recorded(rules.adapter, record, house.now());
  const made = python.rows_of_recorded(rules, agreed, record);
  await house.show(table, rules, agreed, made, text);
  return { table, game };
}
