// @ts-check
// How this browser likes its table: kept here, and told to nobody.
import { h, say } from './dom.js';

/** @typedef {{confirm: boolean, roll: boolean, sound: boolean, motion: boolean, patterns: boolean}} Settings */

const NAME = 'settings';
/** @type {Settings} */
const DEFAULTS = { confirm: true, roll: false, sound: false, motion: true, patterns: false };
/** @type {Settings} */
export const settings = { ...DEFAULTS, ...read() };

function read() {
  try { return JSON.parse(localStorage.getItem(NAME) ?? '{}'); } catch { return {}; }
}

/** @param {keyof Settings} name @param {boolean} value */
export function set(name, value) {
  settings[name] = value;
  try { localStorage.setItem(NAME, JSON.stringify(settings)); } catch { /* a private window forgets */ }
  apply();
}

/** Let something sound, if it may.
 * @param {'dice' | 'pencil' | 'rubber' | 'bell'} name */
export function playSound(name) {
  if (settings.sound && !document.hidden) import('./sound.js').then((sound) => sound.playSound(name));
}

/** Whether things may move: neither the person nor the system has said no. */
export function mayMove() { return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches; }

function apply() {
  document.documentElement.classList.toggle('still', !settings.motion);
  document.documentElement.classList.toggle('patterns', settings.patterns);
}
apply();

/** Return a switch for every setting.
 * @param {(name: keyof Settings) => void} [changed] */
export function showSettings(changed) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(DEFAULTS));
  return h('fieldset', { class: 'settings' }, h('legend', null, say('settings.title')), ...names.map((name) => h('label', { class: 'tick' },
    h('input', { type: 'checkbox', role: 'switch', name, checked: settings[name], onchange: (/** @type {Event} */ event) => {
      set(name, /** @type {HTMLInputElement} */ (event.target).checked);
      changed?.(name);
    } }),
    h('span', null, say(`settings.${name}`), h('small', null, say(`settings.${name}.help`))))));
}
