// @ts-check
// What the players of a rated game are worth.
import { h, say } from '../kit/dom.js';
import { callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {{text: string, rating: number, change: number | null}} Rating */

const TRIES = 5, WAIT = 700;

/** @param {Table} table @returns {Promise<Record<number, Rating>>} */
async function ask(table) {
  const answer = await callServer(`/t/${table.facts.table}/ratings.json`).catch(() => null);
  return answer?.ok ? answer.json() : {};
}

/** Write what each player is worth into elements that wait for it.
 * @param {Table} table @param {HTMLElement} box */
export async function showRatings(table, box) {
  const known = await ask(table);
  for (const each of box.querySelectorAll('[data-rating]')) each.textContent = known[Number(each.getAttribute('data-rating'))]?.text ?? '';
}

/** Return a line that says how the game changed one's rating, once the server has noted it.
 * @param {Table} table @returns {HTMLElement | null} */
export function tellChange(table) {
  const seat = table.state.you;
  if (!table.facts.rated || typeof seat !== 'number') return null;
  const line = h('p', { class: 'why' });
  const look = async (/** @type {number} */ tries) => {
    const mine = (await ask(table))[seat];
    if (typeof mine?.change === 'number') line.textContent = say('rating-changed', { rating: mine.rating, change: `${mine.change < 0 ? '−' : '+'}${Math.abs(mine.change)}` });
    else if (tries) setTimeout(look, WAIT, tries - 1);
  };
  look(TRIES);
  return line;
}
