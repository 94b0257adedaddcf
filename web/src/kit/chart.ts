// What charts have in common: round numbers on the axis, lines, and labels that do not lie on each other.

/** Round numbers from 0 up to at least `most`, about `count` of them. */
export function ticks(most: number, count = 3): number[] {
  const rough = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 4, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step - 1e-9) + 1 }, (_, i) => i * step);
}

/** Heights at least `gap` apart, as near as may be to where they were, none below `end`. */
export function spread(heights: number[], gap: number, end: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  for (let i = 1; i < order.length; i++) {
    placed[order[i]!] = Math.max(placed[order[i]!]!, placed[order[i - 1]!]! + gap);
  }
  let limit = end;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]! - gap;
  }
  return placed;
}

/** A line through points. */
export function path(points: [number, number][]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The mark of a seat's line, drawn around a point: the shapes of the crests. */
export function marker(seat: number, x: number, y: number, r = 5): string {
  const at = (dx: number, dy: number) => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
  const shape = (points: [number, number][]) => `M${points.map(([dx, dy]) => at(dx, dy)).join("L")}Z`;
  const round = `M${at(-1.1, 0)}a${1.1 * r} ${1.1 * r} 0 1 0 ${2.2 * r} 0a${1.1 * r} ${1.1 * r} 0 1 0 ${-2.2 * r} 0Z`;
  const SHAPES: [number, number][][] = [
    [[-1, -1], [1, -1], [1, 1], [-1, 1]],
    [[0, -1.2], [1.2, 1], [-1.2, 1]],
    [[0, -1.4], [1.4, 0], [0, 1.4], [-1.4, 0]],
    [[0, -1.3], [1.2, -0.3], [0.8, 1.1], [-0.8, 1.1], [-1.2, -0.3]],
    [[-0.4, -1.2], [0.4, -1.2], [0.4, -0.4], [1.2, -0.4], [1.2, 0.4], [0.4, 0.4], [0.4, 1.2], [-0.4, 1.2], [-0.4, 0.4], [-1.2, 0.4], [-1.2, -0.4], [-0.4, -0.4]],
  ];
  return seat === 0 ? round : shape(SHAPES[(seat - 1) % SHAPES.length]!);
}
