// @ts-check
// Keeps the site for later visits, and takes a new version between games: when a page is opened that is no table.

/** @param {URL} root The folder of the site. @param {boolean} isTable */
export async function keepSite(root, isTable) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a host without encryption: every visit fetches what it needs
  const wasKept = serviceWorker.controller !== null;
  const { waiting } = await serviceWorker.register(new URL('sw.js', root));
  if (waiting && !isTable) {
    if (wasKept) serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('update');
    return;
  }
  (await serviceWorker.ready).active?.postMessage('values');
}
