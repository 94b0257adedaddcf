// Who answers what a screen asks for: the server, or the house in this browser (house/). Everything with one person
// and bots is the house's, and all of it where there is no server.
import { SITE } from "$/app/address";
import { isHere } from "$/house/protocol";
import type { NewTable } from "./types";

const OWN = /^\/api\/(lessons|referee)\//; // nobody else is needed for these
const KNOWN = /^\/api\/(games(\/|$)|bots$|verify$)/; // the house knows them as well as a server
const TABLE = /^\/api\/(?:tables|replays)\/([^/?]+)/;

/** Does the house answer this? "else": it does if there is no server to be reached. */
export function answersHere(method: string, path: string, body: unknown): boolean | "else" {
  const table = TABLE.exec(path)?.[1];
  if (table) return SITE || isHere(table);
  if (SITE || OWN.test(path)) return true;
  if (method === "POST" && path === "/api/tables") return isSolo(body as NewTable);
  return KNOWN.test(path) ? "else" : false;
}

/** One person and bots, who have all the time they like. A game without hints may count: servers rate it. */
function isSolo({ chairs, pace, public: open, hints }: NewTable): boolean {
  return chairs.filter((bot) => bot === "").length === 1 && pace === "relaxed" && !open && hints !== false;
}
