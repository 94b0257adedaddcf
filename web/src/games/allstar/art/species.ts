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

export const SYMBOL_NAMES: SymbolName[] = ["Goal", "Puck", "Helmet", "Glove", "Skate"];
export const SWEATER =
  "M15 3C18 8 30 8 33 3L41 6C44 7.5 45 9 45.5 12L47 26 39.5 27.5V51H8.5V27.5L1 26 2.5 12C3 9 4 7.5 7 6Z";
