// The story of a game, told event by event. The facts are the server's (table/allstar/story.py).
import type { Line } from "$/games/page";
import type { TableEvent } from "$/net/types";
import { playerName } from "../speech/cards";
import { coachName, setName } from "../speech/sets";
import { list, said, t, type Facts } from "$/words/words.svelte";
import type { Rink } from "./rink.svelte";
import type { RankRow, Shot, Strength } from "../types";

/** The lines of an event; none for what only the table is concerned with. */
export function tell(event: TableEvent, rink: Rink): Line[] {
  const id = `page-rink-story-${event.kind}`;
  if (!said(id)) return [];
  const seat = typeof event.facts.seat === "number" ? event.facts.seat : null;
  const lines = [{ seat, kind: event.kind, text: t(id, words(event.facts, rink)) }];
  const rows = (event.facts.ranking ?? []) as (RankRow & { place?: number })[];
  for (const row of rows)
    if (said(`${id}-row`))
      lines.push({ seat: row.seat, kind: "row", text: t(`${id}-row`, words({ ...row }, rink)) });
  return lines;
}

/** What speaks for a choice, in a sentence. */
export function ground(event: TableEvent, rink: Rink): string {
  return t(`story-${event.kind}`, words(event.facts, rink));
}

function words(facts: Record<string, unknown>, rink: Rink): Facts {
  const found: Facts = {};
  for (const [key, value] of Object.entries(facts))
    if (typeof value === "number" || typeof value === "string") found[key] = value;
  const card = (name: string) => playerName(rink.player(rink.number(name)));
  const cards = (names: unknown) => list((Array.isArray(names) ? (names as string[]) : [names as string]).map(card));
  if (typeof facts.seat === "number") found.name = rink.seat(facts.seat).name;
  if (typeof facts.coach === "string") found.coach = coachName(facts.coach);
  for (const key of ["card", "mate", "in", "out"]) if (key in facts) found[key] = cards(facts[key]);
  if (facts.strength) found.strength = setName(facts.strength as Strength);
  if (Array.isArray(facts.coaches)) found.coaches = list((facts.coaches as string[]).map(coachName));
  if (Array.isArray(facts.species)) found.species = list((facts.species as string[]).map((name) => t(`species-${name}`)));
  if (Array.isArray(facts.arenas)) found.arenas = list(facts.arenas as string[]);
  if (Array.isArray(facts.seats)) found.names = list((facts.seats as number[]).map((seat) => rink.seat(seat).name));
  if (Array.isArray(facts.shots))
    found.shots = list((facts.shots as Shot[]).map((shot) => `${rink.seat(shot.seat).name} ${card(shot.card)}`));
  if (Array.isArray(facts.fans))
    found.fans = list((facts.fans as number[]).map((fans, seat) => `${rink.seat(seat).name} ${fans}`));
  return found;
}
