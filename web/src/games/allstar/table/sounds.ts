// Tiny sounds, made on the spot; none unless somebody has switched them on.
import { sound } from "$/app/settings.svelte";

export type Sound = "pick" | "lock" | "pass" | "reveal" | "fans" | "win" | "lose";

interface Note {
  at: number; // seconds
  from: number; // hertz
  to?: number;
  long: number;
  loud?: number;
  wave?: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  pick: [{ at: 0, from: 620, to: 760, long: 0.06, loud: 0.05, wave: "triangle" }],
  lock: [
    { at: 0, from: 190, to: 90, long: 0.14, loud: 0.14 },
    { at: 0.03, from: 880, long: 0.05, loud: 0.03, wave: "triangle" },
  ],
  pass: [{ at: 0, from: 300, to: 640, long: 0.16, loud: 0.04, wave: "triangle" }],
  reveal: [
    { at: 0, from: 2300, to: 2500, long: 0.16, loud: 0.03 },
    { at: 0.18, from: 2300, to: 2600, long: 0.26, loud: 0.03 },
  ],
  fans: [
    { at: 0, from: 392, long: 0.1, loud: 0.05, wave: "triangle" },
    { at: 0.09, from: 494, long: 0.1, loud: 0.05, wave: "triangle" },
    { at: 0.18, from: 587, long: 0.18, loud: 0.05, wave: "triangle" },
  ],
  win: [0, 0.14, 0.28, 0.42].map((at, i) => ({
    at,
    from: [523, 659, 784, 1047][i]!,
    long: i === 3 ? 0.5 : 0.16,
    loud: 0.07,
    wave: "triangle" as const,
  })),
  lose: [
    { at: 0, from: 330, to: 300, long: 0.2, loud: 0.05, wave: "triangle" },
    { at: 0.18, from: 247, to: 220, long: 0.34, loud: 0.05, wave: "triangle" },
  ],
};

let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (!sound() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of NOTES[name]) sing(context, note);
}

function sing(on: AudioContext, { at, from, to = from, long, loud = 0.05, wave = "sine" }: Note): void {
  const begin = on.currentTime + at;
  const voice = on.createOscillator();
  const volume = on.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  voice.connect(volume).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + long + 0.02);
}
