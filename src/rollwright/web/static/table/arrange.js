// @ts-check
// What a game leaves to arrange at its end: the best is shown, and whoever likes tries it by hand.
import { announce, byId, fill, h, say } from '../kit/dom.js';
import { notice } from './frame.js';
import { Picker } from './picker.js';
import { whenReleased } from '../kit/press.js';
import { post } from '../kit/record.js';
import { loadStyle } from '../kit/styles.js';

/** @typedef {import('./table.js').Table} Table */

await loadStyle('edges.css');

export class Arranger {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {any} */
    this.shown = null;
    this.isEditing = false;
    this.isAsking = false;
    this.asked = 0;
  }

  get seat() { return this.table.state.you ?? 0; }

  /** Show the best as soon as the game is over. */
  show() {
    const isOver = this.table.state.phase === 'over' && this.table.facts.arranges;
    byId('arrange').hidden = !isOver || !this.shown;
    if (isOver && !this.shown && !this.isAsking) this.ask(null);
  }

  /** @param {string | null} text */
  async ask(text) {
    this.isAsking = true;
    const number = ++this.asked;
    const told = await post(`/t/${this.table.facts.table}/arrange-${this.seat + 1}`, { text });
    await whenReleased();
    // An answer that comes late must not undo a newer one.
    if (number !== this.asked) return;
    this.isAsking = false;
    if (told.wrong) { notice(told.wrong); return; }
    const isChange = this.shown !== null;
    this.shown = told;
    if (isChange) this.table.sheet.show(told.sheet);
    this.offer();
    this.fill();
    if (isChange) announce(this.verdict());
  }

  begin() {
    this.isEditing = true;
    this.offer();
    this.fill();
    this.table.sheet.box.scrollIntoView({ block: 'nearest' });
  }

  /** The score of what is tried by hand. */
  get score() { return this.isEditing && this.shown ? this.shown : null; }

  offer() {
    const { table } = this;
    if (!this.isEditing) { table.hand.drop(); table.refresh(); return; }
    const offers = { ...this.shown.offers, ask: table.state.ask, take: (/** @type {any} */ text) => this.ask(text) };
    const picker = new Picker(offers, (place) => table.sheet.locate(place));
    picker.changes = this.shown.changes;
    table.hand.picker = picker;
    table.refresh();
  }

  verdict() {
    const { is_best, text, total, best } = this.shown;
    if (this.first === undefined) this.first = text;
    if (text === this.first) return say('arrange-best', { total });
    return is_best ? say('arrange-as_good', { total }) : say('arrange-worse', { total, less: best - total });
  }

  fill() {
    const parts = this.shown.parts.map((/** @type {any} */ part) => h('li', { class: part.counts ? 'on' : 'off', 'data-place': part.place }, part.label));
    const change = h('button', { type: 'button', 'data-key': 'arrange', onclick: () => this.begin() }, say('arrange-change'));
    const reset = h('button', { type: 'button', 'data-key': 'arrange', onclick: () => { this.isEditing = false; this.ask(null); } }, say('arrange-reset'));
    byId('arrange').hidden = false;
    fill(byId('arrange'), h('h2', null, say('arrange-title')), h('p', { class: 'verdict' }, this.verdict()),
      this.isEditing && h('p', { class: 'quiet' }, `${say('arrange-how')} ${say('arrange-note')}`),
      h('ul', { class: 'parts' }, ...parts), h('div', { class: 'row' }, this.isEditing ? reset : change));
  }
}
