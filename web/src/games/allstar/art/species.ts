// What hockey players look like: species, hem patterns, symbols.
import { ANIMALS, type Animal, type Look } from "$/art/animals";

export type Species = Animal;
export type SymbolName = "Goal" | "Puck" | "Helmet" | "Glove" | "Skate";

/** A hockey player: species, number on the chest, and the symbol the edition printed on the card, if any. */
export interface Player {
  species: Species;
  number: number;
  symbol: SymbolName | null;
}

export type { Look };
/** Weakest to strongest. */
export const SPECIES: Record<Species, Look> = ANIMALS;
export const SPECIES_NAMES = Object.keys(SPECIES) as Species[];

/** Hem patterns: tiles of 16 × 16 in the current color. */
export const HEMS: Record<string, string> = {
  dots: `<circle cx="8" cy="8" r="4.6"/>`,
  scallops: `<path d="M0 3H16A8 9 0 0 1 0 3Z"/>`,
  lattice: `<path d="M0 0L16 16M16 0L0 16" stroke="currentColor" stroke-width="3.2"/>`,
  chevrons: `<path d="M1 1H6.5L13.5 8 6.5 15H1L8 8Z"/>`,
  bars: `<path d="M4.5 0H11.5V16H4.5Z"/>`,
  rings: `<circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="3.4"/>`,
  zigzag: `<path d="M-2 14L8 4L18 14" fill="none" stroke="currentColor" stroke-width="4.4"/>`,
  teeth: `<path d="M0 16L16 16L16 1Z"/>`,
  slashes: `<path d="M1 16L8 0H14L7 16Z"/>`,
  diamonds: `<path d="M8 .8L15 8 8 15.2 1 8Z"/>`,
  crosses: `<path d="M5.9 2H10.1V5.9H14V10.1H10.1V14H5.9V10.1H2V5.9H5.9Z"/>`,
  layers: `<path d="M0 2H16V6.4H0ZM0 9.6H16V14H0Z"/>`,
};

const GOLD = "#FFC93C";
/** Symbols in a box of 24 × 24. */
export const SYMBOLS: Record<SymbolName, string> = {
  Goal: `<path d="M2 4h20v16h-2.6V6.6H4.6V20H2z"/><path d="M4.6 10.6h14.8M4.6 15h14.8M8.3 6.6V20M12 6.6V20M15.7 6.6V20" stroke="currentColor" stroke-width="1.15" fill="none"/>`,
  Puck: `<path d="M1.8 9.4v5.4c0 2.9 4.6 5 10.2 5s10.2-2.1 10.2-5V9.4z"/><ellipse cx="12" cy="9.2" rx="10.2" ry="4.9"/><path d="M2.6 11.3c1.4 1.9 5 3.1 9.4 3.1s8-1.2 9.4-3.1" fill="none" stroke="${GOLD}" stroke-width="1.5"/>`,
  Helmet: `<path d="M2.5 14.2C2.5 7.6 7 3.4 12.6 3.4c5 0 8.4 3.1 8.9 8.1v1.6h-8.2c-1.3 0-2 .8-2 2.1v3.4H6.6c-2.7 0-4.1-1.8-4.1-4.4z"/><path d="M13.6 16.2h7.6M13.9 19.6h5.8M16.6 13.4v7M20 13.4v5.4" stroke="currentColor" stroke-width="1.5" fill="none" stroke-linecap="round"/><circle cx="7.4" cy="13.2" r="1.7" fill="${GOLD}"/>`,
  Glove: `<path d="M7.2 14.2 3.6 11C2.4 9.9 2.4 8.4 3.4 7.4s2.5-.9 3.5.1l.3.3V5c0-1.4 1-2.4 2.2-2.4.7 0 1.3.3 1.7.8.4-.9 1.1-1.4 2-1.4s1.6.5 2 1.4c.4-.5 1-.8 1.7-.8 1.3 0 2.2 1 2.2 2.4v9.2z"/><path d="M6.2 15.8h13.4l1 6.2H5.2z"/><path d="M11.1 4.4v5M15.1 4.4v5" stroke="${GOLD}" stroke-width="1.2"/>`,
  Skate: `<path d="M5 2.6h7.4v5.6l5.4 2c2.2.8 3.4 2 3.4 4.2v1.4H5z"/><path d="M8 15.8v4M17 15.8v4" stroke="currentColor" stroke-width="2"/><path d="M3 20.6h17c1.4 0 2.2-.8 2.2-2.2" stroke="currentColor" stroke-width="2.1" fill="none" stroke-linecap="round"/><path d="M9.4 5.4h3M9.4 8h3" stroke="${GOLD}" stroke-width="1.2"/>`,
};
export const SYMBOL_NAMES = Object.keys(SYMBOLS) as SymbolName[];
export const SWEATER =
  "M15 3C18 8 30 8 33 3L41 6C44 7.5 45 9 45.5 12L47 26 39.5 27.5V51H8.5V27.5L1 26 2.5 12C3 9 4 7.5 7 6Z";
