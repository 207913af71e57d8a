// @ts-check
// The worker of a page without a server: Python, the tables and what is stored of them. Its name is the page's game.
// @ts-expect-error the site has it beside its own files
import { loadPyodide } from '../../python/pyodide.mjs';
import { load, loadBytes } from './files.js';
import { makeKernelLoader, prefetchKernel } from './kernels.js';
import { openStore } from './store.js';

/** @type {string[]} What was asked before Python was there. */
const waiting = [];
/** @type {(text: string) => void} */
let hear = (text) => { waiting.push(text); };
onmessage = ({ data }) => hear(data);

/** @param {Record<string, unknown>} message */
function post(message) { postMessage(JSON.stringify(message)); }

/** Return msgspec and our own modules, by the formats of their archives.
 * @returns {Promise<Record<string, ArrayBuffer>>} */
async function loadParts() {
  const { wheel, archive } = await (await load('python/parts.json')).json();
  const [first, second] = await Promise.all([loadBytes(`python/${wheel}`), loadBytes(`python/${archive}`)]);
  return { wheel: first, zip: second };
}

async function begin() {
  const loading = loadPyodide({ indexURL: new URL('../../python/', import.meta.url).href });
  if (self.name) prefetchKernel(self.name).catch(() => {}); // asked for again when it is needed
  const [python, parts, store] = await Promise.all([loading, loadParts(), openStore()]);
  post({ loading: 2 });
  const extractDir = python.runPython('import site; site.getsitepackages()[0]');
  for (const [format, bytes] of Object.entries(parts)) python.unpackArchive(bytes, format, { extractDir });
  post({ loading: 3 });
  const { start } = python.pyimport('rollwright.web.local.worker');
  const judge = (/** @type {any[]} */ ...asked) => python.pyimport('rollwright.api').iterate_analysis(...asked); // imported for the coach alone
  hear = start(JSON.stringify(store.kept), store.key, store.save, makeKernelLoader(python), judge, (/** @type {string} */ text) => postMessage(text));
  post({ loading: 4 });
  for (const text of waiting) hear(text);
}

post({ loading: 1 });
begin().catch((wrong) => post({ failed: String(wrong) }));
