// @ts-check
// The service worker of a site without a server: one visit keeps its files, and later ones need no network.
// The site's `sw.js` names its version and files and runs this; so does a server's, for when it is away: then a page of the site stands in.

/** @type {any} */
const worker = self;
/** @type {{version: string, files: string[], values: string[], languages?: Record<string, string[]>, away?: string, alone?: string}} Files that every visit needs, learned values,
 * and what a visit in a language other than English needs; of a server, the page for when it does not answer, and where the site is. */
const site = worker.site;
const SCOPE = worker.registration.scope;
const PREFIX = `rollwright ${SCOPE} `;
const CACHE = PREFIX + site.version;
const VALUES = new Set(site.values.map((path) => new URL(path, SCOPE).href));

/** Keep files that are not kept yet; the host is asked whether it has newer ones.
 * @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map(async (path) => {
    const request = new Request(new URL(path, SCOPE), { cache: 'no-cache' });
    if (!await cache.match(request)) await cache.add(request);
  }));
}

/** Forget the files of other versions. */
async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Answer from what is kept; the query of a table's page is read by its script.
 * @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request, { ignoreSearch: true });
  if (known) return known;
  const fetched = await fetch(request);
  if (fetched.ok && VALUES.has(request.url)) await cache.put(request, fetched.clone());
  return fetched;
}

/** Answer from the network while there is one; else from what is kept, and in the place of a page with the same page of the site.
 * @param {Request} request */
async function answerUnlessAway(request) {
  const copy = request.method === 'POST' ? request.clone() : null;
  try { return await fetch(request); } catch (wrong) {
    const there = request.mode === 'navigate' ? await findOnSite(request.url, copy) : null;
    if (there) return Response.redirect(there, 303);
    const cache = await caches.open(CACHE);
    const known = await cache.match(request, { ignoreSearch: true }) ?? (request.mode === 'navigate' ? await cache.match(site.away) : null);
    if (!known) throw wrong;
    return known;
  }
}

/** Return where the site has a page of the server, if it is kept: /rules/duel -> /alone/rules/duel/, /puzzle/DAY/duel/1 -> /alone/puzzle/?at=DAY/duel/1
 * @param {string} address @param {Request | null} form What opens a table: POST /play/duel -> /alone/t/duel/?bot=hunter
 * @returns {Promise<string | null>} */
async function findOnSite(address, form) {
  const { pathname, search } = new URL(address);
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  const places = [[site.alone, first, ...rest, ''].filter((part, n, all) => part || n === all.length - 1).join('/') + search, `${site.alone}/${first}/?at=${rest.join('/')}`];
  if (form) {
    const fields = new URLSearchParams(/** @type {any} */ (await form.formData()));
    if (first === 'learn') fields.set('learn', '1');
    places.splice(0, 2, `${site.alone}/t/${rest[0]}/?${fields}`);
  }
  for (const place of places) if (await caches.match(new URL(place, SCOPE), { ignoreSearch: true })) return new URL(place, SCOPE).href;
  return null;
}

/** Whether a form opens a table that needs nobody else.
 * @param {Request} request */
function isOpening({ method, mode, url }) { return method === 'POST' && mode === 'navigate' && /^\/(?:play|learn)\/[\w-]+$/.test(new URL(url).pathname); }

worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(keep(site.files)));
worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener('message', (/** @type {any} */ event) => event.waitUntil(event.data === 'update' ? worker.skipWaiting() : keep([...site.languages?.[event.data] ?? [], ...site.values])));
worker.addEventListener('fetch', (/** @type {any} */ event) => {
  if ((event.request.method === 'GET' || (site.alone && isOpening(event.request))) && event.request.url.startsWith(SCOPE)) event.respondWith(site.away ? answerUnlessAway(event.request) : answer(event.request));
});
