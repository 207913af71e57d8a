// @ts-check
// What a move feels like: its points fly to the total, a house is stamped, a closed wall thuds. Nothing waits for any of it.
import { h, signed } from '../kit/dom.js';
import { mayMove, playSound } from '../kit/settings.js';

/** @typedef {import('./table.js').Table} Table */

/** How long a term flies, how far apart terms start, how long a stamp takes to land, in milliseconds. */
const FLIGHT = 420, APART = 70, STAMP = 260;
const MOST = 5;
/** Points of a closed wall, at least. */
const CLOSED = 4;

/** Let a move be felt.
 * @param {Table} table @param {Record<string, string>} marks What it draws, by place. @param {number[]} change What it brings, by term. */
export function celebrate(table, marks, change) {
  const places = Object.keys(marks).filter((place) => table.sheet.cells.has(place));
  const isHouse = Object.values(marks).some((mark) => mark.split(' ').includes('H'));
  const isWall = (change[table.facts.terms.indexOf('wall')] ?? 0) >= CLOSED;
  if (isHouse) playSound('stamp');
  if (isWall) playSound('thud');
  if (!mayMove()) return;
  navigator.vibrate?.(isHouse || isWall ? 30 : 15);
  if (isHouse) for (const place of places) stamp(table.sheet.cells.get(place));
  fly(table, places, change.filter((value) => value).sort((a, b) => Math.abs(b) - Math.abs(a)).slice(0, MOST));
}

/** @param {Element | undefined} cell */
function stamp(cell) {
  cell?.querySelector('.drawn')?.animate([{ transform: 'translateY(-12px) scale(1.12)', opacity: 0 }, { transform: 'none', opacity: 1 }, { transform: 'translateX(2px)' }, { transform: 'none' }],
    { duration: STAMP, easing: 'cubic-bezier(.3, 1.6, .5, 1)' });
}

/** Let terms fly from their squares to the total, in an arc.
 * @param {Table} table @param {string[]} places @param {number[]} terms */
function fly(table, places, terms) {
  const goal = ['.standings .me .points', '#sheet [data-spot=score-total]', '#score .total dd'].map((each) => document.querySelector(each)).find((each) => each?.checkVisibility());
  const from = table.sheet.cells.get(places[0] ?? '')?.getBoundingClientRect();
  if (!goal || !from) return;
  const to = goal.getBoundingClientRect();
  terms.forEach((value, i) => {
    const start = (table.sheet.cells.get(places[i % places.length]) ?? goal).getBoundingClientRect();
    const made = h('span', { class: `fly ${value > 0 ? 'up' : 'down'}`, 'aria-hidden': 'true' }, signed(value));
    document.body.append(made);
    const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) => `translate(${x}px, ${y}px) scale(${size})`;
    const [x, y] = [to.left + to.width / 2, to.top + to.height / 2];
    made.animate([{ transform: at(start.left, start.top, 0.8), opacity: 0 }, { transform: at(start.left, start.top - 14, 1.15), opacity: 1, offset: 0.25 },
      { transform: at((start.left + x) / 2, Math.min(start.top, y) - 30, 1.1), opacity: 1, offset: 0.6 }, { transform: at(x, y, 0.6), opacity: 0.2 }],
    { duration: FLIGHT * 1.6, delay: i * APART, easing: 'ease-in-out', fill: 'both' }).finished.finally(() => made.remove());
  });
}

/** How long a sheet takes to be drawn again, in milliseconds. */
const REDRAWN = 3000;

/** Draw a sheet once more, square after square; a press shows all of it at once.
 * @param {import('../kit/sheet.js').Sheet} sheet */
export function redraw(sheet) {
  sheet.box.scrollIntoView({ block: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' });
  if (!mayMove()) return;
  const drawn = [...sheet.cells.values()].map((cell) => cell.querySelector('.drawn')).filter((each) => each?.childElementCount);
  const running = drawn.map((each, i) => /** @type {Element} */ (each).animate([{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }],
    { duration: 240, delay: (i * REDRAWN) / drawn.length, fill: 'backwards', easing: 'ease-out' }));
  document.addEventListener('pointerdown', () => { for (const each of running) each.finish(); }, { once: true });
}
