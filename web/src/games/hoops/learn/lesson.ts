// The lesson, bubble by bubble. Selectors name parts of the table's screens.
import type { View as AnyView } from "$/net/types";
import type { Step } from "$/screens/tutorial/guide";
import type { View } from "../types";

const TURN = ["menu", "enter", "spot", "move", "prepare", "make-room", "buy", "pay"];
const DICE = ["reroll", "keep"];

export const STEPS: Step[] = [
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
  { id: "first-turn", from: 2, asked: true, ends: "turn" },
  { id: "rival", from: 3, asked: true, at: [".rival"] },
  { id: "score", from: 3, asked: true, at: [".clash"] },
  { id: "defend", seen: '[data-step="defend"]', asked: true, at: [".clash"], act: true },
  { id: "enough", from: 5, phase: ["discard", "remove"], asked: true, ends: "both" },
  { id: "over", phase: ["over"], ends: "game", last: true },
];

export const PLAYED = ".hand .cards, .court .middle, .markets .market, .clash";

/** The turn, from 1. */
export const roundOf = (view: AnyView) => (view as View).turn;
