// All-Star Draft at the workbench: its sections in the order in which designers think of them, and what cards are called.
import type { Workbench } from "$/games/page";
import { said, t } from "$/words/words.svelte";
import Picture from "./Picture.svelte";

const CARD = /^([A-Za-z]+)(\d)$/; // "Wolf6", as records write it

function nameOf(name: string): string {
  if (name.includes(" ")) return name;
  for (const id of [`species-${name}`, `coach-${name}`]) if (said(id)) return t(id);
  const [, species, number] = CARD.exec(name) ?? [];
  return species && said(`species-${species}`) ? t("card", { species: t(`species-${species}`), number: Number(number) }) : name;
}

export const WORKBENCH: Workbench = {
  SECTIONS: ["arena", "species", "coach", "edition"],
  VALUES: ["arena-fans", "arenas", "cards", "coaches"],
  nameOf,
  Picture,
};
