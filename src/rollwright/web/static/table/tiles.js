// @ts-check
// Choices as tiles: the dice they read, the shape they draw, their name, what they bring.
import { h, say, signed } from '../kit/dom.js';
import { die, drawMark, findMark, picture, shape, SVG } from '../kit/marks.js';
import { leavesOf, placementsBelow } from './picker.js';

/** @typedef {import('./picker.js').Choice} Choice
 * @typedef {import('./picker.js').Picker} Picker
 * @typedef {import('./table.js').Table} Table */

/** The side of a square of a small shape, with the gap to the next. */
const CELL = 20;
/** Pixels of such a square's side on the screen, where there is room, for one of its drawing. */
const SCALE = 1.3;
/** Such a square with round corners, from the left end of its upper side. */
const SQUARE = 'h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3z';

/** @typedef {{address: string, changes: unknown, button: HTMLElement}} Made A tile, and what it was made for.
 * @type {WeakMap<Choice, Made>} */
const known = new WeakMap();

/** Return a choice as a button: the same one as long as the choice, the sheet's form and the changes are the same.
 * @param {Table} table @param {string} label @param {Choice[]} nodes @param {boolean} isOn @param {() => void} act */
export function keptTile(table, label, nodes, isOn, act) {
  const last = /** @type {Choice} */ (nodes.at(-1));
  const { sheet: { address }, picker } = table;
  let made = known.get(last);
  if (made?.address !== address || made.changes !== picker?.changes) {
    made = { address, changes: picker?.changes, button: tile(table, label, nodes, isOn, act) };
    known.set(last, made);
  }
  made.button.setAttribute('aria-pressed', String(isOn));
  made.button.onclick = () => { act(); table.refresh(); };
  return made.button;
}

/** Return a choice as a button.
 * @param {Table} table @param {string} label @param {Choice[]} nodes @param {boolean} isOn
 * @param {() => void} act @param {boolean} [small] */
export function tile(table, label, nodes, isOn, act, small = false) {
  const { t: brief = '', d: [a, b] = [] } = nodes.find((node) => node.l === label) ?? {};
  const isFace = small && findMark(`die-${label}`) !== undefined;
  const pairing = nodes.findLast((node) => isLocation(node) || node.c.startsWith('pair:'));
  const pairs = pairing ? faces(table, pairing) : [];
  const dice = a ? [tinyDie(a), '+', tinyDie(b), `=${Number(a) + Number(b)}`] : isFace ? [tinyDie(label)] : pairs.length ? pairs : small ? [] : faces(table, nodes[0]);
  const drawn = table.picker ? drawing(table.picker, nodes) : [];
  const look = ['chip', small && 'small', pairs.length && 'located', drawn.length && 'pictured', drawn[0]?.nodeName === 'SPAN' && 'paired'].filter(Boolean).join(' ');
  const button = h('button', {
    type: 'button', class: look, 'aria-pressed': String(isOn), 'data-key': `chip ${nodes.map((node) => node.c).join(' ')}`,
    onpointerenter: () => table.hand.previewNodes(nodes), onpointerleave: () => table.hand.previewNodes(null),
    onfocus: () => table.hand.previewNodes(nodes), onblur: () => table.hand.previewNodes(null),
  }, dice.length > 0 && h('span', { class: 'dice-sum', 'aria-hidden': a ? 'true' : null }, ...dice), drawn,
  isFace || pairs.length ? h('span', { class: 'label hidden' }, label) : brief ? [h('span', { class: a ? 'hidden' : 'label whole' }, label), h('span', { class: a ? 'label' : 'label brief', 'aria-hidden': 'true' }, brief)] : h('span', { class: 'label' }, label),
  best(table.picker, nodes));
  button.onclick = () => { act(); table.refresh(); };
  return button;
}

/** Whether a choice says which pair of dice is the place, and which what is built.
 * @param {Choice} choice */
export function isLocation(choice) { return choice.c.startsWith('location:'); }

/** Draw the dice a choice names, where its values are faces of the roll, with a line between its pairs.
 * @param {Table} table @param {Choice} choice @returns {Node[]} */
export function faces(table, choice) {
  const [kind, value = ''] = choice.c.split(':');
  const pairs = value.split('|').map((pair) => pair.split(/[,+]/));
  if (!table.state.roll || !['die', 'take', 'pair', 'dice', 'location'].includes(kind) || !pairs.flat().every((face) => findMark(`die-${face}`))) return [];
  return pairs.flatMap((pair, i) => [...(i ? [h('span', { class: 'between' })] : []), ...pair.map(tinyDie)]);
}

/** @param {string} face */
export function tinyDie(face) {
  const drawn = die(face, 'tiny-die');
  drawn.setAttribute('aria-hidden', 'true');
  return drawn;
}

/** Draw what a choice makes: its shape, or its picture.
 * @param {Picker} picker @param {Choice[]} nodes @returns {Node[]} */
function drawing(picker, nodes) {
  const marks = nodes.map((node) => node.m ?? '').filter(Boolean);
  // What is built says more than how many move in.
  const told = (marks.find((mark) => mark.startsWith('<')) ?? marks.at(-1) ?? '').replace('<', '').split(' ').filter((mark) => findMark(mark));
  const cells = told.length === 1 && nodes.some((node) => node.c.startsWith('icon:')) ? cellsOf(picker, nodes) : [];
  if (cells.length) return [drawShape(cells, told[0])];
  const pictures = told.flatMap((mark) => picture(mark, 'tiny-mark') ?? []);
  return pictures.length > 1 ? [h('span', { class: 'pair' }, ...pictures)] : pictures;
}

/** Return the squares of a choice's shape, as it lies first of all.
 * @param {Picker} picker @param {Choice[]} nodes @returns {[number, number][]} */
function cellsOf(picker, nodes) {
  const found = placementsBelow(nodes.at(-1)?.k ?? [])[0];
  const cells = (found?.places ?? []).flatMap((place) => { const at = picker.locate(place); return at ? [at] : []; });
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells.map(([x, y]) => [Math.round(x - left), Math.round(y - top)]);
}

/** @param {[number, number][]} cells @param {string} mark */
function drawShape(cells, mark) {
  const [wide, high] = [0, 1].map((axis) => CELL * (1 + Math.max(...cells.map((cell) => cell[axis]))));
  const made = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ class: 'rw rw-light shape-pic', viewBox: `-1 -1 ${wide + 1} ${high + 1}`, width: String(SCALE * wide), height: String(SCALE * high), 'aria-hidden': 'true' })) made.setAttribute(name, value);
  made.append(shape('path', { class: 'piece', d: cells.map(([x, y]) => `M${x * CELL + 3} ${y * CELL}${SQUARE}`).join('') }),
    ...cells.flatMap(([x, y]) => drawMark(mark, '0', `translate(${x * CELL + 1.5} ${y * CELL + 1.5}) scale(.4)`).slice(-1)));
  return made;
}

/** Tell the best change among a choice's moves, once it is known.
 * @param {Picker | null} picker @param {Choice[]} nodes @returns {Node[]} */
function best(picker, nodes) {
  if (!picker) return [];
  const leaves = leavesOf(nodes[nodes.length - 1]);
  const totals = leaves.map((leaf) => picker.changes[leaf]).filter((change) => change !== undefined)
    .map((change) => /** @type {number[]} */ (change).reduce((a, b) => a + b, 0));
  if (totals.length < leaves.length || !totals.length) return [];
  const high = Math.max(...totals);
  if (picker.isByWeakest && high === 0 && Math.min(...totals) === 0) return [];
  return [h('span', { class: `gain ${high > 0 ? 'up' : high < 0 ? 'down' : ''}`.trim() }, new Set(totals).size > 1 && [h('small', null, say('task-up_to')), ' '], signed(high))];
}
