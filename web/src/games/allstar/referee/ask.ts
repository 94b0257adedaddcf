// What the referee asks the server, and what it hears.
import { ask } from "$/net/api";
import type { Attribute, Medal, RankRow, Shot, Strength } from "../types";
import { setName, valueName } from "../speech/sets";
import { t } from "$/words/words.svelte";
import { complete, type Sheet } from "./sheet";

/** A settled match: rows in the order of their ranks; `seat` is the team's number on the sheet. */
export interface Settled {
  rows: (RankRow & { why: string })[];
}
export interface SettledShots {
  loser: number;
  shots: (Shot & { why: string })[];
}
interface RankAnswer {
  why: string[];
  ranking: RankRow[];
}
interface ShotAnswer {
  loser: number;
  why: string[];
  shots: Shot[];
}

/** Rank the teams that are complete. */
export async function settleTeams(sheet: Sheet, size: number): Promise<Settled> {
  const teams = complete(sheet, size);
  const arena = sheet.match === "arena" ? sheet.arena : null;
  const coaches = arena === null ? [] : teams.map((team) => sheet.coaches[team] ?? null);
  const { why, ranking } = await ask<RankAnswer>("POST", "/api/referee/rank", {
    players: sheet.players,
    edition: sheet.edition,
    arena,
    teams: teams.map((team) => sheet.teams[team]),
    coaches,
  });
  return { rows: ranking.map((row) => ({ ...row, seat: teams[row.seat]!, why: why[row.seat]! })) };
}

/** Who loses the shootout. */
export async function settleShots(sheet: Sheet): Promise<SettledShots> {
  const teams = complete(sheet, 1);
  const { loser, why, shots } = await ask<ShotAnswer>("POST", "/api/referee/shootout", {
    players: sheet.players,
    edition: sheet.edition,
    shots: teams.map((team) => sheet.teams[team]![0]),
    coaches: teams.map((team) => sheet.coaches[team] ?? null),
  });
  const told = shots.map((shot) => ({ ...shot, seat: teams[shot.seat]!, why: why[shot.seat]! }));
  return { loser: teams[loser]!, shots: told.sort((a, b) => a.rank - b.rank) };
}

const MEDALS: Medal[] = ["gold", "silver", "bronze"];

/** Why a row ranks above the next one, in a sentence; nothing for the last. */
export function because(row: RankRow, order: Attribute[]): string {
  const { decides, strength, over } = row;
  if (!decides || !over || decides === "tied") return "";
  const facts = { above: setName(strength), below: setName(over) };
  if (decides === "size") return t("page-rink-why-size", { ...facts, more: strength[0], fewer: over[0] });
  if (decides === "medal") {
    return t("page-rink-why-medal", { ...facts, first: kindWithMedal(strength, order), second: kindWithMedal(over, order) });
  }
  if (decides === "value") return t("page-rink-why-value", { ...facts, first: valueOf(strength), second: valueOf(over) });
  return t(decides === "combo" ? "page-rink-why-combo" : "page-rink-why-tie", facts);
}

function kindWithMedal([, kind]: Strength, order: Attribute[]): string {
  if (kind === "Combo") return t("page-rink-combo");
  const medal = MEDALS[order.indexOf(kind)] ?? "bronze";
  return t("page-rink-kind-medal", { kind: t(`attribute-${kind}`), medal: t(`page-rink-medal-${medal}`) });
}

function valueOf([, kind, value]: Strength): string {
  return kind === "Combo" ? t(`combo-${value}`) : valueName(kind, value);
}
