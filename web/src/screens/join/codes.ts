// Where a code or a link leads.
import { findTable, look, Refusal, takeTransfer } from "$/net/api";

export const TABLE_LETTERS = 5; // of a table's code …
export const SEAT_LETTERS = 10; // … and of a seat's

/** The letters of a code as someone types or pastes it: blanks and dashes do not count. */
export function lettersIn(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, "");
}

/** The address within our page that a pasted link stands for, null if it is none of ours. */
export function addressIn(text: string): string | null {
  const code = /\/join#([0-9A-Za-z-]{4,16})/.exec(text)?.[1];
  if (code) return `/join#${lettersIn(code)}`;
  const found = /\/(t|replay)\/([0-9A-Za-z]{4,16})(\/after)?(?:#([0-9A-Za-z]{4,64}))?/.exec(text);
  if (!found) return null;
  const [, kind, table, after = "", invite] = found;
  return `/${kind}/${table}${after}${invite ? `#${invite}` : ""}`;
}

/** Where a server's address or a link to one of its tables leads; null if it is no address. */
export function addressElsewhere(text: string): string | null {
  const typed = text.trim();
  const near = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(typed); // no certificates there
  const whole = /^[a-z]+:\/\//i.test(typed) ? typed : `${near ? "http" : "https"}://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || !/\.|^localhost$|^\[/.test(url.hostname)) return null;
  return url.pathname === "/" && !url.hash ? `${url.origin}/join` : url.href;
}

/** The open table that a code of five letters leads to. */
export async function addressOfTable(code: string): Promise<string> {
  const { table, invite } = await findTable(code);
  return `/t/${table}#${invite}`;
}

/** Where ten letters lead: the one-time code of a seat on another device, or the name of a table. */
export async function addressOfSeat(code: string): Promise<string> {
  try {
    await look(code);
    return `/t/${code}`;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    if (reason.error === "error-server-invite") return `/t/${code}`;
    if (reason.error !== "error-server-table") throw reason;
  }
  const { table } = await takeTransfer(code);
  return `/t/${table}`;
}
