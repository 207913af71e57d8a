// @ts-check
// Sentences of the table: text with marks of the game in braces, shown as pictures and never read aloud.
import { picture } from './marks.js';

const MARK = /\{([^{} ]+)\} ?/;

/** Return a sentence as it is shown.
 * @param {string} text @returns {(Node | string)[]} */
export function illustrate(text) {
  return text.split(MARK).flatMap((part, i) => (i % 2 ? [picture(part, 'tiny-mark')] : [part]))
    .filter((part) => part !== null && part !== '').map((part) => /** @type {Node | string} */ (part));
}

/** Return a sentence without its marks.
 * @param {string} text */
export function plainly(text) { return text.replace(/\{[^{} ]+\} ?/g, ''); }
