// @ts-check
// The worker of a page without a server: Python, the tables and what is stored of them.
// @ts-expect-error the site has it beside its own files
import { loadPyodide } from '../../python/pyodide.mjs';
import { openStore } from './store.js';

const ROOT = new URL('../../python/', import.meta.url);
/** @type {string[]} What was asked before Python was there. */
const waiting = [];
/** @type {(text: string) => void} */
let hear = (text) => { waiting.push(text); };
onmessage = ({ data }) => hear(data);

/** @param {Record<string, unknown>} message */
function post(message) { postMessage(JSON.stringify(message)); }

/** @param {string} name */
async function load(name) {
  const answer = await fetch(new URL(name, ROOT));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

async function begin() {
  const { wheel, archive } = await (await fetch(new URL('parts.json', ROOT))).json();
  const parts = [load(wheel), load(archive)];
  const store = await openStore();
  const python = await loadPyodide({ indexURL: ROOT.href });
  post({ loading: 2 });
  for (const [i, format] of ['wheel', 'zip'].entries()) python.unpackArchive(await parts[i], format, { extractDir: python.runPython('import site; site.getsitepackages()[0]') });
  post({ loading: 3 });
  const { start } = python.pyimport('rollwright.web.local.worker');
  hear = start(JSON.stringify(store.kept), store.key, store.save, (/** @type {string} */ text) => postMessage(text));
  post({ loading: 4 });
  for (const text of waiting) hear(text);
}

post({ loading: 1 });
begin().catch((wrong) => post({ failed: String(wrong) }));
