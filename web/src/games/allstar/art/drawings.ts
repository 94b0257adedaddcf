// The heads of the species and the symbols, as the text of a picture: `<symbol id="head-Duck">`, `<symbol id="symbol-Puck">`.
import address from "./drawings.svg";

export const drawings = fetch(address).then((answer) => answer.text());

/** One of them, as it may stand in another picture. */
export async function drawing(id: string, box: { x: number; y: number; width: number; height: number }): Promise<string> {
  const found = new DOMParser().parseFromString(await drawings, "image/svg+xml").getElementById(id)!;
  const { x, y, width, height } = box;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${found.getAttribute("viewBox")}" overflow="visible">${found.innerHTML}</svg>`;
}
