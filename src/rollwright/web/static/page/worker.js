// @ts-check
// The worker of a page without a server: Python, the tables and what is stored of them. Its name is the page's game, if it has one, and language.
import { makeKernelLoader, prefetchKernel } from './kernels.js';
import { startPython } from './python.js';
import { openStore } from './store.js';
import { Thinker } from './thinker.js';

/** What judges games, imported for the coach alone. */
const JUDGE = 'rollwright.api:iterate_analysis';
const [GAME] = self.name.split(' ');
/** @type {string[]} What was asked before Python was there. */
const waiting = [];
/** @type {(text: string) => void} */
let hear = (text) => { waiting.push(text); };
onmessage = ({ data }) => hear(data);

/** @param {Record<string, unknown>} message */
function post(message) { postMessage(JSON.stringify(message)); }

/** Return what loads a kernel and values, here and where bots think.
 * @param {any} python @param {Thinker} thinker @returns {ReturnType<typeof makeKernelLoader>} */
function loadForBoth(python, thinker) {
  const load = makeKernelLoader(python);
  return (...needs) => { thinker.load(...needs); return load(...needs); };
}

async function begin() {
  const starting = startPython(() => post({ loading: 2 })), opening = openStore();
  if (GAME) prefetchKernel(GAME).catch(() => {}); // asked for again when it is needed
  const [python, store, thinker] = [await starting, await opening, new Thinker()];
  post({ loading: 3 });
  const { start } = python.pyimport('rollwright.web.page.worker');
  const think = (/** @type {Parameters<Thinker['think']>} */ ...asked) => thinker.think(...asked), root = new URL('../../', import.meta.url).href;
  hear = start(JSON.stringify(store.kept), store.key, store.save, loadForBoth(python, thinker), think, JUDGE, root, (/** @type {string} */ text) => postMessage(text));
  post({ loading: 4 });
  for (const text of waiting) hear(text);
}

post({ loading: 1 });
begin().catch((wrong) => post({ failed: String(wrong) }));
