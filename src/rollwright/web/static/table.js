// @ts-check
// One table: what the server tells, what is on the sheet, what the player does.
import { announce, byId, fill, h, icon, say } from './dom.js';
import { Arranger } from './arrange.js';
import { addLines, miniOf, showChat, showPlayers, showScore, updateMini } from './around.js';
import { Link } from './link.js';
import { showHints } from './hint.js';
import { showEnd, showLobby, showMenu } from './lobby.js';
import { showConfirm, showDice, showPanel, sum } from './panel.js';
import { Picker } from './picker.js';
import { unlessPressed } from './press.js';
import { offerReturn } from './return.js';
import { showShare } from './share.js';
import { Sheet } from './sheet.js';

const MOMENT = 80;
/** Parts of a message that alone change nothing on the page. */
const STEADY = new Set(['type', 'seq', 'left', 'to_roll']);
const TALL = matchMedia('(max-width: 700px)');

/** Whether somebody's time is running.
 * @param {Record<string, any>} state */
function hasClock(state) { return Object.keys(state.left ?? {}).length > 0; }

export class Table {
  constructor() {
    /** @type {{table: string, game: string, name: string, terms: string[], shared: boolean, arranges: boolean, seated: boolean, phrases: Record<string, string>, avatars: string[], options: [string, string][], timer: number | null, seed: number | null, from_paper: boolean, hints: string}} */
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    /** @type {Record<string, any>} */
    this.state = {};
    /** @type {Record<number, any>} */
    this.players = {};
    /** @type {Record<number, string>} */
    this.sheets = {};
    /** @type {Record<string, string>} */
    this.facesSeen = {};
    /** @type {Picker | null} */
    this.picker = null;
    /** @type {Sheet | null} */
    this.big = null;
    this.bigSeat = -1;
    this.isFresh = false;
    this.sheet = new Sheet(byId('sheet'), true);
    this.arranger = new Arranger(this);
    this.listen();
    showChat(this);
    this.hasShared = false;
    if (this.facts.seated) offerReturn(this.facts.table);
    const watch = this.facts.seated ? '' : '?watch=1';
    this.link = new Link(`/t/${this.facts.table}/socket${watch}`, (message) => unlessPressed(() => this.hear(message)), (state) => this.tellLine(state));
    this.link.looking.tall = TALL.matches;
    TALL.addEventListener('change', () => this.look());
    setInterval(() => this.tick(), 1000);
  }

  // ---- what the server tells

  /** @param {any} message */
  hear(message) {
    if (message.type === 'table') this.update(message);
    else if (message.type === 'offers') this.takeOffers(message);
    else if (message.type === 'changes') this.takeChanges(message);
    else if (message.type === 'branch') this.takeBranch(message);
    else if (message.type === 'refused') this.refuse(message);
  }

  /** @param {any} message */
  update(message) {
    const before = { ...this.state };
    const isNews = Object.keys(message).some((key) => !STEADY.has(key)) || hasClock(before) || hasClock(message);
    const { players, sheets, patches, lines, seats, ...rest } = message;
    Object.assign(this.state, rest);
    this.heard = performance.now();
    if (isNews) this.show(message, before);
    document.body.dataset.seq = String(this.state.seq);
    document.body.dataset.phase = this.state.phase;
    if (this.facts.seated && this.state.phase === 'playing' && !this.hasShared) {
      this.hasShared = true;
      showShare(this.facts.table);
    }
  }

  /** @param {any} message @param {Record<string, any>} before */
  show({ players, sheets, patches, lines, seats }, before) {
    if (seats !== undefined) this.takePlayers(players, seats);
    this.takeRoll(before);
    if (this.picker && this.state.ask !== this.picker.offers.ask) this.dropOffers();
    this.takeSheets(sheets ?? {}, patches ?? {});
    if (lines) { addLines(this, lines); this.tellLines(lines, before); }
    this.isFresh = true;
    this.refresh();
    const isOther = ['phase', 'you', 'host'].some((key) => before[key] !== this.state[key]);
    if (players || sheets || isOther || hasClock(before) || hasClock(this.state)) showPlayers(this);
    showLobby(this);
    showEnd(this);
    this.arranger.show();
    this.tellTitle(before);
  }

  /** @param {Record<string, any>} players @param {number} seats */
  takePlayers(players, seats) {
    for (const [seat, who] of Object.entries(players)) this.players[Number(seat)] = who;
    for (const seat of Object.keys(this.players).map(Number)) if (seat >= seats) delete this.players[seat];
  }

  /** @param {Record<string, any>} before */
  takeRoll(before) {
    const roll = this.state.roll;
    roll?.faces.forEach((/** @type {string} */ face, /** @type {number} */ i) => {
      if (roll.dice[i]) this.facesSeen[face] = roll.dice[i];
    });
    showDice(this);
    if (roll && this.isFresh && roll.number !== before.roll?.number) {
      announce(say('live.rolled', { faces: roll.faces.join(', ') }));
    }
  }

  /** @param {Record<string, string>} whole @param {Record<string, any[]>} patches */
  takeSheets(whole, patches) {
    const mine = this.state.you ?? 0;
    for (const [key, drawing] of Object.entries(whole)) {
      const seat = Number(key);
      this.sheets[seat] = drawing;
      if (seat === mine) this.sheet.show(drawing);
      updateMini(seat, drawing, []);
      if (seat === this.bigSeat) this.big?.show(drawing);
    }
    for (const [key, changes] of Object.entries(patches)) {
      const seat = Number(key);
      if (seat === mine) this.sheet.patch(changes);
      updateMini(seat, null, changes);
      if (seat === this.bigSeat) this.big?.patch(changes);
    }
  }

  /** @param {any} message */
  takeOffers(message) {
    if (message.ask !== this.state.ask) return;
    const old = this.picker;
    this.picker = new Picker(message, (place) => this.sheet.locate(place));
    if (message.moves.length === 1) this.pickOnly();
    if (!old && !this.isTalking) announce(say('live.your_move', { number: message.moves.length }));
    this.refresh();
    if (document.activeElement && this.sheet.box.contains(document.activeElement)) this.point(this.sheet.here);
  }

  pickOnly() {
    const picker = /** @type {Picker} */ (this.picker);
    while (picker.next.length === 1) picker.choose([picker.next[0]]);
  }

  /** @param {any} message */
  takeChanges(message) {
    if (!this.picker || message.ask !== this.picker.offers.ask) return;
    message.changes.forEach((/** @type {number[]} */ change, /** @type {number} */ i) => {
      if (this.picker) this.picker.changes[message.first + i] = change;
    });
    this.refreshSoon();
  }

  /** @param {any} message */
  takeBranch(message) {
    if (!this.picker || message.ask !== this.picker.offers.ask) return;
    this.picker.grow(message);
    this.refresh();
  }

  /** Ask for a branch that was only announced. */
  askForBranch() {
    const picker = this.picker;
    if (!picker?.isStub) return;
    this.link.write(0, { do: 'branch', ask: picker.offers.ask, path: picker.path.map((node) => node.c) });
  }

  dropOffers() {
    this.picker = null;
    this.sheet.preview([]);
    this.sheet.allow([]);
  }

  /** @param {any} message */
  refuse(message) {
    this.isPlaying = false;
    if (message.why !== 'stale') this.notice(message.text);
    this.refresh();
  }

  /** @param {'open' | 'lost' | 'refused'} state */
  tellLine(state) {
    if (state === 'refused') { location.reload(); return; }
    document.body.dataset.line = state;
    if (state === 'lost') this.notice(say('line.lost'));
    else this.notice('');
  }

  // ---- what the player does

  listen() {
    const box = this.sheet.box;
    box.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse') this.point(this.sheet.placeOf(event));
    });
    box.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse') this.point(''); });
    box.addEventListener('focusin', (event) => {
      const place = this.sheet.placeOf(event);
      if (!place) return;
      this.sheet.here = place;
      this.sheet.makeWalkable();
      this.point(place);
    });
    box.addEventListener('click', (event) => this.click(this.sheet.placeOf(event)));
    box.addEventListener('keydown', (event) => this.press(event));
    box.addEventListener('wheel', (event) => {
      if (!this.picker?.shown || this.picker.candidates(this.picker.place ?? '').length < 2) return;
      event.preventDefault();
      this.change(event.deltaY > 0 ? 'next' : 'back');
    }, { passive: false });
    document.addEventListener('keydown', (event) => this.pressAnywhere(event));
  }

  /** @param {string} place */
  point(place) {
    const picker = this.picker;
    if (!picker || place === picker.place) return;
    if (place) picker.point(place);
    else picker.unpoint();
    this.showPreview();
    if (picker.shown && this.sheet.box.contains(document.activeElement)) this.tellPreview();
  }

  /** @param {string} place */
  click(place) {
    const picker = this.picker;
    if (!picker || !place) return;
    if (this.sheet.here !== place) { this.sheet.here = place; this.sheet.makeWalkable(); }
    if (!picker.candidates(place).length) {
      const chosen = picker.path.some((node) => node.p?.includes(place));
      if (chosen && picker.isWhole) { this.confirm(); return; }
      picker.restart();
    }
    picker.point(place);
    if (!picker.shown) { this.refresh(); return; }
    this.pick();
  }

  pick() {
    this.picker?.pick();
    this.askForBranch();
    if (this.picker?.isFinal && this.picker.offers.take) { this.confirm(); return; }
    this.refresh();
    if (this.picker) announce(say(this.picker.isFinal ? 'live.picked' : 'live.picked_more', { what: this.tellMove() }));
  }

  /** @param {'turn' | 'mirror' | 'next' | 'back'} how */
  change(how) {
    const picker = this.picker;
    if (!picker) return;
    if (!picker.shown && picker.picked.length && picker.likedPlace) {
      const place = picker.likedPlace;
      const was = picker.liked;
      picker.restart();
      picker.point(place);
      picker.shown = picker.candidates(place).find((p) => was && p.places.join() === was.places.join()) ?? picker.shown;
      picker.change(how);
      picker.pick();
      this.refresh();
      return;
    }
    picker.change(how);
    this.showPreview();
    this.tellPreview();
  }

  back() {
    if (this.picker?.back()) this.refresh();
  }

  async confirm() {
    const picker = this.picker;
    if (!picker?.isWhole || this.isPlaying) return;
    if (picker.offers.take) { picker.offers.take(picker.move ?? ''); return; }
    this.isPlaying = true;
    const what = this.tellMove();
    const gain = picker.change_;
    const answer = await this.link.ask({ do: 'play', ask: picker.offers.ask, move: picker.move });
    this.isPlaying = false;
    if (answer.type !== 'answer') return;
    if (this.picker === picker) { this.dropOffers(); this.refresh(); }
    announce(say('live.drawn', { what, change: gain ? String(sum(gain)) : '' }));
  }

  roll() { this.link.ask({ do: 'roll' }); }

  undo() { this.link.ask({ do: 'undo' }); }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End') {
      if (this.sheet.walk(event.key)) event.preventDefault();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.click(this.sheet.here);
    }
  }

  /** @param {KeyboardEvent} event */
  pressAnywhere(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
    // Letters act only while the sheet is pointed at or has the focus, so they disturb nobody's own keys.
    const isOnSheet = this.sheet.box.contains(target) || this.sheet.box.matches(':hover');
    if (isOnSheet && (event.key === 'r' || event.key === 'R')) this.change('turn');
    else if (isOnSheet && (event.key === 'm' || event.key === 'M')) this.change('mirror');
    else if (event.key === 'Escape') this.back();
    else if (event.key === 'Enter' && !target.closest('button, a, [data-place]') && this.picker?.isWhole) this.confirm();
    else return;
    event.preventDefault();
  }

  // ---- what is on the page

  /** Show what comes in small parts once for all that come within a moment. */
  refreshSoon() {
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => unlessPressed(() => { if (this.isDue) this.refresh(); }), MOMENT);
  }

  refresh() {
    this.isDue = false;
    showPanel(this);
    showHints(this);
    this.showPreview();
    this.sheet.allow(this.picker && !this.picker.isFinal ? this.picker.index.keys() : []);
    this.showBar();
  }

  showPreview() {
    const picker = this.picker;
    if (picker) {
      const places = new Set(picker.path.flatMap((node) => node.p ?? []));
      this.sheet.preview(picker.marks, places);
    }
    showConfirm(this);
    showScore(this);
  }

  /** Show for a moment what a menu's choice would draw.
   * @param {import('./picker.js').Choice[] | null} nodes */
  previewNodes(nodes) {
    const last = nodes?.at(-1);
    if (!this.picker) return;
    if (last?.i !== undefined) this.sheet.preview(this.picker.offers.marks[last.i]);
    else if (!nodes) this.showPreview();
  }

  tellPreview() {
    const picker = this.picker;
    if (!picker?.shown) return;
    const change = picker.change_;
    announce(`${picker.shown.nodes.map((node) => node.l).join(', ')}${change ? `: ${say('live.points', { number: String(sum(change)) })}` : ''}`);
  }

  tellMove() { return this.picker?.path.map((node) => node.l).join(', ') ?? ''; }

  /** @param {number} seat */
  nameOf(seat) { return this.players[seat]?.name || say('seat.number', { number: seat + 1 }); }

  /** @param {any[]} lines @param {Record<string, any>} before */
  tellLines(lines, before) {
    this.isTalking = false;
    if (before.seq === undefined) return;
    const said = lines.filter((line) => line.kind === 'said' && line.seat !== this.state.you).at(-1);
    if (said) announce(say('live.said', { who: this.nameOf(said.seat), text: said.text }));
    if (this.state.phase === 'over' && before.phase !== 'over') announce(say('live.over'));
  }

  /** @param {number} seat @returns {number | null} */
  secondsLeft(seat) {
    const left = this.state.left?.[seat];
    return left === undefined ? null : Math.max(0, Math.round(left - (performance.now() - (this.heard ?? 0)) / 1000));
  }

  tick() {
    if (hasClock(this.state)) { showPlayers(this); this.showBar(); }
  }

  showBar() {
    const { state } = this;
    const mine = state.you === null || state.you === undefined ? null : this.secondsLeft(state.you);
    fill(byId('table-bar'),
      h('span', { class: 'where' }, h('b', null, this.facts.name), ' ', h('code', null, this.facts.table)),
      state.turn && state.phase === 'playing' && h('span', { class: 'tag' }, say('bar.turn', { number: state.turn })),
      mine !== null && h('span', { class: `tag clock${mine <= 10 ? ' urgent' : ''}` }, icon('clock'), `${mine} s`),
      state.you === null && h('span', { class: 'tag' }, say('bar.watching')),
      h('button', { type: 'button', class: 'small', 'data-key': 'menu', onclick: () => showMenu(this) }, say('bar.menu')),
      state.is_warming && Object.values(this.players).some((who) => who.bot) && h('span', { class: 'tag warming', title: say('bar.warming_title') }, say('bar.warming')));
  }

  /** @param {Record<string, any>} before */
  tellTitle(before) {
    if (before.ask === this.state.ask && before.phase === this.state.phase) return;
    const mine = this.state.ask !== null && this.state.ask !== undefined;
    document.title = `${mine ? '● ' : ''}${this.facts.name} ${this.facts.table} · Rollwright`;
  }

  /** @param {string} text */
  notice(text) {
    const box = byId('notice');
    box.hidden = !text;
    box.textContent = text;
    if (text) announce(text);
    clearTimeout(this.noticeTimer);
    if (text && document.body.dataset.line !== 'lost') this.noticeTimer = setTimeout(() => { box.hidden = true; }, 6000);
  }

  look() {
    const isKnown = this.bigSeat < 0 || Object.keys(this.players).length <= 6;
    this.link.look(isKnown ? [] : [this.bigSeat], TALL.matches);
  }

  /** @param {...Node} content @returns {HTMLDialogElement} */
  openDialog(...content) {
    const dialog = /** @type {HTMLDialogElement} */ (byId('big'));
    const close = h('button', { type: 'button', onclick: () => dialog.close() }, say('table.close'));
    dialog.replaceChildren(...content, h('div', { class: 'row' }, close));
    dialog.onclose = null;
    dialog.showModal();
    return dialog;
  }

  /** Show another player's sheet large.
   * @param {number} seat */
  enlarge(seat) {
    const box = h('div', { class: 'sheet-box' });
    const dialog = this.openDialog(h('h2', null, this.nameOf(seat)), box);
    dialog.onclose = () => { this.big = null; this.bigSeat = -1; this.look(); };
    this.big = new Sheet(box, false);
    this.bigSeat = seat;
    const small = miniOf(seat)?.box.firstElementChild;
    // The copy drops ids on the way: two elements of one page never share one.
    if (small && this.sheets[seat]) this.big.show(new XMLSerializer().serializeToString(small));
    this.look();
  }
}

new Table();
