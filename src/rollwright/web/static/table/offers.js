// @ts-check
// Offers as they come, paths of numbers, made into the tree of choices that menus and the sheet show.
import { once } from '../kit/marks.js';

/** @typedef {import('./picker.js').Choice} Choice
 * @typedef {import('./picker.js').Offers} Offers
 * @typedef {{kinds: string[], choices: string[], labels: string[], tiles: (string | undefined)[], places: string[][], marks: string[], explicit: Set<string>, instant: Set<string>}} Vocabulary */

/** Load the choices of a game. They come as the server's choice_lists.py folds them: a value as what grew since
 * the last one, a label with numbers of what its choice names; what just repeats a choice's values is left out.
 * @param {string} address @returns {Promise<Vocabulary>} */
export function loadVocabulary(address) {
  return once(address, (text) => {
    const told = JSON.parse(text);
    const kinds = told.kinds.flatMap((/** @type {[string, number]} */ [kind, times]) => new Array(times).fill(kind));
    const values = unfold(told.values);
    const places = values.map((value, i) => told.places[i] ?? value.split(','));
    const tell = (/** @type {string} */ label, /** @type {string} */ value) => {
      if (!label.includes('\x1a')) return label;
      const named = value.match(/[a-z]?[0-9]+/g) ?? [];
      return label.replace(/\x1a([0-9]+)/g, (/** @type {string} */ _, /** @type {number} */ at) => named[at]);
    };
    const labels = values.map((value, i) => tell(told.labels[i] ?? value.replaceAll(',', ' '), value));
    const tiles = told.tiles.map((/** @type {string | null} */ label, /** @type {number} */ i) => (label === null ? undefined : tell(label, values[i])));
    const choices = values.map((value, i) => `${kinds[i]}:${value}`);
    return { kinds, choices, labels, tiles, places, marks: told.marks, explicit: new Set(told.explicit), instant: new Set(told.instant) };
  });
}

/** @param {string} text */
function unfold(text) {
  /** @type {string[]} */
  const values = [];
  /** @type {string[]} */
  let parts = [];
  /** @type {number[]} */
  let growing = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('=')) {
      values.push(line.slice(1));
      parts = line.slice(1).match(/0|[1-9][0-9]*|[a-zA-Z]|[^a-zA-Z0-9]+/g) ?? [];
      growing = [...parts.keys()].filter((at) => /^[a-zA-Z0-9]/.test(parts[at]));
      continue;
    }
    const [steps, times = 1] = line.split('*');
    const growth = steps.split(' ').map(Number);
    for (let left = Number(times); left; left--) {
      growing.forEach((at, i) => { if (growth[i]) parts[at] = grow(parts[at], growth[i]); });
      values.push(parts.join(''));
    }
  }
  return values;
}

/** @param {string} part @param {number} by */
function grow(part, by) { return /[0-9]/.test(part) ? String(Number(part) + by) : String.fromCharCode(part.charCodeAt(0) + by); }

/** @param {Vocabulary} vocabulary @param {any} message @returns {Offers} */
export function readOffers(vocabulary, message) {
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
      at = child(at, vocabulary.choices[number], () => describe(vocabulary, message, number));
    }
    at.i = i;
  });
  return { ask: message.ask, tree: root.k ?? [], moves: message.paths, missing: message.missing ?? [] };
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

/** @param {Vocabulary} vocabulary @param {any} message @param {number} number @returns {Choice} */
function describe(vocabulary, message, number) {
  /** @type {Choice} */
  const node = { c: vocabulary.choices[number], l: message.labels?.[number] ?? vocabulary.labels[number] };
  const [brief, dice] = message.tiles?.[number] ?? [vocabulary.tiles[number]];
  if (brief) { node.t = brief; node.d = dice; }
  if (vocabulary.places[number].length) node.p = vocabulary.places[number];
  if (vocabulary.marks[number]) node.m = vocabulary.marks[number];
  if (vocabulary.explicit.has(vocabulary.kinds[number])) node.x = 1;
  if (vocabulary.instant.has(vocabulary.kinds[number])) node.o = 1;
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
