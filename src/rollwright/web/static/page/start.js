// @ts-check
// Every page of a site without a server begins with this: Python answers in a worker, when somebody asks.
import { sendLater } from '../kit/later.js';
import { answerBy, callServer } from '../kit/server.js';
import { WorkerServer, pathOf } from './server.js';
import { keepSite } from './visits.js';

export const server = new WorkerServer();
answerBy(server);

/** Return the sentence with which an answer refuses, be it made for a script or a page.
 * @param {Response} answer */
export async function reasonOf(answer) {
  const text = await answer.text(), kind = answer.headers.get('Content-Type') ?? '';
  if (kind.includes('json')) return JSON.parse(text).wrong;
  if (!kind.includes('html')) return text;
  return new DOMParser().parseFromString(text, 'text/html').querySelector('main .wrong, main p')?.textContent ?? '';
}

/** Go where an answer leads to.
 * @param {Response} answer */
export async function follow(answer) {
  const where = answer.headers.get('Location');
  if (where) location.href = server.addressOf(where);
  else alert(await reasonOf(answer));
}

sendLater();
addEventListener('online', sendLater);
keepSite(new URL('../../', import.meta.url), () => server.isBusy).catch(() => {}); // a browser that keeps nothing fetches every time

// A page that is a file does not know for which game it was asked.
const game = new URLSearchParams(location.search).get('game');
for (const option of /** @type {NodeListOf<HTMLOptionElement>} */ (document.querySelectorAll('#game option'))) if (option.value === game) option.selected = true;

// What a form posts, Python answers; forms that open a table by themselves lead to its page.
document.addEventListener('submit', async (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.method !== 'post' || event.defaultPrevented) return;
  event.preventDefault();
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  follow(await callServer(pathOf(form.action), { method: 'POST', body: fields }));
});

// What a table makes is saved from the worker; a page to print is what the browser's own dialog prints.
document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (event.target.closest('a[download]')) : null;
  if (!link || link.protocol === 'blob:') return;
  event.preventDefault();
  const path = pathOf(link.href);
  if (path.endsWith('.pdf')) { print(); return; }
  const answer = await callServer(path.replace(/\.png$/, '.svg'));
  const found = await answer.blob();
  save(path.endsWith('.png') ? await toPng(found) : found, link.download || path.split('/').slice(2).join('-'));
});

/** Save something as a file.
 * @param {Blob} content @param {string} name */
function save(content, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Return a drawing as a picture, three pixels for one.
 * @param {Blob} drawing @returns {Promise<Blob>} */
async function toPng(drawing) {
  const image = new Image(), canvas = document.createElement('canvas');
  image.src = URL.createObjectURL(drawing);
  await image.decode();
  Object.assign(canvas, { width: 3 * image.naturalWidth, height: 3 * image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return new Promise((resolve, reject) => { canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('no picture')))); });
}
