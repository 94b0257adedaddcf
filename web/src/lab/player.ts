// The entry of a worker that plays for the workbench.
import { shelvedModules } from "$/house/modules";
import { Module } from "$/house/rules";
import { toPython } from "$/house/values";
import { furnishLab, wrongIn } from "./cards";
import { cardFacts, Comparison } from "./comparison";
import { labOf } from "./labs";
import type { FromPlayer, ToPlayer } from "./kinds";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

furnishLab();
let comparison: Comparison | undefined;
let lab: Any;

async function answerTo(asked: ToPlayer): Promise<unknown> {
  switch (asked.do) {
    case "cards":
      lab = await labOf(asked.game);
      return cardFacts(lab);
    case "text":
      lab = await labOf(asked.game);
      return lab.changes_text(toPython(asked.changes)) as string;
    case "begin": {
      const [python, compiled] = await Promise.all([labOf(asked.plan.game), shelvedModules.module(asked.plan.game)]);
      lab = python;
      comparison = new Comparison(python, new Module(compiled, ""), asked.plan);
      return true;
    }
    case "play":
      return comparison!.play(asked.first, asked.count);
    case "tell":
      return comparison!.tell(asked.games, asked.sums);
  }
}

self.onmessage = async ({ data }: MessageEvent<ToPlayer>) => {
  const { id } = data;
  const post = (told: FromPlayer) => self.postMessage(told);
  try {
    post({ id, answer: await answerTo(data) });
  } catch (reason) {
    const wrong = lab && wrongIn(lab, reason);
    if (!wrong) console.error(reason);
    post({ id, ...(wrong ? { wrong } : { failed: String(reason) }) });
  }
};
