// @ts-check
// Back to one's seat or profile: what stands behind the # is handed in, and the address forgets it.
import { byId, say } from './dom.js';

const token = location.hash.slice(1);
if (token) {
  history.replaceState(null, '', location.pathname);
  /** @type {HTMLInputElement} */ (byId('back-token')).value = token;
  /** @type {HTMLFormElement} */ (byId('back')).submit();
} else {
  byId('back-state').textContent = byId('back-state').dataset.none ?? say('back-none');
  byId('back').hidden = true;
  document.getElementById('back-typed')?.removeAttribute('hidden');
}
