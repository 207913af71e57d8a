// @ts-check
// Snapshots of Python: the interpreter's memory and our files, kept in the browser's cache for one version of them.
import { pack, unpack } from './packs.js';

/** @typedef {{memory: Uint8Array, files: import('./packs.js').Files}} Snapshot */

const PREFIX = `rollwright-python ${new URL('../../', import.meta.url)} `;
const [MEMORY, FILES] = ['memory', 'files'].map((name) => new URL(`../../python/snapshot/${name}`, import.meta.url).href);

/** Forget the snapshots of this site. */
export async function forgetSnapshots() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Keep a snapshot of Python, which nobody has asked for anything yet.
 * @param {string} version @param {any} python */
export async function keepSnapshot(version, python) {
  const memory = python.makeMemorySnapshot(), files = pack(python.FS);
  await forgetSnapshots();
  const cache = await caches.open(PREFIX + version);
  await cache.put(FILES, new Response(files));
  await cache.put(MEMORY, new Response(memory));
}

/** @param {string} version @returns {Promise<Snapshot | undefined>} */
export async function findSnapshot(version) {
  const name = PREFIX + version;
  if (!await caches.has(name)) return undefined;
  const cache = await caches.open(name);
  const [memory, files] = await Promise.all([MEMORY, FILES].map(async (address) => (await cache.match(address))?.arrayBuffer()));
  return memory && files && { memory: new Uint8Array(memory), files: unpack(files) };
}
