// @ts-check
// Hints: the best moves found for one's own seat; choosing one picks it, drawing it is still up to the player.
import { illustrate, plainly } from '../kit/marks.js';
import { writeNumber, writePercent } from '../kit/messages.js';
import { announce, byId, fill, h, say, signed } from '../kit/dom.js';
import { describeHint, mayHint, offerHint, termName } from './panel.js';
import { whenReleased } from '../kit/press.js';
import { callServer } from '../kit/server.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {import('./picker.js').Choice} Choice */

/** A chance to win below which a game is as good as lost. */
const LOST = 0.025;

/** What was found, for which question of which seat.
 * @type {{ask: string | null, isThinking: boolean, answer: any}} */
const hint = { ask: null, isThinking: false, answer: null };

/** Name what is asked, and who is; people who share a device are asked the same.
 * @param {Table} table */
function questionOf(table) { return typeof table.state.ask === 'number' ? `${table.state.you} ${table.state.ask}` : null; }

/** Show what was found for the move at hand or, before, the button that asks for it.
 * @param {Table} table */
export function showHints(table) {
  const ask = questionOf(table);
  if (hint.ask !== ask) Object.assign(hint, { ask, isThinking: false, answer: null });
  if (!mayHint(table) || !(hint.isThinking || hint.answer)) { offerHint(table); return; }
  describeHint(false, Boolean(hint.answer?.moves));
  fill(byId('hint'), show(table));
}

/** @param {Table} table */
function show(table) {
  if (hint.isThinking) return h('p', { class: 'quiet' }, say('hint-thinking'));
  if (hint.answer.wrong) return h('p', { class: 'wrong' }, hint.answer.wrong);
  return h('div', null, h('p', { class: 'then' }, say(isLost() ? 'hint-lost' : `hint-${hint.answer.unit}`)),
    h('ol', { class: 'hints' }, ...hint.answer.moves.map((/** @type {any} */ move, /** @type {number} */ i) => h('li', null,
      h('button', { type: 'button', class: 'chip', 'data-key': `hint ${i}`, 'aria-pressed': String(isPicked(table, move)), onclick: () => pick(table, move),
        onpointerenter: () => table.hand.previewNodes(wayOf(table, move)), onpointerleave: () => table.hand.previewNodes(null),
        onfocus: () => table.hand.previewNodes(wayOf(table, move)), onblur: () => table.hand.previewNodes(null) },
        h('span', { class: 'label sentence' }, ...illustrate(move.label), ...reason(table, move)), !isLost() && h('b', null, amount(move.value)))))),
    areEqual(hint.answer.moves) && h('p', { class: 'quiet' }, say('hint-equal')));
}

/** Whether the first moves are about equally good: nearer to each other than chance can tell.
 * @param {any[]} moves */
function areEqual(moves) {
  return moves.length > 1 && moves[0].value - moves[1].value < 1.96 * Math.hypot(moves[0].error, moves[1].error);
}

/** Say what a move changes at once, as its reason.
 * @param {Table} table @param {any} move @returns {Node[]} */
function reason(table, move) {
  if (move.why) return [h('small', { class: 'reason' }, move.why)];
  const leaf = wayOf(table, move).at(-1)?.i;
  const change = leaf === undefined ? undefined : table.picker?.changes[leaf];
  const told = (/** @type {(by: number) => boolean} */ which) => (change ?? []).map((by, i) => ({ by, name: termName(table.facts.terms[i]) }))
    .filter(({ by }) => which(by)).sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).map(({ by, name }) => `${name} ${signed(by)}`).join(', ');
  const [gains, costs] = [told((by) => by > 0), told((by) => by < 0)];
  const words = [gains && say('hint-wins', { terms: gains }), costs && say('hint-costs', { terms: costs })].filter(Boolean).join('; ') || (change ? say('hint-later') : '');
  return words ? [h('small', { class: 'reason' }, words)] : [];
}

/** @param {Table} table @param {any} move */
function isPicked(table, move) {
  const way = wayOf(table, move);
  return way.length > 0 && table.picker?.node === way.at(-1);
}

/** Return a move's way through the tree of choices.
 * @param {Table} table @param {{path: string[]}} move @returns {Choice[]} */
function wayOf(table, move) {
  /** @type {Choice[]} */
  const nodes = [];
  for (const name of move.path) {
    const node = (nodes.length ? nodes[nodes.length - 1].k ?? [] : table.picker?.offers.tree ?? []).find((each) => each.c === name);
    if (!node) break;
    nodes.push(node);
  }
  return nodes;
}

/** Whether no move leaves a chance to win: then chances no longer tell moves apart. */
function isLost() { return hint.answer.unit === 'win' && hint.answer.moves.every((/** @type {any} */ move) => move.value < LOST); }

/** @param {number} value */
function amount(value) { return hint.answer.unit === 'win' ? writePercent(Math.max(0, value)) : writeNumber(value, 1); }

/** Find the best moves for the move at hand.
 * @param {Table} table */
export async function find(table) {
  const ask = questionOf(table);
  Object.assign(hint, { ask, isThinking: true, answer: null });
  showHints(table);
  const response = await callServer(`/t/${table.facts.table}/hint`, { method: 'POST' });
  const answer = await response.json().catch(() => ({ wrong: say('hint-failed') }));
  await whenReleased();
  if (hint.ask !== ask) return;
  answer.moves?.sort((/** @type {any} */ a, /** @type {any} */ b) => b.value - a.value);
  Object.assign(hint, { isThinking: false, answer });
  showHints(table);
  reveal();
  if (!answer.moves?.length) return;
  const what = plainly(answer.moves[0].label);
  announce(isLost() ? `${say('hint-lost')} ${what}` : say('hint-found', { what, value: amount(answer.moves[0].value) }));
}

/** Bring what was found to the front where the choices before it fill all the room. */
function reveal() {
  const box = document.getElementById('hint'), room = box?.parentElement;
  if (!box || !room) return;
  const from = room.getBoundingClientRect(), to = box.getBoundingClientRect();
  room.scrollBy(to.left - from.left, to.top - from.top);
}

/** Pick a hint's move.
 * @param {Table} table @param {{path: string[], label: string}} move */
function pick(table, move) {
  const { picker } = table;
  if (!picker) return;
  const nodes = wayOf(table, move);
  picker.restart(true);
  if (nodes.length) picker.choose(nodes);
  table.refresh();
  announce(say('live-picked', { what: plainly(move.label) }));
}
