// @ts-check
// A worker in which bots and hints think. It is asked by thinker.js.
import { makeKernelLoader } from './kernels.js';
import { startPython } from './python.js';

const started = startPython().then((python) => ({
  answer: python.pyimport('rollwright.web.page.thinking').start(),
  load: makeKernelLoader(python),
}));
/** @type {Promise<unknown>} Everything that questions need. */
let loaded = started;

/** Return an answer; undefined if something that is needed cannot be loaded.
 * @param {string} question @returns {Promise<string | undefined>} */
async function think(question) {
  const { answer } = await started;
  return loaded.then(() => answer(question), () => undefined);
}

onmessage = async ({ data: { needs, number, question } }) => {
  if (needs) {
    loaded = Promise.all([loaded, started.then(({ load }) => load(...needs))]);
    loaded.catch(() => {}); // those who ask think themselves
  } else postMessage({ number, answer: await think(question) });
};
loaded.then(() => postMessage({ ready: true }), (wrong) => setTimeout(() => { throw wrong; })); // those who wait are told
