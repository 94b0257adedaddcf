// What tests of the house play by: the modules of this checkout, with those of earlier rules.
import { readFileSync } from "node:fs";
import { modulesThere } from "$/../build/modules";
import { HouseTrouble, type Modules } from "./protocol";

export const modulesHere: Modules = {
  module(game, version) {
    const found = modulesThere().find((one) => one.game === game && (version === undefined || one.rules === version));
    if (!found) return Promise.reject(new HouseTrouble("module-gone"));
    return Promise.resolve(new WebAssembly.Module(readFileSync(found.path)));
  },
};
