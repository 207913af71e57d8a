// @ts-check
// What a move feels like: its points fly to the total, a house is stamped, a closed wall thuds, a fish jumps into its store.
// Nothing waits for any of it.
import { h, signed } from '../kit/dom.js';
import { picture } from '../kit/marks.js';
import { buzz, mayMove, playSound } from '../kit/settings.js';

/** @typedef {import('./table.js').Table} Table */

/** How long a term flies, how far apart terms start, how long a stamp takes to land, in milliseconds. */
const FLIGHT = 420, APART = 70, STAMP = 260;
const MOST = 5;
/** Points of a closed wall, at least. */
const CLOSED = 4;

/** Let a move be felt.
 * @param {Table} table @param {Record<string, string>} marks What it draws, by place. @param {number[]} change What it brings, by term.
 * @param {number} total What the score was before. */
export function celebrate(table, marks, change, total) {
  const places = Object.keys(marks).filter((place) => table.sheet.cells.has(place));
  const isHouse = Object.values(marks).some((mark) => mark.split(' ').includes('H'));
  const isWall = (change[table.facts.terms.indexOf('wall')] ?? 0) >= CLOSED;
  const fished = places.filter((place) => marks[place].split(' ').includes('fished'));
  if (isHouse) playSound('stamp');
  if (isWall) playSound('thud');
  if (fished.length) playSound('splash');
  buzz(isHouse || isWall ? 30 : 15);
  if (!mayMove()) return;
  if (isHouse) for (const place of places) stamp(table.sheet.cells.get(place));
  fished.slice(0, MOST).forEach((place, i) => jump(table, place, i));
  fly(table, places, change.filter((value) => value).sort((a, b) => Math.abs(b) - Math.abs(a)).slice(0, MOST), total);
}

/** @param {Element | undefined} cell */
function stamp(cell) {
  cell?.querySelector('.drawn')?.animate([{ transform: 'translateY(-12px) scale(1.12)', opacity: 0 }, { transform: 'none', opacity: 1 }, { transform: 'translateX(2px)' }, { transform: 'none' }],
    { duration: STAMP, easing: 'cubic-bezier(.3, 1.6, .5, 1)' });
}

/** Let a fish jump out of its square into the store, in a high arc.
 * @param {Table} table @param {string} place @param {number} number */
function jump(table, place, number) {
  const goal = seen(['#sheet [data-spot=fish]', '#sheet [data-about=fish]']);
  const drawn = picture('fish', 'fly jump');
  const from = table.sheet.cells.get(place)?.getBoundingClientRect();
  if (!goal || !drawn || !from) return;
  const to = goal.getBoundingClientRect();
  document.body.append(drawn);
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  drawn.animate([{ transform: at(from.left, from.top, -50) }, { transform: at((from.left + to.left) / 2, Math.min(from.top, to.top) - 50, 10), offset: 0.5 },
    { transform: at(to.left, to.top, 60), opacity: 0.3 }], { duration: FLIGHT * 1.3, delay: number * APART, easing: 'ease-in-out', fill: 'both' }).finished.finally(() => drawn.remove());
}

/** Return the first of some parts of the page that can be seen.
 * @param {string[]} names */
function seen(names) { return names.map((each) => document.querySelector(each)).find((each) => each?.checkVisibility()); }

/** Let terms fly from their squares to the total, in an arc, and let that count up as they land. All is measured first and put on the page at once.
 * @param {Table} table @param {string[]} places @param {number[]} terms @param {number} total */
function fly(table, places, terms, total) {
  const goal = seen(['.standings .me .points', '#sheet [data-spot=score-total]', '#score .total dd']);
  if (!goal || !places.length) return;
  const starts = places.slice(0, terms.length).map((place) => /** @type {Element} */ (table.sheet.cells.get(place)).getBoundingClientRect());
  const to = goal.getBoundingClientRect();
  const flying = terms.map((value) => h('span', { class: `fly ${value > 0 ? 'up' : 'down'}` }, signed(value)));
  const flight = h('div', { 'aria-hidden': 'true' }, ...flying);
  document.body.append(flight);
  if (!table.facts.weakest && goal.firstChild instanceof Text) countUp(goal.firstChild, total, FLIGHT / 2, FLIGHT / 2 + terms.length * APART);
  const flights = flying.map((each, i) => {
    setTimeout(() => playSound('coin'), i * APART);
    return each.animate(arc(starts[i % starts.length], to.left + to.width / 2, to.top + to.height / 2),
      { duration: FLIGHT, delay: i * APART, easing: 'ease-in-out', fill: 'both' }).finished;
  });
  Promise.all(flights).finally(() => flight.remove());
}

/** Return the way of a term: up from its square and in an arc to a point.
 * @param {DOMRect} start @param {number} x @param {number} y */
function arc(start, x, y) {
  const at = (/** @type {number} */ left, /** @type {number} */ top, /** @type {number} */ size) => `translate(${left}px, ${top}px) scale(${size})`;
  return [{ transform: at(start.left, start.top, 0.8), opacity: 0 }, { transform: at(start.left, start.top - 14, 1.15), opacity: 1, offset: 0.25 },
    { transform: at((start.left + x) / 2, Math.min(start.top, y) - 30, 1.1), opacity: 1, offset: 0.6 }, { transform: at(x, y, 0.6), opacity: 0.2 }];
}

/** How long a sheet takes to be drawn again, in milliseconds. */
const REDRAWN = 3000;

/** Draw a sheet once more, square after square; a press shows all of it at once.
 * @param {import('../kit/sheet.js').Sheet} sheet */
export function redraw(sheet) {
  if (!mayMove()) return;
  const drawn = [...sheet.cells.values()].map((cell) => cell.querySelector('.drawn')).filter((each) => each?.childElementCount);
  const running = drawn.map((each, i) => /** @type {Element} */ (each).animate([{ opacity: 0, transform: 'scale(.9)' }, { opacity: 1, transform: 'none' }],
    { duration: 240, delay: (i * REDRAWN) / drawn.length, fill: 'backwards', easing: 'ease-out' }));
  document.addEventListener('pointerdown', () => { for (const each of running) each.finish(); }, { once: true });
}

/** How long a total counts up, in milliseconds. */
const COUNTED = 600;

/** Let a figure count up to what it is.
 * @param {Text} figure @param {number} [start] @param {number} [delay] @param {number} [duration] */
export function countUp(figure, start = 0, delay = 0, duration = COUNTED) {
  const whole = figure.data, total = Number(whole.replace('−', '-'));
  if (!mayMove() || !Number.isFinite(total - start) || total === start) return;
  const from = performance.now() + delay;
  let shown = whole;
  const step = (/** @type {number} */ now) => {
    if (figure.data !== shown) return; // something newer is shown
    const part = Math.min(1, Math.max(0, (now - from) / duration));
    shown = part < 1 ? String(Math.round(start + (total - start) * part * (2 - part))).replace('-', '−') : whole;
    figure.data = shown;
    if (part < 1) requestAnimationFrame(step);
  };
  step(performance.now());
}
