// @ts-check
// A page that Python makes: asked from the worker as from a server, and put in the place of the one that stands there.
import { byId, h, say } from '../kit/dom.js';
import { callServer } from '../kit/server.js';
import { pathOf } from './server.js';
import { reasonOf, server } from './start.js';

/** Show how far Python is. */
function showLoading() {
  const bar = byId('loading').querySelector('progress');
  server.onLoading = (step, failed) => {
    if (bar) bar.value = step;
    if (failed) byId('loading').textContent = say('local-failed', { why: failed });
  };
}

/** Draw a picture that the worker makes; others are files.
 * @param {HTMLImageElement} picture */
async function draw(picture) {
  const path = pathOf(picture.src);
  if (server.isFile(path)) return;
  picture.removeAttribute('src');
  const answer = await callServer(path);
  if (answer.ok) picture.src = URL.createObjectURL(await answer.blob());
}

/** Return the elements of a page's head that the other page has not.
 * @param {string} selector @param {'href' | 'src'} address @param {Document} page @param {Document} other @returns {Element[]} */
function missing(selector, address, page, other) {
  const known = new Set([...other.querySelectorAll(selector)].map((each) => new URL(each.getAttribute(address) ?? '', location.href).href));
  return [...page.head.querySelectorAll(selector)].filter((each) => !known.has(new URL(each.getAttribute(address) ?? '', location.href).href));
}

/** Load a style or a script.
 * @param {string} name @param {Record<string, string>} attributes */
function load(name, attributes) {
  return new Promise((done, fail) => document.head.append(h(name, { ...attributes, onload: done, onerror: fail })));
}

async function show() {
  const answer = await callServer(pathOf(location.href));
  const where = answer.headers.get('Location');
  if (where) { location.replace(server.addressOf(where)); return; }
  if (!answer.ok) throw new Error(answer.status === 404 ? say('local-no_page') : await reasonOf(answer));
  const made = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const drawn = [.../** @type {NodeListOf<HTMLImageElement>} */ (made.querySelectorAll('main img[src]'))].map(draw);
  const former = missing('link[rel=stylesheet]', 'href', document, made);
  await Promise.all(missing('link[rel=stylesheet]', 'href', made, document).map((each) => load('link', { rel: 'stylesheet', href: each.getAttribute('href') ?? '' })));
  for (const each of missing('script:not([type])', 'src', made, document)) await load('script', { src: each.getAttribute('src') ?? '' });
  const scripts = missing('script[type=module]', 'src', made, document);
  made.body.prepend(.../** @type {NodeListOf<Element>} */ (document.querySelectorAll('body > svg'))); // the icons, which a worker does not have
  document.title = made.title;
  document.body.replaceWith(document.adoptNode(made.body));
  for (const each of former) each.remove();
  for (const each of scripts) await import(each.getAttribute('src') ?? '');
  await Promise.all(drawn);
  document.body.dataset.made = 'true';
}

showLoading();
show().catch((wrong) => {
  const box = document.getElementById('loading');
  if (!box) throw wrong; // the page is there; a script of it failed
  box.textContent = say('local-failed', { why: wrong.message });
});
