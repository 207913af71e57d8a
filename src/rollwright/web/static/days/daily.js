// @ts-check
// The day's page: a clock that runs down to the next dice, and a text to share that gives nothing away.
import { byId } from '../kit/dom.js';
import { runClocks } from '../kit/countdown.js';
import { sendOn } from '../kit/send.js';

runClocks();

document.getElementById('share')?.addEventListener('click', (event) => {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  sendOn(button, { text: byId('share-text').innerText.trim(), url: `${location.origin}${button.dataset.path ?? '/daily'}` });
});
