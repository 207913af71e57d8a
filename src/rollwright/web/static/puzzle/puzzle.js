// @ts-check
// A puzzle: the table's own page, heard by a link that knows one position and its answer.
import { announce, byId, h, icon, signed } from '../kit/dom.js';
import { sendOn } from '../kit/send.js';
import { Table } from '../table/table.js';
import { keepSolved } from './solved.js';
import { say } from '../kit/messages.js';
import { callServer } from '../kit/server.js';

const TRIES = 3;

/** Answers a table's page as a server would, from what is known of one position. */
class PuzzleLink {
  /** @param {string} path @param {Record<string, (message: any) => void>} takers @param {(state: 'open' | 'lost' | 'refused') => void} onState
   * @param {Promise<void>} [ready] What messages wait for. */
  constructor(path, takers, onState, ready) {
    this.takers = takers;
    this.onState = onState;
    this.ready = ready;
    this.facts = JSON.parse(byId('facts').dataset.facts ?? '{}');
    this.tries = 0;
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
    const { offers, worths, worth } = this.known;
    const found = worths[offers.paths.findIndex((/** @type {number[]} */ path) => path.join() === command.path.join())];
    this.tries += 1;
    if (found === worth || this.tries === TRIES) { this.end(found === worth); return { type: 'answer' }; }
    const refused = { type: 'refused', n: 1, why: 'puzzle', text: say('puzzle-worth', { worth: found, left: TRIES - this.tries }) };
    this.takers.refused(refused);
    return refused;
  }

  /** Draw the answer and say why it is one.
   * @param {boolean} isFound */
  end(isFound) {
    const { answer, says, table } = this.known;
    const title = say(!isFound ? 'puzzle-missed' : this.tries > 1 ? 'puzzle-solved_later' : 'puzzle-solved', { tries: this.tries });
    keepSolved(`${this.facts.day} ${this.facts.game} ${this.facts.level}`, isFound ? this.tries : 0);
    this.takers.table({ type: 'table', seq: table.seq + 1, waiting: [], sheets: { 0: answer.marks }, players: { 0: { score: answer.score, state: 'drawn' } } });
    this.takers.own({ type: 'own', you: 0, ask: null });
    byId('puzzle').append(h('div', { class: 'answer' }, h('b', { 'aria-hidden': 'true' }, signed(this.known.worth)), h('h2', { class: 'verdict' }, title)), ...says.map((/** @type {string} */ text) => h('p', null, text)),
      h('div', { class: 'row' }, h('a', { class: 'button main', href: `/puzzle/${this.facts.day}` }, say('puzzle-all')), this.shareButton(isFound)));
    document.body.classList.add('solved');
    byId('puzzle').scrollIntoView({ block: 'nearest' });
    announce(`${title}. ${says[0]}`);
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
