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
  try { return JSON.parse(recall(NAME) || '{}'); } catch { return {}; }
}

let isSet = false;
/** After how many games somebody is asked whether dice should roll by themselves. */
const GAMES = 3;

/** What this browser's owner is asked between turns: about sound at first, later about rolling.
 * @returns {'sound' | 'roll' | ''} */
export function findQuestion() {
  if (!isSet && !('sound' in read())) return 'sound';
  return !settings.roll && Number(recall('games')) >= GAMES ? 'roll' : '';
}

/** Count a game that was played to its end; NaN once the question was answered. */
export function countGame() { keep('games', String(Number(recall('games')) + 1)); }

/** @param {string} name */
export function recall(name) { try { return localStorage.getItem(name) ?? ''; } catch { return ''; } }

/** @param {string} name @param {string} text */
export function keep(name, text) { try { localStorage.setItem(name, text); } catch { /* a private window forgets */ } }

/** @param {keyof Settings} name @param {boolean} value */
export function set(name, value) {
  settings[name] = value;
  isSet = true;
  keep(NAME, JSON.stringify(settings));
  if (name === 'roll') keep('games', 'asked');
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
