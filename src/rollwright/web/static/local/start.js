// @ts-check
// Every page of a site without a server begins with this: Python answers in a worker, when somebody asks.
import { answerBy, callServer } from '../kit/server.js';
import { WorkerServer } from './server.js';
import { keepSite } from './visits.js';

export const server = new WorkerServer();
answerBy(server);

/** Go where an answer leads to.
 * @param {Response} answer */
export async function follow(answer) {
  const where = answer.headers.get('Location');
  if (where) location.href = server.addressOf(where);
  else alert((await answer.json()).wrong);
}

/** Return the path of an address of this site, as a server would know it.
 * @param {string} address */
function pathOf(address) {
  const root = new URL(server.addressOf('/'));
  const { pathname, search } = new URL(address, location.href);
  return `/${pathname.slice(root.pathname.length)}${search}`.replace(/\/$/, '');
}

keepSite(new URL('../../', import.meta.url)).catch(() => {}); // a browser that keeps nothing fetches every time

// A page that is a file does not know for which game it was asked.
const game = new URLSearchParams(location.search).get('game');
for (const choice of document.querySelectorAll('input[name=game], #game option')) {
  const { value } = /** @type {HTMLInputElement} */ (choice);
  if (value === game) Object.assign(choice, choice instanceof HTMLOptionElement ? { selected: true } : { checked: true });
}

// What a script posts by a form, Python answers; the forms of the pages themselves lead to a table's page.
document.addEventListener('submit', async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== 'post' || event.defaultPrevented) return;
  event.preventDefault();
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  follow(await callServer(pathOf(form.action), { method: 'POST', body: fields }));
});

// A file that a table makes is saved from the worker.
document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest('a[download]')) : null;
  if (!link || link.protocol === 'blob:') return;
  event.preventDefault();
  const answer = await callServer(pathOf(link.href));
  const saved = document.createElement('a');
  saved.href = URL.createObjectURL(await answer.blob());
  saved.download = link.download || pathOf(link.href).split('/').slice(2).join('-');
  saved.click();
  URL.revokeObjectURL(saved.href);
});
