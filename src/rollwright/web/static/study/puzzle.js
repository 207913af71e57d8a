// @ts-check
// A puzzle: the table's own page, heard by a link that knows one position and its answer.
import { announce, byId, h, icon, signed } from '../kit/dom.js';
import { sendOn } from '../kit/send.js';
import { notice } from '../table/frame.js';
import { Table } from '../table/table.js';
import { keepSolved } from '../kit/solved.js';
import { say } from '../kit/messages.js';
import { callServer } from '../kit/server.js';

const TRIES = 3, LEVELS = 3;

/** Answers a table's page as a server would, in one position; what a move is worth the server says after a try. */
class PuzzleLink {
  /** @param {string} path @param {Record<string, (message: any) => void>} takers @param {(state: 'open' | 'lost' | 'refused') => void} onState
   * @param {Promise<void>} [ready] What messages wait for. */
  constructor(path, takers, onState, ready) {
    this.takers = takers;
    this.onState = onState;
    this.ready = ready;
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    this.tries = 0;
    /** What the best wrong move was worth. */
    this.best = -Infinity;
    /** @type {Set<string>} The moves that were wrong. */
    this.wrong = new Set();
  }

  async open() {
    this.known = await (await callServer(`${this.facts.puzzle}.json`)).json();
    byId('question').textContent = say(this.facts.weakest ? 'puzzle-find_marks' : 'puzzle-find', { worth: this.known.worth });
    this.onState('open');
    await this.ready;
    for (const part of ['table', 'own', 'offers']) this.takers[part](this.known[part]);
  }

  /** @param {Record<string, any>} command @returns {Promise<any>} */
  async ask(command) {
    if (command.do !== 'play') return {};
    const path = command.path.join();
    if (this.wrong.has(path)) return this.refuse(say('puzzle-tried', { left: TRIES - this.tries }));
    const body = new URLSearchParams({ path, tries: String(this.tries + 1) });
    const told = await callServer(`${this.facts.puzzle}/try`, { method: 'POST', body })
      .then((answer) => answer.json()).catch(() => ({ wrong: say('puzzle-failed') }));
    if (told.worth !== undefined) { this.tries += 1; this.wrong.add(path); this.best = Math.max(this.best, told.worth); }
    if (told.answer) { this.end(told); return { type: 'answer' }; }
    return this.refuse(told.wrong ?? say('puzzle-worth', { worth: told.worth, left: TRIES - this.tries }));
  }

  /** Put a move back and say why.
   * @param {string} text */
  refuse(text) {
    const refused = { type: 'refused', n: 1, why: 'puzzle', text };
    this.takers.refused(refused);
    return refused;
  }

  /** Draw the answer and say why it is one.
   * @param {{worth: number, answer: any, says: string[]}} told */
  end({ worth, answer, says }) {
    const { table } = this.known, isFound = worth === this.known.worth;
    const title = say(!isFound ? 'puzzle-missed' : this.tries > 1 ? 'puzzle-solved_later' : 'puzzle-solved', { tries: this.tries });
    keepSolved(`${this.facts.day} ${this.facts.game} ${this.facts.level}`, isFound ? this.tries : 0);
    this.takers.table({ type: 'table', seq: table.seq + 1, waiting: [], sheets: { 0: answer.marks }, players: { 0: { score: answer.score, state: 'drawn' } } });
    this.takers.own({ type: 'own', you: 0, ask: null });
    notice('');
    byId('puzzle').append(h('div', { class: isFound ? 'answer' : 'answer missed' }, isFound && h('b', { 'aria-hidden': 'true' }, signed(this.known.worth)), h('h2', { class: 'verdict' }, title)),
      isFound ? '' : h('p', null, say('puzzle-missed_by', { worth: this.known.worth, best: this.best })), ...says.map((text) => h('p', null, text)),
      h('div', { class: 'row' }, this.nextButton(), h('a', { class: this.hasNext ? 'button' : 'button main', href: `/puzzle/${this.facts.day}` }, say('puzzle-all')), this.shareButton(isFound)));
    document.body.classList.add('solved');
    byId('puzzle').scrollIntoView({ block: 'nearest' });
    announce(`${title}. ${says[0]}`);
  }

  /** Whether there is a harder puzzle of this game and day. */
  get hasNext() { return Number(this.facts.level) < LEVELS; }

  /** Return the way to the harder puzzle of this game and day; nothing after the hardest. */
  nextButton() {
    const next = Number(this.facts.level) + 1;
    return this.hasNext && h('a', { class: 'button main', href: this.facts.puzzle.replace(/\d+$/, String(next)) }, say(`puzzle-level-${next}`), icon('next'));
  }

  /** @param {boolean} isFound */
  shareButton(isFound) {
    const text = say('puzzle-share_text', { game: this.facts.name, day: this.facts.day, result: say(isFound ? 'puzzle-found' : 'puzzle-not_found', { tries: this.tries }) });
    const button = h('button', { type: 'button', onclick: () => sendOn(button, { text, url: location.href }) }, icon('send'), say('puzzle-share'));
    return button;
  }

  write() {}
  watch() {}
}

new Table((...args) => new PuzzleLink(...args));
