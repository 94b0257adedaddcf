// The album as it is kept in this browser: what one won with, found by looking through won games once.
import { keep, kept } from "$/app/settings.svelte";
import { GAMES } from "$/games";
import type { Album } from "$/games/page";
import { isHere } from "$/house/protocol";
import { catalogue } from "$/net/api";
import { wholeStory } from "$/net/deals";
import type { PlayedGame } from "$/net/types";
import { need } from "$/words/words.svelte";

const ALBUM = "album";
const AT_ONCE = 6; // won games that are looked through on one visit

export interface Book {
  of: Album;
  met: Record<string, string>; // by page of the album: the card
  from: Record<string, string>; // … and the table where it won
}

/** Look through won games that have not been looked through yet; null if no game has an album. */
export async function fillAlbum(games: PlayedGame[], most = AT_ONCE): Promise<Book | null> {
  const game = GAMES.find(({ album }) => album);
  if (!game) return null;
  const [of, known] = await Promise.all([game.album!(), catalogue(game.name), need(...game.words)]);
  const book = bookKept();
  const fresh = games.filter((one) => one.game === game.name && one.place === 1 && isHere(one.id) && !book.read.includes(one.id));
  for (const { id } of fresh.slice(0, most)) {
    try {
      const found = of.found({ ...(await wholeStory(id)), catalogue: known });
      book.met = { ...found, ...book.met };
      book.from = { ...Object.fromEntries(Object.keys(found).map((page) => [page, id])), ...book.from };
      book.read.push(id);
    } catch {
      break; // another time
    }
  }
  keep(ALBUM, JSON.stringify(book));
  return { of, met: book.met, from: book.from };
}

function bookKept(): { read: string[]; met: Record<string, string>; from: Record<string, string> } {
  const none = { read: [], met: {}, from: {} };
  try {
    return { ...none, ...(JSON.parse(kept(ALBUM) ?? "{}") as object) };
  } catch {
    return none;
  }
}
