// What lies on the workbench: a version of a game's cards, the card that is looked at, and what games with it showed.
import { keep, kept } from "$/app/settings.svelte";
import type { CardFacts, Result, Value, Wrong } from "$/lab/kinds";
import { Players, startPlayer, WrongChange } from "$/lab/players";
import { changesOf, isVersion, linkOf, valueIn, withValue, type Version } from "$/lab/version";
import type { Game } from "$/net/types";

const REST = 420; // milliseconds after the last change until games are played
const QUICK = 25; // a part of the games that show everything
const FEWEST = 1024;
const SAVED = "workbench";
const MOST_SAVED = 20;
const SEED = "7";
export const LEVELS = ["pro", "rookie"] as const;

export class Bench {
  facts = $state.raw<CardFacts | null>(null);
  changes = $state.raw<Version["changes"]>({});
  name = $state("");
  section = $state("");
  card = $state("");
  seats = $state(2);
  level = $state<(typeof LEVELS)[number]>("pro");
  result = $state.raw<Result | null>(null);
  fresh = $state(false); // is the result about what lies here?
  wanted = $state(0); // games that are being played
  wrong = $state.raw<Wrong | null>(null);
  failed = $state(false);
  saved = $state.raw<Version[]>([]);
  readonly #players: Players;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: Game,
    readonly sections: string[],
    seats: number,
    readonly seated: boolean, // can there be more seats, or fewer?
    players = new Players(startPlayer),
  ) {
    this.#players = players;
    this.seats = seats;
    this.saved = savedVersions().filter(({ game: of }) => of === game);
  }

  async load(version: Version | null): Promise<void> {
    this.facts = await this.#players.ask<CardFacts>({ do: "cards", game: this.game });
    if (version) this.take(version);
    this.show(this.sections[0]!);
    const [first] = this.list;
    if (first) this.show(first.section, first.card);
    this.play();
  }

  /** Everything that differs from the printed cards. */
  get list() {
    return this.facts ? changesOf(this.facts.sections, this.changes) : [];
  }

  get rows() {
    return this.facts?.sections[this.section] ?? [];
  }

  show(section: string, card?: string): void {
    this.section = section;
    this.card = card ?? this.facts?.sections[section]?.[0]?.name ?? "";
  }

  printed(key: string): Value | undefined {
    return this.facts?.sections[this.section]?.find(({ name }) => name === this.card)?.[key];
  }

  value(key: string): Value | undefined {
    return this.facts ? valueIn(this.facts.sections, this.changes, this.section, this.card, key) : undefined;
  }

  isChanged(section: string, card: string): boolean {
    return this.changes[section]?.some(({ name }) => name === card) ?? false;
  }

  set(key: string, value: Value, section = this.section, card = this.card): void {
    if (!this.facts) return;
    this.changes = withValue(this.facts.sections, this.changes, section, card, key, value);
    this.#later();
  }

  /** A card as it is printed again. */
  reset(section: string, card: string): void {
    for (const change of this.list) if (change.section === section && change.card === card) this.set(change.key, change.old, section, card);
  }

  take({ name, changes }: Version): void {
    this.name = name;
    this.changes = changes;
    this.#later();
  }

  get version(): Version {
    return { game: this.game, name: this.name.trim(), changes: this.changes };
  }

  get link(): string {
    return linkOf(this.version);
  }

  save(): void {
    const others = savedVersions().filter(({ game, name }) => game !== this.game || name !== this.version.name);
    const all = [this.version, ...others].slice(0, MOST_SAVED);
    keep(SAVED, JSON.stringify(all));
    this.saved = all.filter(({ game }) => game === this.game);
  }

  forget(name: string): void {
    const left = savedVersions().filter((one) => one.game !== this.game || one.name !== name);
    keep(SAVED, JSON.stringify(left));
    this.saved = left.filter(({ game }) => game === this.game);
  }

  /** The changes as the file that `sixthman lab try` reads. */
  text(): Promise<string> {
    return this.#players.ask<string>({ do: "text", game: this.game, changes: this.changes });
  }

  /** How many games a first look takes. */
  get few(): number {
    return Math.max(FEWEST, Math.ceil((this.facts?.games ?? 0) / QUICK));
  }

  /** With more or fewer seats, or other bots. */
  again(): void {
    this.result = null;
    this.play();
  }

  play(games = this.few): void {
    clearTimeout(this.#timer);
    this.fresh = false;
    this.wanted = games;
    this.wrong = null;
    this.failed = false;
    const plan = { game: this.game, changes: this.changes, options: this.#options(), level: this.level, seed: SEED };
    this.#players
      .compare(plan, games, (result) => {
        this.result = result;
        this.fresh = result.games >= games;
        if (this.fresh) this.wanted = 0;
      })
      .catch((reason: unknown) => {
        this.wanted = 0;
        if (reason instanceof WrongChange) this.wrong = reason.wrong;
        else this.failed = true;
      });
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#players.cancel();
    this.wanted = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#players.close();
  }

  /** Seats, and what the changed cards need to come into play. */
  #options(): Record<string, number | string | boolean> {
    const options: Record<string, number | string | boolean> = {};
    if (this.seated) options.seats = this.seats;
    if (this.changes.coach) options.coaches = true;
    const [edition] = this.changes.edition ?? [];
    if (edition) options.edition = edition.name;
    return options;
  }

  /** The same but for the seats, as a table is asked for. */
  get wordy(): Record<string, string> {
    const { seats: _seats, ...options } = this.#options();
    return Object.fromEntries(Object.entries(options).map(([word, value]) => [word, value === true ? "yes" : String(value)]));
  }

  #later(): void {
    this.fresh = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.play(), REST);
  }
}

function savedVersions(): Version[] {
  try {
    const found = JSON.parse(kept(SAVED) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isVersion) : [];
  } catch {
    return [];
  }
}
