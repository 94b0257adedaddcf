// The entry of the house's worker: takes messages from the door, holds one House.
import { House } from "./house";
import { DatabaseStore } from "./keep";
import { shelvedModules } from "./modules";
import type { FromHouse, ToHouse } from "./protocol";
import { answer } from "./routes";
import { ManyThinkers, OneThinker, type Thinker } from "./thinkers";

const startThinker = (): Thinker => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "thinker" }) as Thinker;
const post = (message: FromHouse) => self.postMessage(message);

const house = new House({
  modules: shelvedModules,
  store: new DatabaseStore(),
  thinkers: typeof Worker === "undefined" ? new OneThinker(shelvedModules) : new ManyThinkers(startThinker),
  trouble: (trouble) => post({ kind: "trouble", trouble }),
  clock: () => Date.now() / 1000,
});

self.onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  switch (data.do) {
    case "request": {
      const { id, method, path, body, language } = data;
      post({ kind: "answer", id, ...(await answer(house, method, path, body, language)) });
      return;
    }
    case "open": {
      const { line } = data;
      const far = {
        hear: (frame: string) => post({ kind: "frame", line, frame }),
        end: (code: number) => post({ kind: "hangup", line, code }),
      };
      await house.open(line, data.path, data.language, far);
      return;
    }
    case "say":
      await house.say(data.line, data.frame);
      return;
    case "close":
      house.close(data.line);
      return;
    case "warm":
      await house.rules(data.game).catch(() => undefined); // whoever needs it asks again, and hears why not
  }
};
