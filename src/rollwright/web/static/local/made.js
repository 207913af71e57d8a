// @ts-check
// A page that Python makes: asked from the worker as from a server, and put into the page that stands there.
import { byId, h, say } from '../kit/dom.js';
import { callServer } from '../kit/server.js';
import { pathOf, reasonOf, server } from './start.js';

/** Pages of the site; links to others are left out. */
const PAGES = /^\/((rules|t|challenges|daily|puzzle)(\/.*)?|new|score|replay|dice|coach|about|games|profile|print)?([?#].*)?$/;
/** Drawings that lie in the site's folder. */
const FILES = /^\/(static\/|games\/[\w-]+\.svg)/;
/** What a page of a server asks for at once and this one has already. */
const KNOWN = /\/waiting\.js$/;

/** Messages of scripts that not every page has. */
const WORDS = /^\/\w+-words\./;

/** @param {string} source */
function loadScript(source) {
  return new Promise((done, fail) => document.head.append(h('script', { src: source, onload: done, onerror: fail })));
}

/** Show how far Python is. */
function showLoading() {
  const bar = byId('loading').querySelector('progress');
  server.onLoading = (step, failed) => {
    if (bar) bar.value = step;
    if (failed) byId('loading').textContent = say('local-failed', { why: failed });
  };
}

/** Lead links and forms to this folder; what the site has not is left out.
 * @param {Document} made */
function adapt(made) {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (made.querySelectorAll('main a[href^="/"]'))) {
    const where = link.getAttribute('href') ?? '';
    if (link.download || link.hasAttribute('download') || PAGES.test(where)) link.href = server.addressOf(where);
    else link.remove();
  }
  for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (made.querySelectorAll('main form[action^="/"]'))) {
    const [, kind, game] = (form.getAttribute('action') ?? '').match(/^\/(play|learn)\/(.+)$/) ?? [];
    if (!game) continue;
    Object.assign(form, { method: 'get', action: server.addressOf(`/t/${game}`) });
    if (kind === 'learn') form.append(h('input', { type: 'hidden', name: 'learn', value: '1' }));
  }
}

/** Draw a picture that the worker makes.
 * @param {HTMLImageElement} picture */
async function draw(picture) {
  const where = picture.getAttribute('src') ?? '';
  picture.removeAttribute('src');
  if (FILES.test(where)) { picture.src = server.addressOf(where); return; }
  const answer = await callServer(where);
  if (answer.ok) picture.src = URL.createObjectURL(await answer.blob());
}

async function show() {
  const answer = await callServer(pathOf(location.href));
  const where = answer.headers.get('Location');
  if (where) { location.replace(server.addressOf(where)); return; }
  if (!answer.ok) throw new Error(answer.status === 404 ? say('local-no_page') : await reasonOf(answer));
  const made = new DOMParser().parseFromString(await answer.text(), 'text/html');
  adapt(made);
  const main = byId('main'), found = /** @type {HTMLElement} */ (made.getElementById('main'));
  const pictures = /** @type {NodeListOf<HTMLImageElement>} */ (found.querySelectorAll('img[src^="/"]'));
  const drawn = [...pictures].map(draw);
  document.title = made.title;
  main.className = found.className;
  main.replaceChildren(...found.childNodes);
  for (const script of /** @type {NodeListOf<HTMLScriptElement>} */ (made.querySelectorAll('head script'))) {
    const source = script.getAttribute('src') ?? '';
    if (WORDS.test(source)) await loadScript(source);
    else if (script.type === 'module' && !KNOWN.test(source)) await import(server.addressOf(source));
  }
  await Promise.all(drawn);
  document.body.dataset.made = 'true';
}

showLoading();
show().catch((wrong) => { byId('loading').textContent = say('local-failed', { why: wrong.message }); });
