// @ts-check
// Snapshots of Python: the interpreter's memory and our files, kept in the browser's cache for one version of them.

/** @typedef {{memory: Uint8Array, files: [string, Uint8Array][]}} Snapshot */

const PREFIX = `rollwright-python ${new URL('../../', import.meta.url)} `;
/** Where files of ours are. */
const FOLDER = '/lib/python3.14/site-packages';
const [MEMORY, FILES] = ['memory', 'files'].map((name) => new URL(`../../python/snapshot/${name}`, import.meta.url).href);

/** @param {any} FS @param {string} folder @returns {string[]} */
function listFiles(FS, folder) {
  const names = FS.readdir(folder).filter((/** @type {string} */ name) => name !== '.' && name !== '..');
  return names.flatMap((/** @type {string} */ name) => {
    const path = `${folder}/${name}`;
    return FS.isDir(FS.stat(path).mode) ? listFiles(FS, path) : [path];
  });
}

/** Return files as one: the length of a list of their paths and lengths, that list, and what is in them.
 * @param {any} FS @returns {Blob} */
function pack(FS) {
  const files = listFiles(FS, FOLDER).map((path) => [path, FS.readFile(path)]);
  const list = new TextEncoder().encode(JSON.stringify(files.map(([path, bytes]) => [path, bytes.length])));
  return new Blob([new Uint32Array([list.length]), list, ...files.map(([, bytes]) => bytes)]);
}

/** @param {ArrayBuffer} packed @returns {[string, Uint8Array][]} */
function unpack(packed) {
  const [length] = new Uint32Array(packed, 0, 1);
  let at = 4 + length;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, length)));
  return list.map(([path, size]) => { at += size; return [path, new Uint8Array(packed, at - size, size)]; });
}

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
