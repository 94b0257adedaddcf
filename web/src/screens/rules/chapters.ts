// A chapter of the rules as it is set.

/** A chapter's lines: paragraphs, and rows of a list where lines begin with a dot. */
export function blocks(text: string): { list: boolean; lines: string[] }[] {
  const found: { list: boolean; lines: string[] }[] = [];
  for (const line of text.split("\n").map((one) => one.trim()).filter(Boolean)) {
    const list = line.startsWith("• ");
    const words = list ? line.slice(2) : line;
    const last = found.at(-1);
    if (list && last?.list) last.lines.push(words);
    else found.push({ list, lines: [words] });
  }
  return found;
}
