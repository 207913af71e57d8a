// @ts-check
// One's own share in the dice: shown when all promises are known, and remembered.
import { callServer } from './server.js';

export const SHARE = 'rw-share-';
const DICE = 'rw-dice-';
const MOST_KEPT = 60;

/** Look at what was promised at a table; once it has started, remember that and show one's own nonce.
 * @param {string} table @returns {Promise<boolean>} whether there is nothing more to do */
export async function showShare(table) {
  const answer = await callServer(`/t/${table}/shares`);
  if (!answer.ok) return false;
  const told = await answer.json();
  if (told.kind !== 2) return true;
  if (!told.has_started) return false;
  const now = { commitment: told.commitment, promises: told.promises, seat: told.seat, nonce: nonceOf(told.promises[told.seat]) };
  const before = remembered(table);
  if (!before) keep(DICE + table, JSON.stringify(now));
  // A table that tells another story than before gets nothing from us.
  const isSame = !before || (before.commitment === now.commitment && samePromises(before.promises, now.promises));
  if (told.is_owed && now.nonce && isSame) {
    await callServer(`/t/${table}/share`, { method: 'POST', body: new URLSearchParams({ nonce: now.nonce }) });
  }
  return true;
}

/** What this browser was shown before the first roll at a table; null if it was not there.
 * @param {string} table
 * @returns {{commitment: string, promises: Record<string, string>, seat: number | null, nonce: string} | null} */
export function remembered(table) {
  try { return JSON.parse(localStorage.getItem(DICE + table) ?? 'null'); } catch { return null; }
}

/** @param {Record<string, string>} one @param {Record<string, string>} other */
export function samePromises(one, other) {
  const seats = Object.keys({ ...one, ...other });
  return seats.every((seat) => one[seat] === other[seat]);
}

/** @param {string | undefined} promise */
function nonceOf(promise) {
  try { return (promise && localStorage.getItem(SHARE + promise)) || ''; } catch { return ''; }
}

/** Keep something, and forget the oldest of what gathers. @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    const known = Object.keys(localStorage).filter((key) => key.startsWith(SHARE) || key.startsWith(DICE));
    for (const old of known.slice(0, Math.max(0, known.length - 2 * MOST_KEPT))) localStorage.removeItem(old);
    localStorage.setItem(name, value);
    return true;
  } catch { return false; }
}
