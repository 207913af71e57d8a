// @ts-check
// What scripts say, in the language of the page: Fluent's messages, from the scripts that the page loads before ours.
// @ts-expect-error a library as it comes
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

const bundle = new FluentBundle(document.documentElement.lang || 'en', { useIsolating: false });
/** @type {string[]} */
const texts = (/** @type {any} */ (globalThis).fluentTexts ??= []);
let known = 0;

/** @param {string} name */
function find(name) {
  for (; known < texts.length; known++) bundle.addResource(new FluentResource(texts[known]), { allowOverrides: true });
  return bundle.getMessage(name)?.value;
}

/** Return a message with its values.
 * @param {string} name
 * @param {Record<string, any>} [values] @returns {string} */
export function say(name, values = {}) {
  const pattern = find(name);
  return pattern === undefined ? name : fill(pattern, values) ?? bundle.formatPattern(pattern, values, []);
}

/** Return a pattern of texts and variables alone with its values; numbers that languages write differently are left to Fluent,
 * which asks the browser for much more.
 * @param {any} pattern @param {Record<string, any>} values @returns {string | undefined} */
function fill(pattern, values) {
  if (typeof pattern === 'string') return pattern;
  const parts = pattern.map((/** @type {any} */ part) => (typeof part === 'string' ? part : part.type === 'var' ? write(values[part.name]) : undefined));
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** @param {unknown} value */
function write(value) {
  return typeof value === 'string' ? value : Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? String(value) : undefined;
}

/** Return a message if there is one, else what is given.
 * @param {string} name
 * @param {string} otherwise */
export function sayOr(name, otherwise) { return find(name) === undefined ? otherwise : say(name); }

/** 91.42, 1 -> "91.4", as the language writes it.
 * @param {number} value @param {number} digits */
export function writeNumber(value, digits) {
  return new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** 0.47 -> "47%", as the language writes it.
 * @param {number} value */
export function writePercent(value) { return new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(value); }
