// Where a code or a link leads.
import { look, Refusal, takeTransfer } from "$/net/api";

/** The address within our page that a pasted link stands for, null if it is none of ours. */
export function addressIn(text: string): string | null {
  const found = /\/(t|replay)\/([0-9A-Za-z]{4,16})(\/after)?(?:#([0-9A-Za-z]{4,64}))?/.exec(text);
  if (!found) return null;
  const [, kind, table, after = "", invite] = found;
  return `/${kind}/${table}${after}${invite ? `#${invite}` : ""}`;
}

/** The table a code of ten letters leads to: its own code, or the one-time code of a seat on another device. */
export async function addressOfCode(code: string): Promise<string> {
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
