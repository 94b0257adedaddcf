// Keeps the whole page on this device: every file of one build, or none of it. The build fills in which files there
// are (build/offline.ts). A newer build is fetched beside the present one and waits; it takes over when the page
// begins without a game (app/install.ts). Never touches /api: how a table stands comes from its server alone.
const BUILD = /* build */ { version: "", entry: "", files: [] };
const ROOT = new URL("./", location.href);
const MINE = `sixthman ${ROOT.pathname} `; // other pages may have shelves of their own here
const SHELF = MINE + BUILD.version;
const SHELL = ROOT.href; // index.html by the name that no server redirects
const AT_ONCE = 6; // files that are fetched side by side
const LISTED = new Set(BUILD.files.map((file) => new URL(file, ROOT).href));

self.addEventListener("install", (event) => event.waitUntil(fill()));

self.addEventListener("activate", (event) => event.waitUntil(clearOld().then(() => self.clients.claim())));

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver());
});

// A game by mail waits for its person: what the server said, in their language (server/pushes.py).
self.addEventListener("push", (event) => {
  const { title, text, table } = event.data.json();
  const about = { body: text, tag: table, icon: `${ROOT.href}icon-192.png`, data: `${ROOT.href}t/${encodeURIComponent(table)}` };
  event.waitUntil(self.registration.showNotification(title, about));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(ROOT.href)) return;
  const path = url.pathname.slice(ROOT.pathname.length);
  if (/^(api|health|ready|metrics)(\/|$)/.test(path)) return;
  const plain = ROOT.href + path;
  if (LISTED.has(plain)) event.respondWith(kept(plain, request));
  else if (request.mode === "navigate" && !/\.\w+$/.test(path)) event.respondWith(kept(SHELL, request));
});

/** Fetch all files of this build; those that an earlier build had, too, are only copied. */
async function fill() {
  const shelf = await caches.open(SHELF);
  const files = [...LISTED];
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await putFile(shelf, file);
  };
  await Promise.all([putShell(shelf), ...Array.from({ length: AT_ONCE }, worker)]);
}

/** The shell has to be of this build: its server may just be given another one. */
async function putShell(shelf) {
  const answer = await fetch(SHELL, { cache: "reload" });
  const text = await answer.clone().text();
  if (!answer.ok || !text.includes(BUILD.entry)) throw new Error("the page is of another build");
  await shelf.put(SHELL, answer);
}

async function putFile(shelf, file) {
  const forever = file.startsWith(`${ROOT.href}assets/`);
  if (forever && (await shelf.match(file))) return; // of a first try that was cut off
  const known = forever && (await caches.match(file));
  const answer = known || (await fetch(file, { cache: forever ? "default" : "reload", priority: "low" }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await shelf.put(file, answer);
}

async function clearOld() {
  const names = await caches.keys();
  const old = names.filter((name) => (name.startsWith(MINE) && name !== SHELF) || name === "shell-1");
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Only if nobody has the page open but whoever asks. */
async function takeOver() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

/** The page at that address: one that is open there already, else a new one. */
async function goTo(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find(({ url }) => url.split("#")[0] === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

/** A file as it is kept. One that is asked for anew was found to be damaged here: fetch it, and keep it. */
async function kept(address, request) {
  const shelf = await caches.open(SHELF);
  const known = request.cache === "reload" && request.mode !== "navigate" ? undefined : await shelf.match(address);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && address !== SHELL) await shelf.put(address, answer.clone());
  return answer;
}
