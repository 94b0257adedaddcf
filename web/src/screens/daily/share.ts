// A result for friends: a line without spoilers, and a picture.
import { at } from "$/app/address";
import { marksText } from "$/daily/marks";
import type { Souvenir } from "$/games/page";
import { toast } from "$/kit/toasts.svelte";
import { gameName } from "$/speech/game.svelte";
import { t } from "$/words/words.svelte";
import type { DayDeal } from "./daily.svelte";

/** What can be pasted anywhere: it names no card. */
export function shareText(game: string, souvenir: Souvenir, date: string, address: string): string {
  const { score, place, seats } = souvenir;
  return `Sixth Man · ${gameName(game)} · ${date}\n${marksText(souvenir.marks)} ${t("page-daily-place", { score, place, seats })} (${score})\n${address}`;
}

/** The system's own way to share, with the picture if it takes one; else the line is copied. */
export async function shareResult(deal: DayDeal, souvenir: Souvenir, date: string, picture: () => Promise<Blob>): Promise<void> {
  const text = shareText(deal.game, souvenir, date, new URL(at("/daily"), location.href).href);
  try {
    if (navigator.share) {
      const files = [new File([await picture()], fileName(deal.day), { type: "image/png" })];
      await navigator.share(navigator.canShare?.({ files, text }) ? { text, files } : { text });
      return;
    }
    await navigator.clipboard.writeText(text);
    toast(t("page-daily-copied"));
  } catch (reason) {
    if ((reason as Error).name !== "AbortError") toast(t("page-daily-not-copied"), true);
  }
}

export function savePicture(picture: Blob, day: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName(day);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const fileName = (day: string) => `sixthman-${day}.png`;
