// @ts-check
// One's own share in the dice is promised when sitting down.
import { randomHex } from './dom.js';
import { keep, SHARE } from './nonce.js';
import { sha256 } from './sha256.js';

/** Have every form that seats somebody carry a fresh promise; the nonce stays in this browser. */
export function promiseInForms() {
  for (const field of document.querySelectorAll('input.promise')) {
    field.closest('form')?.addEventListener('submit', () => {
      const nonce = randomHex(16), promise = sha256(nonce);
      if (keep(SHARE + promise, nonce)) /** @type {HTMLInputElement} */ (field).value = promise;
    });
  }
}
