// @ts-check
// Leads to the page in the language that somebody chose or, before that, in the one that the browser prefers.

const KEY = 'language';
const here = document.documentElement.lang;
const translations = new Map([...document.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('hreflang') ?? '', link]));

/** @returns {string | null | undefined} */
function findWanted() {
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find((tag) => translations.has(tag));
  try { return localStorage.getItem(KEY) ?? preferred; } catch { return preferred; }
}

const wanted = findWanted();
if (here === 'en' && wanted && wanted !== here) {
  const there = translations.get(wanted);
  if (there) location.replace(/** @type {HTMLLinkElement} */ (there).href + location.search + location.hash);
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('.languages a') : null;
  if (!link) return;
  try { localStorage.setItem(KEY, link.getAttribute('hreflang') ?? 'en'); } catch { /* a private window forgets */ }
}, { capture: true });
