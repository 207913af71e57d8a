// @ts-check
// Which puzzles this browser has solved, and on how many days in a row.

import { icon, say } from './dom.js';

const NAME = 'puzzles';
const DAY = 24 * 3600 * 1000;

/** Return the tries that each puzzle took, by its name, 0 where it was not found: those of this browser and of the profile.
 * @returns {Record<string, number>} */
export function listSolved() {
  const known = /** @type {HTMLElement | null} */ (document.querySelector('[data-solved]'))?.dataset.solved;
  try { return { ...JSON.parse(localStorage.getItem(NAME) ?? '{}'), ...JSON.parse(known ?? '{}') }; } catch { return {}; }
}

/** Keep how a puzzle went in this browser; the first time counts. The server notes it with the profile.
 * @param {string} puzzle @param {number} tries */
export function keepSolved(puzzle, tries) {
  try { localStorage.setItem(NAME, JSON.stringify({ [puzzle]: tries, ...listSolved() })); } catch { /* a private window forgets */ }
}

/** Say beside each link to a puzzle what became of it. */
export function markSolved() {
  const solved = listSolved();
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-puzzle]'))) {
    const tries = solved[link.dataset.puzzle ?? ''];
    if (tries === undefined) continue;
    link.classList.add(tries ? 'is-found' : 'is-missed');
    link.querySelector('.puzzle-mark')?.replaceChildren(icon(tries ? 'check' : 'close'));
    const told = link.querySelector('.puzzle-told');
    if (told) told.textContent = tries ? say('puzzle-mark_found', { tries }) : say('puzzle-mark_missed');
  }
}

/** Count the days in a row on which something was solved, up to this one or the one before.
 * @param {Date} today */
export function countStreak(today) {
  const days = new Set(Object.entries(listSolved()).filter(([, tries]) => tries > 0).map(([name]) => name.split(' ')[0]));
  const name = (/** @type {number} */ at) => new Date(at).toISOString().slice(0, 10);
  let at = today.getTime();
  if (!days.has(name(at))) at -= DAY;
  let count = 0;
  for (; days.has(name(at)); at -= DAY) count += 1;
  return count;
}
