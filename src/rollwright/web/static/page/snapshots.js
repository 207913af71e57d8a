// @ts-check
// Snapshots of Python: the interpreter's memory and our files, kept in the browser's cache for one version of them.
import { pack, unpack } from './packs.js';

/** @typedef {import('./packs.js').Files} Files
 * @typedef {{memory: Uint8Array, files: Files}} Snapshot */

/** Milliseconds after which a snapshot is written: until then the page has better things to do. */
const PAUSE = 3000;

const PREFIX = `rollwright-python ${new URL('../../', import.meta.url)} `;
const [MEMORY, FILES] = ['memory', 'files'].map((name) => new URL(`../../python/snapshot/${name}`, import.meta.url).href);

/** Forget the snapshots of this site. */
export async function forgetSnapshots() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Keep a snapshot of Python, which nobody had asked for anything yet.
 * @param {string} version @param {Uint8Array<ArrayBuffer>} memory @param {Files} files */
export async function keepSnapshot(version, memory, files) {
  await new Promise((done) => { setTimeout(done, PAUSE); });
  await forgetSnapshots();
  const cache = await caches.open(PREFIX + version);
  await cache.put(FILES, new Response(pack(files)));
  await cache.put(MEMORY, new Response(memory));
}

/** @param {string} version */
export async function hasSnapshot(version) { return caches.has(PREFIX + version).catch(() => false); }

/** @param {string} version @returns {Promise<Snapshot>} */
export async function readSnapshot(version) {
  const cache = await caches.open(PREFIX + version);
  const [memory, files] = await Promise.all([MEMORY, FILES].map(async (address) => (await cache.match(address))?.arrayBuffer()));
  if (!memory || !files) throw new Error('the snapshot is not whole');
  return { memory: new Uint8Array(memory), files: unpack(files) };
}
