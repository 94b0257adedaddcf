// Where a house gets compiled rules: from the page's own files (modules/load.ts).
import { loadModule } from "$/modules/load";
import { BadModule } from "$/modules/manifest";
import { HouseTrouble, type Modules } from "./protocol";

export const shelvedModules: Modules = {
  async module(game, version) {
    try {
      return await loadModule(game, version);
    } catch (reason) {
      throw new HouseTrouble(reason instanceof BadModule ? "module-damaged" : "module-gone");
    }
  },
};
