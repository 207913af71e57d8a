// @ts-check
// Where the weakest row decides: a line under each of one's rows, as far as the rival's row has come, unless that lies there itself.
import { shape } from '../kit/marks.js';

/** @typedef {import('./table.js').Table} Table */

/** The width of a square in its own drawing, and where the line runs below it. */
const SIDE = 40, BELOW = 40;
const DOT = 'a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

/** Draw the lines, which grow with the rival's rows.
 * @param {Table} table @param {number[]} theirs How far the rival is in each row. */
export function drawLanes({ sheet, state: { you } }, theirs) {
  theirs.forEach((marked, row) => {
    const first = sheet.cells.get(`${String.fromCharCode(65 + you)}${row + 1}-1`);
    const track = first?.closest('.track');
    if (!first || !track || track.querySelector('.theirs')) return;
    let lane = track.querySelector(`.lane[data-row="${row}"]`);
    if (!lane) {
      lane = shape('path', { class: 'lane', 'data-row': String(row), transform: first.getAttribute('transform') ?? '' });
      track.append(lane);
    }
    lane.setAttribute('d', marked ? `M3 ${BELOW}H${SIDE * marked - 8}${DOT}` : '');
  });
}
