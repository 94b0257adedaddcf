// The page as an app: a service worker keeps its shell.

/** Not in development, where every file changes all the time. */
export function keepShell(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
