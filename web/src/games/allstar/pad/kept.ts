// The score pad lies in the browser's drawer until someone throws it away.
import type { Pad } from "./pad";

const KEY = "pad";

export function keptPad(): Pad | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Pad | null;
  } catch {
    return null;
  }
}

export function keepPad(pad: Pad): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pad));
  } catch {
    // a private window: the pad lasts as long as the page
  }
}
