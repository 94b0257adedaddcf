// A worker that thinks, and nothing else.
import { shelvedModules } from "./modules";
import type { FromThinker, ToThinker } from "./thinkers";
import { Thinking } from "./thinking";

/** Take questions from whoever started this worker. */
export function think(): void {
  const thinking = new Thinking(shelvedModules);
  self.onmessage = async ({ data: { id, asked } }: MessageEvent<ToThinker>) => {
    const say = (message: FromThinker) => self.postMessage(message);
    try {
      say({ id, answer: await thinking.about(asked) });
    } catch (reason) {
      console.error(reason);
      say({ id, failed: String(reason) });
    }
  };
}
