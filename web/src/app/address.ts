// Where the page's own addresses begin. A server of ours answers every path, so a path is an address: `/t/ABC`. A
// site without a server (`sixthman site`) is one file in some folder of a host: there the path follows a question
// mark, `/games/?/t/ABC`, and can be loaded again.

const page = globalThis.document?.documentElement; // none in tests
/** Is there no server of ours behind this page? */
export const SITE = page?.dataset.site !== undefined;
/** The folder of the page, with a slash at its end. */
export const ROOT = SITE ? location.pathname.replace(/[^/]*$/, "") : "/";

/** The address of a path within the page; any other address stays what it is. */
export function at(path: string): string {
  return SITE && path.startsWith("/") && !path.startsWith(`${ROOT}?/`) ? `${ROOT}?${path}` : path;
}

/** Does an address lead to this page? */
export function isOurs({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  if (origin !== location.origin) return false;
  return SITE ? pathname === ROOT || pathname === `${ROOT}index.html` : !pathname.startsWith("/api/");
}

/** The path within the page that an address stands for. */
export function pathOf({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  if (!SITE) return pathname;
  return search.startsWith("?/") ? search.slice(1) : "/";
}
