// @ts-check
// Keeps the site for later visits, and takes a new version between games: when a page is opened that is no table and no page has Python at work.

import { addressOf } from '../kit/server.js';

/** Milliseconds after which a first visit is kept, and after which a new version asks again: a page that was left may be closing. */
const PAUSE = 1000;
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
  for (let wait = !serviceWorker.controller; wait; wait = isBusy()) await new Promise((done) => { setTimeout(done, PAUSE); });
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const registration = await serviceWorker.register(new URL('sw.js', root));
  const isTable = location.href.startsWith(addressOf('/t/'));
  if (registration.waiting && !isTable) takeOver(registration.waiting);
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
