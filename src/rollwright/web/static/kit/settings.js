// @ts-check
// How this browser likes its table: kept here, and in the profile for the next device.
import { callServer } from './server.js';
/** @typedef {'dice' | 'pencil' | 'touch' | 'stamp' | 'thud' | 'splash' | 'coin' | 'tick' | 'turn' | 'rubber' | 'bell' | 'chord'} SoundName */
/** @typedef {{confirm: boolean, roll: boolean, sound: boolean, motion: boolean, patterns: boolean}} Settings */

const NAME = 'settings';
/** @type {Settings} */
const DEFAULTS = { confirm: true, roll: false, sound: false, motion: true, patterns: false };
/** @type {Settings} */
export const settings = { ...DEFAULTS, ...read() };

function read() {
  try { return JSON.parse(localStorage.getItem(NAME) ?? '{}'); } catch { return {}; }
}

let isSet = false;
/** Whether this browser's owner has said how they like it: until then they are asked about sound. */
export function hasChosen() { return isSet || 'sound' in read(); }

/** @param {keyof Settings} name @param {boolean} value */
export function set(name, value) {
  settings[name] = value;
  isSet = true;
  try { localStorage.setItem(NAME, JSON.stringify(settings)); } catch { /* a private window forgets */ }
  apply();
  const theme = document.documentElement.dataset.theme;
  callServer('/profile/settings', { method: 'POST', body: JSON.stringify(theme ? { ...settings, theme } : settings), keepalive: true }).catch(() => {});
}

/** Let something sound, if it may.
 * @param {SoundName} name */
export function playSound(name) {
  if (settings.sound && !document.hidden) import('./sound.js').then((sound) => sound.playSound(name));
}

/** Whether things may move: neither the person nor the system has said no. */
export function mayMove() { return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches; }

/** Let a phone be felt, where it can and things may move.
 * @param {number} milliseconds */
export function buzz(milliseconds) { if (mayMove()) navigator.vibrate?.(milliseconds); }

function apply() {
  if (settings.patterns) import('./switches.js').then(({ hatch }) => hatch());
  document.documentElement.classList.toggle('still', !settings.motion);
  document.documentElement.classList.toggle('patterns', settings.patterns);
}
apply();
