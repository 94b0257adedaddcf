// Every catalog by language and group, each a chunk of its own. The build fills this in (build/words.ts).
type Load = () => Promise<{ default: string }>;

export const SHELF: Record<string, Record<string, Load>> = {
  /* shelf */
};
