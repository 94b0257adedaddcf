// An evening as it goes on: asked for again and again, as long as its screen is shown.
import { keep, kept, myName } from "$/app/settings.svelte";
import { go } from "$/app/router.svelte";
import { join, Refusal } from "$/net/api";
import { lookAt, type Told } from "$/net/evening";

const WAIT = 20; // seconds that an answer may take if nothing happens
const PAUSE = 2500; // milliseconds, if the server cannot be reached
const WENT = "evening-table"; // where somebody was brought by itself: once is enough

export class Following {
  told = $state.raw<Told | null>(null);
  gone = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private over = false;

  constructor(
    readonly evening: string,
    readonly invite: string,
    private readonly wait = WAIT, // shorter where the scores of tables are shown
  ) {
    void this.run();
  }

  /** Stop asking. */
  readonly end = (): void => {
    this.over = true;
  };

  /** What a request of one's own was answered is newer than what was known. */
  take(told: Told): void {
    this.told = told;
  }

  private async run(): Promise<void> {
    while (!this.over) {
      try {
        const known = this.told?.seq ?? -1;
        const told = await lookAt(this.evening, this.invite, known, this.told ? this.wait : 0);
        if (this.over) return;
        if (told.seq >= (this.told?.seq ?? -1)) this.told = told;
        this.gone = false;
        if (told.state === "over" && this.wait === WAIT) await pause(PAUSE * 4);
      } catch (reason) {
        if (reason instanceof Refusal && reason.status >= 400 && reason.status < 500 && reason.status !== 429) {
          this.refusal = reason;
          return;
        }
        this.gone = true;
        await pause(PAUSE);
      }
    }
  }
}

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

/** Was somebody brought to this table already? */
export const went = (table: string): boolean => kept(WENT) === table;

/** Sit down at one's own table, and go there. */
export async function toTable(told: Told): Promise<void> {
  if (!told.mine || told.me === null) return;
  const { table, invite } = told.mine;
  await join(table, told.players[told.me]?.name ?? myName(), invite);
  keep(WENT, table);
  await go(`/t/${table}#${invite}`);
}

/** Wins, a tie counting half. */
export const wins = (halves: number): string => `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ""}${halves % 2 ? "½" : ""}`;

/** A difference with its sign. */
export const signed = (value: number): string => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
