// The share picture, 1200 × 630, drawn in the browser: the cards that a game draws, and the board with the result.
import { gameName } from "$/speech/game.svelte";
import type { Daily, Souvenir } from "$/games/page";
import { t } from "$/words/words.svelte";

const [W, H, BOARD] = [1200, 630, 455];
const [INK, CREAM, GOLD, QUIET, LAMP] = ["#10242B", "#FFF9EA", "#FFC93C", "#B4C9CC", "#FF7552"];

/** A drawing as an image that can be put on a canvas. */
export async function imageOf(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** What the picture says beside the cards: a challenge in two lines, and where the five come from. */
export interface Said {
  beat: string;
  text: string;
  from: string;
}

export const saidOfDay = (date: string): Said => ({ beat: t("page-daily-beat"), text: t("page-daily-beat-text"), from: t("page-daily-of", { date }) });

export async function pictureOf(game: string, daily: Daily, souvenir: Souvenir, said: Said): Promise<Blob> {
  await Promise.all(['900 60px "Big Shoulders"', '800 18px "Big Shoulders"', '600 19px "Atkinson Hyperlegible Next"'].map((font) => document.fonts.load(font)));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [W, H];
  const on = canvas.getContext("2d")!;
  ice(on);
  await daily.draw(on, souvenir);
  board(on, souvenir, said);
  logo(on);
  corner(on, gameName(game), said.from);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

function ice(on: CanvasRenderingContext2D): void {
  on.fillStyle = "#F4F9FA";
  on.fillRect(0, 0, W, H);
  on.fillStyle = "#A9C6EC";
  on.fillRect(57, 0, 14, BOARD);
  on.fillRect(W - 71, 0, 14, BOARD);
  on.fillStyle = "#E9B5AC";
  for (let y = 0; y < BOARD; y += 51) on.fillRect(594, y, 12, 34);
  on.strokeStyle = "#A9C6EC";
  on.lineWidth = 7;
  on.beginPath();
  on.arc(600, 270, 232, 0, 2 * Math.PI);
  on.stroke();
}

function board(on: CanvasRenderingContext2D, { marks, score }: Souvenir, said: Said): void {
  on.fillStyle = INK;
  on.fillRect(0, BOARD, W, H - BOARD);
  on.fillStyle = GOLD;
  on.fillRect(0, BOARD, W, 7);
  const end = text(on, String(score), 50, 604, '900 150px "Big Shoulders"', GOLD);
  let x = text(on, t("page-daily-fans-unit", { score }), end + 14, 604, '800 40px "Big Shoulders"', CREAM) + 30;
  x = Math.max(x, 342);
  for (const { label, ranks } of marks.parts) {
    ranks.forEach((rank, i) => mark(on, rank, x + 20 + 52 * i, 530));
    text(on, label, x + (52 * ranks.length - 12) / 2, 583, '600 19px "Atkinson Hyperlegible Next"', QUIET, "center");
    x += 52 * ranks.length + 30;
  }
  if (marks.cup) cup(on, x + 20, 530);
  text(on, said.beat, W - 48, 548, '800 48px "Big Shoulders"', CREAM, "right");
  text(on, said.text, W - 48, 582, '600 20px "Atkinson Hyperlegible Next"', QUIET, "right");
}

/** A rank as its shape: disc, square, triangle, ring. */
function mark(on: CanvasRenderingContext2D, rank: number, x: number, y: number): void {
  on.beginPath();
  if (rank === 2) on.rect(x - 17, y - 17, 34, 34);
  else if (rank === 3) {
    on.moveTo(x, y - 19);
    on.lineTo(x + 20, y + 17);
    on.lineTo(x - 20, y + 17);
    on.closePath();
  } else on.arc(x, y, rank === 1 ? 19 : 16, 0, 2 * Math.PI);
  if (rank > 3) {
    on.strokeStyle = QUIET;
    on.lineWidth = 4;
    on.stroke();
    return;
  }
  on.fillStyle = [GOLD, "#D7DEE0", "#D0915F"][rank - 1]!;
  on.fill();
}

function cup(on: CanvasRenderingContext2D, x: number, y: number): void {
  on.fillStyle = GOLD;
  on.fill(new Path2D(`M${x - 13} ${y - 20}h26v14c0 9-6 15-10 16v6h9v6h-24v-6h9v-6c-4-1-10-7-10-16z`));
  on.strokeStyle = GOLD;
  on.lineWidth = 4;
  on.stroke(new Path2D(`M${x - 13} ${y - 15}h-7c0 9 3 13 9 14M${x + 13} ${y - 15}h7c0 9-3 13-9 14`));
}

function logo(on: CanvasRenderingContext2D): void {
  on.fillStyle = INK;
  on.beginPath();
  on.roundRect(48, 47, 317, 70, 12);
  on.fill();
  on.lineWidth = 4.6;
  on.strokeStyle = CREAM;
  on.stroke(new Path2D("M71 65V99M80 65V99M89 65V99M98 65V99M66 93L105 71"));
  on.strokeStyle = LAMP;
  on.stroke(new Path2D("M120 65V99"));
  text(on, "SIXTH MAN", 142, 97, '900 41px "Big Shoulders"', CREAM);
}

function corner(on: CanvasRenderingContext2D, game: string, from: string): void {
  on.font = '800 38px "Big Shoulders"';
  const width = Math.max(on.measureText(game).width, 190) + 46;
  on.beginPath();
  on.roundRect(W - 48 - width, 35, width, 96, 14);
  on.fillStyle = "#FCFEFE";
  on.fill();
  on.strokeStyle = INK;
  on.lineWidth = 3;
  on.stroke();
  text(on, game, W - 70, 76, '800 38px "Big Shoulders"', INK, "right");
  text(on, from, W - 70, 112, '600 19px "Atkinson Hyperlegible Next"', "#40565D", "right");
}

/** Write; where the text ends. */
function text(on: CanvasRenderingContext2D, what: string, x: number, y: number, font: string, color: string, align: CanvasTextAlign = "left"): number {
  on.font = font;
  on.fillStyle = color;
  on.textAlign = align;
  on.fillText(what, x, y);
  return x + on.measureText(what).width;
}
