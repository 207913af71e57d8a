// @ts-check
// The live ranking: who leads, who has climbed since the turn before.
import { arrange, avatar, byId, h } from '../kit/dom.js';
import { mayMove } from '../kit/settings.js';
import { compare, tellStanding } from './standings.js';
import { say } from '../kit/messages.js';

/** Rows that are read from the back of a room. */
const MOST = 10;
/** A ranking of fewer rows has larger ones. */
const FEW = 6;
const SLIDE = { duration: 350, easing: 'ease-in-out' };

export class Ranking {
  /** @param {any} screen */
  constructor(screen) {
    this.screen = screen;
    /** @type {Record<number, number>} Everybody's place now, by seat. */
    this.places = {};
    /** @type {Record<number, number>} Everybody's place before the last turn that was answered. */
    this.before = {};
    this.known = '';
    this.turn = -1;
    /** @type {Map<number, {about: string, row: HTMLElement}>} */
    this.rows = new Map();
  }

  /** Everybody's seat, the leader's first. */
  get order() {
    const seats = Object.keys(this.screen.players).map(Number).filter((seat) => this.screen.players[seat].state !== 'empty');
    const winners = this.screen.state.outcome?.winners ?? [];
    return seats.sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || compare(this.screen, b, a) || a - b);
  }

  /** How many places a seat has gone up.
   * @param {number} seat */
  climb(seat) { return (this.before[seat] ?? this.places[seat]) - this.places[seat]; }

  /** Take the places as they are; those before are kept when the scores of another turn come. */
  take() {
    const { players, state } = this.screen;
    const order = this.order;
    const known = JSON.stringify(order.map((seat) => players[seat].score));
    if (known === this.known) return;
    const turn = state.roll?.number ?? 0;
    if (turn !== this.turn) { this.before = this.places; this.turn = turn; }
    this.known = known;
    this.places = Object.fromEntries(order.map((seat) => [seat, 1 + order.filter((other) => compare(this.screen, other, seat) > 0).length]));
  }

  show() {
    this.take();
    const list = byId('ranking');
    const order = this.order;
    const tops = new Map([...this.rows.values()].map(({ row }) => [row, row.getBoundingClientRect().top]));
    list.classList.toggle('few', order.length <= FEW);
    arrange(list, order.slice(0, MOST).map((seat) => this.rowOf(seat)));
    byId('rest').textContent = this.tellRest(order);
    if (mayMove()) for (const row of /** @type {HTMLElement[]} */ ([...list.children])) slide(row, tops.get(row));
  }

  /** Return a seat's row; it stays the same while there is nothing new in it.
   * @param {number} seat */
  rowOf(seat) {
    const who = this.screen.players[seat];
    const climb = this.climb(seat);
    const about = JSON.stringify([who.name, who.avatar, who.bot, who.score, who.state, this.places[seat], climb]);
    const known = this.rows.get(seat);
    if (known?.about === about) return known.row;
    const isPlaying = this.screen.state.phase !== 'open';
    const row = h('li', { class: who.state, 'data-seat': seat }, h('span', { class: 'place' }, isPlaying ? String(this.places[seat]) : ''), avatar(who),
      h('span', { class: 'name' }, who.name), isPlaying && h('span', { class: climb > 0 ? 'climb up' : climb < 0 ? 'climb down' : 'climb' }, arrow(climb)),
      h('b', null, who.score ? tellStanding(who.score) : ''));
    if (known) known.row.replaceWith(row);
    this.rows.set(seat, { about, row });
    return row;
  }

  /** @param {number[]} order */
  tellRest(order) {
    if (order.length <= MOST) return '';
    const middle = this.screen.players[order[Math.floor(order.length / 2)]].score;
    return say(middle ? 'screen-rest' : 'screen-more', { number: order.length - MOST, middle: middle ? tellStanding(middle) : '' });
  }
}

/** @param {number} climb */
function arrow(climb) { return climb > 0 ? `↑ ${climb}` : climb < 0 ? `↓ ${-climb}` : '–'; }

/** Let a row slide from where it was.
 * @param {HTMLElement} row @param {number | undefined} from */
function slide(row, from) {
  const by = from === undefined ? 0 : from - row.getBoundingClientRect().top;
  if (by) row.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], SLIDE);
}
