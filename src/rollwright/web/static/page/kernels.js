// @ts-check
// The games' kernels, WebAssembly modules, and the learned values of their bots: fetched when a table needs them.
import { load, loadBytes } from './files.js';

/** @typedef {{file: string, games: string[]}} Kernel An entry of `kernels/manifest.json`. */

/** Call a function once for each argument.
 * @template T @param {(key: string) => Promise<T>} make @returns {(key: string) => Promise<T>} */
function once(make) {
  /** @type {Map<string, Promise<T>>} */
  const made = new Map();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    known.catch(() => made.delete(key)); // the next time it may be reached
    return known;
  };
}

const readManifest = once(async (path) => /** @type {Kernel[]} */ (await (await load(path)).json()));
const instantiate = once(async (file) => (await WebAssembly.instantiate(await loadBytes(`kernels/${file}`), {})).instance);

/** Return the kernel of a game, as the manifest describes it.
 * @param {string} game */
async function findKernel(game) { return (await readManifest('kernels/manifest.json')).find(({ games }) => games.includes(game)); }

/** Fetch the kernel of a game, before Python is there to use it.
 * @param {string} game */
export async function prefetchKernel(game) {
  const kernel = await findKernel(game);
  if (kernel) await instantiate(kernel.file);
}

/** Return what loads a kernel and values into Python; it says whether the game has a kernel.
 * @param {any} python @returns {(game: string, options: string, needsValues: boolean) => Promise<boolean>} */
export function makeKernelLoader(python) {
  const runtime = python.pyimport('rollwright.site.runtime');
  const install = once(async (game) => {
    const kernel = await findKernel(game);
    if (kernel) runtime.install(JSON.stringify(kernel), await instantiate(kernel.file));
    return kernel !== undefined;
  });
  const loadValues = once(async (path) => python.FS.writeFile(path, new Uint8Array(await loadBytes(`values/${path.split('/').at(-1)}`))));
  return async (game, options, needsValues) => {
    const hasKernel = await install(game);
    if (hasKernel && needsValues) await Promise.all(runtime.list_values(game, python.toPy(JSON.parse(options))).toJs().map(loadValues));
    return hasKernel;
  };
}
