// @ts-check
// The player's hand: takes what the table offers, shows what pointing and pressing would do, and makes the move.
import { announce, byId, say } from '../kit/dom.js';
import { forgetQuestion } from './input.js';
import { loadVocabulary, readGains, readOffers } from './offers.js';
import { showConfirm, sum } from './panel.js';
import { Picker } from './picker.js';
import { unlessPressed } from '../kit/press.js';
import { buzz, playSound, settings } from '../kit/settings.js';
import { showScore } from './sidebar.js';

/** @typedef {import('./table.js').Table} Table
 * @typedef {import('./picker.js').Choice} Choice
 * @typedef {import('./picker.js').Turning} Turning */

/** How long a move is shown until the table is asked what it draws, in milliseconds. */
const MOMENT = 80;

export class Hand {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Picker | null} */
    this.picker = null;
    /** The question that was answered last. */
    this.asked = -1;
    /** Whether the focus goes on to the sheet, for it has nowhere else to be. */
    this.wantsFocus = false;
  }

  get sheet() { return this.table.sheet; }

  /** Whether a move is on its way. */
  get isPlaying() { return byId('panel').getAttribute('aria-busy') === 'true'; }
  set isPlaying(is) { byId('panel').setAttribute('aria-busy', String(is)); }

  // ---- what is offered

  /** Load what choices mean: nobody needs that before the first roll. */
  async loadChoices() { this.vocabulary = await loadVocabulary(this.table.facts.vocabulary); }

  /** @param {any} message */
  takeOffers(message) {
    const { table, sheet } = this;
    if (message.ask !== table.state.ask) return;
    if (!this.vocabulary) { this.loadChoices().then(() => unlessPressed(() => this.takeOffers(message))); return; }
    if (!sheet.isReady) { sheet.ready.then(() => unlessPressed(() => this.takeOffers(message))); return; }
    const old = this.picker;
    this.picker = new Picker(readOffers(this.vocabulary, message), (place) => sheet.locate(place));
    const [terms, changes] = [table.players[table.state.you]?.score?.terms ?? [], readGains(message, table.facts.terms.length)];
    const most = 1 + Math.max(0, ...terms) + Math.max(0, ...changes.flat());
    Object.assign(this.picker, { isByWeakest: table.facts.weakest, terms, changes, most });
    if (message.paths.length === 1) this.pickOnly();
    table.refresh();
    if (this.isForced) { this.confirm(); return; }
    if (this.wantsFocus && document.activeElement === document.body) sheet.focus(sheet.here);
    this.wantsFocus = false;
    if (!old) announce(say('live-your_move', { number: message.paths.length }));
    if (document.activeElement && sheet.box.contains(document.activeElement)) this.point(sheet.here);
  }

  /** Whether there is nothing to choose and nothing to draw: the last die is taken without asking. */
  get isForced() { return this.picker?.offers.moves.length === 1 && this.picker.isFinal && !this.table.state.lesson && !this.picker.isOnSheet; }

  pickOnly() {
    const picker = /** @type {Picker} */ (this.picker);
    while (picker.next.length === 1) picker.choose([picker.next[0]]);
  }

  drop() {
    this.picker = null;
    this.sheet.preview({});
    this.sheet.allow([]);
  }

  // ---- what is shown

  showPreview() {
    this.drawPreview();
    this.askForPreview();
    showConfirm(this.table);
    showScore(this.table);
    this.table.showGoals();
    this.table.showLesson();
  }

  /** Draw what is shown or picked on the sheet, and nothing else. */
  drawPreview() {
    const { picker } = this;
    if (picker) this.sheet.preview(picker.marks, placesOf(picker.way), placesOf(picker.path));
  }

  /** Show for a moment what a menu's choice would draw. Only the sheet changes: somebody may be about to press a button.
   * @param {Choice[] | null} nodes */
  previewNodes(nodes) {
    const { picker } = this;
    if (!picker) return;
    if (!nodes) this.drawPreview();
    else if (nodes.at(-1)?.i !== undefined) this.sheet.preview(picker.marksOf(nodes), placesOf(nodes));
  }

  /** Ask what the move shown would draw, exactly, once it has been shown for a moment. */
  askForPreview() {
    clearTimeout(this.previewTimer);
    const { picker } = this;
    const leaf = picker?.leaf;
    if (!picker || leaf === undefined || picker.offers.take || picker.exact[leaf]) return;
    this.previewTimer = setTimeout(() => {
      if (picker === this.picker && picker.leaf === leaf) this.table.link.write(0, { do: 'preview', ask: picker.offers.ask, path: picker.offers.moves[leaf] });
    }, MOMENT);
  }

  /** @param {any} message */
  takePreview(message) {
    const { picker } = this;
    if (!picker || message.ask !== picker.offers.ask) return;
    const i = picker.offers.moves.findIndex((path) => path.join() === message.path.join());
    picker.exact[i] = message.marks;
    if (picker.leaf === i) this.drawPreview();
  }

  tellPreview() {
    const { picker } = this;
    if (!picker?.shown) return;
    const change = picker.change_;
    announce(`${tell(picker.way)}${change ? `: ${say('live-points', { number: sum(change) })}` : ''}`);
  }

  // ---- what the player does

  /** @param {string} place */
  point(place) {
    const { picker } = this;
    if (!picker || place === picker.place) return;
    if (place) picker.point(place);
    else picker.unpoint();
    this.showPreview();
    if (picker.shown && this.sheet.box.contains(document.activeElement)) this.tellPreview();
  }

  /** Press a place; what is chosen there already is drawn by a key, and by a finger only if nobody wants to be asked.
   * @param {string} place @param {boolean} [isByKey] */
  click(place, isByKey = false) {
    const { picker, sheet } = this;
    if (!picker || !place) return;
    if (sheet.here !== place) { sheet.here = place; sheet.makeWalkable(); }
    if (!picker.candidates(place).length) {
      const isChosen = picker.path.some((node) => node.p?.includes(place));
      if (isChosen && picker.canDraw) { if (isByKey || !settings.confirm) this.confirm(); return; }
      if (picker.isNarrowed) sheet.flashDots();
      picker.restart();
    }
    picker.point(place);
    if (!picker.shown) { this.table.refresh(); return; }
    if (this.pick()) this.confirm();
  }

  /** Pick what is shown; says whether that is a move that is made without asking. */
  pick() {
    const { picker } = this;
    picker?.pick();
    playSound('touch');
    buzz(8);
    if (picker?.isFinal && (picker.offers.take || !settings.confirm)) return true;
    this.table.refresh();
    if (picker) announce(say(picker.canDraw ? 'live-picked' : 'live-picked_more', { what: tell(picker.way) }));
    return false;
  }

  /** Choose from a menu; what is made by one press is made.
   * @param {Choice[]} nodes */
  choose(nodes) {
    this.picker?.choose(nodes);
    if (this.picker?.isFinal && this.picker.node?.o) this.confirm();
  }

  /** @param {Turning} how */
  change(how) {
    const { picker } = this;
    if (!picker) return;
    if (!picker.shown && picker.picked.length && picker.likedPlace) {
      picker.changePicked(how);
      this.table.refresh();
      return;
    }
    picker.change(how);
    this.showPreview();
    this.tellPreview();
  }

  /** Whether what was picked lies on a place, to be taken there and dragged.
   * @param {string} place */
  holds(place) { return Boolean(place && this.picker?.picked.some((node) => node.p?.includes(place))); }

  /** Drag what was picked from one place to another; says whether it lies there now.
   * @param {string} from @param {string} to */
  drag(from, to) {
    if (!to || to === from || this.isPlaying || !this.picker?.drag(from, to)) return false;
    forgetQuestion();
    this.table.refresh();
    return true;
  }

  /** Exchange what two places have on them. */
  swap() {
    const way = this.picker?.swapped ?? [];
    if (!way.length || !this.picker) return;
    this.picker.restart(true);
    this.picker.choose(way);
    this.table.refresh();
    announce(say('live-picked', { what: tell(way) }));
  }

  back() { if (this.picker?.back()) this.table.refresh(); }

  async confirm() {
    const { picker, table } = this;
    if (!picker?.canDraw || this.isPlaying) return;
    picker.complete();
    if (picker.offers.take) { picker.offers.take(picker.move); return; }
    this.isPlaying = true;
    forgetQuestion();
    this.asked = picker.offers.ask;
    const what = tell(picker.path);
    const gain = picker.change_;
    const { marks } = picker, total = Number(table.players[table.state.you]?.score?.total);
    const answer = await table.link.ask({ do: 'play', ask: picker.offers.ask, path: picker.move });
    this.isPlaying = false;
    if (answer.type !== 'answer') return;
    playSound('pencil');
    if (gain) import('./feel.js').then(({ celebrate }) => celebrate(table, marks, gain, total), () => {}); // without a line nobody feels it
    if (this.picker === picker) { this.drop(); table.refresh(); }
    announce(say('live-drawn', { what, change: gain ? String(sum(gain)) : '' }));
  }

  /** Begin anew after a refusal.
   * @param {boolean} isForgotten Whether what was picked is given up. */
  refused(isForgotten) {
    this.isPlaying = false;
    if (isForgotten) this.picker?.restart(true);
  }
}

/** @param {Choice[]} nodes */
function placesOf(nodes) { return new Set(nodes.flatMap((node) => node.p ?? [])); }

/** @param {Choice[]} nodes */
function tell(nodes) { return nodes.map((node) => node.l).join(', '); }
