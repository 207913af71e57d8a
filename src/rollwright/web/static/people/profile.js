// @ts-check
// A profile that has just come to this device brings its settings along; its friend link is sent or copied.
import { say } from '../kit/dom.js';
import { promiseInForms } from '../kit/share.js';

promiseInForms();

const moved = document.querySelector('.profile')?.getAttribute('data-settings');
if (moved) {
  try {
    const { theme, ...settings } = JSON.parse(moved);
    if (Object.keys(settings).length) localStorage.setItem('settings', JSON.stringify(settings));
    if (theme) {
      localStorage.setItem('theme', theme);
      document.documentElement.dataset.theme = theme;
    }
  } catch { /* a private window forgets */ }
  history.replaceState(null, '', location.pathname);
}

const link = /** @type {HTMLInputElement | null} */ (document.getElementById('friend-link'));
document.getElementById('send-link')?.addEventListener('click', async (event) => {
  const button = /** @type {HTMLElement} */ (event.currentTarget), url = link?.value ?? '';
  try {
    if (navigator.share) await navigator.share({ url });
    else { await navigator.clipboard.writeText(url); button.textContent = say('friends-copied'); }
  } catch { link?.select(); }
});
