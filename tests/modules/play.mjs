// Plays games with a module where WebAssembly is at home, in Node or in a browser, and nothing of Sixth Man's
// but the file itself: what it needs to know is in the module's own custom section.

const ALIGNED = 16;


class Rules {
  constructor(module) {
    const [section] = WebAssembly.Module.customSections(module, "sixthman");
    this.about = JSON.parse(new TextDecoder().decode(section));
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      imports[from] ??= {};
      imports[from][name] = name === "spent" ? () => 1 : () => { throw new Error(name); };
    }
    this.exports = new WebAssembly.Instance(module, imports).exports;
    this.next = Math.ceil(this.exports.__heap_base.value / ALIGNED) * ALIGNED;
  }

  memory(bytes) {
    const at = this.next;
    this.next += Math.ceil(bytes / ALIGNED) * ALIGNED;
    const short = this.next - this.exports.memory.buffer.byteLength;
    if (short > 0) this.exports.memory.grow(Math.ceil(short / 65536));
    return at;
  }

  look(Type, at, count) {
    return new Type(this.exports.memory.buffer, at, count);
  }

  call(name, ...slots) {
    this.look(BigInt64Array, this.exports.arguments.value, slots.length).set(slots.map(BigInt));
    this.exports[name]();
  }
}

async function digest(bytes) {
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...found].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest of games 0 to games - 1 of a batch, as `sixthman simulate` computes it. */
async function play(module, { options, levels, seed, games, chunk }) {
  const rules = new Rules(module);
  const seats = levels.length;
  const size = rules.about.record.size;
  const stream = rules.about.exports.play_batch.takes[6].size;
  const state = rules.memory(size);
  const key = rules.memory(32);
  const agreed = rules.memory(8 * options.length);
  const who = rules.memory(seats);
  const luck = rules.memory(stream);
  const [decisions, marks] = [rules.memory(8 * chunk), rules.memory(8 * chunk)];
  const [scores, places] = [rules.memory(4 * seats * chunk), rules.memory(4 * seats * chunk)];
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  rules.look(Uint8Array, key, 32).set(new Uint8Array(hash));
  rules.look(BigInt64Array, agreed, options.length).set(options.map(BigInt));
  rules.look(Int8Array, who, seats).set(levels);
  const name = levels.every((level) => level === 0) ? "play_batch_at_random" : "play_batch";
  const all = new Uint8Array(8 * games);
  for (let first = 0; first < games; first += chunk) {
    const count = Math.min(chunk, games - first);
    rules.call(
      name, state, 1, state, 1, size / 8, first, key, 8, agreed, options.length, who, seats, luck,
      decisions, count, marks, count, scores, count, seats, places, count, seats,
    );
    all.set(rules.look(Uint8Array, marks, 8 * count), 8 * first);
  }
  return digest(all);
}

export async function digests(bytes, batches) {
  const module = await WebAssembly.compile(bytes);
  const found = [];
  for (const batch of batches) found.push(await play(module, batch));
  return found;
}

if (typeof process !== "undefined" && process.argv[2]) {
  const { readFileSync } = await import("node:fs");
  const batches = JSON.parse(readFileSync(0, "utf8"));
  console.log(JSON.stringify(await digests(readFileSync(process.argv[2]), batches)));
}
