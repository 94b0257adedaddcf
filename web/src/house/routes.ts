// Requests to the house by method and path, as the server's routes (`sixthman.server.routes_*`): the same paths, the
// same answers. A game's own requests are in its folder (`games/<game>/house.ts`).
import type { Proof, Verified } from "$/net/types";
import { GAMES, python, wholeOf } from "./games";
import { finish, type House } from "./house";
import type { Live } from "./live";
import { prove, type ToProve } from "./proofs";
import { HouseTrouble, type OwnCards } from "./protocol";
import { toPlain, toPython } from "./values";
import type { Asked } from "./wishes";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface Answer {
  status: number;
  body: unknown;
}

/** One request on its way. */
export interface Request {
  name: string; // the word in the path
  query: URLSearchParams;
  body: Any;
  language: string;
}
export type Route = [method: "GET" | "POST", path: RegExp, status: number, answer: (house: House, request: Request) => unknown];

const [OK, MADE, ACCEPTED] = [200, 201, 202];
const RELAXED = "relaxed";

/** The answer to a request: what was asked for, or a refusal in the language of whoever asks. */
export async function answer(house: House, method: string, path: string, body: unknown, language: string): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(path, "http://house");
  try {
    for (const [of, pattern, status, answers] of [...ROUTES, ...OWN]) {
      const found = of === method ? pattern.exec(pathname) : null;
      if (!found) continue;
      return { status, body: await answers(house, { name: decodeURIComponent(found[1] ?? ""), query, body, language }) };
    }
    throw new HouseTrouble("needs-server");
  } catch (reason) {
    return { status: statusOf(reason), body: await house.refusal(reason, language) };
  }
}

function statusOf(reason: unknown): number {
  if (reason instanceof HouseTrouble) return 503;
  return reason instanceof python.UserError ? 409 : 500;
}

// --- before a game

async function openTable(house: House, { body }: Request): Promise<unknown> {
  const { name, chairs, game, options = {}, pace = RELAXED, hints = null, cards } = body as Any;
  if (pace !== RELAXED || (chairs as string[]).filter((bot) => bot === "").length > 1) throw new HouseTrouble("needs-server");
  if (!(chairs as string[]).includes("")) throw new python.BadOption("error-server-no-chair");
  python.good_name(name);
  const rules = await house.rules(game as string, undefined, cards as OwnCards | undefined);
  const agreed = python.agree(rules.adapter, toPython(options), chairs, RELAXED, false, house.now(), null, hints);
  return seated(await house.make(rules, agreed, name as string, cards as OwnCards | undefined));
}

/** What a game's numbers mean: with the cards of a table, if one is named. */
async function catalogue(house: House, { name, query }: Request): Promise<unknown> {
  const table = query.get("table");
  return toPlain(python.catalogue(table ? (await house.live(table)).state.rules : await house.rules(name)));
}

async function openLesson(house: House, { name: game, body }: Request): Promise<unknown> {
  const { name } = body as { name: string };
  python.good_name(name);
  const rules = await house.rules(game);
  return seated(await house.make(rules, (await wholeOf(game)).agree_on_lesson(rules.adapter, house.now()), name));
}

const seated = (live: Live) => ({ table: live.kept.table, seat: live.seat, invite: live.state.agreed.invite as string });

/** Your own games: those that are kept here, and those that a server knows of (`body.games`). */
async function mine(house: House, { body }: Request): Promise<unknown> {
  const own = (await house.all()).filter(({ shown }) => !shown).map((kept) => {
    const { options, pace, chairs, lesson, deal = "" } = kept.settings as Any;
    const seat = kept.rows.find(({ kind }) => kind === "sit")?.seat ?? 0;
    const facts = { id: kept.table, game: kept.game, state: kept.state, seat, seats: (chairs as string[]).length, bots: chairs, options, pace };
    return { ...facts, place: kept.ended?.places[seat] ?? null, places: kept.ended?.places, score: kept.ended?.scores[seat] ?? null, made_at: kept.made_at, lesson, deal };
  });
  const games = [...own, ...((body as Any)?.games ?? [])].sort((a, b) => b.made_at - a.made_at);
  const counted = games.filter(({ lesson }) => !lesson);
  return { games, statistics: toPlain(python.statistics(toPython(counted))) };
}

/** The records of all finished games that are kept here. */
const records = async (house: House) => (await house.all()).flatMap(({ record, shown }) => (shown ? [] : (record ?? []))).join("\n");

// --- at a table

type AtTable = (live: Live, request: Request, house: House) => unknown;

function table(method: Route[0], rest: string, answers: AtTable, status = OK): Route {
  const path = new RegExp(`^/api/tables/([^/]+)${rest}$`);
  return [method, path, status, async (house, request) => answers(await house.live(request.name), request, house)];
}

function look(live: Live, { query }: Request): unknown {
  const far = { onlooker: (live.seat < 0 ? live.state.spectators : live.seat) as number, hear: () => undefined, end: () => undefined };
  try {
    return JSON.parse(live.hello(far, Number(query.get("since") ?? 0)));
  } finally {
    live.goodbye(far);
  }
}

const seatIn = (query: URLSearchParams): number | null => (query.has("seat") ? Number(query.get("seat")) : null);
const head = async (live: Live, _: Request, house: House) => ({
  ...(toPlain((await wholeOf(live.kept.game)).replay_head(live.state)) as object),
  analysis: house.reviews.told(live.kept).state,
});

function startReview(live: Live, _: Request, house: House): unknown {
  finished(live);
  house.reviews.start(live.kept);
  return { state: house.reviews.told(live.kept).state };
}

function finished({ state, kept }: Live): void {
  if (state.state !== "over") throw new python.NotAllowed("error-server-not-over");
  if (!kept.record) finish(kept, state);
}

// --- records

/** What a record proves, with the rules that it names; a game from elsewhere has only its server. */
function proof(house: House, { body }: Request): Promise<Proof> {
  return prove(body as ToProve, async (game, version) => {
    if (!GAMES.includes(game)) throw new HouseTrouble("needs-server");
    const [rules] = await Promise.all([house.rules(game, version), wholeOf(game)]);
    return rules;
  });
}

/** The same, as a server tells it. */
async function verify(house: House, request: Request): Promise<Verified> {
  const found = await proof(house, request);
  return { ...found, moments: found.reveals };
}

const ROUTES: Route[] = [
  ["GET", /^\/api\/games$/, OK, () => GAMES],
  ["GET", /^\/api\/games\/([^/]+)$/, OK, catalogue],
  ["GET", /^\/api\/bots$/, OK, () => ({ levels: toPlain(python.LEVELS), paces: [RELAXED] })],
  ["GET", /^\/api\/tables$/, OK, () => []],
  ["POST", /^\/api\/tables$/, MADE, openTable],
  ["POST", /^\/api\/lessons\/([^/]+)$/, MADE, openLesson],
  ["POST", /^\/api\/me$/, OK, mine],
  ["GET", /^\/api\/me\/export$/, OK, records],
  ["POST", /^\/api\/deals\/([^/]+)$/, MADE, async (house, request) => (await import("./deals")).open(house, request)],
  ["POST", /^\/api\/deals\/([^/]+)\/look$/, OK, async (house, request) => (await import("./deals")).look(house, request)],
  ["POST", /^\/api\/deals\/([^/]+)\/draft$/, OK, async (house, request) => (await import("./deals")).draft(house, request)],
  ["POST", /^\/api\/records$/, MADE, async (house, request) => (await import("./shared")).show(house, request)],
  ["POST", /^\/api\/verify$/, OK, verify],
  ["POST", /^\/api\/prove$/, OK, proof],
  ["GET", /^\/api\/replays\/([^/]+)$/, OK, async (house, request) => head(await house.live(request.name), request, house)],
  table("GET", "", look),
  table("POST", "/join", async (live, { body }) => (await live.ask(() => live.sitDown((body as { name: string }).name)), seated(live))),
  table("POST", "/commands", async (live, { body }, house) => ({ seq: await house.command(live, body as Asked) })),
  table("POST", "/weigh", (live, { body }, house) => house.evaluate(live, (body ?? {}) as Asked)),
  table("POST", "/hint", (live, _, house) => house.hint(live)),
  table("GET", "/record", (live) => String(python.record_text(live.state))),
  table("GET", "/replay", async (live, { query }) => toPlain((await wholeOf(live.kept.game)).replay_view(live.state, Number(query.get("step") ?? 0), seatIn(query)))),
  table("GET", "/replay/head", head),
  table("GET", "/replay/steps", async (live, { query }) => JSON.parse(String((await wholeOf(live.kept.game)).replay_steps(live.state, seatIn(query))))),
  table("POST", "/analysis", startReview, ACCEPTED),
  table("GET", "/analysis", (live, _, house) => (finished(live), house.reviews.told(live.kept))),
];

/** Requests that only one game answers. */
const OWN: Route[] = Object.values(import.meta.glob<{ ROUTES: Route[] }>("../games/*/house.ts", { eager: true })).flatMap(({ ROUTES }) => ROUTES);
