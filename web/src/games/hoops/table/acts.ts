// The lamp button and those beside it: what the next act is, or why there is none yet.
import { shortCard } from "../speech/short";
import { t } from "$/words/words.svelte";
import cart from "icon:cart-outline";
import lock from "icon:lock-outline";
import refresh from "icon:refresh";
import swap from "icon:swap-horizontal";
import wind from "icon:weather-windy";
import { isComplete } from "./keeping";
import type { Play } from "./play.svelte";
import type { StepName } from "./evaluate";
import { PHASE, PLACES } from "./wire";

/** A button: without `run` it cannot be pressed, and its text says why. */
export interface Act {
  text: string;
  icon?: string;
  key?: string;
  run?: () => void;
}
export interface Acts {
  lamp: Act;
  others: Act[];
}

export function actsOf(play: Play): Acts {
  if (play.over) return { lamp: { text: t("page-hoops-over") }, others: [] };
  if (!play.asked) return { lamp: waiting(play), others: sealed(play) };
  switch (play.phase) {
    case PHASE.refresh:
      return { lamp: refreshing(play), others: [] };
    case PHASE.menu:
      return menu(play);
    case PHASE.enter:
      return entering(play);
    case PHASE.spot:
      return { lamp: spot(play), others: [] };
    case PHASE.move:
      return { lamp: leaving(play), others: [] };
    case PHASE.prepare:
      return preparing(play);
    case PHASE.makeRoom:
      return { lamp: makingRoom(play), others: [] };
    case PHASE.buy:
    case PHASE.pay:
      return { lamp: buying(play), others: [] };
    case PHASE.reroll:
    case PHASE.keep:
      return dice(play);
    case PHASE.discard:
    case PHASE.remove:
      return sorting(play);
    default:
      return tied(play);
  }
}

function waiting(play: Play): Act {
  if (play.watching) return { text: t("page-hoops-watching", { name: play.names[play.view.player] ?? "" }) };
  if (play.phase === PHASE.tied) return { text: t("page-hoops-sealed"), icon: lock };
  return { text: t("page-hoops-wait", { name: play.names[play.rival] ?? "" }) };
}

function sealed(play: Play): Act[] {
  if (play.watching || play.phase !== PHASE.tied) return [];
  return [{ text: t("page-hoops-take-back"), run: () => void play.table.takeBack().catch(() => undefined) }];
}

function refreshing(play: Play): Act {
  const count = play.swapped.length;
  return {
    text: count ? t("page-hoops-refresh-some", { count }) : t("page-hoops-refresh-none"),
    ...(count ? { icon: swap } : {}),
    key: "Enter",
    run: () => play.refresh(),
  };
}

// --- the menu: one step after the other, in any order

const LAMPS: Record<StepName, (play: Play) => Act> = {
  replace: bringing,
  prepare: preparingNow,
  "buy-player": buying,
  "buy-tactic": buying,
  attack: (play) => activating(play, "attack"),
  defend: (play) => activating(play, "defend"),
  end: (play) => ({ text: t("page-hoops-end"), key: "Enter", run: () => void play.send("end") }),
};

function menu(play: Play): Acts {
  const step = play.step;
  const next = play.next();
  const others: Act[] = next
    ? [{ text: decline(step, next), key: "N", run: () => play.turnTo(next) }]
    : [];
  return { lamp: step ? LAMPS[step](play) : { text: t("page-loading") }, others };
}

/** How one leaves a step: "No one", "Nothing", or on to the next. */
function decline(step: StepName | null, next: StepName): string {
  if (step === "replace" || step === "buy-player") return t("page-hoops-decline-one");
  if (step === "prepare" || step === "buy-tactic") return t("page-hoops-decline-none");
  return t("page-hoops-next", { step: t(`page-hoops-step-${next}`) });
}

function bringing(play: Play): Act {
  const player = play.taking().find((card) => play.isPlayer(card));
  if (player === undefined) return { text: t("page-hoops-bring-who") };
  const position = place(play, player);
  return {
    text: t("page-hoops-bring", { card: shortCard(play.model(player)), position: PLACES[position] ?? "" }),
    key: "Enter",
    run: () => play.enter(player, position),
  };
}

/** Where a player would come in: where he helps most, if the server has said so, else where he is at home. */
function place(play: Play, player: number): number {
  const told = PLACES.findIndex((name) => name === play.option(player)?.position);
  const model = play.model(player);
  const home = model?.kind === "player" ? PLACES.indexOf(model.player.positions[0] ?? "C") : 0;
  return play.spot ?? (told >= 0 ? told : home);
}

function entering(play: Play): Acts {
  const done: Act = {
    text: t("page-hoops-enter-done", { count: play.view.entered }),
    key: "Enter",
    run: () => void play.send("-"),
  };
  const mayStop = play.can(play.numbers.done);
  const [card] = play.taking();
  if (card === undefined) return { lamp: mayStop ? done : { text: t("page-hoops-bring-who") }, others: [] };
  const lamp: Act =
    card === play.numbers.fatigue
      ? { text: t("page-hoops-rest"), icon: wind, key: "Enter", run: () => void play.send(`#${card}`) }
      : bringing(play);
  return { lamp, others: mayStop ? [{ ...done, key: "N" }] : [] };
}

function spot(play: Play): Act {
  const open = PLACES.map((_, at) => at).filter((at) => play.can(play.numbers.position + at));
  const at = play.spot ?? open[0] ?? 0;
  return {
    text: t("page-hoops-spot", { card: shortCard(play.model(play.view.subject)), position: PLACES[at] ?? "" }),
    key: "Enter",
    run: () => play.pickSpot(at),
  };
}

function leaving(play: Play): Act {
  const card = shortCard(play.model(play.view.subject));
  return { text: t("page-hoops-out", { card }), key: "Enter", run: () => void play.send("out") };
}

function preparingNow(play: Play): Act {
  const cards = play.taking().filter((card) => play.isTactic(card));
  const [first] = cards;
  if (first === undefined) return { text: t("page-hoops-prepare-which") };
  const all = play.fits(cards);
  return {
    text:
      cards.length === 1 || !all
        ? t("page-hoops-prepare-one", { card: shortCard(play.model(first)) })
        : t("page-hoops-prepare-more", { count: cards.length }),
    key: "Enter",
    run: () => (all ? play.prepare(cards, true) : play.prepare([first])),
  };
}

function preparing(play: Play): Acts {
  const done: Act = { text: t("page-hoops-prepare-done"), key: "Enter", run: () => void play.send("-") };
  if (!play.can(play.numbers.done)) return { lamp: preparingNow(play), others: [] };
  return play.taking().length ? { lamp: preparingNow(play), others: [{ ...done, key: "N" }] } : { lamp: done, others: [] };
}

function makingRoom(play: Play): Act {
  const card = play.tactic;
  if (card === null) return { text: t("page-hoops-room-which", { card: shortCard(play.model(play.view.subject)) }) };
  return {
    text: t("page-hoops-room", { card: shortCard(play.model(card)) }),
    icon: swap,
    key: "Enter",
    run: () => void play.send(`for #${card}`),
  };
}

function buying(play: Play): Act {
  if (play.is(PHASE.pay)) return paying(play);
  const target = play.target;
  if (!target) return { text: t("page-hoops-buy-which") };
  const card = play.goods(target);
  const left = play.cost(card) - play.purse(target.market);
  if (left > 0) return { text: t("page-hoops-pay-more", { left }), icon: cart };
  return {
    text: t("page-hoops-buy", { card: shortCard(play.model(card)) }),
    icon: cart,
    key: "Enter",
    run: () => play.buy(),
  };
}

function paying(play: Play): Act {
  const [card] = play.taking();
  if (card === undefined) return { text: t("page-hoops-pay-more", { left: play.view.owed }), icon: cart };
  return {
    text: t("page-hoops-pay", { card: shortCard(play.model(card)) }),
    icon: cart,
    key: "Enter",
    run: () => void play.send(`with #${card}`),
  };
}

function activating(play: Play, kind: "attack" | "defend"): Act {
  const ready = play.ready(kind);
  const card = play.tactic !== null && ready.includes(play.tactic) ? play.tactic : ready[0];
  if (card === undefined) return { text: t("page-loading") };
  return {
    text: t(`page-hoops-${kind}-with`, { card: shortCard(play.model(card)) }),
    key: "Enter",
    run: () => void play.send(`${kind} #${card}`),
  };
}

// --- dice

function dice(play: Play): Acts {
  if (play.rerolling) return rerolling(play);
  const others: Act[] = [];
  if (play.is(PHASE.reroll)) {
    const told = play.evaluated?.dice;
    const most = told?.rerolls ?? 0;
    others.push({
      text: told?.kind === "defence" ? t("page-hoops-reroll-defence") : t("page-hoops-reroll-attack", { most }),
      icon: refresh,
      key: "R",
      run: () => play.switchReroll(),
    });
  }
  const whole = isComplete(play, play.kept);
  const lamp: Act = whole
    ? { text: t("page-hoops-keep"), key: "Enter", run: () => play.keep() }
    : { text: t("page-hoops-keep-missing") };
  return { lamp, others };
}

function rerolling(play: Play): Acts {
  const count = play.taken.length;
  return {
    lamp: count
      ? { text: t("page-hoops-reroll-run", { count }), icon: refresh, key: "Enter", run: () => play.reroll() }
      : { text: t("page-hoops-reroll-which"), icon: refresh },
    others: [{ text: t("page-hoops-reroll-back"), key: "R", run: () => play.switchReroll() }],
  };
}

// --- the end of a turn, of a game

function sorting(play: Play): Acts {
  const others: Act[] = [];
  const named = Object.keys(play.fates).length;
  if (play.is(PHASE.discard)) {
    others.push(
      named
        ? { text: t("page-hoops-keep-all"), key: "A", run: () => play.fateOfAll(null) }
        : { text: t("page-hoops-discard-all"), key: "A", run: () => play.fateOfAll("discard") },
    );
  }
  return { lamp: { text: t("page-hoops-draw"), key: "Enter", run: () => play.sortOut() }, others };
}

function tied(play: Play): Acts {
  if (play.phase !== PHASE.tied) return { lamp: { text: t("page-loading") }, others: [] };
  return {
    lamp: { text: t("page-hoops-play-on"), key: "Enter", run: () => void play.send("play on") },
    others: [{ text: t("page-hoops-agree"), key: "A", run: () => void play.send("draw") }],
  };
}
