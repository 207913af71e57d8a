// @ts-check
// One table: what the server tells, what is on the sheet, what the player does.
import { announce, byId, h, say } from './dom.js';
import { addLines, miniOf, showChat, showPlayers, showScore } from './sidebar.js';
import { keepRulesAtHand, notice, noteWords, showBar, showTabs, showTitle, suggestTab } from './frame.js';
import { Link } from './link.js';
import { listen } from './input.js';
import { loadMarks, loadVocabulary } from './marks.js';
import { readGains, readOffers } from './offers.js';
import { showConfirm, showDice, showPanel, sum } from './panel.js';
import { Picker } from './picker.js';
import { unlessPressed } from './press.js';
import { playSound, settings } from './settings.js';
import { showShare } from './share.js';
import { Sheet } from './sheet.js';

const MOMENT = 80;
const UNDO_TIME = 1500;
/** Parts of a message that alone change nothing on the page. */
const STEADY = new Set(['type', 'seq', 'left', 'to_roll']);
const NOTHING = { marks: {}, bases: null, score: null, can_undo: false };

/** Whether somebody's time is running.
 * @param {Record<string, any>} state */
function hasClock(state) { return Object.keys(state.left ?? {}).length > 0; }

export class Table {
  constructor() {
    /** @type {{table: string, game: string, name: string, terms: string[], shared: boolean, arranges: boolean, seated: boolean, weakest: boolean, rules: string, phrases: Record<string, string>, avatars: string[], options: [string, string][], timer: number | null, seed: number | null, from_paper: boolean, hints: string, protocol: number, symbols: string, vocabulary: string}} */
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    /** @type {Record<string, any>} */
    this.state = {};
    /** @type {Record<string, any>} What only this seat knows. */
    this.own = NOTHING;
    /** @type {Record<number, any>} */
    this.players = {};
    /** @type {Record<number, import('./sheet.js').SheetData>} Everybody's sheets, as everybody sees them. */
    this.sheets = {};
    /** @type {Picker | null} */
    this.picker = null;
    /** @type {Sheet | null} */
    this.big = null;
    this.bigSeat = -1;
    this.isFresh = false;
    this.sheet = new Sheet(byId('sheet'), true);
    this.sheet.canAsk = true;
    this.sheet.refitted = () => unlessPressed(() => this.refresh());
    /** @type {import('./arrange.js').Arranger | null} */
    this.arranger = null;
    listen(this);
    keepRulesAtHand(this);
    showTabs();
    showChat(this);
    this.hasShared = false;
    this.term = '';
    this.why = '';
    const query = `?v=${this.facts.protocol}${this.facts.seated ? '' : '&watch=1'}`;
    this.link = new Link(`/t/${this.facts.table}/socket${query}`, (message) => unlessPressed(() => this.hear(message)), (state) => this.tellLine(state));
    loadMarks(this.facts.symbols).then(() => this.link.open());
    setInterval(() => this.tick(), 1000);
  }

  // ---- what the server tells

  /** @param {any} message */
  hear(message) {
    if (message.type === 'table') this.update(message);
    else if (message.type === 'own') this.takeOwn(message);
    else if (message.type === 'sheet') this.takeSheet(message);
    else if (message.type === 'offers') this.takeOffers(message);
    else if (message.type === 'preview') this.takePreview(message);
    else if (message.type === 'explanation') this.takeExplanation(message);
    else if (message.type === 'refused') this.refuse(message);
  }

  /** @param {any} message */
  update(message) {
    const before = { ...this.state };
    const isNews = Object.keys(message).some((key) => !STEADY.has(key)) || hasClock(before) || hasClock(message);
    const { players, sheets, bases, lines, seats, whole, ...rest } = message;
    if (whole) this.players = {};
    Object.assign(this.state, rest);
    if (message.left) this.heard = performance.now();
    if (isNews) this.show(message, before);
    document.body.dataset.seq = String(this.state.seq);
    document.body.dataset.phase = this.state.phase;
    if (this.facts.seated && this.state.phase === 'playing' && !this.hasShared) {
      this.hasShared = true;
      showShare(this.facts.table);
    }
  }

  /** @param {any} message @param {Record<string, any>} before */
  show({ players, sheets, bases, lines, seats, whole }, before) {
    this.takePlayers(players ?? {}, seats);
    this.takeRoll(before);
    for (const seat of new Set([...Object.keys(bases ?? {}), ...Object.keys(sheets ?? {})])) {
      this.takeSheet({ seat: Number(seat), whole, bases: bases?.[seat], marks: sheets?.[seat] });
    }
    if (lines && before.seq !== undefined && lines.some((/** @type {any} */ line) => line.kind === 'configured')) location.reload();
    if (lines) { addLines(this, lines); this.tellLines(lines, before); }
    this.isFresh = true;
    const isOther = ['phase', 'host'].some((key) => before[key] !== this.state[key]);
    this.showAll(before, Boolean(players || sheets || isOther || hasClock(before) || hasClock(this.state)));
  }

  /** @param {Record<string, any>} before @param {boolean} hasPlayers */
  showAll(before, hasPlayers) {
    this.refresh();
    if (hasPlayers) showPlayers(this);
    this.showEdges();
    this.rollSoon();
    this.showArranger();
    showTitle(this, before);
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

  /** Show hints; nobody needs them before the first choice. */
  async showHints() {
    if (!this.picker && !byId('hint').childElementCount) return;
    const { showHints } = await import('./hint.js');
    unlessPressed(() => showHints(this));
  }

  /** Take what only this seat may know.
   * @param {any} message */
  takeOwn(message) {
    const before = { ...this.state };
    const { type, ...own } = message;
    const isOther = this.own === NOTHING || before.you !== own.you || JSON.stringify(this.own.bases) !== JSON.stringify(own.bases ?? null);
    this.own = { ...NOTHING, ...own };
    Object.assign(this.state, { you: own.you, ask: own.ask, can_undo: this.own.can_undo });
    if (this.picker && !this.picker.offers.take && own.ask !== this.picker.offers.ask) this.dropOffers();
    if (isOther) this.showSheet(this.mine);
    else this.sheet.cover(this.own.marks);
    this.showAll(before, before.you !== own.you);
  }

  /** @param {Record<string, any>} players @param {number | undefined} seats */
  takePlayers(players, seats) {
    for (const [seat, who] of Object.entries(players)) this.players[Number(seat)] = { ...this.players[Number(seat)], ...who };
    if (Object.keys(this.players).length > 1) suggestTab('players');
    if (seats === undefined) return;
    for (const seat of Object.keys(this.players).map(Number)) if (seat >= seats) delete this.players[seat];
  }

  /** @param {Record<string, any>} before */
  takeRoll(before) {
    const roll = this.state.roll;
    showDice(this);
    if (roll && this.isFresh && roll.number !== before.roll?.number) {
      announce(say('live.rolled', { faces: roll.faces.join(', ') }));
      playSound('dice');
    }
  }

  /** The seat whose sheet is the large one. */
  get mine() { return this.facts.shared ? 0 : this.state.you ?? 0; }

  /** Take a sheet, whole or what changed on it.
   * @param {{seat: number, whole?: boolean, bases?: [string, string], marks?: Record<string, string>}} message */
  takeSheet({ seat, whole, bases, marks = {} }) {
    const known = this.sheets[seat];
    if (!known && !bases) return;
    const now = { ...(whole ? {} : known?.marks), ...marks };
    for (const [name, mark] of Object.entries(now)) if (!mark) delete now[name];
    const isPrinted = !known || (bases !== undefined && bases.join() !== known.bases.join());
    this.sheets[seat] = { bases: bases ?? known.bases, marks: now };
    if (whole || isPrinted) this.showSheet(seat);
    else for (const sheet of this.sheetsOf(seat)) sheet.change(marks);
  }

  /** The drawings that show a seat's sheet.
   * @param {number} seat */
  sheetsOf(seat) {
    return [seat === this.mine && this.sheet, miniOf(seat), seat === this.bigSeat && this.big].filter((each) => each instanceof Sheet);
  }

  /** Show a sheet wherever it is shown.
   * @param {number} seat */
  showSheet(seat) {
    const data = this.sheets[seat];
    if (!data) return;
    for (const sheet of this.sheetsOf(seat)) {
      if (sheet === this.sheet) sheet.show({ ...data, bases: this.own.bases ?? data.bases }, this.own.marks);
      else sheet.show(data);
    }
  }

  /** Load what choices mean: nobody needs that before the first roll. */
  async loadChoices() { this.vocabulary = await loadVocabulary(this.facts.vocabulary); }

  /** @param {any} message */
  takeOffers(message) {
    if (message.ask !== this.state.ask) return;
    if (!this.vocabulary) { this.loadChoices().then(() => unlessPressed(() => this.takeOffers(message))); return; }
    if (!this.sheet.isReady) { this.sheet.ready.then(() => unlessPressed(() => this.takeOffers(message))); return; }
    const old = this.picker;
    this.picker = new Picker(readOffers(this.vocabulary, message), (place) => this.sheet.locate(place));
    Object.assign(this.picker, { isByWeakest: this.facts.weakest, terms: this.players[this.state.you]?.score?.terms ?? [] });
    this.picker.changes = readGains(message, this.facts.terms.length);
    if (message.paths.length === 1) this.pickOnly();
    this.refresh();
    if (this.isForced) { this.confirm(); return; }
    if (this.wantsFocus && document.activeElement === document.body) this.sheet.focus(this.sheet.here);
    this.wantsFocus = false;
    if (!old && !this.isTalking) announce(say('live.your_move', { number: message.paths.length }));
    if (document.activeElement && this.sheet.box.contains(document.activeElement)) this.point(this.sheet.here);
  }

  /** Whether there is nothing to choose and nothing to draw: the last die is taken without asking. */
  get isForced() { return this.picker?.offers.moves.length === 1 && this.picker.isFinal && !this.state.lesson && !this.picker.path.some((node) => node.p); }

  pickOnly() {
    const picker = /** @type {Picker} */ (this.picker);
    while (picker.next.length === 1) picker.choose([picker.next[0]]);
  }

  /** Ask what the move shown would draw, exactly, once it has been shown for a moment. */
  askForPreview() {
    clearTimeout(this.previewTimer);
    const picker = this.picker;
    const leaf = picker?.leaf;
    if (!picker || leaf === undefined || picker.offers.take || picker.exact[leaf]) return;
    this.previewTimer = setTimeout(() => {
      if (picker === this.picker && picker.leaf === leaf) this.link.write(0, { do: 'preview', ask: picker.offers.ask, path: picker.offers.moves[leaf] });
    }, MOMENT);
  }

  /** @param {any} message */
  takePreview(message) {
    const picker = this.picker;
    if (!picker || message.ask !== picker.offers.ask) return;
    const i = picker.offers.moves.findIndex((path) => path.join() === message.path.join());
    picker.exact[i] = message.marks;
    if (picker.leaf === i) this.drawPreview();
  }

  /** Show why something scores: a line of the score beside the sheet, all else at its place.
   * @param {{part: string, text: string}} message */
  async takeExplanation(message) {
    if (message.part === this.term) { this.why = message.text; showScore(this); }
    else (await import('./explain.js')).takeExplanation(message);
  }

  /** Ask what a term of the score counts; asked again, it is gone.
   * @param {string} term */
  explainTerm(term) {
    this.term = this.term === `score-${term}` ? '' : `score-${term}`;
    this.why = '';
    showScore(this);
    if (this.term) this.link.write(0, { do: 'explain', of: this.state.you ?? 0, part: this.term });
  }

  dropOffers() {
    this.picker = null;
    this.sheet.preview({});
    this.sheet.allow([]);
  }

  /** @param {any} message */
  refuse(message) {
    if (message.n === 0) return;
    this.isPlaying = false;
    if (message.why !== 'stale') notice(message.text);
    if (message.why === 'not in this lesson') this.picker?.restart(true);
    this.refresh();
  }

  /** @param {'open' | 'lost' | 'refused'} state */
  tellLine(state) {
    if (state === 'refused') { location.reload(); return; }
    document.body.dataset.line = state;
    if (state === 'lost') notice(say('line.lost'));
    else notice('');
  }

  // ---- what the player does

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
    if (this.picker?.isFinal && (this.picker.offers.take || !settings.confirm)) { this.confirm(); return; }
    this.refresh();
    if (this.picker) announce(say(this.picker.isFinal ? 'live.picked' : 'live.picked_more', { what: this.tellMove() }));
  }

  /** @param {import('./picker.js').Turning} how */
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
    if (picker.offers.take) { picker.offers.take(picker.move); return; }
    this.isPlaying = true;
    const what = this.tellMove();
    const gain = picker.change_;
    const answer = await this.link.ask({ do: 'play', ask: picker.offers.ask, path: picker.move });
    this.isPlaying = false;
    if (answer.type !== 'answer') return;
    playSound('pencil');
    if (this.picker === picker) { this.dropOffers(); this.refresh(); }
    announce(say('live.drawn', { what, change: gain ? String(sum(gain)) : '' }));
  }

  /** Whether this seat may roll now. */
  get mayRoll() { return Boolean(this.state.is_roll_due) && this.state.phase === 'playing' && typeof this.state.you === 'number'; }

  /** @param {boolean} [isByKey] Whether the focus goes on to the sheet, for it has nowhere else to be. */
  roll(isByKey = false) {
    this.wantsFocus = isByKey;
    this.loadChoices();
    this.link.ask({ do: 'roll' });
  }

  /** Roll by itself for those who like that, but leave time to take a move back. */
  rollSoon() {
    clearTimeout(this.rollTimer);
    if (settings.roll && this.mayRoll) this.rollTimer = setTimeout(() => { if (settings.roll && this.mayRoll) this.roll(); }, this.state.can_undo ? UNDO_TIME : MOMENT);
  }

  undo() {
    playSound('rubber');
    this.link.ask({ do: 'undo' });
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
    this.showHints();
    this.showPreview();
    this.sheet.allow(this.picker && !this.picker.isFinal ? this.picker.index.keys() : []);
    showBar(this);
  }

  showPreview() {
    this.drawPreview();
    this.askForPreview();
    showConfirm(this);
    showScore(this);
    this.showLesson();
  }

  /** Show what a lesson says, where there is one. */
  async showLesson() {
    if (!this.state.lesson && byId('lesson').hidden) return;
    (await import('./lesson.js')).showLesson(this);
  }

  /** Draw what is shown or picked on the sheet, and nothing else. */
  drawPreview() {
    const picker = this.picker;
    if (picker) this.sheet.preview(picker.marks, new Set(picker.path.flatMap((node) => node.p ?? [])));
  }

  /** Show for a moment what a menu's choice would draw. Only the sheet changes: somebody may be about to press a button.
   * @param {import('./picker.js').Choice[] | null} nodes */
  previewNodes(nodes) {
    const picker = this.picker;
    if (!picker) return;
    if (!nodes) this.drawPreview();
    else if (nodes.at(-1)?.i !== undefined) this.sheet.preview(picker.marksOf(nodes));
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
    if (said) this.noteWords(said, lines);
    if (this.state.phase === 'over' && before.phase !== 'over') { announce(say('live.over')); playSound('bell'); }
  }

  /** @param {any} said @param {any[]} lines */
  noteWords(said, lines) {
    const who = this.nameOf(said.seat);
    announce(say('live.said', { who, text: said.text }));
    noteWords(`${who}: ${said.text}`, lines.filter((line) => line.kind === 'said' && line.seat !== this.state.you).length);
  }

  /** @param {number} seat @returns {number | null} */
  secondsLeft(seat) {
    const left = this.state.left?.[seat];
    return left === undefined ? null : Math.max(0, Math.round(left - (performance.now() - (this.heard ?? 0)) / 1000));
  }

  tick() {
    if (hasClock(this.state)) { showPlayers(this); showBar(this); }
  }

  /** Ask for the sheet that is shown large, where not everybody's are sent. */
  watch() {
    const isKnown = this.bigSeat < 0 || Object.keys(this.players).length <= 6;
    this.link.watch(isKnown ? [] : [this.bigSeat]);
  }

  /** Show another player's sheet large.
   * @param {number} seat */
  async enlarge(seat) {
    const { openDialog } = await import('./dialog.js');
    const box = h('div', { class: 'sheet-box' });
    const dialog = openDialog(this.nameOf(seat), box);
    dialog.onclose = () => { this.big = null; this.bigSeat = -1; this.watch(); };
    this.big = new Sheet(box, false);
    this.bigSeat = seat;
    this.showSheet(seat);
    this.watch();
  }
}

new Table();
