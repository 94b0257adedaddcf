// Puzzles of All-Star Draft: which card to keep, which bus each team takes.
import type { Answer, Puzzle } from "$/daily/lists";
import type { PuzzlePage } from "$/games/page";
import PUZZLES from "$data/allstar/data/puzzles.json";
import { t } from "$/words/words.svelte";
import { cardName } from "../daily";
import type { Catalogue } from "../types";
import Board from "./Board.svelte";
import { busesOf } from "./buses";
import Few from "./Few.svelte";

function answerName({ choice }: Answer, { kind }: Puzzle): string {
  if (kind !== "bus") return cardName(choice);
  return busesOf(choice).map((arena, team) => t("page-puzzle-bus", { team: team + 1, arena })).join(", ");
}

export const PUZZLE_PAGE = { PUZZLES, Board, Few, answerName } as PuzzlePage<Catalogue>;
