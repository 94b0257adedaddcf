// What opponents wear, in the box of a portrait: under the lapels of an open coat, and over all.
import type { Animal, Look } from "./animals";

interface Clothes {
  open: boolean; // a shirt and lapels are seen
  under(look: Look): string;
  over?(look: Look): string;
}

const [INK, CREAM, GOLD] = ["#10242B", "#FFF9EA", "#FFC93C"];

const bow: Clothes = {
  open: true,
  under: ({ field, deep }) =>
    `<path d="M74 107L50 94.500V121.500L74 109 98 121.500V94.500Z" fill="${field}" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"/><g fill="${deep}"><circle cx="58" cy="104" r="2.800"/><circle cx="58" cy="112.500" r="2.400"/><circle cx="90" cy="104" r="2.800"/><circle cx="90" cy="112.500" r="2.400"/><rect x="69" y="100" width="10" height="15" rx="3.500" stroke="${INK}" stroke-width="2"/></g><circle cx="74" cy="128" r="2.200" fill="${INK}"/><circle cx="74" cy="141" r="2.200" fill="${INK}"/>`,
};
const whistle: Clothes = {
  open: true,
  under: () => "",
  over: () =>
    `<path d="M52 92L73 134L96 92" fill="none" stroke="${GOLD}" stroke-width="4"/><g transform="translate(58 126) rotate(-8)"><path d="M2 6H30V15H22A9.500 9.500 0 1 1 4 13V6Z" fill="${GOLD}" stroke="${INK}" stroke-width="2.400" stroke-linejoin="round"/><circle cx="13" cy="17.500" r="3.600" fill="${INK}"/></g>`,
};
const scarf: Clothes = {
  open: false,
  under: ({ field }) =>
    `<g fill="${field}" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"><path d="M86 104L104 158 84 163 70 108Z"/></g><path d="M77.500 132L94 126.500M81.500 148L99.500 142" stroke="${CREAM}" stroke-width="5"/><path d="M43 88C52 108 96 108 105 88L110 103C98 123 50 123 38 103Z" fill="${field}" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"/><path d="M55 99.500L51.500 112M74 104V117M93 99.500L96.500 112" stroke="${CREAM}" stroke-width="5.500"/>`,
};
const collar: Clothes = {
  open: false,
  under: ({ field }) =>
    `<path d="M49 88C50 96 49 103 46 108C56 121 92 121 102 108C99 103 98 96 99 88C88 99 60 99 49 88Z" fill="${CREAM}" stroke="${INK}" stroke-width="2.200" stroke-linejoin="round"/><path d="M52 104C62 112 86 112 96 104" fill="none" stroke="${INK}" stroke-width="1.600" opacity=".5"/><path d="M104 128H124V134H104Z" fill="${CREAM}"/><path d="M107 128L111 119 115 126 119 117 122 128Z" fill="${field}" stroke="${INK}" stroke-width="1.500"/>`,
};
const tie: Clothes = {
  open: true,
  under: ({ field, deep }) =>
    `<path d="M67 102H81L78 112 86 150 74 162 62 150 70 112Z" fill="${field}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><path d="M66.500 122L79.500 114.500M64.500 134L82.500 123.500M63 147L85 134.500" stroke="${deep}" stroke-width="3.200"/>`,
};
const rosette: Clothes = {
  open: true,
  under: () => `<path d="M67 102H81L78 112 84 150 74 160 64 150 70 112Z" fill="${INK}" stroke="${CREAM}" stroke-width="1.400" stroke-linejoin="round"/>`,
  over: ({ field }) =>
    `<g transform="translate(113 126)"><path d="M-6 4L-10 22 0 17 10 22 6 4Z" fill="${field}" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/><circle r="11" fill="${GOLD}" stroke="${INK}" stroke-width="2.200"/><text y="5.500" text-anchor="middle" font-family="var(--display)" font-weight="900" font-size="16" fill="${INK}">1</text></g>`,
};

const WORN: Partial<Record<Animal, Clothes>> = { Duck: bow, Beaver: whistle, Penguin: scarf, Panda: collar, Wolf: tie, PolarBear: rosette };

/** What an animal wears: a tie, unless it has something of its own. */
export const clothesOf = (animal: Animal): Clothes => WORN[animal] ?? tie;
