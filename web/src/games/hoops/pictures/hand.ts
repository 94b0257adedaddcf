// The cards that stand for the game before it is dealt.
import type { HoopsPlayer, Position, Skill, Tactic } from "../art/looks";

type Held = { kind: "player"; player: HoopsPlayer } | { kind: "tactic"; tactic: Tactic };

function player(
  name: string,
  positions: Position[],
  value: number,
  intelligence: number,
  rebounds: number,
  skills: Partial<Record<Skill, number>>,
): Held {
  const none = { three: 0, inside: 0, drive: 0, steal: 0, block: 0, stop: 0 };
  return { kind: "player", player: { name, positions, value, intelligence, rebounds, skills: { ...none, ...skills } } };
}

export const HAND: Held[] = [
  player("Toni Kukoč", ["SF", "PF"], 3, 3, 0, { steal: 2 }),
  player("Allen Iverson", ["PG", "SG"], 5, 2, 0, { three: 2, drive: 3, steal: 5 }),
  player("Dikembe Mutombo", ["C"], 4, 1, 4, { inside: 1, block: 5, stop: 3 }),
  {
    kind: "tactic",
    tactic: { name: "Kentucky Offense", defence: false, complexity: 5, value: 2, keeps: { three: 3 } },
  },
  player("Steve Nash", ["PG"], 5, 5, 0, { three: 3, drive: 2 }),
];
