// @ts-check
// Where Python answers: a server at this page's address or, in a page without one, a worker of its own.

/** @typedef {Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>} Socket
 * @typedef {object} Server
 * @property {(path: string, request?: RequestInit) => Promise<Response>} call Send a request, as `fetch` does.
 * @property {(path: string) => Socket} connect Open a socket.
 * @property {(path: string) => string} addressOf Return the address under which a browser finds a path. */

/** @type {Server} */
let server = {
  call: (path, request) => fetch(path, request),
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`),
  addressOf: (path) => path,
};

/** Let somebody else answer than the server at this page's address.
 * @param {Server} other */
export function answerBy(other) { server = other; }

/** @param {string} path @param {RequestInit} [request] */
export function callServer(path, request) { return server.call(path, request); }

/** @param {string} path */
export function connect(path) { return server.connect(path); }

/** @param {string} path */
export function addressOf(path) { return server.addressOf(path); }
