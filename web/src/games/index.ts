// The games that have screens of their own: every folder here with an `index.ts`. A game without one gets plain screens.
import { plainPage } from "$/screens/plain/page";
import type { GamePage, Pictures } from "./page";

const found = import.meta.glob<{ default: GamePage }>("./*/index.ts", { eager: true });
export const GAMES: GamePage[] = Object.values(found).map((module) => module.default);
const pages = new Map(GAMES.map((page) => [page.name, page]));
const drawn = new Map<string, Pictures>();

/** What a game brings to the page. */
export function gamePage(name: string): GamePage {
  const page = pages.get(name) ?? plainPage(name);
  pages.set(name, page);
  return page;
}

/** Load the pictures of all games, so that a screen comes with them at once. */
export async function needPictures(): Promise<void> {
  await Promise.all(GAMES.map(({ name }) => loadPictures(name)));
}

/** A game's pictures; undefined if it has none. */
export async function loadPictures(name: string): Promise<Pictures | undefined> {
  const pictures = drawn.get(name) ?? (await gamePage(name).pictures?.());
  if (pictures) drawn.set(name, pictures);
  return pictures;
}

/** The same if they are loaded already. */
export const picturesOf = (name: string): Pictures | undefined => drawn.get(name);
