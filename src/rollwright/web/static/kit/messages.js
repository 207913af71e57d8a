// @ts-check
// What scripts say, in the language of the page: messages from the scripts that the page loads before ours.
// @ts-expect-error a library as it comes
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

const language = document.documentElement.lang || 'en';
/** @type {Record<string, string[] | string>} Texts and between them the names of variables, or a message in Fluent's syntax. */
const messages = (/** @type {any} */ (globalThis).pageMessages ?? {});
const bundle = new FluentBundle(language, { useIsolating: false });

/** Return a message with its values.
 * @param {string} name
 * @param {Record<string, any>} [values] @returns {string} */
export function say(name, values = {}) {
  const message = messages[name] ?? [name];
  if (typeof message === 'string') return format(name, message, values);
  return message.map((part, place) => (place % 2 ? write(values[part]) : part)).join('');
}

/** Parse a message when it is first said: at a first visit few are.
 * @param {string} name @param {string} source @param {Record<string, any>} values @returns {string} */
function format(name, source, values) {
  if (!bundle.hasMessage(name)) bundle.addResource(new FluentResource(source));
  return bundle.formatPattern(bundle.getMessage(name).value, values, []);
}

/** @param {unknown} value */
function write(value) {
  const isLong = typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) < 1000);
  return isLong ? new Intl.NumberFormat(language).format(value) : String(value);
}

/** Return a message if there is one, else what is given.
 * @param {string} name
 * @param {string} otherwise */
export function sayOr(name, otherwise) { return name in messages ? say(name) : otherwise; }

/** 91.42, 1 -> "91.4", as the language writes it.
 * @param {number} value @param {number} digits */
export function writeNumber(value, digits) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** 0.47 -> "47%", as the language writes it.
 * @param {number} value */
export function writePercent(value) { return new Intl.NumberFormat(language, { style: 'percent' }).format(value); }
