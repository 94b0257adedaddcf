// The page as an app: a service worker keeps all of it on this device, so it opens and plays without a network. A
// newer page is fetched in the background and shown at the next start, never in the middle of a game.
import { pathOf, ROOT } from "./address";

const SOON = 2000; // milliseconds: what is being looked at loads first
const PATIENCE = 1500;

/** Keep the page on this device. Not in development, where every file changes all the time. */
export function keepPage(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register(`${ROOT}sw.js`).catch(() => undefined);
  if (document.readyState === "complete") setTimeout(register, SOON);
  else addEventListener("load", () => setTimeout(register, SOON));
}

/** Let a newer page that waits take over, if this is the only one and no game is on it. Is it loading again? */
export async function becomesNewer(): Promise<boolean> {
  if (import.meta.env.DEV || !navigator.serviceWorker?.controller) return false;
  if (/^\/(t|learn)\/./.test(pathOf(location))) return false;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return false;
  const changed = new Promise<boolean>((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), PATIENCE); // another tab is open
  });
  waiting.postMessage("take over");
  if (!(await changed)) return false;
  location.reload();
  return true;
}
