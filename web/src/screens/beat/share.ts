// One's own draft as a challenge: a link that holds the whole game, so that it works anywhere and proves itself.
import { at } from "$/app/address";
import { linkOf } from "$/beat/link";
import { toast } from "$/kit/toasts.svelte";
import { record } from "$/net/api";
import { t } from "$/words/words.svelte";

/** The system's own way to share, else the link is copied. */
export async function shareDraft(table: string, seat: number, score: number): Promise<void> {
  const url = new URL(at(`/beat#${await linkOf({ seat, record: await record(table) })}`), location.href).href;
  try {
    if (navigator.share) {
      await navigator.share({ title: "Sixth Man", text: t("page-beat-share", { score }), url });
      return;
    }
    await navigator.clipboard.writeText(`${t("page-beat-share", { score })}\n${url}`);
    toast(t("page-daily-copied"));
  } catch (reason) {
    if ((reason as Error).name !== "AbortError") toast(t("page-daily-not-copied"), true);
  }
}
