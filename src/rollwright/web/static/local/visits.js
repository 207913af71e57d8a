// @ts-check
// Keeps the site for later visits. A new version waits until no page of the former one is open.

/** @param {URL} root The folder of the site. */
export async function keepSite(root) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a host without encryption: every visit fetches what it needs
  await serviceWorker.register(new URL('sw.js', root));
  (await serviceWorker.ready).active?.postMessage('values');
}
