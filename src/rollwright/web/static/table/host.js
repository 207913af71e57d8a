// @ts-check
// What the host of a room does: pause, give more time, end.
import { h, icon } from '../kit/dom.js';
import { say } from '../kit/messages.js';

/** Seconds that one press adds. */
const MORE = 30;

/** Return the way to a table's big screen.
 * @param {string} table */
export function screenLink(table) { return h('a', { class: 'button', href: `/t/${table}/screen`, target: '_blank' }, say('screen-open_it')); }

/** Return the host's buttons; ending asks once more.
 * @param {Record<string, any>} state @param {number | null} timer @param {(command: Record<string, any>) => any} ask */
export function hostButtons(state, timer, ask) {
  const button = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ act, look = '') =>
    h('button', { type: 'button', class: look, 'data-key': name, onclick: act }, say(words, { seconds: MORE }));
  if (state.phase === 'open') return [h('button', { type: 'button', class: 'main', 'data-key': 'start', onclick: () => ask({ do: 'start' }) }, icon('dice'), say('lobby-start'))];
  if (state.phase !== 'playing') return [];
  return [
    state.is_paused ? button('resume', 'host-resume', () => ask({ do: 'resume' }), 'main') : button('pause', 'host-pause', () => ask({ do: 'pause' })),
    timer !== null && button('extend', 'host-extend', () => ask({ do: 'extend', seconds: MORE })),
    button('end', 'host-end', () => { if (confirm(say('sure-end'))) ask({ do: 'end' }); }, 'danger'),
  ];
}
