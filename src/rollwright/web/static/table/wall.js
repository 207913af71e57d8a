// @ts-check
// The best sheets, each with the reason for which it hangs there.
import { arrange, byId, h, sayOr } from '../kit/dom.js';
import { Sheet } from '../kit/sheet.js';
import { Sheets } from './sheets.js';
import { tellStanding } from './standings.js';
import { say } from '../kit/messages.js';

const MOST = 4;
/** What is seen around the places, in units of the drawing. */
const EDGE = 3;
/** @typedef {{seat: number, why: string, more?: string}} Pick */

export class Wall extends Sheets {
  /** @param {any} screen */
  constructor(screen) {
    super(screen);
    this.screen = screen;
    /** @type {Map<number, {sheet: Sheet, tile: HTMLElement, words: HTMLElement}>} By seat. */
    this.tiles = new Map();
  }

  /** The drawings that show a seat's sheet.
   * @param {number} seat @returns {Sheet[]} */
  drawingsOf(seat) {
    const tile = this.tiles.get(seat);
    return tile ? [tile.sheet] : [];
  }

  /** @param {{seat: number, whole?: boolean, bases?: [string, string], marks?: Record<string, string>}} message */
  take(message) {
    super.take(message);
    if (message.whole || message.bases) this.crop(message.seat);
  }

  /** @param {number} seat */
  crop(seat) {
    if (this.screen.facts.shared) return;
    for (const sheet of this.drawingsOf(seat)) sheet.ready.then(() => crop(sheet));
  }

  hang() {
    const picks = this.screen.state.phase === 'open' ? [] : this.screen.facts.shared ? [{ seat: 0, why: '' }] : choose(this.screen);
    const fresh = picks.filter(({ seat }) => !this.tiles.has(seat)).map(({ seat }) => seat);
    arrange(byId('wall'), picks.map((pick) => this.tileOf(pick)));
    for (const seat of [...this.tiles.keys()]) if (!picks.some((pick) => pick.seat === seat)) this.tiles.delete(seat);
    for (const seat of fresh) { this.show(seat); this.crop(seat); }
    this.screen.watch(picks.map(({ seat }) => seat));
  }

  /** @param {Pick} pick */
  tileOf({ seat, why, more }) {
    let known = this.tiles.get(seat);
    if (!known) {
      const box = h('div', { class: 'sheet-box' });
      const words = h('div', { class: 'words' });
      known = { sheet: new Sheet(box, false, true), words, tile: h('figure', { 'data-seat': seat }, box, words) };
      this.tiles.set(seat, known);
    }
    const who = this.screen.players[seat];
    known.words.replaceChildren(...(why ? [h('p', null, why), h('h2', null, who.name), h('b', null, tellStanding(who.score)), h('p', null, more ?? '')] : []));
    return known.tile;
  }
}

/** Show of a drawing what its places take up: the printed lists are for those who draw.
 * @param {Sheet} sheet */
function crop({ box, cells }) {
  const drawing = box.querySelector('svg');
  const back = drawing?.getScreenCTM()?.inverse();
  if (!drawing || !back || !cells.size) return;
  const rects = [...cells.values()].map((cell) => cell.getBoundingClientRect());
  const [left, top] = [Math.min(...rects.map((rect) => rect.left)), Math.min(...rects.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
  const [from, to] = [new DOMPoint(left, top).matrixTransform(back), new DOMPoint(right, bottom).matrixTransform(back)];
  drawing.setAttribute('viewBox', `${from.x - EDGE} ${from.y - EDGE} ${to.x - from.x + 2 * EDGE} ${to.y - from.y + 2 * EDGE}`);
  box.style.setProperty('--ratio', String((to.x - from.x + 2 * EDGE) / (to.y - from.y + 2 * EDGE)));
}

/** Choose up to four sheets, each for another reason: the leader's, the climber's, and the best of single terms.
 * @param {any} screen @returns {Pick[]} */
function choose(screen) {
  if (screen.state.phase === 'over') return screen.ranking.order.slice(0, 1).map((/** @type {number} */ seat) => ({ seat, why: say('screen-best'), more: screen.players[seat].score?.rank ?? '' }));
  const order = screen.ranking.order.filter((/** @type {number} */ seat) => screen.players[seat].score);
  /** @type {Pick[]} */
  const picks = [];
  const add = (/** @type {Pick} */ pick) => { if (picks.length < MOST && !picks.some(({ seat }) => seat === pick.seat)) picks.push(pick); };
  if (order.length && screen.ranking.places[order[1]] !== 1) add({ seat: order[0], why: say('screen-leads') });
  const [climber] = [...order].sort((a, b) => screen.ranking.climb(b) - screen.ranking.climb(a));
  if (climber !== undefined && screen.ranking.climb(climber) > 1) add({ seat: climber, why: say('screen-climbs', { number: screen.ranking.climb(climber) }) });
  for (const best of listBests(screen, order)) add(best);
  for (const seat of order) add({ seat, why: say('screen-place', { place: screen.ranking.places[seat] }) });
  return picks.sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}

/** List who has most of each term, the largest lead first.
 * @param {any} screen @param {number[]} order @returns {Pick[]} */
function listBests(screen, order) {
  /** @param {number} seat @param {number} term */
  const value = (seat, term) => screen.players[seat].score.terms[term];
  const bests = screen.facts.terms.map((/** @type {string} */ name, /** @type {number} */ term) => {
    const [first, second] = [...order].sort((a, b) => value(b, term) - value(a, term));
    const lead = second === undefined ? 0 : value(first, term) - value(second, term);
    return { seat: first, lead, value: value(first, term), why: say('screen-most', { term: sayOr(`term-${name}`, name.replaceAll('_', ' ')) }), more: say('screen-points', { number: value(first, term) }) };
  });
  return bests.filter((/** @type {any} */ best) => best.lead > 0 && best.value > 0).sort((/** @type {any} */ a, /** @type {any} */ b) => b.lead - a.lead);
}
