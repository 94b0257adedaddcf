// A page at a table, as far as chance is concerned, for tests: what it sends before the deal, and what it finds proven
// after the game. See tests/server/test_page_proof.py.
import { contribution, pinned } from "$/net/fairness";
import { prove } from "$/house/proofs";
import { adapterOf, answerLines, currentRules, shared } from "./furnished";

answerLines(async ({ what, now, table, seat, record, scores }) => {
  if (what === "wanted") return { send: contribution(now) };
  const rulesOf = async (game: string, version: string) => {
    const adapter = adapterOf(game, version === currentRules(game) ? undefined : version);
    return { adapter, engine: adapter.engine };
  };
  try {
    return { proof: await prove({ record, pinned: table ? pinned(table, seat) : null, scores }, rulesOf) };
  } catch (reason) {
    if (!(reason instanceof shared.UserError)) throw reason;
    return { refused: (reason as any).message };
  }
});
