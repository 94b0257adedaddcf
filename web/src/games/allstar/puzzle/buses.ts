// A lineup in notation: "Panda6>Panda9 / Rabbit6 Panda6 Panda7 Wolf6 Shark6 / bus:2-1".

/** The arena of each team, from 1. */
export function busesOf(choice: string): number[] {
  return (/bus:([\d-]+)/.exec(choice)?.[1] ?? "").split("-").filter(Boolean).map(Number);
}

/** The five of the new team. */
export function newTeamOf(choice: string): string[] {
  const parts = choice.split(" / ");
  return (parts.find((part) => part.split(" ").length === 5 && !part.includes(">")) ?? "").split(" ").filter(Boolean);
}

/** Who comes in for whom, team by team. */
export function swapsOf(choice: string): { out: string; in: string }[] {
  return [...choice.matchAll(/(\w+)>(\w+)/g)].map(([, out, into]) => ({ out: out!, in: into! }));
}
