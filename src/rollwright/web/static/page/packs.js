// @ts-check
// Files as one: the length of a list of their names and lengths, that list, and what is in them. Sites send their modules so
// (web/page/build.py), compressed, and browsers keep them so.

/** @typedef {[name: string, bytes: Uint8Array<ArrayBuffer>][]} Files */

/** Where Python finds them. */
const FOLDER = '/lib/python3.14/site-packages';

/** Return all files as one.
 * @param {Files} files @returns {Blob} */
export function pack(files) {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([name, bytes]) => [name, bytes.length])));
  return new Blob([new Uint32Array([list.length]), list, ...files.map(([, bytes]) => bytes)]);
}

/** @param {ArrayBuffer} packed @returns {Files} */
export function unpack(packed) {
  const [length] = new Uint32Array(packed, 0, 1);
  let at = 4 + length;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(packed, 4, length)));
  return list.map(([name, size]) => { at += size; return [name, new Uint8Array(packed, at - size, size)]; });
}

/** Return the files in what a host has sent.
 * @param {Response} sent @returns {Promise<Files>} */
export async function inflate(sent) {
  if (!sent.body) throw new Error(sent.url);
  return unpack(await new Response(sent.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

/** @param {any} FS @param {Files} files */
export function writeFiles(FS, files) {
  const folders = new Set(files.map(([name]) => name.slice(0, name.lastIndexOf('/'))));
  for (const folder of folders) FS.mkdirTree(`${FOLDER}/${folder}`);
  for (const [name, bytes] of files) FS.writeFile(`${FOLDER}/${name}`, bytes, { canOwn: true });
}
