// @ts-check
// Hints: the best moves found for one's own seat; choosing one picks it, drawing it is still up to the player.
import { announce, fill, h, icon, say } from './dom.js';
import { whenReleased } from './press.js';

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
      h('button', { type: 'button', class: 'chip', 'data-key': `hint ${i}`, onclick: () => pick(table, move) },
        h('span', null, move.label), ' ', h('b', null, amount(move.value)), h('small', null, ` ± ${amount(1.96 * move.error)}`))))));
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
  await whenReleased();
  if (hint.ask !== ask) return;
  Object.assign(hint, { isThinking: false, answer });
  showHints(table);
  if (answer.moves?.length) announce(say('hint.found', { what: answer.moves[0].label, value: amount(answer.moves[0].value) }));
}

/** Pick a hint's move.
 * @param {Table} table @param {{path: string[], label: string}} move */
function pick(table, move) {
  const { picker } = table;
  if (!picker) return;
  /** @type {Choice[]} */
  const nodes = [];
  for (const name of move.path) {
    const node = (nodes.length ? nodes[nodes.length - 1].k ?? [] : picker.offers.tree).find((each) => each.c === name);
    if (!node) break;
    nodes.push(node);
  }
  picker.restart(true);
  if (nodes.length) picker.choose(nodes);
  table.refresh();
  announce(say('live.picked', { what: move.label }));
}
