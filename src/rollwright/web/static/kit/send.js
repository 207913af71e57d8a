// @ts-check
// Sends a result on: by the device's own way, with its picture where that can take one, else as a copied text.
import { say } from './dom.js';
import { callServer } from './server.js';

/** Send a text and an address on; says on the button what became of it.
 * @param {HTMLElement} button @param {{title?: string, text: string, url: string, picture?: string}} what */
export async function sendOn(button, { title, text, url, picture }) {
  const told = (/** @type {string} */ words) => { button.lastChild?.replaceWith(words); };
  try {
    if (navigator.share) await navigator.share({ title, text, url, ...await withPicture(picture) });
    else { await navigator.clipboard.writeText(`${text} ${url}`); told(say('share-copied')); }
  } catch (wrong) {
    if (/** @type {Error} */ (wrong).name !== 'AbortError') told(url); // whoever may not copy reads it
  }
}

/** Return a picture as a file, where the device can share files.
 * @param {string} [address] @returns {Promise<{files?: File[]}>} */
async function withPicture(address) {
  if (!address || !navigator.canShare) return {};
  const answer = await callServer(address);
  const files = [new File([await answer.blob()], 'rollwright.png', { type: 'image/png' })];
  return answer.ok && navigator.canShare({ files }) ? { files } : {};
}
