// Keeps the shell of the page, so that it opens as an app and can say that the server is gone.
// Never touches /api: how a table stands comes from the server alone.
const SHELF = "shell-1";
const SHELL = "/index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.add(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (/^\/(api|health|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(freshShell(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(keptAsset(request));
});

/** The newest shell if the server answers, else the one we kept. */
async function freshShell(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await replaceShell(shelf, answer.clone());
    return answer;
  } catch {
    return (await shelf.match(SHELL)) ?? Response.error();
  }
}

/** A new shell makes the files of the old one useless. */
async function replaceShell(shelf, answer) {
  const [text, known] = await Promise.all([answer.clone().text(), shelf.match(SHELL).then((old) => old?.text())]);
  if (text === known) return;
  for (const old of await shelf.keys()) if (new URL(old.url).pathname !== SHELL) await shelf.delete(old);
  await shelf.put(SHELL, answer);
}

/** Files with a digest in their name never change. */
async function keptAsset(request) {
  const shelf = await caches.open(SHELF);
  const known = await shelf.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
