// Every compiled module the page brings along. The build fills this in (build/modules.ts).

export interface Shelved {
  game: string;
  rules: string; // the version of the game's rules
  digest: string; // SHA-256 of the whole file: what a module is known by
  url: string;
}

export const MODULES: readonly Shelved[] = [
  /* shelf */
];
