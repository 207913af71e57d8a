// @ts-check
// Which puzzles this browser has solved, and on how many days in a row.
import { callServer } from '../kit/server.js';

const NAME = 'puzzles';
const DAY = 24 * 3600 * 1000;

/** Return the tries that each puzzle took, by its name, 0 where it was not found: those of this browser and of the profile.
 * @returns {Record<string, number>} */
export function listSolved() {
  const known = /** @type {HTMLElement | null} */ (document.querySelector('[data-solved]'))?.dataset.solved;
  try { return { ...JSON.parse(localStorage.getItem(NAME) ?? '{}'), ...JSON.parse(known ?? '{}') }; } catch { return {}; }
}

/** Keep how a puzzle went, here and with the profile; the first time counts.
 * @param {string} puzzle @param {number} tries */
export function keepSolved(puzzle, tries) {
  callServer(`/puzzle/${puzzle.replaceAll(' ', '/')}/solved`, { method: 'POST', body: new URLSearchParams({ tries: String(tries) }) }).catch(() => {});
  try { localStorage.setItem(NAME, JSON.stringify({ [puzzle]: tries, ...listSolved() })); } catch { /* a private window forgets */ }
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
