// The lesson, bubble by bubble. Selectors name parts of the table's screens.
import type { View as AnyView } from "$/net/types";
import type { Step } from "$/screens/tutorial/guide";
import type { View } from "../types";

const DRAFT = ["draft"];
const LINEUP = ["lineup"];
const REVEAL = ".rows";

export const STEPS: Step[] = [
  { id: "welcome", phase: DRAFT, round: 0 },
  { id: "arena", phase: DRAFT, round: 0, at: [".arena", ".arenas"] },
  { id: "card", phase: DRAFT, round: 0, at: [".pack"] },
  { id: "strength", phase: DRAFT, round: 0, at: ["dl", ".pack"] },
  { id: "pick", phase: DRAFT, round: 0, asked: true, at: [".pack"], act: true },
  { id: "pass", phase: DRAFT, round: 0, at: [".ring"] },
  { id: "bench", phase: DRAFT, round: 0, at: [".bench"] },
  { id: "go-on", phase: DRAFT, round: 0, asked: true, at: [".pack"], act: true },
  { id: "team", phase: LINEUP, round: 0, asked: true, at: [".lane.current", ".lane"] },
  { id: "odds", phase: LINEUP, round: 0, asked: true, at: [".odds", ".dest"] },
  { id: "lock-team", phase: LINEUP, round: 0, asked: true, at: [".bench"], act: true },
  { id: "reveal", seen: REVEAL, round: 1, at: [REVEAL] },
  { id: "why", seen: REVEAL, round: 1, at: [".reveal aside .panel", "#tab-why"] },
  { id: "first-round", phase: DRAFT, round: 1, seen: ".pack", ends: "round" },
  { id: "round-two", phase: DRAFT, round: 1, seen: ".pack", at: [".ring"] },
  { id: "two-arenas", phase: DRAFT, round: 1, seen: ".pack", at: [".arenas", "aside"] },
  { id: "swap", phase: LINEUP, round: 1, asked: true, at: [".lane"] },
  { id: "buses", phase: LINEUP, round: 1, asked: true, at: [".roads", ".bus"] },
  { id: "enough", seen: REVEAL, round: 2, at: [REVEAL], ends: "season" },
  { id: "playoffs", phase: ["playoff-team"], seen: ".ask", at: [".ask"] },
  { id: "lay-down", phase: ["lay-down"], seen: ".ask", at: [".ask"] },
  { id: "shootout", phase: ["shootout"], seen: ".ask", at: [".ask"] },
  { id: "over", phase: ["over"], ends: "playoffs", last: true },
];

export const PLAYED = ".pack, .lane .cards, .bench .cards";

/** From 0; 3 in the playoffs. */
export const roundOf = (view: AnyView) => (view as View).round_;
