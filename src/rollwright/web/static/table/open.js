// @ts-check
// Open tables: the list is asked for again while somebody looks at it.
import { byId } from '../kit/dom.js';
import { promiseInForms } from '../kit/share.js';

const SECONDS = 5;

promiseInForms();

/** Show the list as it is now; a form that somebody is about to press stays under the finger. */
async function renew() {
  const list = byId('open-list');
  if (document.hidden || list.contains(document.activeElement) || list.matches(':hover')) return;
  const answer = await fetch(location.pathname).catch(() => null);
  const fresh = answer?.ok && new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('open-list');
  if (!fresh) return;
  list.replaceChildren(...fresh.childNodes);
  promiseInForms();
}
setInterval(renew, 1000 * SECONDS);
