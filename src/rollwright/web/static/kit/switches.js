// @ts-check
// The switches of the settings, and the hatches for those who tell colours apart badly.
import { h, say, svg } from './dom.js';
import { set, settings } from './settings.js';

/** @typedef {import('./settings.js').Settings} Settings */

/** What hatches the tint of each ink: by which way its lines run, everybody tells them apart.
 * @type {Record<string, string>} */
const HATCHES = {
  water: 'M0 2h8M0 6h8', tree: 'M2 0v8M6 0v8', wall: 'M0 0l8 8M-2 6l4 4M6-2l4 4', house: 'M8 0l-8 8M2-2l-4 4M10 6l-4 4',
  sun: 'M4 4h.1M0 0h.1M8 8h.1', mask: 'M0 4h8M4 0v8', spear: 'M0 8l4-8 4 8', cut: 'M0 4h4M4 0h4', ink: 'M1 2h3M5 6h3',
};

/** Put the hatches into the page, once somebody wants them. */
export function hatch() {
  if (document.getElementById('hatches')) return;
  const made = svg(`<svg xmlns="http://www.w3.org/2000/svg" id="hatches" aria-hidden="true" width="0" height="0">${Object.entries(HATCHES).map(([ink, lines]) =>
    `<pattern id="hatch-${ink}" width="8" height="8" patternUnits="userSpaceOnUse" class="hatch"><path d="${lines}" stroke="var(--rw-${ink})"/></pattern>`).join('')}</svg>`);
  document.body.append(made);
}

/** Return a switch for every setting.
 * @param {(name: keyof Settings) => void} [changed] */
export function showSettings(changed) {
  const names = /** @type {(keyof Settings)[]} */ (Object.keys(settings));
  return h('fieldset', { class: 'settings' }, h('legend', null, say('settings-title')), ...names.map((name) => h('label', { class: 'tick' },
    h('input', { type: 'checkbox', role: 'switch', name, checked: settings[name], onchange: (/** @type {Event} */ event) => {
      set(name, /** @type {HTMLInputElement} */ (event.target).checked);
      changed?.(name);
    } }),
    h('span', null, say(`settings-${name}`), h('small', null, say(`settings-${name}-help`))))));
}
