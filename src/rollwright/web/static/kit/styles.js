// @ts-check
// Style sheets that the first look at a table does not need.
import { addressOf } from './server.js';

/** @type {Map<string, Promise<void>>} */
const known = new Map();

/** Load a style sheet, once; come back when it is there, or cannot be had.
 * @param {string} name @returns {Promise<void>} */
export function loadStyle(name) {
  const loading = known.get(name) ?? load(addressOf(`/static/${name}`));
  known.set(name, loading);
  return loading;
}

/** @param {string} address @returns {Promise<void>} */
function load(address) {
  if (document.querySelector(`link[rel=stylesheet][href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  return new Promise((done) => {
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}
