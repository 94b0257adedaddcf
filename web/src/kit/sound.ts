// Short sounds, made on the spot. Silent unless somebody has switched the sound on.
import { sound } from "$/app/settings.svelte";

export type Sound = "dice" | "lock" | "reveal" | "win";
let context: AudioContext | undefined;

/** Let something be heard. */
export function play(which: Sound): void {
  if (!sound() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[which](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (to: AudioContext, at: number) => void> = {
  dice: (to, at) => [0, 0.07, 0.13, 0.21, 0.3, 0.42].forEach((later, i) => knock(to, at + later, 900 - i * 60, 0.22)),
  lock: (to, at) => [0, 0.06].forEach((later) => knock(to, at + later, 500, 0.25)),
  reveal: (to, at) => [523, 784].forEach((pitch, i) => tone(to, at + i * 0.09, pitch, 0.22)),
  win: (to, at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(to, at + i * 0.13, pitch, 0.4)),
};

/** A tone that fades. */
function tone(to: AudioContext, at: number, pitch: number, seconds: number): void {
  const voice = new OscillatorNode(to, { type: "triangle", frequency: pitch });
  const level = new GainNode(to, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(0.16, at + 0.015);
  level.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  voice.connect(level).connect(to.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

/** Wood on wood: a breath of noise through a narrow band. */
function knock(to: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.floor(to.sampleRate * 0.05);
  const buffer = new AudioBuffer({ length, sampleRate: to.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(to, { buffer });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: 3 });
  const level = new GainNode(to, { gain: loud });
  source.connect(band).connect(level).connect(to.destination);
  source.start(at);
}
