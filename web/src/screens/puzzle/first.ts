/** The day of the first puzzle. */
export const FIRST_PUZZLE = "2026-01-01";
