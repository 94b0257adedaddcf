// Who answers what a screen asks for: the server, or the house in this browser (house/). Everything with one person
// and bots is the house's, and all of it where there is no server.
import { SITE } from "$/app/address";
import { isHere } from "$/house/protocol";
import { moduleOf } from "$/modules/load";
import type { NewTable } from "./types";

const LESSON = /^\/api\/lessons\/([^/]+)$/;
const ALWAYS = /^\/api\/(referee\/|deals\/|prove$|records$)/; // no server needs to be asked, or believed
const KNOWN = /^\/api\/(games(\/|$)|bots$|verify$)/; // the house knows them as well as a server
const TABLE = /^\/api\/(?:tables|replays)\/([^/?]+)/;

/** Does the house answer this? "else": it does if there is no server to be reached. */
export function answersHere(method: string, path: string, body: unknown): boolean | "else" {
  const table = TABLE.exec(path)?.[1];
  if (table) return SITE || isHere(table);
  if (SITE || ALWAYS.test(path)) return true;
  const lesson = LESSON.exec(path)?.[1];
  if (lesson) return plays(lesson);
  if (method === "POST" && path === "/api/tables") return isSolo(body as NewTable);
  return KNOWN.test(path) ? "else" : false;
}

/** Can the house play this game? One from elsewhere has only its server. */
const plays = (game: string): boolean => moduleOf(game) !== undefined;

/** One person and bots, who have all the time they like. A game without hints may count: servers rate it. */
function isSolo({ game, chairs, pace, public: open, hints }: NewTable): boolean {
  return plays(game) && chairs.filter((bot) => bot === "").length === 1 && pace === "relaxed" && !open && hints !== false;
}
