// The five on the share picture: the faces as they are drawn in the page, on a canvas.
import type { Souvenir } from "$/games/page";
import { imageOf } from "$/daily/picture";
import { t } from "$/words/words.svelte";
import { drawing } from "../art/drawings";
import { HEMS, SPECIES, type Player } from "../art/species";
import type { Five } from "./souvenir";

const [WIDTH, APART, TURN] = [190, 186, 3.5];
const [W, H] = [148, 207]; // of a face

export async function draw(on: CanvasRenderingContext2D, souvenir: Souvenir): Promise<void> {
  const { players, set } = souvenir.cards as Five;
  const middle = (players.length - 1) / 2;
  const faces = await Promise.all(players.map(async (player) => imageOf(await face(player), 2 * W, 2 * H)));
  // The middle card lies on top of all.
  const order = players.map((_, i) => i).sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle));
  for (const i of order) {
    const player = players[i]!;
    const away = i - middle;
    on.save();
    on.translate(600 + away * APART, 270 + away * away * 9);
    on.rotate((away * TURN * Math.PI) / 180);
    on.scale(WIDTH / W, WIDTH / W);
    on.translate(-W / 2, -H / 2);
    card(on, player, faces[i]!, i < set && set > 1);
    on.restore();
  }
}

function card(on: CanvasRenderingContext2D, player: Player, picture: CanvasImageSource, lit: boolean): void {
  const frame = (by: number, color: string) => {
    on.fillStyle = color;
    on.beginPath();
    on.roundRect(-by, -by, W + 2 * by, H + 2 * by, 12 + by);
    on.fill();
  };
  if (lit) [frame(7, "#10242B"), frame(5.5, "#FFC93C")];
  frame(1.5, "#10242B");
  frame(0, "#FFF9EA");
  on.drawImage(picture, 0, 0, W, H);
  on.textAlign = "center";
  on.lineJoin = "round";
  on.font = '900 60px "Big Shoulders"';
  on.strokeStyle = SPECIES[player.species].deep;
  on.lineWidth = 5;
  on.strokeText(String(player.number), W / 2, 149.5);
  on.fillStyle = "#FFF9EA";
  on.fillText(String(player.number), W / 2, 149.5);
  on.font = '800 18px "Big Shoulders"';
  on.fillStyle = "#10242B";
  on.fillText(t(`species-${player.species}`).toUpperCase(), W / 2, 198.5);
}

/** All of a face but its letters. */
async function face({ species, symbol }: Player): Promise<string> {
  const { field, deep, hem } = SPECIES[species];
  const head = await drawing(`head-${species}`, { x: 26, y: 8, width: 96, height: 96 });
  const patch = symbol
    ? `<g transform="translate(121 27)"><circle r="18.5" fill="#FFC93C" stroke="#10242B" stroke-width="2.4"/>
       <g fill="#10242B" color="#10242B">${await drawing(`symbol-${symbol}`, { x: -13, y: -13, width: 26, height: 26 })}</g></g>`
    : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">
    <defs>
      <pattern id="hem" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="translate(2 0)"><g color="${deep}" fill="currentColor">${HEMS[hem]}</g></pattern>
      <clipPath id="cut"><rect x="6" y="6" width="136" height="172" rx="8"/></clipPath>
    </defs>
    <g clip-path="url(#cut)">
      <rect width="148" height="180" fill="${field}"/>
      ${head}
      <path d="M-4 190V128C-4 106 16 99 36 94L50 90C56 103 92 103 98 90L112 94C132 99 152 106 152 128V190Z" fill="${deep}" stroke="#10242B" stroke-width="2.5"/>
      <path d="M49 90C56 105 92 105 99 90" fill="none" stroke="#FFF9EA" stroke-width="6"/>
      <rect x="-4" y="153" width="160" height="27" fill="#FFF9EA"/><rect x="-4" y="153" width="160" height="2.5" fill="${deep}"/>
      <g transform="translate(0 158.5)"><rect x="-16" width="190" height="16" fill="url(#hem)"/></g>
    </g>${patch}</svg>`;
}
