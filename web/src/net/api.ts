// Requests to the server, or to the house in this browser (where.ts): whoever asks need not know which of them answers.
// A refusal is an error that carries the sentence of whoever refuses.
import { SITE } from "$/app/address";
import { door } from "$/house/door";
import { HouseTrouble, isHere } from "$/house/protocol";
import { language, t } from "$/words/words.svelte";
import { answersHere } from "./where";
import type {
  Bots,
  Catalogue,
  Game,
  LobbyTable,
  Me,
  NewTable,
  Now,
  News,
  Seated,
  Verified,
} from "./types";

/** The server says no, and why, in the language of the page. */
export class Refusal extends Error {
  constructor(
    readonly error: string, // a message's name
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

/** There is no network at all: what needs other people has to wait. */
export class Offline extends Refusal {
  constructor() {
    super("offline", t("page-house-needs-server-now"));
  }
}

const isGone = (reason: unknown): boolean => reason instanceof Unreachable || reason instanceof Offline;

/** Ask; `Refusal` or `Unreachable` if the answer is not what was asked for. */
export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const here = answersHere(method, path, body);
  if (here === true) return askHouse<T>(method, path, body);
  try {
    return (await (await request(method, path, body)).json()) as T;
  } catch (reason) {
    if (here === "else" && isGone(reason)) return askHouse<T>(method, path, body);
    throw reason;
  }
}

const STANDARD = "standard"; // what the usual cards are called
const PATIENCE = 4000; // milliseconds

/** Say something if an answer takes long: a server that has just been started may still be loading. */
export async function patiently<T>(answer: Promise<T>, say: () => void): Promise<T> {
  const timer = setTimeout(say, PATIENCE);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** Ask for plain text. */
export async function askText(path: string): Promise<string> {
  if (answersHere("GET", path, undefined)) return askHouse<string>("GET", path);
  return (await request("GET", path)).text();
}

async function askHouse<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const answer = await door.request(method, path, body, language()).catch((reason: unknown) => {
    throw reason instanceof HouseTrouble ? new Refusal(reason.trouble, t(`page-house-${reason.trouble}`), 503) : reason;
  });
  if (answer.status < 400) return answer.body as T;
  const { error, text } = answer.body as { error: string; text: string };
  throw new Refusal(error, text || t(`page-house-${error}`), answer.status);
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const { address, invite } = withoutInvite(path);
  if (invite) headers["x-invite"] = invite;
  let answer: Response;
  try {
    answer = await fetch(address, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw globalThis.navigator?.onLine === false ? new Offline() : new Unreachable();
  }
  if (answer.ok) return answer;
  throw await refusalOf(answer);
}

/** An invitation is a secret: it travels as a header, since servers on the way write addresses down. */
function withoutInvite(path: string): { address: string; invite: string | null } {
  const [place = "", asked] = path.split("?");
  const facts = new URLSearchParams(asked);
  const invite = facts.get("invite");
  facts.delete("invite");
  return { address: facts.size ? `${place}?${facts}` : place, invite };
}

async function refusalOf(answer: Response): Promise<Error> {
  try {
    const { error, text } = (await answer.json()) as { error?: string; text?: string };
    if (error && text) return new Refusal(error, text, answer.status);
  } catch {
    // not from our server: a proxy's page, say
  }
  return answer.status >= 500 ? new Unreachable() : new Refusal("", answer.statusText, answer.status);
}

const at = (table: string, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;
const query = (facts: Record<string, string | number | null | undefined>) => {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null);
  return known.length ? `?${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}` : "";
};

export const lobby = () => ask<LobbyTable[]>("GET", "/api/tables");
export const bots = () => ask<Bots>("GET", "/api/bots");
export const makeTable = (wish: NewTable) => ask<Seated>("POST", "/api/tables", wish);
export const join = (table: string, name: string, invite?: string) =>
  ask<Seated>("POST", at(table, "/join"), { name, ...(invite ? { invite } : {}) });
export const look = (table: string, invite?: string) =>
  ask<{ seq: number; news: News[]; now: Now }>("GET", at(table, query({ since: 1_000_000, invite })));
export const findTable = (code: string) => ask<{ table: string; invite: string }>("POST", "/api/code", { code });
export const offerTransfer = (table: string) =>
  ask<{ code: string; seconds: number }>("POST", at(table, "/transfer"));
export const takeTransfer = (code: string) => ask<Seated>("POST", "/api/transfer", { code });
export const record = (table: string, invite?: string) => askText(at(table, `/record${query({ invite })}`));
export const verify = (text: string) => ask<Verified>("POST", "/api/verify", { record: text });

/** Your own games: those in this browser, and those at the server if it can be reached. */
export async function me(): Promise<Me> {
  const none: Me = { games: [], ratings: [], statistics: [] };
  const there = SITE ? none : await ask<Me>("GET", "/api/me").catch((reason: unknown) => (isGone(reason) ? none : Promise.reject(reason as Error)));
  return { ...there, ...(await askHouse<Pick<Me, "games" | "statistics">>("POST", "/api/me", there)) };
}

/** Your games in this browser alone. */
export async function ownGames(): Promise<Me["games"]> {
  return (await askHouse<Pick<Me, "games">>("POST", "/api/me", { games: [] })).games;
}

/** The records of all your finished games, one after the other: those of the server, and those in this browser. */
export async function myRecords(): Promise<string> {
  const path = "/api/me/export";
  const there = SITE ? "" : await askText(path).catch((reason: unknown) => (isGone(reason) ? "" : Promise.reject(reason as Error)));
  return [there, await askHouse<string>("GET", path)].filter(Boolean).join("\n");
}

const catalogues = new Map<string, Promise<Catalogue>>(); // by address

/** What the numbers of a game mean; asked for once. A game's own screens know what else theirs says. A table in this
 * browser may have cards of its own. */
export function catalogue<C extends Catalogue = Catalogue>(game: Game, table?: string, options?: Record<string, string>): Promise<C> {
  const own = table !== undefined && isHere(table) && ![undefined, STANDARD].includes(options?.cards);
  const path = `/api/games/${encodeURIComponent(game)}${own ? query({ table }) : ""}`;
  let known = catalogues.get(path);
  if (!known) {
    known = own ? askHouse<Catalogue>("GET", path) : ask<Catalogue>("GET", path);
    catalogues.set(path, known);
    known.catch(() => catalogues.delete(path));
  }
  return known as Promise<C>;
}

/** The levels of bots that a game has. */
export const botLevels = async (game: Game) => (await catalogue(game)).levels ?? (await bots()).levels;

/** The names of all games that can be played. */
export const games = () => ask<Game[]>("GET", "/api/games");
