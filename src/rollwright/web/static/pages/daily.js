// @ts-check
// The day's page: a clock that runs down to the next dice, and a text to share that gives nothing away.
import { byId, say } from '../kit/dom.js';

const clock = document.getElementById('next-dice');
if (clock) {
  const end = Date.now() + 1000 * Number(clock.dataset.seconds);
  const show = () => {
    const left = Math.max(0, Math.round((end - Date.now()) / 1000));
    const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
    clock.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    if (!left) location.reload();
  };
  setInterval(show, 1000);
  show();
}

document.getElementById('share')?.addEventListener('click', async (event) => {
  const text = `${byId('share-text').innerText.trim()}\n${location.origin}/daily`;
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  try {
    if (navigator.share) await navigator.share({ text });
    else { await navigator.clipboard.writeText(text); button.textContent = say('daily.copied'); }
  } catch { /* they thought better of it */ }
});
