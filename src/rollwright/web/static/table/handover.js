// @ts-check
// Several people on one device: when it is somebody else's move, the table is covered and the device handed on.
import { announce, byId, fill, h, icon, say } from '../kit/dom.js';
import { loadStyle } from '../kit/styles.js';
import { avatar } from './avatar.js';

/** @typedef {import('./table.js').Table} Table */

await loadStyle('handover.css');

/** Ask for the device to be handed on, if somebody else who shares it is to move.
 * @param {Table} table */
export function handOver(table) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('handover'));
  const next = nextOf(table);
  if (next === null) { dialog.onclose = null; dialog.close(); return; }
  const name = table.nameOf(next);
  fill(dialog, avatar(table.players[next]), h('h2', { id: 'handover-to' }, say('hand.to', { name })),
    h('p', { class: 'quiet' }, say(table.facts.shared ? 'hand.open' : 'hand.hidden', { name })),
    h('button', { type: 'button', class: 'main', 'data-key': 'ready', onclick: () => take(table, next) }, icon('check'), say('hand.ready', { name })),
    table.state.can_undo && h('button', { type: 'button', class: 'quiet-button', 'data-key': 'undo', onclick: () => table.undo() }, icon('undo'), say('hand.back')));
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => handOver(table);
  if (dialog.open) return;
  dialog.classList.toggle('secret', !table.facts.shared);
  dialog.showModal();
  announce(say('hand.to', { name }));
}

/** Return the seat that has to move next at this device; null while the person who has it may go on.
 * @param {Table} table @returns {number | null} */
function nextOf(table) {
  const { phase, waiting = [], you } = table.state;
  const { hands = [] } = table.facts;
  if (phase !== 'playing' || waiting.includes(you)) return null;
  const at = hands.indexOf(you) + 1;
  return [...hands.slice(at), ...hands.slice(0, at)].find((seat) => waiting.includes(seat)) ?? null;
}

/** Give the device to somebody: what they may know comes by a line of their own.
 * @param {Table} table @param {number} seat */
async function take(table, seat) {
  const answer = await fetch(`/t/${table.facts.table}/hand`, { method: 'POST', body: new URLSearchParams({ seat: String(seat) }) });
  if (answer.ok) table.link.reopen();
  else location.reload();
}
