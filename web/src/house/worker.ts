// The entry of the house's worker: takes messages from the door, holds one House. The same file serves the workers
// that think for it, so that it is fetched once.
import { House } from "./house";
import { DatabaseStore } from "./keep";
import { shelvedModules } from "./modules";
import type { FromHouse, ToHouse } from "./protocol";
import { answer } from "./routes";
import { think } from "./thinker";
import { ManyThinkers, OneThinker, type Thinker } from "./thinkers";

const THINKER = "thinker";

function keepHouse(): void {
  const startThinker = (): Thinker => new Worker(self.location.href, { type: "module", name: THINKER }) as Thinker;
  const post = (message: FromHouse) => self.postMessage(message);
  const house = new House({
    modules: shelvedModules,
    store: new DatabaseStore(),
    thinkers: typeof Worker === "undefined" ? new OneThinker(shelvedModules) : new ManyThinkers(startThinker),
    trouble: (trouble) => post({ kind: "trouble", trouble }),
    clock: () => Date.now() / 1000,
  });
  self.onmessage = ({ data }: MessageEvent<ToHouse>) => void take(house, data, post);
}

async function take(house: House, asked: ToHouse, post: (message: FromHouse) => void): Promise<void> {
  switch (asked.do) {
    case "request": {
      const { id, method, path, body, language } = asked;
      post({ kind: "answer", id, ...(await answer(house, method, path, body, language)) });
      return;
    }
    case "open": {
      const { line } = asked;
      const far = {
        hear: (frame: string) => post({ kind: "frame", line, frame }),
        end: (code: number) => post({ kind: "hangup", line, code }),
      };
      await house.open(line, asked.path, asked.language, far);
      return;
    }
    case "say":
      await house.say(asked.line, asked.frame);
      return;
    case "close":
      house.close(asked.line);
      return;
    case "fetch":
      await shelvedModules.module(asked.game).catch(() => undefined);
      return;
    case "warm":
      await house.rules(asked.game).catch(() => undefined); // whoever needs it asks again, and hears why not
  }
}

if (self.name === THINKER) think();
else keepHouse();
