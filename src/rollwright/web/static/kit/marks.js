// @ts-check
// Marks and bases: the pictures of a game and its printed sheet, each loaded once, for ever.
import { svg } from './dom.js';
import { callServer } from './server.js';

export const SVG = 'http://www.w3.org/2000/svg';
/** @typedef {{id: string, isSteady: boolean, look: string, under: string | null, underLook: string, words: string, terms: string[]}} Mark */

/** @type {Map<string, Mark>} */
const marks = new Map();
/** @type {Map<string, Promise<any>>} */
const loading = new Map();

/** Load what an address stands for, once.
 * @param {string} address @param {(text: string) => any} take */
export function once(address, take) {
  const known = loading.get(address) ?? callServer(address).then(async (answer) => {
    // What this page was told of is gone: it belongs to an older version.
    if (!answer.ok) { location.reload(); return new Promise(() => {}); }
    return take(await answer.text());
  });
  loading.set(address, known);
  return known;
}

/** Load the pictures of a game.
 * @param {string} address @returns {Promise<void>} */
export function loadMarks(address) {
  return once(address, (text) => {
    const drawing = svg(text);
    for (const each of drawing.querySelectorAll('[data-mark]')) {
      const { mark, look, under, underLook, words, terms, steady } = /** @type {any} */ (each).dataset;
      const known = { id: each.id.replace(/-0$/, ''), isSteady: steady !== undefined, look, under: under ?? null, underLook, words: words ?? '', terms: (terms ?? '').split(' ') };
      for (const code of mark.split(' ')) marks.set(code, known);
    }
    document.body.append(drawing);
  });
}

/** Load a base; what it refers to goes into the page, once.
 * @param {string} address @returns {Promise<SVGSVGElement>} */
export function loadBase(address) {
  return once(address, (text) => {
    const base = svg(text);
    const parts = base.querySelector('defs');
    if (parts) {
      for (const part of [...parts.children]) if (document.getElementById(part.id)) part.remove();
      const hidden = document.createElementNS(SVG, 'svg');
      hidden.setAttribute('display', 'none');
      hidden.setAttribute('aria-hidden', 'true');
      hidden.append(parts);
      document.body.append(hidden);
    }
    for (const place of base.querySelectorAll('[id]')) place.removeAttribute('id');
    return base;
  });
}

/** @param {string} code */
export function findMark(code) { return marks.get(code); }

/** Return the code of the mark that stands for a term of the score.
 * @param {string} term */
export function codeOf(term) { return [...marks.keys()].find((code) => marks.get(code)?.terms.includes(term)) ?? ''; }

/** Say a mark: `2 cut-two` is "two trees, cut".
 * @param {string} mark */
export function sayMark(mark) { return mark.split(' ').map((code) => marks.get(code)?.words).filter(Boolean).join(', '); }

/** @param {string} href @param {string} look @param {string} [turn] */
function use(href, look, turn) {
  const made = document.createElementNS(SVG, 'use');
  made.setAttribute('href', `#${href}`);
  made.setAttribute('class', look);
  if (turn) made.setAttribute('transform', turn);
  return made;
}

/** Draw one picture with what lies under it; an outline says which shape a tint has.
 * @param {string} code @param {string} [variant] @param {string} [turn] @param {string | null} [outline] @returns {Node[]} */
export function drawMark(code, variant = '0', turn = '', outline = null) {
  const mark = marks.get(code);
  if (!mark) return [];
  const drawn = [use(`${mark.id}-${mark.isSteady ? 0 : variant}`, mark.look, turn)];
  if (!mark.under) return drawn;
  if (mark.under !== 'wash' || !outline) return [use(`u-${mark.under}`, mark.underLook), ...drawn];
  return [shape('path', { class: mark.underLook, d: outline }), ...drawn];
}

/** Write a number in figures that end at the origin.
 * @param {string} number @param {string} variant @param {number} step @returns {Node[]} */
export function writeFigures(number, variant, step) {
  return [...number].flatMap((figure, i) => drawMark(`figure-${figure}`, variant, `translate(${-step * (number.length - i)} 0)`));
}

/** Draw what a preview shows on a place; a mark without a picture is written.
 * @param {string} code @param {string} variant @param {string} turn @returns {SVGElement} */
export function drawGhost(code, variant, turn) {
  const mark = marks.get(code);
  if (mark) return use(`${mark.id}-${mark.isSteady ? 0 : variant}`, mark.look, turn);
  const text = shape('text', { class: 'ghost-text', x: '20', y: '26' });
  text.textContent = code;
  return text;
}

/** Make a part of a drawing.
 * @param {string} name @param {Record<string, string>} attributes @returns {SVGElement} */
export function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Return a small drawing of one mark, or null if there is no picture of it.
 * @param {string} code @param {string} [look] */
export function picture(code, look = '') {
  if (!marks.has(code)) return null;
  const made = document.createElementNS(SVG, 'svg');
  made.setAttribute('class', `rw rw-light ${look}`.trim());
  const isDie = code.startsWith('die-');
  made.setAttribute('viewBox', isDie ? '-3 -3 46 46' : '0 0 40 40');
  made.setAttribute('aria-hidden', 'true');
  made.append(...(isDie ? drawMark(code) : drawMark(code).slice(-1)));
  return made;
}

/** Return one die, or its face in writing where there is no picture of it.
 * @param {string} face @param {string} look */
export function die(face, look) {
  const made = document.createElement('span');
  const drawn = picture(`die-${face}`);
  made.className = drawn ? look : 'face';
  made.append(drawn ?? face);
  return made;
}

const MARK = /\{([^{} ]+)\} ?/;

/** Return a sentence as it is shown: its marks in braces are pictures, never read aloud.
 * @param {string} text @returns {(Node | string)[]} */
export function illustrate(text) {
  return text.split(MARK).flatMap((part, i) => (i % 2 ? [picture(part, 'tiny-mark')] : [part]))
    .filter((part) => part !== null && part !== '').map((part) => /** @type {Node | string} */ (part));
}

/** Return a sentence without its marks.
 * @param {string} text */
export function plainly(text) { return text.replace(/\{[^{} ]+\} ?/g, ''); }

/** Take what a page may show apart out of a drawing, into one of its own.
 * @param {SVGSVGElement} drawing */
export function cutApart(drawing) {
  const beside = /** @type {SVGSVGElement} */ (drawing.cloneNode());
  const { apart = '', fold } = drawing.dataset;
  beside.setAttribute('viewBox', apart);
  drawing.setAttribute('viewBox', `0 0 ${apart.split(' ')[0]} ${fold}`);
  for (const each of [drawing, beside]) { each.removeAttribute('width'); each.removeAttribute('height'); }
  beside.append(.../** @type {NodeListOf<Element>} */ (drawing.querySelectorAll('[data-beside]')));
  return beside;
}
