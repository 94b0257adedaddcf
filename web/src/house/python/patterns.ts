// Python's regular expressions by JavaScript's: written anew where the two differ.
import { IndexError } from "./objects";

type Any = any; // eslint-disable-line @typescript-eslint/no-explicit-any

const WORD = "\\p{L}\\p{N}_";
const IGNORED = 2; // re.IGNORECASE
const LINES = 8;
const DOT_ALL = 16;

/** A pattern of Python's in JavaScript's terms: what counts as a letter, and how groups are named. */
export function rewritten(source: string): string {
  let inClass = false;
  let out = "";
  let depth = 0;
  let anyCase = Infinity; // how deep the group lies in which capitals do not count
  for (let i = 0; i < source.length; i++) {
    const letter = source[i]!;
    const pair = source.slice(i, i + 2);
    if (letter === "\\") {
      out += escape_(source[i + 1]!, inClass);
      i++;
    } else if (source.startsWith("[^\\W_]", i)) {
      out += "[\\p{L}\\p{N}]";
      i += 5;
    } else if (source.startsWith("(?P<", i)) {
      out += "(?<";
      i += 3;
    } else if (source.startsWith("(?i:", i) && !inClass) {
      out += "(?:"; // not every browser knows such groups
      anyCase = Math.min(anyCase, ++depth);
      i += 3;
    } else if (!inClass && depth >= anyCase && letter.toLowerCase() !== letter.toUpperCase()) {
      out += `[${letter.toLowerCase()}${letter.toUpperCase()}]`;
    } else {
      if (!inClass && letter === "(") depth++;
      if (!inClass && letter === ")" && depth-- === anyCase) anyCase = Infinity;
      if (letter === "[" && !inClass) {
        inClass = true;
        if (pair === "[]") {
          out += "[\\]";
          i++;
          continue;
        }
      } else if (letter === "]") inClass = false;
      else if (letter === "[" && inClass) {
        out += "\\[";
        continue;
      }
      out += !inClass && (letter === "{" || letter === "}") && !isCount(source, i) ? `\\${letter}` : letter;
    }
  }
  return out;
}

/** Does a brace belong to a count, as in {1,4}? */
function isCount(source: string, i: number): boolean {
  const start = source[i] === "{" ? i : source.lastIndexOf("{", i);
  const found = /^\{\d+(?:,\d*)?\}/.exec(source.slice(start));
  return found !== null && i < start + found[0].length;
}

function escape_(letter: string, inClass: boolean): string {
  if (letter === "w") return inClass ? WORD : `[${WORD}]`;
  if (letter === "W" && !inClass) return `[^${WORD}]`;
  if (letter === "b" && !inClass) return `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
  if (letter === "d") return "\\p{Nd}";
  if (letter === "Z") return "$";
  if (/[A-Za-z0-9]/.test(letter)) return `\\${letter}`;
  return /[\^$\\.*+?()[\]{}|/-]/.test(letter) && (letter !== "-" || inClass) ? `\\${letter}` : letter;
}

export class Match {
  constructor(
    private readonly found: RegExpExecArray,
    private readonly text: string,
  ) {}

  group(name: number | string = 0): string | null {
    const value = typeof name === "string" ? this.found.groups?.[name] : this.found[name];
    if (typeof name === "number" && name >= this.found.length) throw new IndexError("no such group");
    return value ?? null;
  }

  __getitem__(name: number | string): string | null {
    return this.group(name);
  }

  groups(): (string | null)[] {
    return this.found.slice(1).map((one) => one ?? null);
  }

  start(): number {
    return this.found.index;
  }

  end(): number {
    return this.found.index + this.found[0].length;
  }

  get string(): string {
    return this.text;
  }
}

export class Pattern {
  readonly pattern: string;
  readonly #source: string;
  readonly #flags: string;

  constructor(pattern: string, flags = 0) {
    this.pattern = pattern;
    this.#source = rewritten(pattern);
    this.#flags = "u" + (flags & IGNORED ? "i" : "") + (flags & LINES ? "m" : "") + (flags & DOT_ALL ? "s" : "");
  }

  #as(source: string, more = ""): RegExp {
    return new RegExp(source, this.#flags + more);
  }

  #one(expression: RegExp, text: string): Match | null {
    const found = expression.exec(text);
    return found && new Match(found, text);
  }

  fullmatch(text: string): Match | null {
    return this.#one(this.#as(`^(?:${this.#source})$`), text);
  }

  match(text: string): Match | null {
    return this.#one(this.#as(`^(?:${this.#source})`), text);
  }

  search(text: string): Match | null {
    return this.#one(this.#as(this.#source), text);
  }

  finditer(text: string): Match[] {
    return [...text.matchAll(this.#as(this.#source, "g"))].map((found) => new Match(found as RegExpExecArray, text));
  }

  findall(text: string): Any[] {
    return [...text.matchAll(this.#as(this.#source, "g"))].map((found) => {
      if (found.length === 1) return found[0];
      return found.length === 2 ? (found[1] ?? "") : found.slice(1).map((one) => one ?? "");
    });
  }

  split(text: string): string[] {
    return text.split(this.#as(this.#source)).map((one: string | undefined) => one ?? "");
  }

  sub(by: string | ((match: Match) => string), text: string): string {
    const expression = this.#as(this.#source, "g");
    if (typeof by === "string") {
      const written = by.replaceAll("$", "$$$$").replace(/\\(\d)/g, "$$$1");
      return text.replace(expression, written);
    }
    return text.replace(expression, (...given: Any[]) => {
      const at = given.findIndex((one) => typeof one === "number");
      const found = Object.assign(given.slice(0, at), { index: given[at], input: text }) as unknown as RegExpExecArray;
      return by(new Match(found, text));
    });
  }
}

const kept = new Map<string, Pattern>();

function of(pattern: string | Pattern, flags = 0): Pattern {
  if (pattern instanceof Pattern) return pattern;
  const key = `${flags} ${pattern}`;
  let found = kept.get(key);
  if (!found) kept.set(key, (found = new Pattern(pattern, flags)));
  return found;
}

export const re = {
  compile: of,
  escape: (text: string): string => text.replace(/[\^$\\.*+?()[\]{}|/-]/g, "\\$&"),
  fullmatch: (pattern: string | Pattern, text: string): Match | null => of(pattern).fullmatch(text),
  match: (pattern: string | Pattern, text: string): Match | null => of(pattern).match(text),
  search: (pattern: string | Pattern, text: string): Match | null => of(pattern).search(text),
  findall: (pattern: string | Pattern, text: string): Any[] => of(pattern).findall(text),
  split: (pattern: string | Pattern, text: string): string[] => of(pattern).split(text),
  sub: (pattern: string | Pattern, by: string | ((match: Match) => string), text: string): string => of(pattern).sub(by, text),
};
