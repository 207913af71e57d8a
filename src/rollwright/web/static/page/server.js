// @ts-check
// A page's own server: a worker in which the very code of the server runs, asked by messages.

import { keepForLater } from '../kit/later.js';
import { holdVersion } from './visits.js';
// @ts-expect-error the build writes it, of the routes that are declared
import { PLACES } from './places.js';

/** @typedef {import('../kit/server.js').Socket} Socket
 * @typedef {{status: number, kind: string, body: string}} Answer */

const ROOT = new URL('../../', import.meta.url), CHOICE = '/language/';
/** A move of a puzzle. */
const TRY = /^(\/puzzle\/.*)\/try$/;
/** @type {[RegExp, string, boolean, boolean][]} Of addresses: where the site has them, whether as files, and whether the same in all languages. */
const places = PLACES.map((/** @type {[string, string, boolean, boolean]} */ [pattern, ...rest]) => [new RegExp(`^${pattern}$`), ...rest]);
/** @param {string} language */
const folderOf = (language) => (language === 'en' ? '' : `${language}/`);
const LANGUAGE = document.documentElement.lang, FOLDER = folderOf(LANGUAGE);

/** Return where the site has an address, whether as a file, and whether the same in all languages.
 * @param {string} address @returns {[string, boolean, boolean]} */
function locate(address) {
  const [path] = address.split(/[?#]/, 1), rest = address.slice(path.length);
  const [pattern, where, isFile, isShared] = places.find(([each]) => each.test(path)) ?? [/^\//, '', false, false];
  const found = path.replace(pattern, where);
  return [found + (found.includes('?') ? rest.replace('?', '&') : rest), isFile, isShared];
}

/** Return the address of this page in another language.
 * @param {string} language */
function inLanguage(language) { return location.href.replace(ROOT.href + FOLDER, ROOT.href + folderOf(language)); }

/** Return the path of an address of this site, as a server would know it.
 * @param {string} address */
export function pathOf(address) {
  const found = new URL(address, location.href), at = found.searchParams.get('at');
  found.searchParams.delete('at');
  const file = found.pathname.slice(ROOT.pathname.length);
  const path = (FOLDER && `${file}/`.startsWith(FOLDER) ? file.slice(FOLDER.length) : file).replace(/\/$/, '');
  return `/${at ? `${path.split('/')[0]}/${at}` : path}${found.search}`;
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

  /** Whether the site has a file of what is at an address.
   * @param {string} path */
  isFile(path) { return locate(path)[1] && !/\?./.test(path); }

  /** @param {string} path @param {RequestInit} [request] @returns {Promise<Response>} */
  async call(path, request = {}) {
    if (this.isFile(path)) return fetch(this.addressOf(path), request);
    const n = ++this.number;
    const body = request.body ? String(request.body) : '';
    const answer = await new Promise((/** @type {(answer: Answer) => void} */ done) => {
      this.pending.set(n, done);
      this.post({ call: n, method: request.method ?? 'GET', address: path, body });
    });
    const tried = TRY.exec(path);
    if (tried && answer.status === 200) keepForLater(`${tried[1]} ${new URLSearchParams(body).get('tries')}`, path, Object.fromEntries(new URLSearchParams(body)));
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

  /** `/rules/duel?a=1` -> `ROOT/rules/duel/?a=1`: pages are folders, and some that Python makes share one.
   * @param {string} path */
  addressOf(path) {
    if (!path.startsWith('/')) return path;
    if (path.startsWith(CHOICE)) return inLanguage(path.slice(CHOICE.length));
    const [where, , isShared] = locate(path);
    return new URL((isShared ? '' : FOLDER) + where, ROOT).href;
  }
}
