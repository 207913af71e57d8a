// @ts-check
// A sheet as a small picture: the board alone, for what is written below it would be too small to read.
import { Sheet } from './sheet.js';

/** @typedef {import('./sheet.js').SheetData} SheetData */

/** Draw a sheet into a box.
 * @param {HTMLElement} box @param {SheetData} data @returns {Sheet} */
export function drawThumbnail(box, data) {
  const sheet = new Sheet(box, false);
  sheet.show({ ...data, bases: [data.bases[1], data.bases[1]] });
  sheet.ready = sheet.ready.then(() => showBoard(sheet.box.querySelector('svg')));
  return sheet;
}

/** @param {SVGSVGElement | null} drawing */
function showBoard(drawing) {
  if (!drawing) return;
  const { width } = drawing.viewBox.baseVal, height = Number(drawing.dataset.fold) || drawing.viewBox.baseVal.height;
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  drawing.setAttribute('height', String(height));
}
