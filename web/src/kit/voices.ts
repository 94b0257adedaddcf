// How each sound is made, on the spot: wood, felt and a small marimba in D.
import type { Sound } from "./sound";

interface Note {
  at: number; // seconds
  from: number; // hertz
  to?: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}

const [D4, E4, FIS4, A4, H4, D5, FIS5, A5, D6] = [294, 330, 370, 440, 494, 587, 740, 880, 1175] as const;
const marimba = (at: number, from: number, long = 0.2, loud = 0.07): Note => ({ at, from, long, loud, wave: "triangle" });
const felt = (at: number, loud = 0.12): Note => ({ at, from: 170, to: 80, long: 0.13, loud, wave: "sine" });

const NOTES: Record<Exclude<Sound, "dice">, Note[]> = {
  pick: [marimba(0, A5, 0.07, 0.05)],
  lock: [felt(0), marimba(0.03, D5, 0.09, 0.05)],
  turn: [marimba(0, A4, 0.06, 0.04)],
  settle: [felt(0, 0.08), marimba(0.02, D4, 0.22), marimba(0.02, FIS4, 0.22, 0.04)],
  pause: [0, 0.22, 0.44, 0.66].map((at) => felt(at, 0.07)),
  fans: [D5, FIS5, A5].map((from, i) => marimba(i * 0.08, from, 0.16, 0.06)),
  horn: [
    { at: 0, from: 147, to: 150, long: 0.62, loud: 0.07, wave: "sawtooth" },
    { at: 0, from: 220, to: 223, long: 0.62, loud: 0.05, wave: "sawtooth" },
  ],
  stop: [felt(0, 0.16), marimba(0.05, E4, 0.12, 0.05)],
  win: [D5, FIS5, A5, D6].map((from, i) => marimba(i * 0.13, from, i === 3 ? 0.6 : 0.2, 0.09)),
  lose: [A4, FIS4, D4].map((from, i) => marimba(i * 0.17, from, i === 2 ? 0.5 : 0.2, 0.06)),
};
const KNOCKS = [H4, A5, D5, A4, FIS5, D5]; // hertz of six dice on wood

let context: AudioContext | undefined;

/** Let something be heard. */
export function voice(which: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  const at = context.currentTime + 0.01;
  if (which === "dice") for (const [i, pitch] of KNOCKS.entries()) knock(context, at + [0, 0.07, 0.13, 0.21, 0.3, 0.42][i]!, pitch);
  else for (const note of NOTES[which]) sing(context, at, note);
}

/** A tone that fades. */
function sing(to: AudioContext, begin: number, { at, from, to: end = from, long, loud, wave = "sine" }: Note): void {
  const voice = new OscillatorNode(to, { type: wave, frequency: from });
  const level = new GainNode(to, { gain: 0.0001 });
  voice.frequency.exponentialRampToValueAtTime(end, begin + at + long);
  level.gain.setValueAtTime(0.0001, begin + at);
  level.gain.exponentialRampToValueAtTime(loud, begin + at + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + at + long);
  voice.connect(level).connect(to.destination);
  voice.start(begin + at);
  voice.stop(begin + at + long + 0.02);
}

/** Wood on wood: a breath of noise through a narrow band. */
function knock(to: AudioContext, at: number, pitch: number): void {
  const length = Math.floor(to.sampleRate * 0.05);
  const buffer = new AudioBuffer({ length, sampleRate: to.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 3 });
  const level = new GainNode(to, { gain: 0.22 });
  source.connect(band).connect(level).connect(to.destination);
  source.start(at);
}
