// @ts-check
// Hints: the best moves found for one's own seat; choosing one picks it, drawing it is still up to the player.
import { announce, byId, fill, h, icon, say } from './dom.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {import('./picker.js').Choice} Choice */

/** @type {{ask: number | null, isThinking: boolean, answer: any}} */
const hint = { ask: null, isThinking: false, answer: null };

/** Show the button that asks for a hint, or what it found for the move at hand.
 * @param {Table} table */
export function showHints(table) {
  const box = document.getElementById('hint');
  if (!box) return;
  const ask = table.state.ask ?? null;
  if (hint.ask !== ask) Object.assign(hint, { ask, isThinking: false, answer: null });
  const isOffered = ask !== null && table.picker !== null && mayAsk(table);
  fill(box, isOffered && show(table));
}

/** @param {Table} table */
function mayAsk(table) {
  const people = Object.values(table.players).filter((who) => who.is_person).length;
  return table.facts.hints === 'all' || (table.facts.hints === 'alone' && people < 2);
}

/** @param {Table} table */
function show(table) {
  if (hint.isThinking) return h('p', { class: 'quiet' }, say('hint.thinking'));
  if (!hint.answer) return h('button', { type: 'button', class: 'small', 'data-key': 'hint', onclick: () => find(table) }, icon('star'), say('hint.ask'));
  if (hint.answer.wrong) return h('p', { class: 'wrong' }, hint.answer.wrong);
  return h('div', null, h('p', { class: 'then' }, say(`hint.${hint.answer.unit}`)),
    h('ol', { class: 'hints' }, ...hint.answer.moves.map((/** @type {any} */ move, /** @type {number} */ i) => h('li', null,
      h('button', { type: 'button', class: 'chip', 'data-key': `hint ${i}`, onclick: () => pick(table, move.move) },
        h('span', null, tell(table, move.move)), ' ', h('b', null, amount(move.value)), h('small', null, ` ± ${amount(1.96 * move.error)}`))))));
}

/** @param {number} value */
function amount(value) { return hint.answer.unit === 'win' ? `${(100 * value).toFixed(0)}%` : value.toFixed(1); }

/** @param {Table} table */
async function find(table) {
  const { ask } = hint;
  hint.isThinking = true;
  showHints(table);
  const response = await fetch(`/t/${table.facts.table}/hint`, { method: 'POST' });
  const answer = await response.json().catch(() => ({ wrong: say('hint.failed') }));
  if (hint.ask !== ask) return;
  Object.assign(hint, { isThinking: false, answer });
  showHints(table);
  if (answer.moves?.length) announce(say('hint.found', { what: tell(table, answer.moves[0].move), value: amount(answer.moves[0].value) }));
}

/** @param {Table} table @param {string} move @returns {Choice[]} */
function pathOf(table, move) {
  const offers = table.picker?.offers;
  const wanted = offers ? offers.moves.indexOf(move) : -1;
  /** @param {Choice[]} nodes @returns {Choice[] | null} */
  const search = (nodes) => {
    for (const node of nodes) {
      if (node.i === wanted) return [node];
      const below = search(node.k ?? []);
      if (below) return [node, ...below];
    }
    return null;
  };
  return wanted < 0 ? [] : search(offers?.tree ?? []) ?? [];
}

/** @param {Table} table @param {string} move */
function tell(table, move) { return pathOf(table, move).map((node) => node.l).join(', ') || move; }

/** @param {Table} table @param {string} move */
function pick(table, move) {
  const path = pathOf(table, move);
  if (!path.length || !table.picker) return;
  table.picker.restart(true);
  table.picker.choose(path);
  table.refresh();
  byId('hint').querySelector('button')?.focus({ preventScroll: true });
  announce(say('live.picked', { what: tell(table, move) }));
}
