// Deals: games whose cards are the same for everyone (`server/deals.py`). Today's deal is played once; positions are
// looked at, and played on from.
import { python as early, wholeOf } from "./games";
import type { House } from "./house";
import type { Request } from "./routes";
import { toPlain, toPython } from "./values";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** What someone plays: the cards by their seed, and what has been played already. */
export interface Deal {
  name: string; // "daily 2026-11-16"
  seed: string;
  options: Record<string, string>;
  chairs: string[];
  record?: string;
}

async function prepare(house: House, game: string, body: Any): Promise<{ python: Any; rules: Any; agreed: Any; record: Any }> {
  const { deal, hints = false } = body as { deal: Deal; hints?: boolean };
  const [python, rules] = await Promise.all([wholeOf(game), house.rules(game)]);
  const { seats: _seats, ...options } = deal.options;
  const agreed = python.agree_on_deal(rules.adapter, deal.name, deal.seed, toPython(options), deal.chairs, hints, house.now());
  return { python, rules, agreed, record: deal.record ? python.read_record(deal.record) : null };
}

/** Sit down at a deal: at the table there is already, if it may be played only once. */
export async function open(house: House, { name: game, body }: Request): Promise<unknown> {
  const { name, once = false, deal } = body as { name: string; once?: boolean; deal: Deal };
  early.good_name(name);
  if (once) {
    const [before] = (await house.all()).filter(({ game: of, settings }) => of === game && settings.deal === deal.name);
    if (before) return seated(await house.live(before.table));
  }
  const { python, rules, agreed, record } = await prepare(house, game, body);
  const live = await house.make(rules, agreed, name);
  await live.ask(() => live.enter(python.rows_of_deal(live.state, record)));
  live.goOn();
  return seated(live);
}

const seated = (live: Any) => ({ table: live.kept.table, seat: live.seat, invite: "" });

/** A deal after what someone chose there, or where its record ends, as they see it. */
export async function look(house: House, { name: game, body }: Request): Promise<unknown> {
  const { python, rules, agreed, record } = await prepare(house, game, body);
  const { played } = body as { played?: string }; // the record of someone who has played it
  const seat = agreed.chairs.indexOf("") as number;
  let state: Any;
  if (record) {
    state = new python.TableState("deal", agreed, rules);
    for (const row of rowsOf(python, python.rows_of_deal(state, record))) state.apply(row);
  } else {
    const words = played ? python.words_of(rules.adapter, python.read_record(played), seat) : [];
    state = python.play_deal(rules, agreed, words);
  }
  const story = state.table.events(seat).map(({ type, facts }: Any) => ({ kind: type, facts: toPlain(facts) }));
  return { now: toPlain(state.now(seat)), story, result: toPlain(python.deal_result(state)), record: String(python.record_of_deal(state)) };
}

function rowsOf(python: Any, made: Any[]): Any[] {
  return made.map(([kind, seat, by, body, idem], i) => new python.LogRow(i + 1, kind, seat, by, body, 0, idem));
}

const DRAFT = /, draft$/; // how the headings of records end where cards are drafted
const BOT = "pro";

/** The draft of a seat in a finished game, proven by its record; and its cards as a deal that somebody else can play. */
export async function draft(house: House, { name: game, body }: Request): Promise<unknown> {
  const { record: text, seat } = body as { record: string; seat: number };
  const python = await wholeOf(game);
  const read = python.read_record(text);
  if (read.game !== game) throw new python.BadRecord("error-record-game", toPython({ game: read.game, known: game }));
  const rules = await house.rules(game, read.rules as string);
  const table = python.verify_record(read, rules.adapter, rules.engine);
  const names = read.names as string[];
  if (!table.over) throw new python.NotAllowed("error-server-not-over");
  if (!Number.isInteger(seat) || !(seat in names)) throw new python.NotAllowed("error-server-seat");
  const { seats: _seats, cards: _cards, "cards digest": _digest, ...options } = toPlain(read.options) as Record<string, string>;
  const levels = toPlain(python.LEVELS) as string[];
  const chairs = names.map((name, i) => (i === seat ? "" : levels.includes(name) ? name : BOT));
  const picks = (read.reveals as Any[])
    .filter(({ title }) => DRAFT.test(String(title)))
    .map(({ title, choices }) => ({ title: String(title), choice: String(choices.get(seat) ?? "") }));
  const digest = python.commitment_of(read.seed) as string;
  const deal = { name: `beat ${digest.slice(0, 16)} ${seat + 1}`, seed: read.seed as string, options: { ...options, seats: String(names.length) }, chairs };
  return { deal, name: names[seat], score: table.scores()[seat], place: table.ranks()[seat], seats: names.length, picks, options: toPlain(read.options) };
}
