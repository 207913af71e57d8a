// @ts-check
// A sheet on the page: put up, patched, pointed at by mouse, finger and keyboard.
import { svg } from './dom.js';

const SVG = 'http://www.w3.org/2000/svg';
/** @typedef {[string, number[], Record<string, string>, string | null, number, number]} Patch */

export class Sheet {
  /** @param {HTMLElement} box @param {boolean} isLive Whether it is a grid one can walk through. */
  constructor(box, isLive) {
    this.box = box;
    this.isLive = isLive;
    /** @type {Map<string, SVGGElement>} */
    this.cells = new Map();
    /** @type {Map<string, [number, number]>} */
    this.spots = new Map();
    this.here = '';
  }

  /** Put up a whole drawing.
   * @param {string} text */
  show(text) {
    const focused = this.box.contains(document.activeElement);
    const drawing = svg(text);
    if (!this.isLive) { drawing.setAttribute('aria-hidden', 'true'); drawing.setAttribute('focusable', 'false'); }
    this.box.replaceChildren(drawing);
    this.spots.clear();
    this.find();
    if (focused) this.cells.get(this.here)?.focus({ preventScroll: true });
  }

  /** Change only what changed; elements stay, so the focus does too.
   * @param {Patch[]} patches */
  patch(patches) {
    for (const [id, path, attributes, inner, first, dropped] of patches) {
      /** @type {Element | null | undefined} */
      let at = id ? this.box.querySelector(`[id="${CSS.escape(id)}"]`) : this.box.firstElementChild;
      for (const step of path) at = at?.children[step];
      if (!at) continue;
      setAttributes(at, attributes);
      if (inner !== null) replace(at, readInner(inner), first, dropped);
    }
    this.find();
  }

  find() {
    this.cells.clear();
    for (const cell of this.box.querySelectorAll('[data-place]')) {
      this.cells.set(/** @type {any} */ (cell).dataset.place, /** @type {any} */ (cell));
    }
    if (this.isLive) this.makeWalkable();
  }

  makeWalkable() {
    const title = this.box.querySelector('title')?.textContent ?? '';
    this.box.querySelectorAll('[role=grid]').forEach((grid) => setAttribute(grid, 'aria-label', title));
    if (!this.cells.has(this.here)) this.here = this.cells.keys().next().value ?? '';
    for (const [place, cell] of this.cells) setAttribute(cell, 'tabindex', place === this.here ? '0' : '-1');
  }

  /** Return where a place lies, counted in squares of its own size.
   * @param {string} place @returns {[number, number] | undefined} */
  locate(place) {
    if (!this.spots.has(place) && this.cells.has(place)) this.measure();
    return this.spots.get(place);
  }

  measure() {
    for (const [place, cell] of this.cells) {
      const box = (cell.querySelector('.cell') ?? cell).getBoundingClientRect();
      const unit = box.width || 1;
      this.spots.set(place, [round(box.left / unit), round(box.top / unit)]);
    }
    const [x, y] = [Math.min(...[...this.spots.values()].map((s) => s[0])),
      Math.min(...[...this.spots.values()].map((s) => s[1]))];
    for (const [place, spot] of this.spots) this.spots.set(place, [spot[0] - x, spot[1] - y]);
  }

  /** Return the place an event is about.
   * @param {Event} event @returns {string} */
  placeOf(event) {
    const cell = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    return cell && this.box.contains(cell) ? /** @type {any} */ (cell).dataset.place : '';
  }

  /** Walk to the next place in a direction.
   * @param {string} key */
  walk(key) {
    const from = this.cells.get(this.here)?.getBoundingClientRect();
    if (!from) return false;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
    const target = key === 'Home' || key === 'End' ? this.endOfRow(key) : this.nearest(from, dx, dy);
    if (target) this.focus(target);
    return true;
  }

  /** @param {string} key */
  endOfRow(key) {
    const row = this.cells.get(this.here)?.closest('[role=row]')?.querySelectorAll('[data-place]') ?? [];
    return /** @type {any} */ (row[key === 'Home' ? 0 : row.length - 1])?.dataset.place;
  }

  /** @param {DOMRect} from @param {number} dx @param {number} dy */
  nearest(from, dx, dy) {
    let best = '';
    let least = Infinity;
    for (const [place, cell] of this.cells) {
      const box = cell.getBoundingClientRect();
      const x = box.left + box.width / 2 - from.left - from.width / 2;
      const y = box.top + box.height / 2 - from.top - from.height / 2;
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 1 && along + 3 * aside < least) { least = along + 3 * aside; best = place; }
    }
    return best;
  }

  /** @param {string} place */
  focus(place) {
    this.here = place;
    this.makeWalkable();
    this.cells.get(place)?.focus();
  }

  /** Draw a preview: each mark on its place, in ghost ink.
   * @param {[string, string][]} marks @param {Set<string>} [picked] */
  preview(marks, picked = new Set()) {
    this.box.querySelectorAll('.preview').forEach((old) => old.remove());
    this.box.querySelectorAll('.chosen').forEach((old) => old.classList.remove('chosen'));
    for (const [place, mark] of marks) {
      const cell = this.cells.get(place);
      if (!cell) continue;
      const group = document.createElementNS(SVG, 'g');
      group.setAttribute('class', 'preview');
      group.append(...drawMark(mark, picked.has(place)));
      cell.append(group);
    }
    for (const place of picked) this.cells.get(place)?.classList.add('chosen');
  }

  /** Show where something may be drawn.
   * @param {Iterable<string>} places */
  allow(places) {
    const able = new Set(places);
    for (const [place, cell] of this.cells) cell.classList.toggle('can', able.has(place));
  }
}

/** @param {number} value */
function round(value) { return Math.round(value * 2) / 2; }

/** @param {Element} element @param {Record<string, string>} attributes */
function setAttributes(element, attributes) {
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes) && !['tabindex', 'class', 'aria-hidden', 'focusable'].includes(name) && name !== 'xmlns') {
      element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
}

/** Set an attribute only if it changes, so that nothing is worked out again for nothing.
 * @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Put nodes in the place of some children; those that take the place of all bring the words too.
 * @param {Element} element @param {Node[]} nodes @param {number} first @param {number} dropped */
function replace(element, nodes, first, dropped) {
  if (!first && dropped >= element.children.length) { element.replaceChildren(...nodes); return; }
  const next = element.children[first + dropped] ?? null;
  for (const old of [...element.children].slice(first, first + dropped)) old.remove();
  for (const node of nodes) element.insertBefore(node, next);
}

/** @param {string} inner @returns {Node[]} */
function readInner(inner) { return [...svg(`<svg xmlns="${SVG}">${inner}</svg>`).childNodes]; }

/** Return a mark of the page's own collection; one without a drawing is written.
 * @param {string} mark @param {boolean} isPicked @returns {Node[]} */
export function drawMark(mark, isPicked) {
  const back = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ class: 'ghost-back', x: '1', y: '1', width: '38', height: '38', rx: '3' })) {
    back.setAttribute(name, value);
  }
  const drawn = findMark(mark);
  if (drawn) {
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `#${drawn.id}`);
    use.setAttribute('class', isPicked ? drawn.look : `${drawn.look} faint`);
    return [back, use];
  }
  const text = document.createElementNS(SVG, 'text');
  text.textContent = mark;
  text.setAttribute('class', 'ghost-text');
  text.setAttribute('x', '20');
  text.setAttribute('y', '26');
  return [back, text];
}

/** @type {Map<string, {id: string, look: string, words: string} | null>} */
const found = new Map();
/** @param {string} mark */
export function findMark(mark) {
  if (!found.has(mark)) {
    const drawn = [...document.querySelectorAll('defs [data-mark]')]
      .find((each) => (each.getAttribute('data-mark') ?? '').split(' ').includes(mark));
    found.set(mark, drawn ? { id: drawn.id, look: drawn.getAttribute('data-look') ?? 'mark ink', words: drawn.getAttribute('data-words') ?? mark } : null);
  }
  return found.get(mark);
}
