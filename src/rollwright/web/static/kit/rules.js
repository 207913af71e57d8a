// @ts-check
// Rules for people: their pictures, and a drawer over the table.
import { h, icon, say } from './dom.js';
import { loadMarks, picture } from './marks.js';
import { loadStyle } from './styles.js';
import { callServer } from './server.js';

await loadStyle('teach.css');

/** Fill in the pictures of a page of rules.
 * @param {HTMLElement} article */
export async function illustrateRules(article) {
  await loadMarks(article.dataset.symbols ?? '');
  for (const each of article.querySelectorAll('[data-mark]')) {
    const drawn = picture(/** @type {HTMLElement} */ (each).dataset.mark ?? '', 'tiny-mark');
    if (drawn) each.replaceChildren(drawn);
  }
}

const here = document.getElementById('rules-page');
if (here) illustrateRules(here);

/** Open a game's rules in a drawer over the table.
 * @param {string} name @param {string} address */
export async function openRules(name, address) {
  const drawer = /** @type {HTMLDialogElement} */ (document.querySelector('.drawer') ?? makeDrawer(name));
  drawer.showModal();
  if (drawer.querySelector('#rules-page')) return;
  const close = h('button', { type: 'button', class: 'plain close', 'aria-label': say('table-close'), onclick: () => drawer.close() }, icon('close'));
  const answer = await callServer(address).catch(() => null);
  const read = answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('rules-page') : null;
  const article = read ? /** @type {HTMLElement} */ (document.adoptNode(read)) : h('p', { class: 'wrong' }, say('rules-failed'));
  drawer.replaceChildren(close, article);
  if (read) await illustrateRules(article);
}

/** @param {string} name */
function makeDrawer(name) {
  const drawer = /** @type {HTMLDialogElement} */ (h('dialog', { class: 'drawer', 'aria-label': say('rules-drawer', { game: name }) }));
  document.body.append(drawer);
  drawer.addEventListener('click', (event) => { if (event.target === drawer) drawer.close(); });
  return drawer;
}
