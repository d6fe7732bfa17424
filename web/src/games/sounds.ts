/** The sounds of the table, made by the browser itself: wood on felt, a roll, two notes, a chord. */

import type { Feel } from "./feel";

interface Note {
  readonly pitch: number;
  /** When it begins and how long it rings, in seconds. */
  readonly at: number;
  readonly rings: number;
  readonly volume: number;
}

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

const chord = (pitches: readonly number[], apart: number, rings: number, volume: number): Note[] =>
  pitches.map((pitch, index) => ({ pitch, at: apart * index, rings, volume }));

const NOTES: Partial<Record<Feel, Note[]>> = {
  turn: chord([523.25, 783.99], 0.14, 0.35, 0.12),
  qwirkle: chord([523.25, 659.26, 783.99, 1046.5], 0.07, 0.7, 0.09),
  end: chord([392, 493.88, 587.33, 783.99], 0.16, 0.9, 0.09),
};
/** When wood knocks, in seconds, and how loud. */
const KNOCKS: Partial<Record<Feel, readonly (readonly [number, number])[]>> = {
  lay: [[0, 0.32]],
  roll: [[0, 0.14], [0.07, 0.2], [0.13, 0.16], [0.22, 0.22], [0.34, 0.12]],
};

export function sound(what: Feel): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    for (const note of NOTES[what] ?? []) ring(audio, note);
    for (const [at, volume] of KNOCKS[what] ?? []) knock(audio, at, volume);
  } catch {
    audio = null;
  }
}

function ring(context: AudioContext, { pitch, at, rings, volume }: Note): void {
  const start = context.currentTime + at;
  const note = context.createOscillator();
  const loud = context.createGain();
  note.type = "triangle";
  note.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(volume, start + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, start + rings);
  note.connect(loud).connect(context.destination);
  note.start(start);
  note.stop(start + rings + 0.05);
}

/** A short breath of noise through a low filter: a wooden block set down on felt. */
function knock(context: AudioContext, at: number, volume: number): void {
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const loud = context.createGain();
  source.buffer = noise ??= breath(context);
  filter.type = "lowpass";
  filter.frequency.value = 900;
  filter.Q.value = 4;
  loud.gain.setValueAtTime(volume, start);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
  source.connect(filter).connect(loud).connect(context.destination);
  source.start(start);
  source.stop(start + 0.1);
}

function breath(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 0.1), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return buffer;
}
