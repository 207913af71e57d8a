// @ts-check
// One table: what the server tells, what is on the sheet, what the player does.
import { announce, byId, h, icon, say, speakOf } from '../kit/dom.js';
import { addLines, showChat, showPlayers, showScore } from './sidebar.js';
import { keepRulesAtHand, notice, noteWords, showBar, showTabs, showTitle, suggestTab } from './frame.js';
import { Hand } from './hand.js';
import { Link } from './link.js';
import { forgetQuestion, listen } from './input.js';
import { loadMarks, plainly } from '../kit/marks.js';
import { offerHint, showDice, showPanel } from './panel.js';
import { unlessPressed } from '../kit/press.js';
import { playSound, settings } from '../kit/settings.js';
import { showShare } from '../kit/nonce.js';
import { Sheet } from '../kit/sheet.js';
import { Sheets } from './sheets.js';

const MOMENT = 80;
const UNDO_TIME = 1500;
const LAST_SECONDS = 5;
/** Parts of a message that alone change nothing on the page. */
const STEADY = new Set(['type', 'seq', 'left', 'to_roll']);
const NOTHING = { marks: {}, bases: null, score: null, can_undo: false };

/** Whether somebody's time is running.
 * @param {Record<string, any>} state */
function hasClock(state) { return Object.keys(state.left ?? {}).length > 0; }

export class Table {
  /** @param {(...args: ConstructorParameters<typeof Link>) => any} makeLink What the table is heard by. */
  constructor(makeLink = (...args) => new Link(...args)) {
    /** @type {{table: string, game: string, name: string, terms: string[], lines: string[], shared: boolean, arranges: boolean, seated: boolean, has_started: boolean, alone: boolean, weakest: boolean, sheets: number, rules: string, hands?: number[], local?: boolean, phrases: Record<string, string>, avatars: string[], languages: [string, string][], options: [string, string][], timer: number | null, number: number, log: [number, string] | null, seed: number | null, lesson: boolean, lessons?: [string, string][], shapes?: string[], levels?: [string, string][], challenges?: boolean, from_paper: boolean, results: string, ranks: [number, string][], hints: string, grace: number, invitation: string, challenge: [[string, string, string, string], [string, string, string, string] | null] | null, protocol: number, symbols: string, vocabulary: string}} */
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    speakOf(this.facts.game);
    document.body.classList.toggle('shared', this.facts.shared);
    /** @type {Record<string, any>} */
    this.state = {};
    /** @type {Record<string, any>} What only this seat knows. */
    this.own = NOTHING;
    /** @type {Record<number, any>} */
    this.players = {};
    /** @type {Record<number, number>} When this page was told that somebody had gone. */
    this.goneAt = {};
    this.sheets = new Sheets(this);
    this.hand = new Hand(this);
    this.isFresh = false;
    this.sheet = new Sheet(byId('sheet'), true);
    this.sheet.replaced = () => unlessPressed(() => this.refresh());
    /** @type {import('./arrange.js').Arranger | null} */
    this.arranger = null;
    listen(this);
    keepRulesAtHand(this);
    showTabs();
    showChat(this);
    /** Whether nobody has decided anything yet: what is rolled until then, a lot among it, is the beginning. */
    this.isBeginning = false;
    /** How many rolls there were when this page last rolled by itself. */
    this.rolledAt = -1;
    /** Whether this seat is being given up. */
    this.hasLeft = false;
    /** Whether the game ended while somebody looked, and that was not celebrated yet. */
    this.hasJustEnded = false;
    this.term = '';
    this.why = '';
    /** @type {any} The line of the log about a move that was made for this seat when its time ran out. */
    this.timed = null;
    /** @type {typeof import('./hint.js') | null} */
    this.hints = null;
    const { hand, sheets } = this;
    const takers = {
      table: this.update.bind(this),
      own: this.takeOwn.bind(this),
      sheet: sheets.take.bind(sheets),
      offers: hand.takeOffers.bind(hand),
      preview: hand.takePreview.bind(hand),
      explanation: this.takeExplanation.bind(this),
      refused: this.refuse.bind(this),
    };
    const query = `?v=${this.facts.protocol}&lang=${document.documentElement.lang}${this.facts.seated ? '' : '&watch=1'}`;
    this.link = makeLink(`/t/${this.facts.table}/socket${query}`, takers, (state) => this.tellLine(state), loadMarks(this.facts.symbols));
    this.link.open();
    if (this.facts.has_started) this.showShare();
    setInterval(() => this.tick(), 1000);
  }

  // ---- what the server tells

  /** @param {any} message */
  update(message) {
    const before = { ...this.state };
    const isNews = Object.keys(message).some((key) => !STEADY.has(key)) || hasClock(before) || hasClock(message);
    const { players, sheets, bases, lines, seats, whole, ...rest } = message;
    if (whole) this.players = {};
    Object.assign(this.state, rest);
    if (this.state.rolls === 0) this.isBeginning = true;
    else if (this.state.phase !== 'playing' || !this.state.is_roll_due) this.isBeginning = false;
    if (message.left) this.heard = performance.now();
    if (isNews) {
      this.takePlayers(players ?? {}, seats);
      this.takeRoll(before);
      for (const seat of new Set([...Object.keys(bases ?? {}), ...Object.keys(sheets ?? {})])) {
        this.sheets.take({ seat: Number(seat), whole, bases: bases?.[seat], marks: sheets?.[seat] });
      }
      this.show(message, before);
    }
    document.body.dataset.seq = String(this.state.seq);
    document.body.dataset.phase = this.state.phase;
    if (this.state.phase === 'playing') this.showShare();
  }

  /** Show one's own share in the dice, once: the first roll waits for it. */
  showShare() { if (this.facts.seated) this.share ??= showShare(this.facts.table); }

  /** @param {any} message @param {Record<string, any>} before */
  show({ players, sheets, lines }, before) {
    if (lines && before.seq !== undefined && lines.some((/** @type {any} */ line) => line.kind === 'configured')) location.reload();
    if (lines) { addLines(this, lines); this.tellLines(lines, before); }
    this.isFresh = true;
    if (before.phase !== this.state.phase) forgetQuestion();
    if (before.phase === 'open') scrollTo(0, 0); // the lobby's scroll is not the board's
    const isOther = ['phase', 'host'].some((key) => before[key] !== this.state[key]);
    // What one's own seat knows comes a moment after the first message, and everything is shown then.
    if (this.isKnown) this.showAll(before, Boolean(players || sheets || isOther || hasClock(before) || hasClock(this.state)));
  }

  /** @param {Record<string, any>} before @param {boolean} hasPlayers */
  showAll(before, hasPlayers) {
    this.refresh();
    if (hasPlayers) showPlayers(this);
    this.showEdges();
    this.rollSoon();
    this.showArranger();
    showTitle(this, before);
    this.tellClock();
    if (this.facts.hands) import('./handover.js').then(({ handOver }) => handOver(this));
  }

  /** Show what is before and after the game; what is not needed yet is not loaded. */
  showEdges() {
    const { phase } = this.state;
    if (phase === 'open' || !byId('lobby').hidden) import('./lobby.js').then(({ showLobby }) => showLobby(this));
    if (phase === 'over' || !byId('end').hidden) import('./end.js').then(({ showEnd }) => unlessPressed(() => showEnd(this)));
  }

  /** Show what a game leaves to arrange at its end. */
  async showArranger() {
    if (!this.facts.arranges || (this.state.phase !== 'over' && !this.arranger)) return;
    const { Arranger } = await import('./arrange.js');
    this.arranger ??= new Arranger(this);
    this.arranger.show();
  }

  /** Offer a hint; what finds and shows it is loaded when somebody asks for the first one. */
  showHints() {
    if (this.hints) this.hints.showHints(this);
    else offerHint(this);
  }

  async askForHint() {
    this.hints ??= await import('./hint.js').catch(() => null); // without a line nobody asks
    this.hints?.find(this);
  }

  /** Take what only this seat may know.
   * @param {any} message */
  takeOwn(message) {
    const before = { ...this.state }, { score } = this.own;
    const { type, ...own } = message;
    const isOther = this.own === NOTHING || before.you !== own.you || JSON.stringify(this.own.bases) !== JSON.stringify(own.bases ?? null);
    this.own = { ...NOTHING, ...own };
    Object.assign(this.state, { you: own.you, ask: own.ask, can_undo: this.own.can_undo });
    if (this.picker && !this.picker.offers.take && own.ask !== this.picker.offers.ask) this.hand.drop();
    if (isOther) this.sheets.show(this.mine);
    else this.sheet.cover(this.own.marks);
    this.showAll(before, before.you !== own.you || JSON.stringify(score) !== JSON.stringify(this.own.score));
    if (!this.facts.alone && typeof own.ask === 'number' && before.ask === null) playSound('turn');
  }

  /** @param {Record<string, any>} players @param {number | undefined} seats */
  takePlayers(players, seats) {
    for (const [seat, who] of Object.entries(players)) {
      if (who.is_here === false) this.goneAt[Number(seat)] = performance.now();
      this.players[Number(seat)] = { ...this.players[Number(seat)], ...who };
    }
    if (Object.keys(this.players).length > 1) suggestTab('players');
    if (seats === undefined) return;
    for (const seat of Object.keys(this.players).map(Number)) if (seat >= seats) delete this.players[seat];
  }

  /** @param {Record<string, any>} before */
  takeRoll(before) {
    const roll = this.state.roll;
    showDice(this);
    if (roll?.number !== before.roll?.number) forgetQuestion();
    if (roll && this.isFresh && roll.number !== before.roll?.number) {
      announce(this.isDealing ? say('log-dealt') : say('live-rolled', { faces: roll.faces.join(', ') }));
      playSound('dice');
      this.forgetClock();
    }
  }

  forgetClock() {
    if (this.timed) notice('');
    this.timed = null;
  }

  /** What is offered and picked; null while there is nothing to choose. */
  get picker() { return this.hand.picker; }

  /** Whether this browser has heard what only its own seat knows, if it has one. */
  get isKnown() { return !this.facts.seated || this.own !== NOTHING; }

  /** The seat whose sheet is the large one. */
  get mine() { return this.facts.shared ? 0 : this.state.you ?? 0; }

  /** Show why something scores: a line of the score beside the sheet, all else at its place.
   * @param {{part: string, text: string}} message */
  async takeExplanation(message) {
    if (message.part === this.term) { this.why = message.text; showScore(this); }
    else (await import('../kit/explain.js')).takeExplanation(message);
  }

  /** Ask what a term of the score counts; asked again, it is gone.
   * @param {string} term */
  explainTerm(term) {
    this.term = this.term === `score-${term}` ? '' : `score-${term}`;
    this.why = '';
    showScore(this);
    if (this.term) this.explain(this.state.you ?? 0, this.term);
  }

  /** Ask what a part of somebody's sheet is; the answer comes by itself.
   * @param {number} seat @param {string} part */
  explain(seat, part) { this.link.write(0, { do: 'explain', of: seat, part }); }

  /** @param {any} message */
  refuse(message) {
    if (message.n === 0) return;
    if (message.why !== 'stale') notice(message.text);
    this.hand.refused(message.why === 'not in this lesson' || message.why === 'puzzle');
    this.refresh();
  }

  /** @param {'open' | 'lost' | 'refused'} state */
  tellLine(state) {
    if (state === 'refused') { if (!this.hasLeft) location.reload(); return; }
    document.body.dataset.line = state;
    if (state === 'lost') notice(say('line-lost'), this.wayAlone());
    else notice('');
  }

  /** Return the way to a game without the server, where there is one: its pages are kept by a service worker. */
  wayAlone() { return navigator.serviceWorker?.controller && !this.facts.local ? h('a', { class: 'button', href: '/alone/', 'data-key': 'alone' }, say('away-play')) : false; }

  // ---- what the player does

  /** Whether this seat may roll now. */
  get mayRoll() { return Boolean(this.state.is_roll_due) && this.state.phase === 'playing' && typeof this.state.you === 'number'; }

  /** @param {boolean} [isByKey] Whether the focus goes on to the sheet, for it has nowhere else to be. */
  roll(isByKey = false) {
    this.hand.wantsFocus = isByKey;
    this.hand.loadChoices();
    this.link.ask({ do: 'roll' });
  }

  /** Whether a game begins now that is for one person alone: then its dice lie there already. */
  get isOpening() { return this.facts.alone && this.isBeginning && this.rolledAt !== this.state.rolls && !this.state.lesson; }

  /** Roll by itself at the beginning, and for those who like that, but leave time to take a move back. */
  rollSoon() {
    clearTimeout(this.rollTimer);
    if (!this.mayRoll || !(settings.roll || this.isOpening)) return;
    this.hand.loadChoices();
    this.rollTimer = setTimeout(async () => {
      await this.share; // the dice wait for it
      if (this.mayRoll && (settings.roll || this.isOpening)) { this.rolledAt = this.state.rolls; this.roll(); }
    }, this.state.can_undo ? UNDO_TIME : this.isOpening ? 0 : MOMENT);
  }

  undo() {
    playSound('rubber');
    this.forgetClock();
    this.link.ask({ do: 'undo' });
  }

  // ---- what is on the page

  refresh() {
    showPanel(this);
    this.showHints();
    this.hand.showPreview();
    this.sheet.allow(this.picker && !this.picker.isFinal ? this.picker.index.keys() : [], this.picker?.isNarrowed);
    showBar(this);
    this.showCards();
  }

  /** Whether cards are dealt now instead of dice rolled. */
  get isDealing() { return this.state.roll?.faces[0] === 'cards'; }

  /** Show the scoring cards, where a sheet has them. */
  async showCards() {
    await this.sheet.ready;
    if (this.sheet.box.querySelector('[data-about^=card-]')) (await import('./cards.js')).showCards(this);
  }

  /** Show the goals of a challenge, where a sheet has them. */
  async showGoals() {
    await this.sheet.ready;
    if (this.sheet.spots.has('goal-points')) (await import('./goals.js')).showGoals(this);
  }

  /** Show what a lesson says, where there is one. */
  async showLesson() {
    if (!this.state.lesson && byId('lesson').hidden) return;
    (await import('./lesson.js')).showLesson(this);
  }

  /** @param {number} seat */
  nameOf(seat) { return this.players[seat]?.name || say('seat-number', { number: seat + 1 }); }

  /** @param {any[]} lines @param {Record<string, any>} before */
  tellLines(lines, before) {
    if (before.seq === undefined) return;
    const said = lines.filter((line) => line.kind === 'said' && line.seat !== this.state.you).at(-1);
    if (said) this.noteWords(said, lines);
    const timed = lines.filter((line) => line.is_timed && line.seat === this.state.you && (line.seq > before.seq || this.timed)).at(-1);
    if (timed) { this.timed = timed; playSound('bell'); }
    if (this.state.phase === 'over' && before.phase !== 'over') { announce(say('live-over')); this.hasJustEnded = true; }
    if (this.state.last && this.state.last !== before.last) notice(say(`live-last_${this.state.last}`));
  }

  /** Tell somebody whose time ran out what was drawn for them, until the next roll or until they take it back. */
  tellClock() {
    if (!this.timed) return;
    const text = this.timed.text ? say('live-clock_drew', { what: plainly(this.timed.text) }) : say('live-clock_drew_hidden');
    notice(text, this.state.can_undo && h('button', { type: 'button', class: 'small', 'data-key': 'take-back', onclick: () => this.undo() }, icon('undo'), say('live-take_back')), true);
  }

  /** @param {any} said @param {any[]} lines */
  noteWords(said, lines) {
    const who = this.nameOf(said.seat);
    announce(say('live-said', { who, text: said.text }));
    noteWords(`${who}: ${said.text}`, lines.filter((line) => line.kind === 'said' && line.seat !== this.state.you).length);
  }

  /** @param {number} seat @returns {number | null} */
  secondsLeft(seat) {
    const left = this.state.left?.[seat];
    return left === undefined ? null : Math.max(0, Math.round(left - (performance.now() - (this.heard ?? 0)) / 1000));
  }

  /** Return how long a player who has gone cannot be replaced yet, in seconds.
   * @param {number} seat */
  graceLeft(seat) {
    const { is_person: isPerson, is_here: isHere } = this.players[seat] ?? {};
    if (!isPerson || isHere || this.state.phase !== 'playing') return 0;
    return Math.max(0, Math.ceil(this.facts.grace - (performance.now() - (this.goneAt[seat] ?? 0)) / 1000));
  }

  tick() {
    const isAway = this.state.phase === 'playing' && Object.values(this.players).some((who) => who.is_person && !who.is_here);
    if (isAway && !hasClock(this.state)) showPlayers(this);
    if (hasClock(this.state)) { showPlayers(this); showBar(this); this.hurry(); }
  }

  /** Whether a move is chosen that is drawn when the time runs out. */
  get willDraw() { return Boolean(this.picker?.isOnSheet && this.picker.canDraw && !this.picker.offers.take); }

  /** Let the last seconds of a turn be heard, and draw what is chosen before they are over. */
  hurry() {
    const left = typeof this.state.ask === 'number' && typeof this.state.you === 'number' ? this.secondsLeft(this.state.you) : null;
    if (left === null || left > LAST_SECONDS) return;
    if (left > 1) playSound('tick');
    else if (this.willDraw) this.hand.confirm();
  }
}

if (!document.body.classList.contains('puzzle')) {
  const { facts } = new Table();
  // Moves at other, slow tables: asked about when this one is there.
  if (!facts.local) setTimeout(() => import('../kit/waiting.js'), 5000);
}
