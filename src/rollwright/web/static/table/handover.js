// @ts-check
// Several people on one device: when it is somebody else's move, the table is covered and the device handed on.
import { announce, avatar, byId, fill, h, icon, say } from '../kit/dom.js';
import { loadStyle } from '../kit/styles.js';
import { callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table */

await loadStyle('handover.css');

/** The seat that has the device and has not put it down: who moved may look at the sheet and take the move back.
 * @type {number | null} */
let holder = null;

/** Ask for the device to be handed on, if somebody else who shares it is to move.
 * @param {Table} table */
export function handOver(table) {
  const dialog = /** @type {HTMLDialogElement} */ (byId('handover'));
  const next = nextOf(table);
  if (next === null) { holder = table.state.you; dialog.onclose = null; dialog.close(); return; }
  const isHeld = holder === table.state.you && !table.facts.shared;
  fill(dialog, ...(isHeld ? askHolder(table, next) : askNext(table, next)));
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => handOver(table);
  dialog.classList.toggle('secret', !table.facts.shared && !isHeld);
  if (dialog.open) return;
  dialog.showModal();
  announce(say('hand-to', { name: table.nameOf(next) }));
}

/** Let who moved see what is drawn; only they can take it back, for then everything is covered.
 * @param {Table} table @param {number} next */
function askHolder(table, next) {
  return [h('h2', { id: 'handover-to' }, say('hand-to', { name: table.nameOf(next) })),
    h('button', { type: 'button', class: 'main', 'data-key': 'cover', onclick: () => { holder = null; handOver(table); } }, icon('check'), say('hand-on')), table.state.can_undo && takeBack(table)];
}

/** Cover the table, and let the next person say that they have the device.
 * @param {Table} table @param {number} next */
function askNext(table, next) {
  const name = table.nameOf(next);
  return [avatar(table.players[next]), h('h2', { id: 'handover-to' }, say('hand-to', { name })),
    h('p', { class: 'quiet' }, say(table.facts.shared ? 'hand-open' : 'hand-hidden', { name })),
    h('button', { type: 'button', class: 'main', 'data-key': 'ready', onclick: () => take(table, next) }, icon('check'), say('hand-ready', { name })),
    table.facts.shared && table.state.can_undo && takeBack(table)];
}

/** @param {Table} table */
function takeBack(table) { return h('button', { type: 'button', class: 'quiet-button', 'data-key': 'undo', onclick: () => table.undo() }, icon('undo'), say('hand-back')); }

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
  const answer = await callServer(`/t/${table.facts.table}/hand`, { method: 'POST', body: new URLSearchParams({ seat: String(seat) }) });
  if (answer.ok) table.link.reopen();
  else location.reload();
}
