// Choices as records write them, taken apart to be shown: which cards, and what happens to them.

/** A piece of a choice: a card, or words to be said with a fact. */
export type Piece =
  | { card: string }
  | { word: "swap" | "like" | "none" | "next" }
  | { buses: string }
  | { coach: string }
  | { team: number };

const CARD = /^[A-Z][A-Za-z]+\d$/;

/** "Shark9>Penguin4 / Duck4 … / bus:2-1" as pieces. */
export function piecesOf(choice: string): Piece[] {
  return choice
    .split(/\s+/)
    .flatMap((word) => word.split(/(?=[>=])|(?<=[>=])/))
    .filter(Boolean)
    .map(pieceOf)
    .filter((piece) => piece !== null);
}

function pieceOf(word: string): Piece | null {
  if (CARD.test(word)) return { card: word };
  if (word === ">") return { word: "swap" };
  if (word === "=") return { word: "like" };
  if (word === "-") return { word: "none" };
  if (word === "/") return { word: "next" };
  const [kind, rest = ""] = word.split(":");
  if (kind === "bus") return { buses: rest };
  if (kind === "coach") return { coach: rest };
  return kind === "team" ? { team: Number(rest) } : null;
}

/** The cards of a choice. */
export function cardsOf(choice: string): string[] {
  return piecesOf(choice).flatMap((piece) => ("card" in piece ? [piece.card] : []));
}
