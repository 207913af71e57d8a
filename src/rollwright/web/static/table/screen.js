// @ts-check
// A table on the big screen of a room, as those see it who watch.
import { byId, fill, speakOf } from '../kit/dom.js';
import { loadMarks } from '../kit/marks.js';
import { Link } from './link.js';
import { showMiddle, showTime } from './countdown.js';
import { hostButtons } from './host.js';
import { Ranking } from './ranking.js';
import { say } from '../kit/messages.js';
import { Wall } from './wall.js';

class Screen {
  constructor() {
    /** @type {{table: string, game: string, name: string, terms: string[], shared: boolean, weakest: boolean, sheets: number, seated: boolean, timer: number | null, protocol: number, symbols: string}} */
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    speakOf(this.facts.game);
    /** @type {Record<string, any>} */
    this.state = {};
    /** @type {Record<number, any>} */
    this.players = {};
    this.heard = 0;
    this.longest = this.facts.timer ?? 0;
    /** @type {number | null} The seat of this browser, where it has one. */
    this.seat = null;
    this.ranking = new Ranking(this);
    this.wall = new Wall(this);
    const address = `/t/${this.facts.table}/socket?v=${this.facts.protocol}&lang=${document.documentElement.lang}`;
    this.link = new Link(`${address}&watch=1`, { table: this.update.bind(this), sheet: this.wall.take.bind(this.wall) }, (state) => this.tellLine(state));
    // Commands go by a line of their own: what this seat alone may know is never on the screen.
    this.own = this.facts.seated ? new Link(address, { own: this.hearOwn.bind(this) }, () => {}) : null;
    loadMarks(this.facts.symbols).then(() => { this.link.open(); this.own?.open(); });
    setInterval(() => showTime(this), 500);
    document.body.classList.toggle('shared', this.facts.shared);
    document.body.dataset.lost = say('screen-lost');
    keepAwake();
  }

  // ---- what the server tells

  /** @param {any} message */
  update({ players, sheets, bases, lines, seats, whole, ...rest }) {
    if (lines?.some((/** @type {any} */ line) => line.kind === 'configured') && this.state.seq !== undefined) { location.reload(); return; }
    if (whole) this.players = {};
    Object.assign(this.state, rest);
    for (const [seat, who] of Object.entries(players ?? {})) this.players[Number(seat)] = { ...this.players[Number(seat)], ...who };
    if (seats !== undefined) for (const seat of Object.keys(this.players).map(Number)) if (seat >= seats) delete this.players[seat];
    if (rest.left || rest.to_roll !== undefined) this.startClock();
    for (const seat of new Set([...Object.keys(bases ?? {}), ...Object.keys(sheets ?? {})])) {
      this.wall.take({ seat: Number(seat), whole, bases: bases?.[seat], marks: sheets?.[seat] });
    }
    this.show();
  }

  /** @param {any} message */
  hearOwn(message) {
    if (this.seat === message.you) return;
    this.seat = message.you;
    this.showHost();
  }

  /** @param {'open' | 'lost' | 'refused'} state */
  tellLine(state) {
    if (state === 'refused') location.reload();
    document.body.dataset.line = state;
  }

  // ---- what is on the page

  show() {
    if (this.state.rematch) { location.href = `/t/${this.state.rematch}/screen`; return; }
    document.body.dataset.phase = this.state.phase;
    document.body.dataset.seats = String(Object.keys(this.players).length);
    document.body.classList.toggle('paused', Boolean(this.state.is_paused));
    this.ranking.show();
    showMiddle(this);
    this.wall.hang();
    if (this.state.phase === 'over') import('./finale.js').then(({ showFinale }) => showFinale(this));
    this.showHost();
    document.body.dataset.seq = String(this.state.seq);
  }

  showHost() {
    const isHost = this.seat !== null && this.seat === this.state.host;
    fill(byId('host'), ...(isHost ? hostButtons(this.state, this.facts.timer, (command) => this.own?.ask(command)) : []));
  }

  startClock() {
    this.heard = performance.now();
    this.longest = Math.max(this.facts.timer ?? 0, ...this.clocks());
  }

  /** @returns {number[]} */
  clocks() { return [...Object.values(this.state.left ?? {}), this.state.to_roll].filter((each) => typeof each === 'number'); }

  /** Return how long the slowest has, or the dice. @returns {number | null} */
  secondsLeft() {
    const clocks = this.clocks();
    return clocks.length ? Math.max(0, Math.round(Math.max(...clocks) - (performance.now() - this.heard) / 1000)) : null;
  }

  /** Ask for the sheets that hang on the wall, where not everybody's are sent.
   * @param {number[]} seats */
  watch(seats) {
    const wanted = Object.keys(this.players).length > this.facts.sheets ? [...seats].sort((a, b) => a - b) : [];
    if (JSON.stringify(wanted) !== JSON.stringify(this.link.watching.seats)) this.link.watch(wanted);
  }

  /** "Ada, Bo and Cy"
   * @param {number[]} seats */
  names = (seats) => new Intl.ListFormat(document.documentElement.lang).format(seats.map((seat) => this.players[seat]?.name ?? ''));
}

/** Keep the machine from darkening its screen while this is shown. */
function keepAwake() {
  const ask = () => { if (!document.hidden) navigator.wakeLock?.request('screen').catch(() => {}); };
  document.addEventListener('visibilitychange', ask);
  ask();
}

new Screen();
