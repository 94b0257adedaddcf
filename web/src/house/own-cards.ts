// Cards of one's own at a table: checked and laid out by the laboratory's Python, which is fetched when it is needed.
import { changedCards, tablesOf, wrongIn } from "$/lab/cards";
import { labOf } from "$/lab/labs";
import type { Changes } from "$/lab/kinds";
import { python, type Offered } from "./games";
import type { OwnCards } from "./protocol";
import { Dict, useTables } from "./python";
import { toPlain, toPython } from "./values";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

/** The card set of a table; a refusal names what is wrong with it. */
export async function ownCards(found: Offered, game: string, { name, changes }: OwnCards): Promise<Any> {
  const lab = await labOf(game);
  let changed: Any;
  try {
    changed = changedCards(lab, name, changes as Changes);
  } catch (reason) {
    const wrong = wrongIn(lab, reason);
    throw wrong ? new python.BadOption(wrong.message, toPython(wrong.facts)) : reason;
  }
  const rows = toPython(toPlain(lab.sections_as_data(changed.cards.sections)));
  const laid = found.TableCards.of_module({ manifest: new Dict([["cards", rows]]) });
  const cards = new found.TableCards(name, laid.cards, null);
  useTables(cards.cards as object, tablesOf(lab, changed) as Iterable<[string, Any]>);
  return cards;
}
