// One set of sounds for both games. Silent until switched on.
import { sound } from "$/app/settings.svelte";

export type Sound =
  | "pick" // a card or die is taken up
  | "lock" // a choice is sealed
  | "turn" // a card turns over
  | "settle" // a rank is settled
  | "pause" // the breath before the last two
  | "fans" // fans or points are counted
  | "horn" // the goal lamp: someone goes home
  | "dice" // dice fall
  | "stop" // an attack is stopped
  | "win"
  | "lose";

/** Let something be heard. */
export function play(which: Sound): void {
  if (!sound() || typeof AudioContext === "undefined") return;
  void import("./voices").then(({ voice }) => voice(which)).catch(() => undefined); // a game does without
}
