// @ts-check
// The line to the table: it comes back by itself, and what was not answered is said again.
import { randomHex, say } from '../kit/dom.js';
import { connect } from '../kit/server.js';
import { whenReleased } from '../kit/press.js';
import { notice } from './frame.js';

/** @typedef {{n: number, command: Record<string, any>, done: (answer: any) => void}} Pending */

const SHORTEST = 400;
const LONGEST = 10000;
/** After how many milliseconds without an answer what is said.
 * @type {[number, string][]} */
const WAITS = [[2000, 'line-sending'], [5000, 'line-kept']];

export class Link {
  /** @param {string} path
   * @param {Record<string, (message: any) => void>} takers What takes each type of message.
   * @param {(state: 'open' | 'lost' | 'refused') => void} onState
   * @param {Promise<void>} [ready] What messages wait for. */
  constructor(path, takers, onState, ready = Promise.resolve()) {
    this.path = path;
    this.ready = ready;
    this.takers = takers;
    this.onState = onState;
    this.wait = SHORTEST;
    this.isBegun = false;
    this.number = 0;
    /** @type {Map<number, Pending>} */
    this.pending = new Map();
    /** @type {import('../kit/server.js').Socket | null} */
    this.socket = null;
    /** @type {Record<string, any>} */
    this.watching = { do: 'watch', seats: [] };
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => { if (!document.hidden) this.hurry(); });
  }

  open() {
    this.isBegun = true;
    const socket = connect(this.path);
    this.socket = socket;
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      this.wait = SHORTEST;
      this.onState('open');
      if (this.watching.seats.length) this.write(0, this.watching);
      for (const { n, command } of this.pending.values()) this.write(n, command);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === 4401) { this.onState('refused'); return; }
      this.onState('lost');
      // A line refused before it opened may be a seat that is not ours any more; a reload tells.
      this.again(wasOpen);
    };
  }

  /** @param {boolean} wasOpen */
  again(wasOpen) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = wasOpen ? SHORTEST : Math.min(LONGEST, this.wait * 1.7);
  }

  hurry() {
    if (this.socket || !this.isBegun) return;
    clearTimeout(this.timer);
    this.wait = SHORTEST;
    this.open();
  }

  /** Open the line anew, for somebody else who has the device now. */
  reopen() {
    const old = this.socket;
    this.socket = null;
    this.pending.clear();
    old?.close();
    this.open();
  }

  /** Take a message in, once nothing is pressed: what it redraws may be what somebody is clicking.
   * @param {any} message */
  async receive(message) {
    await this.ready;
    await whenReleased();
    if (message.type === 'answer' || message.type === 'refused') {
      const waiting = this.pending.get(message.n);
      this.pending.delete(message.n);
      waiting?.done(message);
    }
    this.takers[message.type]?.(message);
  }

  /** Ask for something. Moves, undos and words carry an id, so saying them twice does them once.
   * @param {Record<string, any>} command
   * @returns {Promise<any>} */
  ask(command) {
    const named = ['play', 'undo', 'say'].includes(command.do) ? { id: randomHex(8), ...command } : command;
    const n = ++this.number;
    /** @type {Promise<any>} */
    const answer = new Promise((done) => {
      if (named.id || this.isOpen) this.pending.set(n, { n, command: named, done });
      this.write(n, named);
      if (!named.id) setTimeout(() => this.pending.delete(n), 5000);
    });
    if (named.do === 'play' || named.do === 'undo') answer.finally(tellSlow());
    return answer;
  }

  /** Look at these seats' sheets, where not everybody's are sent.
   * @param {number[]} seats */
  watch(seats) {
    this.watching = { do: 'watch', seats };
    this.write(0, this.watching);
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  /** @param {number} n @param {Record<string, any>} command */
  write(n, command) {
    if (this.isOpen) this.socket?.send(JSON.stringify({ n, do: command }));
  }
}

/** Say that something is on its way while no answer comes; returns what ends that. */
function tellSlow() {
  let isTold = false;
  const timers = WAITS.map(([after, what]) => setTimeout(() => {
    if (document.body.dataset.line === 'lost') return; // that is said already
    isTold = true;
    notice(say(what), false, true);
  }, after));
  return () => {
    timers.forEach(clearTimeout);
    if (isTold && document.body.dataset.line !== 'lost') notice('');
  };
}
