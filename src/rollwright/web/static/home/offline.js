// @ts-check
// Beside a server: the browser keeps the site without one, for when there is no line.
import { noteServer } from '../kit/later.js';

/** Milliseconds after which a page is idle. */
const CALM = 4000;

/** Register the worker that leads to the site when the server does not answer, and have the site kept: at once for somebody who asks,
 * when nothing else is to do for somebody who plays here and whose line costs nothing.
 * @param {HTMLElement} box */
export async function offerOffline(box) {
  const { worker = '', site = '/' } = box.dataset, { serviceWorker } = navigator;
  noteServer();
  if (!serviceWorker) return;
  await serviceWorker.register(worker);
  const button = /** @type {HTMLButtonElement} */ (box.querySelector('#keep-offline')), told = /** @type {HTMLElement} */ (box.querySelector('#offline-told'));
  const say = (/** @type {string | undefined} */ text) => { told.textContent = text ?? ''; told.hidden = !text; };
  const keep = async () => {
    button.hidden = true;
    say(told.dataset.busy);
    await keepFiles(new URL(site, location.href));
    say(told.dataset.kept);
  };
  button.addEventListener('click', () => keep().catch(() => { button.hidden = false; say(''); }));
  const isKept = await serviceWorker.getRegistration(site).then((found) => Boolean(found?.active && found.scope.endsWith(site)));
  if (isKept) { say(told.dataset.kept); return; }
  button.hidden = false;
  if (isFree() && localStorage.getItem('owner')) setTimeout(() => button.click(), CALM);
}

/** Keep the files of the site, and what this language and the bots need.
 * @param {URL} site */
async function keepFiles(site) {
  const registration = await navigator.serviceWorker.register(new URL('sw.js', site), { scope: site.pathname });
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) throw new Error('no worker');
  await new Promise((done, fail) => {
    const look = () => { if (worker.state === 'activated') done(null); else if (worker.state === 'redundant') fail(new Error('not kept')); };
    worker.addEventListener('statechange', look);
    look();
  });
  worker.postMessage(document.documentElement.lang);
}

/** Whether megabytes are free: not where somebody saves data or is on a mobile line, nor where a phone does not say. */
function isFree() {
  const { connection } = /** @type {any} */ (navigator);
  if (!connection) return matchMedia('(pointer: fine)').matches;
  return !connection.saveData && connection.type !== 'cellular' && connection.effectiveType === '4g';
}
