// @ts-check
// A page's own server: a worker in which the very code of the server runs, asked by messages.

import { holdVersion } from './visits.js';

/** @typedef {import('../kit/server.js').Socket} Socket
 * @typedef {{status: number, kind: string, body: string}} Answer */

const ROOT = new URL('../../', import.meta.url);
/** @param {string} language */
const folderOf = (language) => (language === 'en' ? '/' : `/${language}/`);
const LANGUAGE = document.documentElement.lang, FOLDER = folderOf(LANGUAGE);
/** What is the same in all languages, or named by its language. */
const SHARED = /^\/((static|examples|marks|vocabulary)\/|[\w-]*words\.)/;
const CHOICE = /^\/language\/([\w-]+)$/;
/** What lies in the folder of the site as files. */
const FILES = /^\/((static|rules|examples|marks|vocabulary)\/|games\/[\w-]+\.svg)/;

/** @type {[RegExp, string][]} Pages that Python makes, and the file in which each is shown. */
const MADE = [
  [/^\/t\/([A-Z0-9]+)(?=$|[?#])/, '/t/any?table=$1'],
  [/^\/puzzle\/([\w-]+\/[\w-]+\/\d)(?=$|[?#])/, '/puzzle/one?at=$1'],
  [/^\/(daily|puzzle)\/([\w/-]+)(?=$|[?#])/, '/$1?at=$2'],
];

/** Return the address of this page in another language.
 * @param {string} language */
function inLanguage(language) {
  const here = new URL(`.${FOLDER}`, ROOT).href;
  return location.href.replace(here, new URL(`.${folderOf(language)}`, ROOT).href);
}

/** A socket to a table in the worker. @implements {Socket} */
class Port {
  /** @param {(message: Record<string, unknown>) => void} post @param {number} number */
  constructor(post, number) {
    this.post = post;
    this.number = number;
    /** @type {Socket['readyState']} */
    this.readyState = WebSocket.CONNECTING;
    /** @type {Socket['onopen']} */ this.onopen = null;
    /** @type {Socket['onmessage']} */ this.onmessage = null;
    /** @type {Socket['onclose']} */ this.onclose = null;
  }

  /** @param {any} text */
  send(text) { this.post({ line: this.number, text }); }

  close() {
    this.readyState = WebSocket.CLOSED;
    this.post({ close: this.number });
  }

  /** @param {any} message */
  hear(message) {
    /** @type {any} */ const here = this;
    if (message.text !== undefined) here.onmessage?.({ data: message.text });
    else if (message.code === undefined) { this.readyState = WebSocket.OPEN; here.onopen?.({}); }
    else { this.readyState = WebSocket.CLOSED; here.onclose?.({ code: message.code, reason: message.reason }); }
  }
}

export class WorkerServer {
  constructor() {
    this.number = 0;
    /** @type {Map<number, (answer: Answer) => void>} */
    this.pending = new Map();
    /** @type {Map<number, Port>} */
    this.ports = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** The game of this page, whose kernel is fetched at once; '' for any. */
    this.game = '';
    /** @type {(step: number, failed: string) => void} How far the worker is with its start. */
    this.onLoading = () => {};
  }

  /** Whether somebody waits for an answer. */
  get isBusy() { return this.pending.size > 0; }

  /** @param {Record<string, unknown>} message */
  post(message) {
    this.worker ??= this.start();
    this.worker.postMessage(JSON.stringify(message));
  }

  start() {
    holdVersion();
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module', name: `${this.game} ${LANGUAGE}` });
    worker.onmessage = ({ data }) => this.hear(JSON.parse(data));
    worker.onerror = (wrong) => this.onLoading(0, wrong.message);
    return worker;
  }

  /** @param {any} message */
  hear(message) {
    if (message.loading || message.failed) this.onLoading(message.loading ?? 0, message.failed ?? '');
    else if (message.answer) {
      this.pending.get(message.answer)?.(message);
      this.pending.delete(message.answer);
    } else this.ports.get(message.line)?.hear(message);
  }

  /** @param {string} path @param {RequestInit} [request] @returns {Promise<Response>} */
  async call(path, request = {}) {
    if (FILES.test(path)) return fetch(this.addressOf(path), request);
    const n = ++this.number;
    const body = request.body ? String(request.body) : '';
    const answer = await new Promise((/** @type {(answer: Answer) => void} */ done) => {
      this.pending.set(n, done);
      this.post({ call: n, method: request.method ?? 'GET', address: path, body });
    });
    const headers = { 'Content-Type': answer.kind, ...(answer.status === 303 && { Location: answer.body }) };
    return new Response(answer.status === 204 || answer.status === 303 ? null : answer.body, { status: answer.status, headers });
  }

  /** @param {string} path @returns {Socket} */
  connect(path) {
    const port = new Port((message) => this.post(message), ++this.number);
    this.ports.set(port.number, port);
    this.post({ open: port.number, address: path });
    return port;
  }

  /** `/rules/duel?a=1` -> `ROOT/rules/duel/?a=1`: pages are folders, and those that Python makes share one.
   * @param {string} path */
  addressOf(path) {
    if (!path.startsWith('/')) return path;
    if (CHOICE.test(path)) return inLanguage(path.replace(CHOICE, '$1'));
    const [pattern, page] = MADE.find(([made]) => made.test(path)) ?? ['', ''];
    const file = path.replace(pattern, page);
    const found = new URL(`.${SHARED.test(path) ? '/' : FOLDER}${file.slice(1)}`, ROOT);
    if (!/[./]/.test(found.pathname.split('/').at(-1) || '/')) found.pathname += '/';
    return found.href;
  }
}
