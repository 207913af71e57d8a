// @ts-check
// Offers as they come, paths of numbers, made into the tree of choices that menus and the sheet show.

/** @typedef {import('./picker.js').Choice} Choice
 * @typedef {import('./picker.js').Offers} Offers
 * @typedef {{choices: string[], labels: string[], places: string[][], marks: string[], explicit: number[], instant: number[]}} Vocabulary */

/** @param {Vocabulary} vocabulary @param {any} message @returns {Offers} */
export function readOffers(vocabulary, message) {
  const kinds = { explicit: new Set(vocabulary.explicit), instant: new Set(vocabulary.instant) };
  /** @type {Choice} */
  const root = { c: '', l: '', k: [] };
  message.paths.forEach((/** @type {number[]} */ path, /** @type {number} */ i) => {
    let at = root;
    let isHeaded = (message.under?.[i] ?? -1) < 0;
    for (const number of path) {
      if (!isHeaded && vocabulary.places[number].length) {
        const [c, l] = message.heads[message.under[i]];
        at = child(at, c, () => ({ c, l }));
        isHeaded = true;
      }
      at = child(at, vocabulary.choices[number], () => describe(vocabulary, message, number, kinds));
    }
    at.i = i;
  });
  return { ask: message.ask, tree: root.k ?? [], moves: message.paths };
}

/** @param {Choice} node @param {string} name @param {() => Choice} make */
function child(node, name, make) {
  node.k ??= [];
  const kids = /** @type {Map<string, Choice>} */ (known.get(node) ?? new Map());
  known.set(node, kids);
  const found = kids.get(name) ?? make();
  if (!kids.has(name)) { kids.set(name, found); node.k.push(found); }
  return found;
}
/** @type {WeakMap<Choice, Map<string, Choice>>} */
const known = new WeakMap();

/** @param {Vocabulary} vocabulary @param {any} message @param {number} number @param {{explicit: Set<number>, instant: Set<number>}} kinds
 * @returns {Choice} */
function describe(vocabulary, message, number, { explicit, instant }) {
  /** @type {Choice} */
  const node = { c: vocabulary.choices[number], l: message.labels?.[number] ?? vocabulary.labels[number] };
  if (vocabulary.places[number].length) node.p = vocabulary.places[number];
  if (vocabulary.marks[number]) node.m = vocabulary.marks[number];
  if (explicit.has(number)) node.x = 1;
  if (instant.has(number)) node.o = 1;
  return node;
}

/** Return for each move how it changes the score, by term.
 * @param {{changes?: number[][], gains?: number[]}} told @param {number} terms @returns {number[][]} */
export function readGains(told, terms) {
  const changes = (told.changes ?? []).map((pairs) => {
    const change = new Array(terms).fill(0);
    for (let i = 0; i < pairs.length; i += 2) change[pairs[i]] = pairs[i + 1];
    return change;
  });
  return (told.gains ?? []).map((gain) => changes[gain]);
}

/** Return what choices draw. One without places says what those to come draw or, after a `<`, those before.
 * @param {Choice[]} nodes @returns {Record<string, string>} */
export function trace(nodes) {
  /** @type {Record<string, string>} */
  const marks = {};
  let pen = '';
  /** @type {string[]} */
  let last = [];
  for (const { p, m = '' } of nodes) {
    if (p) {
      for (const place of p) marks[place] = m || pen;
      last = p;
    } else if (m.startsWith('<')) for (const place of last) marks[place] = m.slice(1);
    else if (m) pen = m;
  }
  return marks;
}
