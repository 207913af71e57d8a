// @ts-check
// Bots and hints think in workers of their own (thinking.js), so that a table's worker goes on answering.

/** @typedef {[game: string, options: string, needsValues: boolean]} Needs */

class Mind {
  /** @param {Iterable<Needs>} needs */
  constructor(needs) {
    /** @type {Map<number, (answer: string | undefined) => void>} */
    this.pending = new Map();
    this.isReady = false;
    /** @type {(value?: undefined) => void} */
    this.settle = () => {};
    /** Kept when it can answer, or never will. */
    this.settled = new Promise((done) => { this.settle = done; });
    this.number = 0;
    this.worker = new Worker(new URL('thinking.js', import.meta.url), { type: 'module', name: self.name });
    this.worker.onmessage = ({ data }) => (data.ready ? this.begin() : this.take(data.number, data.answer));
    this.worker.onerror = () => this.giveUp();
    for (const each of needs) this.load(each);
  }

  begin() {
    this.isReady = true;
    this.settle();
  }

  /** @param {Needs} needs */
  load(needs) { this.worker.postMessage({ needs }); }

  /** @param {string} question @returns {Promise<string | undefined>} */
  think(question) {
    const number = ++this.number;
    this.worker.postMessage({ number, question });
    return new Promise((resolve) => { this.pending.set(number, resolve); });
  }

  /** @param {number} number @param {string | undefined} answer */
  take(number, answer) {
    this.pending.get(number)?.(answer);
    this.pending.delete(number);
  }

  /** Leave everything to others: a browser may have no memory for another Python. */
  giveUp() {
    this.isReady = false;
    this.settle();
    for (const number of [...this.pending.keys()]) this.take(number, undefined);
  }
}

export class Thinker {
  constructor() {
    /** @type {Map<string, Needs>} What was loaded for tables, and is loaded there too. */
    this.needs = new Map();
    /** @type {Mind[]} */
    this.minds = [];
  }

  /** Load a kernel and values there too.
   * @param {Needs} needs */
  load(...needs) {
    const key = JSON.stringify(needs);
    if (this.needs.has(key)) return;
    this.needs.set(key, needs);
    for (const mind of this.minds) mind.load(needs);
  }

  /** Return the workers that have started, the idlest first. */
  listReady() { return this.minds.filter(({ isReady }) => isReady).sort((one, other) => one.pending.size - other.pending.size); }

  /** Return the answer to a question, from one of at most so many workers; undefined as long as none has started, unless it is waited for.
   * A question starts the next worker if all of those that have started are busy.
   * @param {string} question @param {number} most @param {boolean} waits @returns {Promise<string | undefined>} */
  async think(question, most, waits) {
    const ready = this.listReady();
    const width = Math.min(most, Math.max(1, navigator.hardwareConcurrency - 1));
    const isBusy = ready.every(({ pending }) => pending.size > 0);
    if (isBusy && ready.length === this.minds.length && ready.length < width) this.minds.push(new Mind(this.needs.values()));
    if (waits) await this.minds[0].settled;
    return this.listReady()[0]?.think(question);
  }
}
