// @ts-check
// Messages for Python in a worker, which has no Fluent of its own.
// @ts-expect-error a library as it comes
import { FluentBundle, FluentResource } from '../vendor/fluent.js';

/** @type {Map<string, any>} */
const bundles = new Map();

/** Return a message with its values.
 * @param {string} language @param {string} name @param {string} source @param {string} values As JSON. @returns {string} */
export function formatMessage(language, name, source, values) {
  const key = `${language} ${source}`;
  const bundle = bundles.get(key) ?? new FluentBundle(language, { useIsolating: false });
  if (!bundles.has(key)) bundle.addResource(new FluentResource(source));
  bundles.set(key, bundle);
  return bundle.formatPattern(bundle.getMessage(name).value, JSON.parse(values), []);
}
