// @ts-check
// Keeps the site for later visits, and takes a new version between games: when a page is opened that is no table and no page has Python at work.

import { addressOf } from '../kit/server.js';

/** Milliseconds between two looks whether somebody waits, and after which a new version asks again: a page that was left may be closing. */
const PAUSE = 1000;
/** How often in a row nobody waits before a first visit is kept. */
const CALM = 2;
const WORKING = `rollwright ${new URL('../../', import.meta.url)} working`;

/** Keep this version while the page is open: a new one waits. */
export function holdVersion() {
  navigator.locks?.request(WORKING, { mode: 'shared' }, () => new Promise(() => {}));
}

/** Keep the site; a first visit, when nobody waits for Python.
 * @param {URL} root The folder of the site. @param {() => boolean} isBusy */
export async function keepSite(root, isBusy) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a host without encryption: every visit fetches what it needs
  for (let calm = serviceWorker.controller ? CALM : 0; calm < CALM; calm = isBusy() ? 0 : calm + 1) await new Promise((done) => { setTimeout(done, PAUSE); });
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const registration = await serviceWorker.register(new URL('sw.js', root));
  const isTable = location.href.startsWith(addressOf('/t/'));
  // Chromium lets a former version go on for minutes if it is to end while it still answers a page that loads.
  if (registration.waiting && !isTable) setTimeout(takeOver, PAUSE, registration.waiting);
  else (await serviceWorker.ready).active?.postMessage(document.documentElement.lang);
}

/** Let a new version take over as soon as no page works by the former one; all others are loaded again then.
 * @param {ServiceWorker} waiting */
async function takeOver(waiting) {
  const isTaken = await navigator.locks?.request(WORKING, { ifAvailable: true }, (lock) => {
    if (lock) waiting.postMessage('update');
    return lock !== null;
  });
  if (!isTaken) setTimeout(takeOver, PAUSE, waiting);
}
