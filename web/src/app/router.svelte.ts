// Where in the page we are: the address, matched against the list of routes.
import type { Component } from "svelte";
import { needPictures } from "$/games";
import { need } from "$/words/words.svelte";
import { at, isOurs, pathOf } from "./address";
import { ROUTES, type Params, type Route } from "./routes";

interface Here {
  path: string;
  fragment: string; // what is after #
  params: Params;
  screen: Component<{ params: Params }> | null;
  route: Route | null; // null: no such page
}

let current = $state.raw<Here>({ path: "", fragment: "", params: {}, screen: null, route: null });
let failed = $state(false);
let visits = 0;
const MORE = "more"; // words that all but a first game need

/** The page that is shown. */
export function shown(): Here {
  return current;
}

/** Could the last page not be loaded? */
export function unreachable(): boolean {
  return failed;
}

/** Go to a page of ours. */
export async function go(address: string, { replace = false } = {}): Promise<void> {
  const url = new URL(at(address), location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  await show();
  scrollTo(0, 0);
}

/** Show what the address says, now and whenever it changes. */
export async function follow(): Promise<void> {
  addEventListener("popstate", () => void show());
  document.addEventListener("click", onClick);
  await show();
}

/** The route of a path and what its placeholders stand for. */
export function match(path: string, routes: Route[]): { route: Route; params: Params } | null {
  const parts = path.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.path.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Params = {};
    const fits = wanted.every((word, i) => {
      if (!word.startsWith(":")) return word === parts[i];
      params[word.slice(1)] = decodeURIComponent(parts[i]!);
      return true;
    });
    if (fits) return { route, params };
  }
  return null;
}

async function show(): Promise<void> {
  const visit = ++visits;
  const path = pathOf(location);
  const found = match(path, ROUTES);
  const fragment = location.hash.slice(1);
  try {
    const wanted = found && [found.route.load(), need(...(found.route.first ? [] : [MORE]), ...(found.route.words ?? [])), found.route.pictures && needPictures()] as const;
    const [screen] = wanted ? await Promise.all(wanted) : [null];
    if (visit !== visits) return;
    current = {
      path,
      fragment,
      params: found?.params ?? {},
      screen: (screen?.default as Component<{ params: Params }> | undefined) ?? null,
      route: found?.route ?? null,
    };
    failed = false;
  } catch {
    failed = true;
  }
}

/** Links to our own pages do not load the page again. */
function onClick(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (!isOurs(url)) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  void go(url.href);
}
