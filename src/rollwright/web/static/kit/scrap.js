// @ts-check
// A preview on a sheet: the shape as a scrap of paper with one outline, frames where something else changes.
import { drawGhost, shape } from './marks.js';

/** @typedef {Map<string, SVGGElement>} Cells */

/** Lay a scrap of paper over every grid that a preview touches, and take away those that lay there before.
 * @param {Element} box @param {Cells} cells @param {Record<string, string>} marks
 * @param {Set<string>} lifted The places of the shape. @param {Set<string>} before Those of the shape that was shown before. */
export function drawScraps(box, cells, marks, lifted, before) {
  const old = new Set(box.querySelectorAll('.scrap'));
  const isSame = lifted.size === before.size && [...lifted].every((place) => before.has(place));
  for (const [grid, places] of byGrid(cells, [...Object.keys(marks).filter((each) => marks[each]), ...lifted])) {
    const lying = isSame ? [...old].find((each) => each.previousElementSibling === grid) : undefined;
    const scrap = lying ?? makeScrap();
    fillScrap(scrap, cells, places, marks, lifted);
    if (lying) { old.delete(lying); continue; }
    const [now, then] = [lifted, before].map((each) => cornersOf([...each].map((place) => /** @type {SVGGElement} */ (cells.get(place))).filter((cell) => grid.contains(cell))));
    move(/** @type {SVGElement} */ (scrap.firstElementChild), now, then);
    grid.after(scrap);
  }
  old.forEach((each) => each.remove());
}

/** @param {Cells} cells @param {string[]} places */
function byGrid(cells, places) {
  /** @type {Map<Element, string[]>} */
  const grids = new Map();
  for (const place of new Set(places)) {
    const grid = cells.get(place)?.closest('[role=grid]');
    if (grid) grids.set(grid, [...grids.get(grid) ?? [], place]);
  }
  return grids;
}

function makeScrap() {
  const scrap = shape('g', { class: 'scrap', 'aria-hidden': 'true' });
  scrap.append(shape('g', { class: 'lifted' }), shape('g', {}));
  return scrap;
}

/** Draw the paper of a scrap, and beside it the frames of what else changes; a paper that is still moving goes on.
 * @param {Element} scrap @param {Cells} cells @param {string[]} places @param {Record<string, string>} marks @param {Set<string>} lifted */
function fillScrap(scrap, cells, places, marks, lifted) {
  const cellOf = (/** @type {string} */ place) => /** @type {SVGGElement} */ (cells.get(place));
  const [inside, beside] = [places.filter((place) => lifted.has(place)), places.filter((place) => !lifted.has(place))];
  const sheet = inside.map(cellOf);
  const inked = (/** @type {string[]} */ each) => each.map((place) => ink(place, cellOf(place), marks[place] ?? ''));
  scrap.children[0].replaceChildren(...sheet.map((cell) => outline(cell, 'scrap-line')), ...sheet.map((cell) => outline(cell, 'scrap-paper')), ...seams(sheet), ...inked(inside));
  scrap.children[1].replaceChildren(...beside.map((place) => outline(cellOf(place), 'beside')), ...inked(beside));
}

/** Let a paper slide or turn from where it lay before; a new one is lifted.
 * @param {SVGElement} paper @param {number[][]} now The corners of its squares. @param {number[][]} before */
function move(paper, now, before) {
  if (!now.length || !before.length) return;
  const [[x, y, width, height, form], [oldX, oldY, oldWidth, oldHeight, oldForm]] = [extentOf(now), extentOf(before)];
  if (form === oldForm) {
    paper.classList.add('slid');
    paper.style.setProperty('--from', `${oldX - x}px ${oldY - y}px`);
  } else if (now.length === before.length && width === oldHeight && height === oldWidth) paper.classList.add('turned');
}

/** Return where squares begin, how far they reach, and the form they make.
 * @param {number[][]} corners @returns {[number, number, number, number, string]} */
function extentOf(corners) {
  const [xs, ys] = [corners.map((each) => each[0]), corners.map((each) => each[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y, corners.map((each) => `${each[0] - x} ${each[1] - y}`).sort().join()];
}

/** @param {SVGGElement[]} sheet */
function cornersOf(sheet) {
  return sheet.map((cell) => (/translate\(([-\d.]+) ([-\d.]+)\)/.exec(cell.getAttribute('transform') ?? '') ?? [0, 0, 0]).slice(1).map(Number));
}

/** @param {SVGGElement} cell @param {string} look */
function outline(cell, look) {
  return shape('path', { class: look, d: cell.querySelector('.cell')?.getAttribute('d') ?? '', transform: cell.getAttribute('transform') ?? '' });
}

/** Draw the dotted lines between squares of one scrap: its outline goes round all of them.
 * @param {SVGGElement[]} sheet */
function seams(sheet) {
  const corners = cornersOf(sheet);
  const has = (/** @type {number} */ x, /** @type {number} */ y) => corners.some(([a, b]) => Math.abs(a - x) < 1 && Math.abs(b - y) < 1);
  const lines = corners.flatMap(([x, y]) => [has(x + 40, y) ? `M${x + 40} ${y + 3}v34` : '', has(x, y + 40) ? `M${x + 3} ${y + 40}h34` : '']);
  return [shape('path', { class: 'seam', d: lines.join('') })];
}

/** Draw what a place will have on it.
 * @param {string} place @param {SVGGElement} cell @param {string} mark */
function ink(place, cell, mark) {
  const group = shape('g', { class: 'preview', 'data-of': place, transform: cell.getAttribute('transform') ?? '' });
  const [variant, lean] = (cell.dataset.hand ?? '0').split(' ');
  group.append(...mark.split(' ').filter(Boolean).map((code) => drawGhost(code, variant, lean ? `rotate(${lean} 20 20)` : '')));
  return group;
}
