// @ts-check
// Dice on wood and a pencil on paper, made here from noise: no file is loaded, and nothing sounds until it is switched on.

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let noise = null;

/** A burst of noise: when it begins, how long and loud it is, and which pitch is let through.
 * @typedef {{at: number, lasts: number, loud: number, pitch: number, sharp: number}} Burst */

/** @type {Record<string, () => Burst[]>} */
const SOUNDS = {
  dice: () => Array.from({ length: 7 }, (_, i) => ({ at: i * i * 0.012 + Math.random() * 0.02, lasts: 0.05, loud: 0.5 - i * 0.05, pitch: 1500 + Math.random() * 1400, sharp: 5 })),
  pencil: () => [0, 0.13, 0.22].map((at) => ({ at, lasts: 0.1 + Math.random() * 0.05, loud: 0.11, pitch: 3600 + Math.random() * 900, sharp: 1.2 })),
  rubber: () => [0, 0.12].map((at) => ({ at, lasts: 0.11, loud: 0.12, pitch: 700, sharp: 0.9 })),
  bell: () => [{ at: 0, lasts: 0.5, loud: 0.5, pitch: 1320, sharp: 90 }, { at: 0.14, lasts: 0.9, loud: 0.5, pitch: 1760, sharp: 90 }],
};

/** Play one of them; whether anything may sound is known to the settings.
 * @param {'dice' | 'pencil' | 'rubber' | 'bell'} name */
export function playSound(name) {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  for (const burst of SOUNDS[name]()) strike(context, burst);
  document.body.dataset.sound = name;
}

/** @param {AudioContext} audio @param {Burst} burst */
function strike(audio, { at, lasts, loud, pitch, sharp }) {
  const source = audio.createBufferSource();
  source.buffer = noise ??= makeNoise(audio);
  const filter = audio.createBiquadFilter();
  Object.assign(filter, { type: 'bandpass' });
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.5, lasts + 0.02);
}

/** @param {AudioContext} audio */
function makeNoise(audio) {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}
