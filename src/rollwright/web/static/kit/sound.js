// @ts-check
// Dice on wood and a pencil on paper, made here from noise, and a bell of pure tones: no file is loaded, and nothing sounds until it is switched on.

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** A burst of noise: when it begins, how long and loud it is, which pitch is let through, and how sharply; a tone where nothing else is.
 * @typedef {{at: number, lasts: number, loud: number, pitch: number, sharp?: number}} Burst */

/** @type {Record<string, () => Burst[]>} */
const SOUNDS = {
  dice: () => Array.from({ length: 7 }, (_, i) => ({ at: i * i * 0.012 + Math.random() * 0.02, lasts: 0.05, loud: 1.4 - i * 0.15, pitch: 1500 + Math.random() * 1400, sharp: 5 })),
  pencil: () => [0, 0.13, 0.22].map((at) => ({ at, lasts: 0.1 + Math.random() * 0.05, loud: 0.25, pitch: 3600 + Math.random() * 900, sharp: 1.2 })),
  stamp: () => [{ at: 0, lasts: 0.26, loud: 1.5, pitch: 320, sharp: 1.6 }, { at: 0.015, lasts: 0.05, loud: 0.5, pitch: 2400, sharp: 2 }],
  thud: () => [{ at: 0, lasts: 0.28, loud: 1.6, pitch: 150, sharp: 1.4 }, { at: 0.05, lasts: 0.2, loud: 0.8, pitch: 260, sharp: 1.2 }],
  splash: () => [[0, 500], [0.04, 900], [0.1, 1400]].map(([at, pitch]) => ({ at, lasts: 0.18, loud: 0.5, pitch, sharp: 2.5 })),
  coin: () => [{ at: 0, lasts: 0.16, loud: 0.09, pitch: 2093 }, { at: 0.03, lasts: 0.2, loud: 0.07, pitch: 2794 }],
  touch: () => [{ at: 0, lasts: 0.04, loud: 0.35, pitch: 4200, sharp: 1.5 }, { at: 0.05, lasts: 0.09, loud: 0.15, pitch: 3000, sharp: 1.2 }],
  tick: () => [{ at: 0, lasts: 0.24, loud: 0.5, pitch: 1900, sharp: 6 }],
  turn: () => [[0, 880], [0.13, 1175]].map(([at, pitch]) => ({ at, lasts: 0.3, loud: 0.14, pitch })),
  chord: () => [[0, 523], [0.09, 659], [0.18, 784], [0.27, 1047]].map(([at, pitch]) => ({ at, lasts: 0.9, loud: 0.13, pitch })),
  rubber: () => [0, 0.12].map((at) => ({ at, lasts: 0.11, loud: 0.4, pitch: 700, sharp: 0.9 })),
  bell: () => [[0, 1320], [0.14, 1760]].flatMap(([at, pitch]) => [{ at, lasts: 0.8, loud: 0.16, pitch }, { at, lasts: 0.35, loud: 0.05, pitch: pitch * 2.76 }]),
};

/** Play one of them; whether anything may sound is known to the settings.
 * @param {import('./settings.js').SoundName} name */
export function playSound(name) {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  for (const burst of SOUNDS[name]()) strike(context, burst);
  document.body.dataset.sound = name;
}

/** @param {AudioContext} audio @param {Burst} burst */
function strike(audio, { at, lasts, loud, pitch, sharp }) {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  if (sharp === undefined) ring(audio, pitch, gain, start, lasts);
  else hiss(audio, pitch, sharp, gain, start, lasts);
}

/** @param {AudioContext} audio @param {number} pitch @param {AudioNode} out @param {number} start @param {number} lasts */
function ring(audio, pitch, out, start, lasts) {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(out);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}

/** @param {AudioContext} audio @param {number} pitch @param {number} sharp @param {AudioNode} out @param {number} start @param {number} lasts */
function hiss(audio, pitch, sharp, out, start, lasts) {
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  const filter = audio.createBiquadFilter();
  Object.assign(filter, { type: 'bandpass' });
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(out);
  source.start(start, Math.random() * 0.5, lasts + 0.02);
}

/** @param {AudioContext} audio */
function makeNoise(audio) {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
