// A game's compiled module: fetched once, compiled while it arrives, and refused if its checksum does not fit.
import { BadModule, isWhole } from "./manifest";
import { MODULES, type Shelved } from "./shelf";

/** There is no such module, or it cannot be fetched now. */
export class NoModule extends Error {}

const compiled = new Map<string, Promise<WebAssembly.Module>>(); // by address

/** The module of a version of a game's rules; undefined if the page has none. */
export function moduleOf(game: string, rules?: string): Shelved | undefined {
  return MODULES.find((one) => one.game === game && (rules === undefined || one.rules === rules));
}

/** The compiled module; NoModule if it is not there, BadModule if it is damaged, also when it is fetched anew. */
export function loadModule(game: string, rules?: string): Promise<WebAssembly.Module> {
  const found = moduleOf(game, rules);
  if (!found) return Promise.reject(new NoModule(`no module of ${game} ${rules ?? ""}`.trimEnd()));
  let coming = compiled.get(found.url);
  if (!coming) {
    coming = compile(found.url, "default").catch((reason: unknown) => {
      if (reason instanceof BadModule) return compile(found.url, "reload"); // what was kept here is damaged
      throw reason;
    });
    coming.catch(() => compiled.delete(found.url));
    compiled.set(found.url, coming);
  }
  return coming;
}

/** Do something while nothing else happens: fetching what will soon be needed. */
export function whenIdle(work: () => void): void {
  const idle = globalThis.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 200));
  idle(work);
}

async function compile(url: string, cache: RequestCache): Promise<WebAssembly.Module> {
  const answer = await fetch(url, { cache }).catch((reason: unknown) => {
    throw new NoModule(String(reason));
  });
  if (!answer.ok) throw new NoModule(String(answer.status));
  const streams = answer.headers.get("content-type")?.startsWith("application/wasm");
  const copy = streams ? answer.clone() : undefined;
  const early = copy && WebAssembly.compileStreaming(copy).catch(() => undefined);
  const code = new Uint8Array(await answer.arrayBuffer());
  if (!isWhole(code)) throw new BadModule("damaged");
  return (await early) ?? (await WebAssembly.compile(code));
}
