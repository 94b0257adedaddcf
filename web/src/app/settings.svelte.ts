// What someone has chosen on this device: theme, language, name, sound. Kept in the browser.
import { LANGUAGES, speak, type Language } from "$/words/words.svelte";

export type Theme = "system" | "light" | "dark";
/** How fast opponents' turns are shown, one step after the other: slowest first, and all at once. */
export const PACES = ["calm", "brisk", "once"] as const;
export type Pace = (typeof PACES)[number];
const NIGHT = "(prefers-color-scheme: dark)";

/** What was kept under a name; null in browsers that keep nothing. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // private windows may refuse: the choice then holds until the page is closed
  }
}

const settings = $state({
  theme: (kept("theme") ?? "system") as Theme,
  name: kept("name") ?? "",
  sound: kept("sound") === "on",
  pace: PACES.find((one) => one === kept("turns")) ?? ("brisk" as Pace),
  dark: false,
});

/** Which lights are on, and whether they follow the machine. */
export function theme(): { chosen: Theme; dark: boolean } {
  return { chosen: settings.theme, dark: settings.dark };
}

export function chooseTheme(next: Theme): void {
  settings.theme = next;
  keep("theme", next);
  light();
}

/** From dark to light and back. */
export function switchLights(): void {
  chooseTheme(settings.dark ? "light" : "dark");
}

export async function chooseLanguage(next: Language): Promise<void> {
  keep("language", next);
  await speak(next);
  document.documentElement.lang = next;
}

/** What someone likes to be called. */
export function myName(): string {
  return settings.name;
}

export function keepName(name: string): void {
  settings.name = name;
  keep("name", name);
}

export function sound(): boolean {
  return settings.sound;
}

export function switchSound(): void {
  settings.sound = !settings.sound;
  keep("sound", settings.sound ? "on" : "off");
}

/** How fast opponents' turns are shown. */
export function pace(): Pace {
  return settings.pace;
}

export function choosePace(next: Pace): void {
  settings.pace = next;
  keep("turns", next);
}

/** Set the lights and load the language; the page is shown afterwards. */
export async function begin(): Promise<void> {
  matchMedia(NIGHT).addEventListener("change", light);
  light();
  const wish = (kept("language") ?? navigator.language.slice(0, 2)) as Language;
  const language = LANGUAGES.includes(wish) ? wish : "en";
  document.documentElement.lang = language;
  await speak(language);
}

/** Ice or court: the colors of the place. */
export function place(game: "ice" | "court"): void {
  document.documentElement.dataset.game = game;
}

function light(): void {
  settings.dark = settings.theme === "dark" || (settings.theme === "system" && matchMedia(NIGHT).matches);
  document.documentElement.dataset.theme = settings.dark ? "dark" : "light";
}
