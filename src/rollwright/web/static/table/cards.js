// @ts-check
// The scoring cards of a game: large when they are dealt, then a strip with what each pays now, where the sheet is narrow.
import { byId, fill, h, say } from '../kit/dom.js';
import { openDialog } from '../kit/dialog.js';
import { SVG } from '../kit/marks.js';
import { loadStyle } from '../kit/styles.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {{name: string, says: string, pays: string, picture: Node | null}} Card */

await loadStyle('edges.css');

/** Show the cards that are in play.
 * @param {Table} table */
export function showCards(table) {
  const cards = readCards(table);
  const isDeal = table.state.phase === 'playing' && (!table.state.roll || table.isDealing);
  const box = byId('cards');
  box.hidden = !cards.length;
  box.className = isDeal ? 'deal' : 'strip';
  if (isDeal) fill(box, h('h2', null, say('cards-title')), h('p', { class: 'quiet' }, say('cards-count')), list(cards));
  else fill(box, h('button', { type: 'button', 'data-key': 'cards', 'aria-label': say('cards-show'), onclick: () => openDialog(say('cards-title'), list(readCards(table))) }, ...cards.map(cell)));
}

/** Read the cards off the printed sheet, which has them all, and what they pay off its marks.
 * @param {Table} table @returns {Card[]} */
function readCards({ sheet }) {
  return [...sheet.box.querySelectorAll('[data-about^=card-]')].map((printed) => {
    const { about = '' } = /** @type {SVGElement} */ (printed).dataset;
    const [, ...lines] = [...printed.querySelectorAll('text')].map((line) => line.textContent);
    return { name: printed.getAttribute('aria-label') ?? '', says: lines.join(' '), pays: sheet.over[about] ?? sheet.marks[about] ?? '', picture: draw(printed.querySelector(':scope > g.mark')) };
  });
}

/** @param {Element | null} printed */
function draw(printed) {
  if (!printed) return null;
  const made = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({ class: 'rw rw-light tiny-mark', viewBox: '0 0 40 40', 'aria-hidden': 'true' })) made.setAttribute(name, value);
  const inside = /** @type {Element} */ (printed.cloneNode(true));
  inside.removeAttribute('transform');
  made.append(inside);
  return made;
}

/** @param {Card[]} cards */
function list(cards) {
  return h('ul', { class: 'scoring-cards' }, ...cards.map(({ name, says, pays, picture }) => h('li', { class: 'card' }, picture,
    h('div', null, h('h3', null, name), h('p', null, says), pays && h('p', { class: 'pays' }, say('cards-pays', { points: pays }))))));
}

/** @param {Card} card */
function cell({ name, pays, picture }) { return h('span', null, picture, h('b', { class: 'points' }, pays), h('small', null, name)); }
