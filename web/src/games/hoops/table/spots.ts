// Where the player in question can go.
import type { Play } from "./play.svelte";
import { PHASE, PLACES } from "./wire";

/** Once the server asks for a position, what it allows; before, the positions printed on the card taken up. */
export function openSpot(play: Play, at: number): boolean {
  if (play.is(PHASE.spot, PHASE.move)) return play.can(play.numbers.position + at);
  if (!play.is(PHASE.enter) && !(play.is(PHASE.menu) && play.step === "replace")) return false;
  const player = play.taking().find((card) => play.isPlayer(card));
  const model = player === undefined ? undefined : play.model(player);
  const settled = play.is(PHASE.enter) && ((play.view.settled >> at) & 1) === 1; // filled in this very action
  return model?.kind === "player" && model.player.positions.includes(PLACES[at]!) && !settled;
}
