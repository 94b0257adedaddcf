// What only All-Star Draft's house answers: the referee for real cards (`games/allstar/server/referee.py`).
import { wholeOf } from "$/house/games";
import type { House } from "$/house/house";
import type { Request, Route } from "$/house/routes";
import { needWords } from "$/house/say";
import { toPlain } from "$/house/values";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any
const NAME = "allstar";
const USUAL = "2025"; // edition

async function prepare(house: House, language: string): Promise<Any> {
  const [python] = await Promise.all([wholeOf(NAME), house.rules(NAME), needWords(language, NAME)]);
  return python;
}

async function rank(house: House, { body, language }: Request): Promise<unknown> {
  const python = await prepare(house, language);
  const { players, teams, arena = null, edition = USUAL, coaches = [] } = body as Any;
  python.check_managers(players, (teams as unknown[]).length);
  return toPlain(python.settle_teams(players, arena, teams, language, edition, laid(python, coaches)));
}

async function shootout(house: House, { body, language }: Request): Promise<unknown> {
  const python = await prepare(house, language);
  const { players, shots, edition = USUAL, coaches = [] } = body as Any;
  python.check_managers(players, (shots as unknown[]).length);
  return toPlain(python.settle_shootout(players, shots, language, edition, laid(python, coaches)));
}

function laid(python: Any, coaches: Any[]): Any[] {
  return coaches.map((one) => one && new python.CoachBeside(one.coach, one.card ?? null, one.mate ?? null));
}

export const ROUTES: Route[] = [
  ["POST", /^\/api\/referee\/rank$/, 200, rank],
  ["POST", /^\/api\/referee\/shootout$/, 200, shootout],
];
