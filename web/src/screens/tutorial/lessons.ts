// The two lessons, bubble by bubble. Selectors name parts of the tables' screens (screens/allstar, screens/hoops).
import type { Game } from "$/net/types";
import type { Step } from "./guide";

const DRAFT = ["draft"];
const LINEUP = ["lineup"];
const REVEAL = ".rows";
const TURN = ["menu", "enter", "spot", "move", "prepare", "make-room", "buy", "pay"];
const DICE = ["reroll", "keep"];

const ALLSTAR: Step[] = [
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
  { id: "round-two", phase: DRAFT, round: 1, seen: ".pack", at: [".ring"] },
  { id: "two-arenas", phase: DRAFT, round: 1, seen: ".pack", at: [".arenas", "aside"] },
  { id: "swap", phase: LINEUP, round: 1, asked: true, at: [".lane"] },
  { id: "buses", phase: LINEUP, round: 1, asked: true, at: [".roads", ".bus"] },
  { id: "enough", seen: REVEAL, round: 2, at: [REVEAL] },
  { id: "playoffs", phase: ["playoff-team"], seen: ".ask", at: [".ask"] },
  { id: "lay-down", phase: ["lay-down"], seen: ".ask", at: [".ask"] },
  { id: "shootout", phase: ["shootout"], seen: ".ask", at: [".ask"] },
  { id: "over", phase: ["over"], last: true },
];

const HOOPS: Step[] = [
  { id: "welcome", asked: true },
  { id: "court", asked: true, at: [".court"] },
  { id: "levels", asked: true, at: [".court .levels"] },
  { id: "hand", asked: true, at: [".hand", ".tokens"] },
  { id: "refresh", phase: ["refresh"], asked: true, at: [".markets", "#tab-market"], act: true },
  { id: "turn", phase: TURN, asked: true, at: ["main > aside .panel", "#tab-turn"] },
  { id: "replace", seen: '[data-step="replace"]', asked: true, at: [".hand", ".tokens"], act: true },
  { id: "prepare", seen: '[data-step="prepare"]', asked: true, at: [".hand", ".tokens"], act: true },
  { id: "buy-player", seen: '[data-step="buy-player"]', asked: true, at: [".markets", ".market"], act: true },
  { id: "buy-tactic", seen: '[data-step="buy-tactic"]', asked: true, at: [".markets", ".market"], act: true },
  { id: "attack", seen: '[data-step="attack"]', asked: true, at: [".clash"], act: true },
  { id: "dice", phase: DICE, asked: true, at: [".clash"], act: true },
  { id: "discard", phase: ["discard", "remove"], asked: true, at: [".hand", "#panel-hand"], act: true },
  { id: "rival", from: 3, asked: true, at: [".rival"] },
  { id: "score", from: 3, asked: true, at: [".clash"] },
  { id: "defend", seen: '[data-step="defend"]', asked: true, at: [".clash"], act: true },
  { id: "enough", from: 5, phase: ["discard", "remove"], asked: true },
  { id: "over", phase: ["over"], last: true },
];

export const LESSONS: Record<Game, Step[]> = { allstar: ALLSTAR, hoops: HOOPS };
