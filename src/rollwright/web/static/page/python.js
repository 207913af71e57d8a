// @ts-check
// Python in a worker: Pyodide, msgspec and our own modules. The first start keeps the interpreter's memory, from which later ones go on.
// @ts-expect-error the site has it beside its own files
import createModule from '../../python/pyodide.asm.mjs';
// @ts-expect-error the site has it beside its own files
import { loadPyodide } from '../../python/pyodide.mjs';
import { load, loadBytes } from './files.js';
import { formatMessage } from './messages.js';
import { inflate, writeFiles } from './packs.js';
import { forgetSnapshots, hasSnapshot, keepSnapshot, readSnapshot } from './snapshots.js';

/** @typedef {{version: string, library: string, archive: string}} Parts */

const INDEX = new URL('../../python/', import.meta.url).href;
/** Nothing of all this is garbage, then or later. */
const BEGIN = `
import gc, importlib, random
gc.disable()
importlib.invalidate_caches()
import rollwright.site.runtime, rollwright.web.page.worker
rollwright.web.page.worker.prepare()
gc.freeze()
gc.enable()
`;

/** Return what makes Pyodide's module with msgspec's library in it: at the same addresses in every start, as a snapshot needs it.
 * @param {Promise<ArrayBuffer>} library @param {string} path @param {Promise<number>} [size] The memory that a snapshot takes. */
function withLibrary(library, path, size) {
  return async (/** @type {any} */ settings) => {
    settings.preRun.push(async (/** @type {any} */ module) => {
      module.addRunDependency('library');
      if (size) module.growMemory(await size);
      const at = `${module.API.sitePackages}/${path}`;
      const bytes = new Uint8Array(await library);
      module.FS.mkdirTree(at.slice(0, at.lastIndexOf('/')));
      module.FS.writeFile(at, bytes);
      module.preloadedWasm[at] = await module.loadWebAssemblyModule(bytes, { loadAsync: true, global: false, nodelete: true, allowUndefined: false }, at, {});
      module.removeRunDependency('library');
    });
    return createModule(settings);
  };
}

/** Start Python anew and import what every page needs.
 * @param {Parts} parts @param {Promise<ArrayBuffer>} library @param {() => void} onStep */
async function startFresh(parts, library, onStep) {
  const starting = loadPyodide({ indexURL: INDEX, createPyodideModule: withLibrary(library, parts.library), _makeSnapshot: true });
  const [python, files] = await Promise.all([starting, loadFiles(parts.archive)]);
  onStep();
  writeFiles(python.FS, files);
  python.runPython(BEGIN);
  keepSnapshot(parts.version, python.makeMemorySnapshot(), files).catch(() => {}); // a browser that is full starts anew every time
  return python;
}

/** Return the size of the memory in a snapshot, which begins with a header; the second number of that is its length.
 * @param {Uint8Array} memory */
function sizeOf(memory) { return memory.length - new Uint32Array(memory.buffer, 0, 2)[1]; }

/** Go on from a snapshot, which is read while Pyodide loads.
 * @param {Parts} parts @param {Promise<ArrayBuffer>} library */
async function restore(parts, library) {
  const snapshot = readSnapshot(parts.version), memory = snapshot.then((found) => found.memory);
  const createPyodideModule = withLibrary(library, parts.library, memory.then(sizeOf));
  const python = await loadPyodide({ indexURL: INDEX, createPyodideModule, _loadSnapshot: memory });
  writeFiles(python.FS, (await snapshot).files);
  python.runPython('random.seed()');
  return python;
}

/** Start Python; `onStep` is called when Pyodide is there, before our modules are.
 * @param {() => void} onStep @returns {Promise<any>} */
export async function startPython(onStep = () => {}) {
  const parts = /** @type {Parts} */ (await (await load('python/parts.json')).json());
  const library = loadBytes(`python/${parts.library.split('/').at(-1)}`);
  if (await hasSnapshot(parts.version)) {
    try { return await speak(await restore(parts, library)); } catch (wrong) { console.warn(wrong); await forgetSnapshots(); }
  }
  return speak(await startFresh(parts, library, onStep));
}

/** Let Python speak the language of the page.
 * @param {any} python @returns {Promise<any>} */
async function speak(python) {
  const language = self.name.split(' ')[1] || 'en';
  if (language !== 'en') writeFiles(python.FS, await loadFiles(`language.${language}.pack`));
  python.pyimport('rollwright.web.page.worker').speak(language, formatMessage);
  return python;
}

/** @param {string} name */
async function loadFiles(name) { return inflate(await load(`python/${name}`)); }
