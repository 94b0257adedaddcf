// The workbench's own code in Node: plays what it is asked to, piece by piece, and tells what came of it.
import { readFileSync } from "node:fs";
import { Module } from "$/house/rules";
import { toPython } from "$/house/values";
import { furnishLab, wrongIn } from "$/lab/cards";
import { cardFacts, Comparison } from "$/lab/comparison";
import { Sums } from "$/lab/sums";
import * as allstar from "$declared/table/allstar-lab.js";
import * as hoops from "$declared/table/hoops-lab.js";
import { createInterface } from "node:readline";

const LABS: Record<string, any> = { allstar, hoops };
const SOURCES = process.env.SIXTHMAN_SOURCES!;

furnishLab();

function answer(job: any): unknown {
  const { game } = job.plan;
  const lab = LABS[game];
  const code = readFileSync(`${SOURCES}/games/${game}/${game}.wasm`);
  try {
    if (job.do === "text") return lab.changes_text(toPython(job.plan.changes));
    if (job.do === "cards") return cardFacts(lab);
    const comparison = new Comparison(lab, new Module(new WebAssembly.Module(code), ""), job.plan);
    const sums = new Sums(job.games, lab.PIECE);
    for (const { first, count } of sums.pieces()) sums.add(comparison.play(first, count));
    return { ...comparison.tell(sums.games, sums.rows!), spreads: sums.spreads };
  } catch (reason) {
    return { wrong: wrongIn(lab, reason) ?? String((reason as Error).stack) };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`));
