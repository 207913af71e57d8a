// @ts-check
// A preview on a sheet: the shape as a scrap of paper with one outline, frames where something else changes.
import { drawGhost, shape, SVG } from './marks.js';

/** @typedef {Map<string, SVGGElement>} Cells */

/** Lay a scrap of paper over every grid that a preview touches.
 * @param {Cells} cells @param {Record<string, string>} marks @param {Set<string>} lifted The places of the shape. */
export function drawScrap(cells, marks, lifted) {
  /** @type {Map<Element, string[]>} */
  const grids = new Map();
  for (const place of new Set([...Object.keys(marks).filter((each) => marks[each]), ...lifted])) {
    const grid = cells.get(place)?.closest('[role=grid]');
    if (grid) grids.set(grid, [...grids.get(grid) ?? [], place]);
  }
  for (const [grid, places] of grids) {
    const scrap = document.createElementNS(SVG, 'g');
    scrap.setAttribute('class', 'scrap');
    scrap.setAttribute('aria-hidden', 'true');
    const [inside, beside] = [places.filter((place) => lifted.has(place)), places.filter((place) => !lifted.has(place))];
    const sheet = inside.map((place) => /** @type {SVGGElement} */ (cells.get(place)));
    scrap.append(...sheet.map((cell) => outline(cell, 'scrap-line')), ...sheet.map((cell) => outline(cell, 'scrap-paper')),
      ...seams(sheet), ...beside.map((place) => outline(/** @type {SVGGElement} */ (cells.get(place)), 'beside')),
      ...places.map((place) => ink(place, /** @type {SVGGElement} */ (cells.get(place)), marks[place] ?? '')));
    grid.after(scrap);
  }
}

/** @param {SVGGElement} cell @param {string} look */
function outline(cell, look) {
  return shape('path', { class: look, d: cell.querySelector('.cell')?.getAttribute('d') ?? '', transform: cell.getAttribute('transform') ?? '' });
}

/** Draw the dotted lines between squares of one scrap: its outline goes round all of them.
 * @param {SVGGElement[]} sheet */
function seams(sheet) {
  const corners = sheet.map((cell) => (/translate\(([-\d.]+) ([-\d.]+)\)/.exec(cell.getAttribute('transform') ?? '') ?? [0, 0, 0]).slice(1).map(Number));
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
