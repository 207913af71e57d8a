// @ts-check
// What scripts say, in the language of the page: messages from the scripts that the page loads before ours.
// @ts-expect-error a library as it comes
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

const language = document.documentElement.lang || 'en';
/** @type {Record<string, string[] | string>} Texts and between them the names of variables, or a message in Fluent's syntax. */
const messages = (/** @type {any} */ (globalThis).pageMessages ?? {});
/** @type {Record<string, any>} */
const bundles = {};
let scope = '';

/** Say from now on what a game's own messages say, where there are some.
 * @param {string} game */
export function speakOf(game) { scope = `${game}.`; }

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
  if (!bundles[name]) (bundles[name] = new FluentBundle(language, { useIsolating: false })).addResource(new FluentResource(source));
  const bundle = bundles[name];
  return bundle.formatPattern(bundle.getMessage(name.slice(name.indexOf('.') + 1)).value, values, []);
}

/** @param {unknown} value */
function write(value) {
  const isLong = typeof value === 'number' && !(Number.isInteger(value) && Math.abs(value) < 1000);
  return isLong ? new Intl.NumberFormat(language).format(value) : String(value);
}

/** Return the game's own message if it has one, else one of every page, else what is given.
 * @param {string} name
 * @param {string} otherwise @param {Record<string, any>} [values] */
export function sayOr(name, otherwise, values) {
  const found = [`${scope}${name}`, name].find((each) => each in messages);
  return found === undefined ? otherwise : say(found, values);
}

/** 91.42, 1 -> "91.4", as the language writes it.
 * @param {number} value @param {number} digits */
export function writeNumber(value, digits) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** 0.47 -> "47%", as the language writes it.
 * @param {number} value */
export function writePercent(value) { return new Intl.NumberFormat(language, { style: 'percent' }).format(value); }
