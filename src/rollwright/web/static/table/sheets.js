// @ts-check
// Everybody's sheets, as everybody sees them: what is on each, and the drawings that show it.
import { h } from '../kit/dom.js';
import { Sheet, findChanges } from '../kit/sheet.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {import('../kit/sheet.js').SheetData} SheetData */

export class Sheets {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Record<number, SheetData>} By seat. */
    this.known = {};
    /** @type {Sheet | null} */
    this.big = null;
    this.bigSeat = -1;
  }

  /** Take a sheet, whole or what changed on it.
   * @param {{seat: number, whole?: boolean, bases?: [string, string, string?], marks?: Record<string, string>}} message */
  take({ seat, whole, bases, marks = {} }) {
    const known = this.known[seat];
    if (!known && !bases) return;
    const changed = whole && known ? findChanges(known.marks, marks) : marks;
    const now = { ...known?.marks, ...changed };
    for (const [name, mark] of Object.entries(now)) if (!mark) delete now[name];
    const isPrinted = !known || (bases !== undefined && bases.join() !== known.bases.join());
    this.known[seat] = { bases: bases ?? known.bases, marks: now };
    if (isPrinted) this.show(seat, known && Object.keys(changed));
    else for (const sheet of this.drawingsOf(seat)) sheet.change(changed);
  }

  /** The drawings that show a seat's sheet.
   * @param {number} seat */
  drawingsOf(seat) {
    return [seat === this.table.mine && this.table.sheet, seat === this.bigSeat && this.big].filter((each) => each instanceof Sheet);
  }

  /** Show a sheet wherever it is shown.
   * @param {number} seat @param {string[]} [last] What of it came last, if that is known. */
  show(seat, last) {
    if (!this.known[seat]) return;
    const data = { ...this.known[seat], last };
    const { own, sheet: mine, isKnown } = this.table;
    for (const sheet of this.drawingsOf(seat)) {
      if (sheet === mine && !isKnown) continue; // a moment later it is known which base is one's own
      if (sheet === mine) sheet.show({ ...data, bases: own.bases ?? data.bases }, own.marks);
      else sheet.show(data);
    }
  }

  /** Show another player's sheet large.
   * @param {number} seat */
  async enlarge(seat) {
    const { openDialog } = await import('../kit/dialog.js');
    const box = h('div', { class: 'sheet-box' });
    const dialog = openDialog(this.table.nameOf(seat), box);
    dialog.onclose = () => { this.big = null; this.bigSeat = -1; this.watch(); };
    this.big = new Sheet(box, true);
    this.big.letWalk();
    this.bigSeat = seat;
    this.show(seat);
    this.watch();
    const found = await import('../kit/explain.js').catch(() => null); // without a line nobody could answer
    found?.listenForQuestions({ box, ask: (part) => this.table.explain(seat, part) });
  }

  /** Ask for the sheet that is shown large, where not everybody's are sent. */
  watch() {
    const isKnown = this.bigSeat < 0 || Object.keys(this.table.players).length <= this.table.facts.sheets;
    this.table.link.watch(isKnown ? [] : [this.bigSeat]);
  }
}
