// @ts-check
// The end of a game whose dice others play too: how it stands among theirs, a text to share, the next dice. There is no rematch.
import { fill, h, icon, say } from '../kit/dom.js';
import { callServer } from '../kit/server.js';
import { sendOn } from '../kit/send.js';
import { runClocks } from '../kit/countdown.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {{table?: string, told: string[], par: boolean, share: string, next: string, seconds: number, words: {share: string, again: string}}} Day */

/** How often the result is asked for until it is counted and the levels have played, and the milliseconds between. */
const ASKED = 8, PAUSE = 1500;
/** @typedef {{told: HTMLElement, acts: HTMLElement, again: HTMLElement}} Parts What is said, what can be done, and the same dice again. */

/** @type {Parts | null} */
let parts = null;

/** Return what tells of the day; it is filled when the result is counted.
 * @param {Table} table @returns {Parts} */
export function tellDay({ facts: { results, table } }) {
  if (parts) return parts;
  parts = { told: h('ul', { class: 'day-told', role: 'status' }), acts: h('div', { class: 'day-acts' }), again: h('div') };
  show(parts, results, null);
  ask(parts, results, table).catch(() => {}); // the results are one press away
  return parts;
}

/** @param {Parts} there @param {string} results @param {string} table */
async function ask(there, results, table) {
  for (let n = 0; n < ASKED; n++) {
    const answer = await callServer(`${results}/end.json`);
    if (!answer.ok) return; // dice of a set that friends share
    const day = /** @type {Day} */ (await answer.json());
    if (day.table === table) show(there, results, day);
    if (day.table && (day.par || day.table !== table)) return;
    await new Promise((done) => { setTimeout(done, PAUSE); });
  }
}

/** @param {Parts} there @param {string} results @param {Day | null} day */
function show({ told, acts, again }, results, day) {
  const share = h('button', { type: 'button', class: 'main', 'data-key': 'share', onclick: () => sendOn(share, { text: day?.share ?? '', url: `${location.origin}/daily` }) }, icon('send'), day?.words.share ?? '');
  told.hidden = !day;
  fill(told, ...(day?.told ?? []).map((text) => h('li', null, text)),
    day && day.seconds > 0 && h('li', null, day.next, ' ', h('b', { class: 'next-dice', 'data-seconds': String(day.seconds) })));
  fill(acts, day && share, h('a', { class: day ? 'button' : 'button main', href: results, 'data-key': 'results' }, icon('person'), say('end-results')));
  fill(again, day && h('form', { method: 'post', action: `${results}/practice` }, h('button', { type: 'submit' }, icon('dice'), day.words.again)));
  if (day) runClocks();
}
